// What a server tells its clients.

extension CodingFailure {
  /// The way to the value as people write it, such as `users[3].address["zip code"]`.
  ///
  /// Of a missing key, it is the way to the value that is missing. It is empty for the document.
  /// Long keys and long paths are cut in the middle.
  public var path: String { valuePath.readablePath }

  /// The way to the value as a JSON Pointer (RFC 6901), such as `/users/3/address/zip code`.
  ///
  /// Of a missing key, it is the way to the value that is missing. It is empty for the document.
  public var pointer: String { valuePath.map { "/" + $0.pointerToken }.joined() }

  /// The keys and indices that lead to the value, also if it is missing.
  private var valuePath: [any CodingKey] {
    guard reason == .missingKey, let key = key?.stringValue ?? expected else { return codingPath }
    return codingPath + [CodingFieldKey(stringValue: key)]
  }

  /// What is wrong, for the sender of the document: without its place, which ``path`` and
  /// ``pointer`` say, without names of types, and without the value itself.
  ///
  /// ```swift
  /// failures.map { "\($0.pointer) \($0.explanation)" }
  /// // "/status must be one of open, in_progress, done"
  /// // "/password must have 12 to 100 characters, has 7"
  /// // "/name is missing"
  /// ```
  public var explanation: String {
    if let requirement { return requirement }
    return switch reason {
    case .missingKey: "is missing"
    case .missingValue: found == "null" ? "must not be null" : "must not be empty"
    case .unknownKey: "is not known" + list(alternatives, "; known are ")
    case .duplicateKey: "stands more than once"
    case _ where !alternatives.isEmpty: "must be" + list(alternatives, " one of ")
    case _ where underlying is AttemptErrors: "has none of the forms that are accepted"
    case .typeMismatch, .numberOutOfRange, .invalidValue: demand
    case .custom, .notRepresentable: "is not accepted"
    case .depthLimit, .sizeLimit, .stringLimit, .countLimit: "is not accepted: \(sentence)"
    default: "is malformed: \(sentence)"
    }
  }

  private func list(_ names: [String], _ start: String) -> String {
    if names.isEmpty { return "" }
    return start + names.prefix(20).joined(separator: ", ") + (names.count > 20 ? ", …" : "")
  }

  /// What was expected, in the words of the document.
  private var demand: String {
    guard let expected else { return "is not accepted" }
    if let range = Self.ranges[expected] { return "must be a whole number from \(range)" }
    if let phrase = Self.phrases[expected] { return "must be \(phrase)" }
    // Strategies say what they expect as a phrase; all else is the name of a type.
    return expected.hasPrefix("a ") || expected.hasPrefix("an ")
      ? "must be \(expected)" : "is not accepted"
  }

  private static let ranges: [String: String] = {
    func entry<Integer: FixedWidthInteger>(_ type: Integer.Type) -> (String, String) {
      ("\(type)", "\(Integer.min) to \(Integer.max)")
    }
    return Dictionary(
      uniqueKeysWithValues: [
        entry(Int8.self), entry(Int16.self), entry(Int32.self), entry(UInt8.self),
        entry(UInt16.self), entry(UInt32.self),
      ])
  }()

  // The range of wide integers would say more of the program than of the field.
  private static let phrases = [
    "Int": "a whole number", "Int64": "a whole number", "Int128": "a whole number",
    "UInt": "a whole number of at least 0", "UInt64": "a whole number of at least 0",
    "UInt128": "a whole number of at least 0",
    "Bool": "true or false", "String": "a string", "Double": "a number", "Float": "a number",
    "CGFloat": "a number", "Decimal": "a number", "UUID": "a UUID", "URL": "a URL",
    "Date": "a date", "Data": "Base64", "valid Base64": "valid Base64",
    "a dictionary": "an object", "Dictionary<String, Any>": "an object",
    "Array<Any>": "an array", "date string to be ISO8601-formatted": "an ISO 8601 date",
  ]
}
