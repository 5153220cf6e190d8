internal import CTypewardenXML

/// The element names of property lists as libxml2's dictionary holds them, compared by pointer.
struct XMLNames {
  /// What an element is.
  enum Kind: Equatable {
    case plist
    case value(Node.Kind)
  }

  private var key: UnsafePointer<UInt8>?
  private var string: UnsafePointer<UInt8>?
  private var dictionary: UnsafePointer<UInt8>?
  private var array: UnsafePointer<UInt8>?
  private var yes: UnsafePointer<UInt8>?
  private var no: UnsafePointer<UInt8>?
  private var integer: UnsafePointer<UInt8>?
  private var real: UnsafePointer<UInt8>?
  private var data: UnsafePointer<UInt8>?
  private var date: UnsafePointer<UInt8>?
  private var plist: UnsafePointer<UInt8>?

  init() {}

  /// The names as a parser context's dictionary gives them back in its callbacks.
  init(in dictionary: OpaquePointer?, _ xml: TypewardenXMLFunctions) {
    func intern(_ name: StaticString) -> UnsafePointer<UInt8>? {
      xml.xmlDictLookup(dictionary, name.utf8Start, Int32(name.utf8CodeUnitCount))
    }
    key = intern("key")
    string = intern("string")
    self.dictionary = intern("dict")
    array = intern("array")
    yes = intern("true")
    no = intern("false")
    integer = intern("integer")
    real = intern("real")
    data = intern("data")
    date = intern("date")
    plist = intern("plist")
  }

  /// What the element of a name is; nil for names that property lists do not have.
  @inline(__always)
  func kind(of name: UnsafePointer<UInt8>?) -> Kind? {
    if name == key { return .value(.key) }
    if name == string { return .value(.string) }
    if name == dictionary { return .value(.dictionary) }
    if name == array { return .value(.array) }
    if name == yes { return .value(.yes) }
    if name == no { return .value(.no) }
    if name == integer { return .value(.integer) }
    if name == real { return .value(.real) }
    if name == data { return .value(.data) }
    if name == date { return .value(.date) }
    if name == plist { return .plist }
    return nil
  }
}
