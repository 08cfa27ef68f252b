import Foundation
import TranscodableTestSupport

/// A document that preserves the spelling of numbers and strings, the order of keys, and duplicate
/// keys.
indirect enum FuzzDocument {
  case scalar(String)
  case array([FuzzDocument])
  case object([(key: String, value: FuzzDocument)])

  /// Parses the output of an encoder.
  ///
  /// Invalid JSON becomes a document that reports the error.
  init(checking data: Data) {
    let text = String(decoding: data, as: UTF8.self)
    let isValid =
      (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) != nil
    self = isValid ? FuzzDocument(text) : .scalar("no JSON: \(text)")
  }

  /// Parses compact, valid JSON.
  init(_ text: String) {
    var rest = Substring(text)
    self.init(&rest)
  }

  private init(_ rest: inout Substring) {
    switch rest.utf8.first {
    case UInt8(ascii: "["):
      var elements: [FuzzDocument] = []
      rest = rest.dropFirst()
      while rest.utf8.first != UInt8(ascii: "]") {
        elements.append(FuzzDocument(&rest))
        if rest.utf8.first == UInt8(ascii: ",") { rest = rest.dropFirst() }
      }
      rest = rest.dropFirst()
      self = .array(elements)
    case UInt8(ascii: "{"):
      var members: [(key: String, value: FuzzDocument)] = []
      rest = rest.dropFirst()
      while rest.utf8.first != UInt8(ascii: "}") {
        let key = Self.scalar(&rest)
        rest = rest.dropFirst()
        members.append((key, FuzzDocument(&rest)))
        if rest.utf8.first == UInt8(ascii: ",") { rest = rest.dropFirst() }
      }
      rest = rest.dropFirst()
      self = .object(members)
    default: self = .scalar(Self.scalar(&rest))
    }
  }

  /// Parses a literal, a number or a quoted string.
  private static func scalar(_ rest: inout Substring) -> String {
    let bytes = rest.utf8
    var end = bytes.startIndex
    if bytes.first == UInt8(ascii: "\"") {
      end = bytes.index(after: end)
      while bytes[end] != UInt8(ascii: "\"") {
        if bytes[end] == UInt8(ascii: "\\") { end = bytes.index(after: end) }
        end = bytes.index(after: end)
      }
      end = bytes.index(after: end)
    } else {
      while end < bytes.endIndex, !",]}".utf8.contains(bytes[end]) { end = bytes.index(after: end) }
    }
    defer { rest = rest[end...] }
    return String(rest[..<end])
  }

  /// Compact JSON with sorted keys, which is equal for documents that differ only in order.
  var sortedText: String {
    switch self {
    case .scalar(let text): text
    case .array(let elements): "[\(elements.map(\.sortedText).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\($0.key):\($0.value.sortedText)" }.sorted().joined(separator: ","))}"
    }
  }

  /// Returns JSON with random whitespace, escapes and trailing commas.
  func text(_ generator: inout SeededGenerator) -> String {
    let isPlain = Bool.random(using: &generator)
    return text(isPlain: isPlain, &generator)
  }

  private func text(isPlain: Bool, _ generator: inout SeededGenerator) -> String {
    func space() -> String {
      if isPlain { return "" }
      return ["", "", "", " ", "\n", "\t ", "\r\n"].randomElement(using: &generator) ?? ""
    }
    func list(_ parts: [String], _ open: String, _ close: String) -> String {
      let comma = !isPlain && !parts.isEmpty && Int.random(in: 0..<8, using: &generator) == 0
      return open + space() + parts.joined(separator: "," + space()) + (comma ? "," : "") + space()
        + close
    }
    switch self {
    case .scalar(let text):
      return isPlain ? text : Self.escaped(text, &generator)
    case .array(let elements):
      return list(elements.map { $0.text(isPlain: isPlain, &generator) }, "[", "]")
    case .object(let members):
      let parts = members.map { member in
        let key = isPlain ? member.key : Self.escaped(member.key, &generator)
        return key + space() + ":" + space() + member.value.text(isPlain: isPlain, &generator)
      }
      return list(parts, "{", "}")
    }
  }

  /// Replaces some letters of a string with escapes.
  private static func escaped(_ text: String, _ generator: inout SeededGenerator) -> String {
    // Foundation decodes escaped names of floats incorrectly (`escapedNamesOfFloats`).
    let isName = [#""NaN""#, #""+inf""#, #""-inf""#].contains(text)
    guard text.hasPrefix("\""), !isName, Int.random(in: 0..<4, using: &generator) == 0 else {
      return text
    }
    var result = ""
    var skipped = 0
    for scalar in text.unicodeScalars {
      if skipped > 0 {
        // The character after the backslash determines the length of the escape.
        skipped = scalar == "u" && skipped == 1 && result.hasSuffix("\\") ? 4 : skipped - 1
        result.unicodeScalars.append(scalar)
      } else if scalar == "\\" {
        skipped = 1
        result.unicodeScalars.append(scalar)
      } else if scalar.isASCII, scalar.properties.isAlphabetic, Bool.random(using: &generator) {
        let hex = String(scalar.value, radix: 16, uppercase: Bool.random(using: &generator))
        result += "\\u00" + hex
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
