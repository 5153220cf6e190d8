#if !canImport(Darwin)
  /// A class that says when it changes, as documents were before ``Document``.
  ///
  /// It is here so that a ``ReferenceFileDocument`` compiles. There are no publishers: views and tests
  /// follow a `@Observable` class instead.
  ///
  /// Apple's counterpart is `ObservableObject` of Combine.
  public protocol ObservableObject: AnyObject {}

  /// A property of an ``ObservableObject``. It holds a value and has no publisher behind `$`.
  ///
  /// Apple's counterpart is `Published` of Combine.
  @propertyWrapper
  public struct Published<Value> {
    /// The value.
    public var wrappedValue: Value

    /// A property with a value to begin with.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// A property with a value to begin with.
    public init(initialValue: Value) { wrappedValue = initialValue }
  }

  extension Published: Sendable where Value: Sendable {}
#endif
