internal import TranscodableCore

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
    let path = context.convertsKeysByPath ? Array(pathOfFields().dropLast()) : []
    return context.fieldKey(for: text) { path }
  }
}

/// The converted keys of the fields that enclose a reader's position.
struct ConvertedKeys {
  private var keys: [(level: Int, key: String, field: String)] = []

  mutating func replace(_ key: String, by field: String, at level: Int) {
    while let last = keys.last, last.level >= level { keys.removeLast() }
    keys.append((level, key, field))
  }

  /// Replaces the keys of fields in the path of a member.
  ///
  /// The keys of dictionaries stay unchanged.
  func converting(_ path: [any CodingKey]) -> [any CodingKey] {
    var path = path
    for (level, key, field) in keys where level < path.count && path[level].stringValue == key {
      path[level] = CodingFieldKey(stringValue: field)
    }
    return path
  }
}
