extension CodingFailure: CustomStringConvertible {
  /// The facts in a line, such as `type-mismatch at byte 11: expected Float, found a string`.
  public var description: String {
    let facts = [expected.map { "expected \($0)" }, found.map { "found \($0)" }].compactMap(\.self)
    return "\(reason)" + (offset.map { " at byte \($0)" } ?? "")
      + (facts.isEmpty ? "" : ": " + facts.joined(separator: ", "))
  }
}

extension CodingFailure {
  /// The place in words, such as `at line 2, column 7 (byte 31)`; empty if there is none.
  package var placePhrase: String {
    guard let offset else { return "" }
    guard let line, let column else { return "at byte \(offset)" }
    return "at line \(line), column \(column) (byte \(offset))"
  }

  /// What the text breaks the rules of its format with, as half a sentence.
  package var sentence: String {
    let expectation = expected.map { ", expected \($0)" } ?? ""
    return switch reason {
    case .unexpectedEnd: "unexpected end of file\(expectation)"
    case .unexpectedCharacter: "unexpected \(found ?? "character")\(expectation)"
    case .trailingContent: "garbage after the value"
    case .invalidNumber: "malformed number"
    case .invalidEscape: "invalid escape sequence"
    case .loneSurrogate: "half of a surrogate pair without the other half"
    case .controlCharacter: "unescaped control character in a string"
    case .invalidUTF8: "bytes that are not UTF-8"
    case .depthLimit: "too many nested arrays or dictionaries\(expectation)"
    case .sizeLimit: "document too large\(expectation)"
    case .stringLimit: "string too long\(expectation)"
    case .countLimit: "too many elements or members\(expectation)"
    default: found ?? expected ?? reason.code
    }
  }

  /// What the standard errors say, without the place.
  private var claim: String {
    let expected = expected ?? "a value"
    return switch reason {
    case .missingKey:
      "No value associated with key \"\(expected)\" in the object that ends"
    case .missingValue: "Expected \(expected) but found null"
    case .unknownKey: "No field takes \(found ?? "the key")"
    case .typeMismatch, .numberOutOfRange, .invalidValue:
      "Expected \(expected) but found \(found ?? "something else")"
    default: "The given data was not valid: \(sentence)"
    }
  }

  /// What the standard errors say: the message, or what follows from the facts.
  package var debugDescription: String {
    if let message { return message }
    let sentence = placePhrase.isEmpty ? "\(claim)." : "\(claim) \(placePhrase)."
    guard reason == .unknownKey, !alternatives.isEmpty else { return sentence }
    let keys = alternatives.prefix(20).map(\.quoted).joined(separator: ", ")
    return "\(sentence) Known are \(keys)\(alternatives.count > 20 ? " and others" : "")."
  }
}
