internal import TranscodableCore

extension JSONReader {
  /// Creates a dictionary key from a string.
  ///
  /// Unless the key type is `String`, the coder's key strategy is applied first.
  @inlinable
  internal mutating func key<Key: JSONKey>(_ text: String) -> Key? {
    Key(jsonKey: takesKeysLiterally ? text : convertedKey(text, isData: Key.self == String.self))
  }

  @inline(never)
  @usableFromInline
  internal mutating func convertedKey(_ text: String, isData: Bool) -> String {
    guard let context, context.convertsKeys else { return text }
    if isData {
      convertedKeys?.leaveMembers(atDepth: depth, from: offset)
      return text
    }
    let path = context.convertsKeysByPath ? Array(pathOfFields().dropLast()) : []
    let key = context.fieldKey(for: text) { path }
    makeConvertedKeys().replace(text, by: key, atDepth: depth, end: offset)
    return key
  }

  /// The field keys of the enclosing members, or `nil` if no key has been converted.
  var convertedKeys: ConvertedKeys? {
    if let document { return document.json.convertedKeys }
    return extras?.convertedKeys
  }

  mutating func makeConvertedKeys() -> ConvertedKeys {
    if let convertedKeys { return convertedKeys }
    let keys = ConvertedKeys()
    makeExtras().convertedKeys = keys
    return keys
  }
}
