extension JSONReader {
  /// Returns the key of a dictionary's entry.
  ///
  /// A key that isn't a string is converted first, as by the standard library's dictionaries.
  @inlinable
  internal mutating func key<Key: JSONKey>(_ text: String) -> Key? {
    Key(jsonKey: takesKeysLiterally || Key.self == String.self ? text : convertedKey(text))
  }

  @inline(never)
  @usableFromInline
  internal mutating func convertedKey(_ text: String) -> String {
    guard let context, context.convertsKeys else { return text }
    let path = context.convertsKeysByPath ? Array(pathOfKeys().dropLast()) : []
    return context.fieldKey(for: text) { path }
  }
}
