extension CodingFailure: CustomStringConvertible {
  /// A description of the failure on one line.
  ///
  /// For example, `type-mismatch at [0].age, line 3, column 10 (byte 31): expected Float, found a
  /// string`.
  public var description: String {
    "\(reason)\(whereabouts)" + (factsPhrase.map { ": \($0)" } ?? "")
  }

  /// The path and location as a phrase that starts with a space; empty if neither is known.
  var whereabouts: String {
    let places = [codingPath.readablePath, place ?? ""].filter { !$0.isEmpty }
    return places.isEmpty ? "" : " at " + places.joined(separator: ", ")
  }

  /// A phrase with what was expected and what was found, or `nil` if neither is known.
  var factsPhrase: String? {
    if let requirement { return requirement }
    let facts = [expected.map { "expected \($0)" }, found.map { "found \($0)" }]
      .compactMap(\.self)
    if !facts.isEmpty { return facts.joined(separator: ", ") }
    return reason == .custom ? message ?? underlying.map { "\($0)" } : nil
  }
}

extension CodingFailure {
  /// The location, such as `line 2, column 7 (byte 31)`, if known.
  private var place: String? {
    guard let offset else { return nil }
    guard let line, let column else { return "byte \(offset)" }
    return "line \(line), column \(column) (byte \(offset))"
  }

  /// The location in a sentence, such as `at line 2, column 7 (byte 31)`; empty if unknown.
  package var placePhrase: String { place.map { "at \($0)" } ?? "" }

  /// How the input violates the rules of its format, as part of a sentence.
  package var sentence: String {
    let expectation = expected.map { ", expected \($0)" } ?? ""
    return switch reason {
    case .unexpectedEnd: "unexpected end of file\(expectation)"
    case .unexpectedCharacter: "unexpected \(found ?? "character")\(expectation)"
    case .trailingContent: "garbage after the value"
    case .invalidNumber: "malformed number"
    case .invalidEscape: "invalid escape sequence"
    case .loneSurrogate: "unpaired surrogate"
    case .controlCharacter: "unescaped control character in a string"
    case .invalidUTF8: "invalid UTF-8"
    case .depthLimit: "too many nested arrays or dictionaries\(expectation)"
    case .sizeLimit: "document too large\(expectation)"
    case .stringLimit: "string too long\(expectation)"
    case .countLimit: "too many elements or members\(expectation)"
    default: found ?? expected ?? reason.code
    }
  }

  /// The message of the standard errors, without the location.
  private var claim: String {
    if let requirement { return requirement.prefix(1).uppercased() + requirement.dropFirst() }
    let expected = expected ?? "a value"
    return switch reason {
    case .missingKey:
      "No value associated with key \"\(expected)\" in the object that ends"
    case .missingValue: "Expected \(expected) but found null"
    case .unknownKey: "No field matches \(found ?? "the key")"
    case .duplicateKey: "The key \((found ?? "").quoted) appears more than once in its object"
    case .typeMismatch, .numberOutOfRange, .invalidValue:
      "Expected \(expected) but found \(found ?? "something else")"
    default: "The given data was not valid: \(sentence)"
    }
  }

  /// The message of the standard errors: the explicit message, or a message derived from the facts.
  package var debugDescription: String {
    if let message { return message }
    let comma = requirement == nil ? "" : ","
    let sentence = placePhrase.isEmpty ? "\(claim)." : "\(claim)\(comma) \(placePhrase)."
    guard reason == .unknownKey, !alternatives.isEmpty else { return sentence }
    let keys = alternatives.prefix(20).map(\.quoted).joined(separator: ", ")
    return "\(sentence) Known keys are \(keys)\(alternatives.count > 20 ? " and others" : "")."
  }
}
