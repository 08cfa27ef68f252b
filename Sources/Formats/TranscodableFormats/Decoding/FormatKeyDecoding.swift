internal import TranscodableCore

/// How keys in a document are converted to the keys of fields.
public enum FormatKeyDecoding: Sendable {
  /// Keys aren't converted.
  case useDefaultKeys
  /// Keys are converted by a closure, which receives the path of the key.
  case custom(@Sendable ([any CodingKey]) -> any CodingKey)

  var isConverting: Bool {
    if case .useDefaultKeys = self { false } else { true }
  }

  func fieldKey(for key: String, in path: () -> [any CodingKey]) -> String {
    switch self {
    case .useDefaultKeys: key
    case .custom(let convert): convert(path() + [CodingFieldKey(stringValue: key)]).stringValue
    }
  }
}

/// How the keys of fields are converted to keys in a document.
public enum FormatKeyEncoding: Sendable {
  /// Keys aren't converted.
  case useDefaultKeys
  /// Keys are converted by a closure, which receives the path of the key.
  case custom(@Sendable ([any CodingKey]) -> any CodingKey)
}
