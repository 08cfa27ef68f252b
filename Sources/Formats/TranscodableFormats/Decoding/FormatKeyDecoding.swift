internal import TranscodableCore

/// How keys in a document are converted to the keys of fields.
public enum FormatKeyDecoding: Sendable {
  /// Keys aren't converted.
  case useDefaultKeys
  /// Keys such as `first_name` are converted to `firstName`.
  ///
  /// The keys of dictionaries aren't converted.
  case convertFromSnakeCase
  /// Keys are converted by a closure, which receives the path of the key.
  case custom(@Sendable ([any CodingKey]) -> any CodingKey)

  var isConverting: Bool {
    if case .useDefaultKeys = self { false } else { true }
  }

  func fieldKey(for key: String, in path: () -> [any CodingKey]) -> String {
    switch self {
    case .useDefaultKeys: key
    case .convertFromSnakeCase: key.convertedFromSnakeCase { $0.capitalizedWords }
    case .custom(let convert): convert(path() + [CodingFieldKey(stringValue: key)]).stringValue
    }
  }
}

/// How the keys of fields are converted to keys in a document.
public enum FormatKeyEncoding: Sendable {
  /// Keys aren't converted.
  case useDefaultKeys
  /// Keys such as `firstName` are converted to `first_name`.
  ///
  /// The keys of dictionaries aren't converted.
  case convertToSnakeCase
  /// Keys are converted by a closure, which receives the path of the key.
  case custom(@Sendable ([any CodingKey]) -> any CodingKey)
}

extension Substring {
  /// The string with an uppercase letter at the start of each word, as Foundation's `capitalized`.
  fileprivate var capitalizedWords: String {
    var result = ""
    var isInWord = false
    for scalar in unicodeScalars {
      let properties = scalar.properties
      switch properties.generalCategory {
      case .uppercaseLetter, .titlecaseLetter:
        result += isInWord ? properties.lowercaseMapping : String(scalar)
        isInWord = true
      case .lowercaseLetter:
        result += isInWord ? String(scalar) : properties.titlecaseMapping
        isInWord = true
      default:
        result.unicodeScalars.append(scalar)
        if !properties.isCaseIgnorable { isInWord = false }
      }
    }
    return result
  }
}
