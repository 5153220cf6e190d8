extension TypeRegistry {
  /// Calls `body` with every declared identifier as bytes, in no particular order that means
  /// anything, until it returns false. Makes no `String`. Complexity: O(types).
  package func forEachIdentifier(_ body: (UnsafeBufferPointer<UInt8>) -> Bool) {
    for id in 0..<storage.typeCount where storage.row(ofType: id).active >= 0 {
      guard withIdentifier(of: id, body) else { return }
    }
  }
}
