extension JSONReader {
  /// Creates a dictionary key from a string.
  ///
  /// Unless the key type is `String`, the coder's key strategy is applied first.
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
