// Descriptions of failures that a server can return to its clients.

extension CodingFailure {
  /// The path to the value in a readable form, such as `users[3].address["zip code"]`.
  ///
  /// If a key is missing, the path includes the missing key. The path of the whole document is
  /// empty. Long keys and long paths are shortened in the middle.
  public var path: String { valuePath.readablePath }

  /// The path to the value as a JSON Pointer (RFC 6901), such as `/users/3/address/zip code`.
  ///
  /// If a key is missing, the pointer includes the missing key. The pointer to the whole document
  /// is empty.
  public var pointer: String { valuePath.map { "/" + $0.pointerToken }.joined() }

  private var valuePath: [any CodingKey] {
    guard reason == .missingKey, let key = key?.stringValue ?? expected else { return codingPath }
    return codingPath + [CodingFieldKey(stringValue: key)]
  }

  /// A description of the problem for the client that sent the document.
  ///
  /// The description doesn't contain type names, the value itself, or its location. Use ``path`` or
  /// ``pointer`` for the location.
  ///
  /// ```swift
  /// failures.map { "\($0.pointer) \($0.explanation)" }
  /// // "/status must be one of open, in_progress, done"
  /// // "/password must have 12 to 100 characters, but has 7"
  /// // "/name is missing"
  /// ```
  public var explanation: String { demand + (olderVersion.map { " (\($0.answer))" } ?? "") }

  private var demand: String {
    if let requirement { return requirement }
    return switch reason {
    case .missingKey: "is missing"
    case .missingValue: found == "null" ? "must not be null" : "must not be empty"
    case .unknownKey: "is unknown" + list(alternatives, "; known keys are ")
    case .duplicateKey: "appears more than once"
    case _ where !alternatives.isEmpty: "must be" + list(alternatives, " one of ")
    case _ where underlying is AttemptErrors: "has none of the accepted forms"
    case .typeMismatch, .numberOutOfRange, .invalidValue: expectation
    case .custom, .notRepresentable: "is not accepted"
    case .depthLimit, .sizeLimit, .stringLimit, .countLimit: "is not accepted: \(sentence)"
    default: "is malformed: \(sentence)"
    }
  }

  private func list(_ names: [String], _ start: String) -> String {
    if names.isEmpty { return "" }
    return start + names.prefix(20).joined(separator: ", ") + (names.count > 20 ? ", …" : "")
  }

  private var expectation: String {
    guard let expected else { return "is not accepted" }
    if let range = Self.ranges[expected] { return "must be an integer from \(range)" }
    if let phrase = Self.phrases[expected] { return "must be \(phrase)" }
    // If a strategy supplies the expectation, the phrase starts with an article. Any other
    // expectation is the name of a type.
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

  // Ranges of wide integer types are omitted, because they would reveal more about the program than
  // about the field.
  private static let phrases = [
    "Int": "an integer", "Int64": "an integer", "Int128": "an integer",
    "UInt": "a nonnegative integer", "UInt64": "a nonnegative integer",
    "UInt128": "a nonnegative integer",
    "Bool": "true or false", "String": "a string", "Double": "a number", "Float": "a number",
    "CGFloat": "a number", "Decimal": "a number", "UUID": "a UUID", "URL": "a URL",
    "Date": "a date", "Data": "Base64", "valid Base64": "valid Base64",
    "a dictionary": "an object", "Dictionary<String, Any>": "an object",
    "Array<Any>": "an array", "date string to be ISO8601-formatted": "an ISO 8601 date",
  ]
}

extension CodingFailure {
  /// The error that other code threw while a value was decoded or encoded.
  ///
  /// Other code includes custom conformances, strategies, hooks, conversions, migrations and
  /// validations. The property is `nil` if a coder found the problem itself. If a value has several
  /// possible forms, use ``attempts`` instead.
  ///
  /// ```swift
  /// } catch {
  ///   if let error = CodingFailure(describing: error).originalError as? PaymentError { … }
  /// }
  /// ```
  public var originalError: (any Error)? {
    var found: (any Error)?
    var next = underlying
    while let error = next {
      switch error {
      case let failure as CodingFailure: next = failure.underlying
      case let error as DecodingError: (found, next) = error.original
      case let error as EncodingError: (found, next) = error.original
      case let failure as CodableValidationFailure: next = failure.cause
      case is AttemptErrors: return nil
      default: return error
      }
    }
    return found
  }
}

// Only an error that a coder created has a failure.
extension DecodingError {
  fileprivate var original: ((any Error)?, next: (any Error)?) {
    let underlying = context?.underlyingError
    return underlying is CodingFailure ? (nil, underlying) : (self, underlying)
  }
}

extension EncodingError {
  fileprivate var original: ((any Error)?, next: (any Error)?) {
    guard case .invalidValue(_, let context) = self else { return (self, nil) }
    let underlying = context.underlyingError
    return underlying is CodingFailure ? (nil, underlying) : (self, underlying)
  }
}

extension CodingFailure {
  package static func unknownKey(
    _ key: String, in byteRange: Range<Int>? = nil, _ known: [String]
  ) -> CodingFailure {
    CodingFailure(.unknownKey, in: byteRange, found: "the key \(key.quoted)").offering(known)
  }
}
