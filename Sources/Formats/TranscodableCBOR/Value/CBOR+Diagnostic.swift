internal import TranscodableBytes
internal import TranscodableCore

extension CBOR: CustomStringConvertible, CustomDebugStringConvertible {
  /// The item in diagnostic notation (RFC 8949, section 8).
  public var description: String {
    var writer = DiagnosticWriter()
    writer.write(self)
    return writer.text
  }

  public var debugDescription: String { description }
}

private struct DiagnosticWriter {
  private enum Step {
    case item(CBOR)
    case text(String)
  }

  private(set) var text = ""
  private var steps: [Step] = []

  mutating func write(_ item: CBOR) {
    steps = [.item(item)]
    while let step = steps.popLast() {
      switch step {
      case .text(let piece): text += piece
      case .item(let item): writeItem(item)
      }
    }
  }

  private mutating func writeItem(_ item: CBOR) {
    switch item {
    case .unsigned(let value): text += "\(value)"
    case .negative(let value): text += "\(-1 - Int128(value))"
    case .bytes(let value): text += "h'" + value.hex + "'"
    case .text(let value): text += value.quotedForDiagnostics
    case .array(let elements):
      text += "["
      steps.append(.text("]"))
      for index in elements.indices.reversed() {
        steps.append(.item(elements[index]))
        if index > 0 { steps.append(.text(", ")) }
      }
    case .map(let members):
      text += "{"
      steps.append(.text("}"))
      for index in members.indices.reversed() {
        steps += [.item(members.values[index]), .text(": "), .item(members.keys[index])]
        if index > 0 { steps.append(.text(", ")) }
      }
    case .tagged(let tag, let content):
      if let number = item.longInteger {
        text += number
      } else {
        text += "\(tag)("
        steps += [.text(")"), .item(content)]
      }
    case .simple(let value): text += "simple(\(value))"
    case .bool(let value): text += "\(value)"
    case .null: text += "null"
    case .undefined: text += "undefined"
    case .float(let value): text += value.diagnosticText
    }
  }
}

extension CBOR {
  /// The digits of an integer that needs a tag, or `nil` if the item isn't one or the tag isn't in
  /// its preferred form.
  fileprivate var longInteger: String? {
    guard case .tagged(let tag, .bytes(let digits)) = self, tag == 2 || tag == 3,
      9...16 ~= digits.count, digits.first != 0
    else { return nil }
    let argument = digits.reduce(0) { $0 << 8 | UInt128($1) }
    if tag == 2 { return "\(argument)" }
    return argument < .max ? "-\(argument + 1)" : nil
  }
}

extension [UInt8] {
  fileprivate var hex: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}

extension Double {
  fileprivate var diagnosticText: String {
    if isNaN { return "NaN" }
    if isInfinite { return self < 0 ? "-Infinity" : "Infinity" }
    let text = "\(self)"
    // The exponent must follow a fraction.
    guard let exponent = text.firstIndex(of: "e"), !text.contains(".") else { return text }
    return text[..<exponent] + ".0" + text[exponent...]
  }
}

extension String {
  fileprivate var quotedForDiagnostics: String {
    var output = ByteOutput(capacity: utf8.count + 2)
    output.appendQuoted(self, escapesSlashes: false, then: 0x20)
    output.removeLast()
    return output.text
  }
}

extension CBOR {
  /// Parses an item in diagnostic notation (RFC 8949, section 8).
  ///
  /// ```swift
  /// try CBOR(diagnostic: "{1: 'abc', 2: [_ h'00ff', 1(1363896240)]} / a comment /")
  /// ```
  ///
  /// Encoding indicators such as `_1` are accepted and ignored, because an item doesn't depend on
  /// its encoding. Strings of indefinite length are joined.
  ///
  /// - Parameters:
  ///   - text: The item in diagnostic notation.
  ///   - maximumDepth: The maximum nesting depth of arrays, maps and tags.
  /// - Throws: A `DecodingError` with a byte offset if the notation is malformed.
  public init(diagnostic text: String, maximumDepth: Int = 128) throws {
    var parser = DiagnosticParser(Array(text.utf8), maximumDepth)
    do throws(CodingFailure) {
      self = try parser.document()
    } catch {
      throw DecodingError(error)
    }
  }
}
