internal import TranscodableBytes

extension CodingFailure: CustomStringConvertible {
  /// A one-line description of the failure.
  ///
  /// For example, `type-mismatch at [0].age, line 3, column 10 (byte 31): expected Float, found a
  /// string`.
  public var description: String {
    let phrase = factsPhrase
    // An explicit message already includes the version.
    let version = olderVersion.flatMap { version in
      phrase?.hasSuffix(version.sentence) == true ? nil : "; \(version.statement)"
    }
    return "\(reason)\(whereabouts)" + (phrase.map { ": \($0)" } ?? "") + (version ?? "")
  }

  /// The path and location, preceded by "at", or an empty string if both are missing.
  var whereabouts: String {
    let positions = [codingPath.readablePath, position ?? ""].filter { !$0.isEmpty }
    return positions.isEmpty ? "" : " at " + positions.joined(separator: ", ")
  }

  var factsPhrase: String? {
    if let requirement { return requirement }
    switch reason {
    case .missingKey: return keyPhrase("missing", key?.stringValue ?? expected)
    case .unknownKey: return keyPhrase("unknown", codingPath.last?.stringValue ?? found)
    case .duplicateKey: return keyPhrase("duplicate", found)
    default: break
    }
    let facts = [expected.map { "expected \($0)" }, found.map { "found \($0)" }]
      .compactMap(\.self)
    guard !facts.isEmpty else { return message ?? underlying.map { "\($0)" } }
    let known = alternatives.isEmpty ? "" : "; known values are \(alternativeList { $0 })"
    return facts.joined(separator: ", ") + known
  }

  private func keyPhrase(_ adjective: String, _ key: String?) -> String {
    "\(adjective) key" + (key.map { " '\($0.cut(to: 80))'" } ?? "")
  }

  private func alternativeList(_ phrase: (String) -> String) -> String {
    alternatives.prefix(20).map(phrase).joined(separator: ", ")
      + (alternatives.count > 20 ? " and others" : "")
  }
}

extension CodingFailure {
  /// The location, such as `line 2, column 7 (byte 31)`, or `nil` if it is unknown.
  private var position: String? {
    guard let location = located.location else { return nil }
    var text = ByteOutput(capacity: 64)
    text.append(location)
    return text.text
  }

  package var locationPhrase: String { position.map { "at \($0)" } ?? "" }

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
    case .depthLimit: "arrays and objects are nested too deeply\(allowance)"
    case .sizeLimit: "the document is too large\(allowance)"
    case .stringLimit: "the string is too long\(allowance)"
    case .countLimit: "there are too many elements or members\(allowance)"
    default: found ?? expected ?? reason.code
    }
  }

  private var allowance: String {
    (found.map { ": \($0)" } ?? "") + (expected.map { "; \($0) are allowed" } ?? "")
  }

  package var limitSentence: String {
    // The size limit applies to the whole document, so there is no location.
    let position = reason == .sizeLimit || locationPhrase.isEmpty ? "" : ", \(locationPhrase)"
    return "\(sentence.prefix(1).uppercased())\(sentence.dropFirst())\(position)."
  }

  // Frequent claims are written without temporary strings.
  private func appendClaim(hasPosition: Bool, to text: inout ByteOutput) {
    if let requirement {
      text.append(utf8: requirement.prefix(1).uppercased() + requirement.dropFirst())
      return
    }
    switch reason {
    case .missingKey:
      text.append(literal: "No value associated with key \"")
      text.append(utf8: key?.stringValue ?? expected ?? "a value")
      text.append(literal: hasPosition ? "\" in the object that ends" : "\"")
    case .missingValue where found == Self.endOfArray:
      text.append(
        literal: hasPosition ? "Unkeyed container is at end," : "Unkeyed container is at end")
    case .missingValue, .typeMismatch, .numberOutOfRange, .invalidValue:
      text.append(literal: "Expected ")
      text.append(utf8: expected ?? "a value")
      text.append(literal: " but found ")
      text.append(utf8: reason == .missingValue ? "null" : found ?? "something else")
    default: text.append(utf8: rareClaim)
    }
  }

  /// Adds a location to a message.
  static func text(_ short: String, at location: FailureLocation) -> String {
    var text = ByteOutput(capacity: 128)
    text.append(utf8: short)
    text.truncate(to: text.count - 1)
    text.append(at: location)
    return text.text
  }

  private var rareClaim: String {
    switch reason {
    case .unknownKey: "No field matches \(found ?? "the key")"
    case .duplicateKey: "The key \((found ?? "").quoted) appears more than once in its object"
    default: "The given data was not valid: \(sentence)"
    }
  }

  // If the location hasn't been looked up, it is omitted. Looking it up takes time, and the error
  // may still be caught.
  package var debugDescription: String { text(at: location) }

  func text(at location: FailureLocation?) -> String {
    if let message { return message }
    if category == .limit { return location.map { placed(at: $0) }?.limitSentence ?? limitSentence }
    var text = ByteOutput(capacity: 128)
    appendClaim(hasPosition: location != nil, to: &text)
    if location != nil, requirement != nil { text.append(literal: ",") }
    text.append(at: location)
    if !alternatives.isEmpty {
      let things = reason == .unknownKey ? "keys" : "values"
      text.append(utf8: " Known \(things) are \(alternativeList(\.quoted)).")
    }
    return olderVersion.map { $0.added(to: text.text) } ?? text.text
  }

  package static let endOfArray = "the end of the array"
}

extension ByteOutput {
  /// Ends a sentence.
  fileprivate mutating func append(at location: FailureLocation?) {
    if let location {
      append(literal: " at ")
      append(location)
    }
    append(literal: ".")
  }

  fileprivate mutating func append(_ location: FailureLocation) {
    let offset = location.byteRange.lowerBound
    guard let line = location.line, let column = location.column else {
      append(literal: "byte ")
      append(decimal: offset)
      return
    }
    append(literal: "line ")
    append(decimal: line)
    append(literal: ", column ")
    append(decimal: column)
    append(literal: " (byte ")
    append(decimal: offset)
    append(literal: ")")
  }
}

/// A cache of type names, which are expensive to create.
package enum TypeName {
  private static let names = TypeTable<String>()

  package static func of(_ type: any Any.Type) -> String {
    names.facts(about: type) { "\(type)" }
  }
}
