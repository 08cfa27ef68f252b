import Foundation
import TranscodableFormats
import TranscodableJSON

/// The JSON of DynamoDB's attribute values, in which every value names its type.
///
/// ```
/// {"id": {"N": "7"}, "tags": {"SS": ["a", "b"]}, "data": {"B": "AP8="}, "more": {"M": {…}}}
/// ```
struct DynamoDBFormat: CodingFormat {
  static let name = "DynamoDB"

  func read(_ input: inout FormatInput) throws(CodingFailure) {
    guard let item = try? JSON(parsing: input.bytes(in: 0..<input.count)).object else {
      throw CodingFailure(.invalidStructure, at: 0, expected: "an item", found: "another document")
    }
    try readMembers(item, &input)
  }

  private func readMembers(
    _ members: JSON.Object, _ input: inout FormatInput
  ) throws(CodingFailure) {
    try input.beginObject(at: 0)
    for (key, value) in members {
      try input.string(key, at: 0)
      try readAttribute(value, &input)
    }
    try input.end(at: 0)
  }

  private func readAttribute(
    _ attribute: JSON, _ input: inout FormatInput
  ) throws(CodingFailure) {
    guard let members = attribute.object, members.count == 1, let type = members.keys.first,
      let value = members.values.first
    else { throw malformed(attribute) }
    switch (type, value) {
    case ("S", .string(let text)): try input.string(text, at: 0)
    case ("N", .string(let text)): try input.number(text, at: 0)
    case ("B", .string(let text)): try input.bytes(bytes(text), at: 0)
    case ("BOOL", .bool(let value)): try input.bool(value, at: 0)
    case ("NULL", .bool): try input.null(at: 0)
    case ("M", .object(let members)): try readMembers(members, &input)
    case ("L", .array(let elements)):
      try input.beginArray(at: 0)
      for element in elements { try readAttribute(element, &input) }
      try input.end(at: 0)
    case ("SS", .array(let elements)), ("NS", .array(let elements)), ("BS", .array(let elements)):
      try input.beginArray(at: 0)
      for element in elements { try readAttribute([String(type.prefix(1)): element], &input) }
      try input.end(at: 0)
    default: throw malformed(attribute)
    }
  }

  private func bytes(_ text: String) throws(CodingFailure) -> [UInt8] {
    guard let data = Data(base64Encoded: text) else { throw malformed(.string(text)) }
    return Array(data)
  }

  private func malformed(_ attribute: JSON) -> CodingFailure {
    CodingFailure(
      .invalidStructure, at: 0, expected: "an attribute value", found: "\(attribute)")
  }

  func makeWriter() -> Writer { Writer() }
}

extension DynamoDBFormat {
  struct Writer: FormatWriter {
    private enum Level {
      case list([JSON])
      case map(JSON.Object, key: String)
    }

    private var levels: [Level] = []
    private var result: JSON = .null
    private var isDocument = false

    private mutating func add(_ attribute: JSON) {
      switch levels.popLast() {
      case .list(let elements): levels.append(.list(elements + [attribute]))
      case .map(var members, let key):
        members[key] = attribute
        levels.append(.map(members, key: ""))
      case nil: result = attribute
      }
    }

    private mutating func addNumber(_ text: String) { add(["N": .string(text)]) }

    mutating func beginDocument() { isDocument = true }
    mutating func writeNull() { add(["NULL": true]) }
    mutating func write(_ value: Bool) { add(["BOOL": .bool(value)]) }
    mutating func write(_ value: Int64) { addNumber("\(value)") }
    mutating func write(_ value: UInt64) { addNumber("\(value)") }
    mutating func write(isNegative: Bool, magnitude: UInt128) {
      addNumber((isNegative ? "-" : "") + "\(magnitude)")
    }
    mutating func write(isNegative: Bool, significand: UInt128, exponent: Int) {
      addNumber("\(isNegative ? "-" : "")\(significand)e\(exponent)")
    }

    mutating func write(_ value: Double) throws(CodingFailure) {
      guard value.isFinite else {
        throw CodingFailure(
          .notRepresentable, at: nil, expected: "a finite number", found: "\(value)")
      }
      addNumber("\(value)")
    }

    mutating func write(utf8 bytes: RawSpan) {
      add(["S": .string(String(decoding: [UInt8](copying: bytes), as: UTF8.self))])
    }

    mutating func write(bytes: RawSpan) {
      add(["B": .string(Data([UInt8](copying: bytes)).base64EncodedString())])
    }

    mutating func write(secondsSince1970 seconds: Double) throws(CodingFailure) {
      try write(seconds)
    }

    mutating func write(encoded bytes: RawSpan) throws(CodingFailure) {
      guard let attribute = try? JSON(parsing: bytes) else {
        throw CodingFailure(.invalidStructure, at: nil)
      }
      add(attribute)
    }

    mutating func beginArray(count: Int) { levels.append(.list([])) }
    mutating func beginObject(count: Int) { levels.append(.map([:], key: "")) }

    mutating func writeKey(utf8 bytes: RawSpan) {
      guard case .map(let members, _) = levels.popLast() else { return }
      let key = String(decoding: [UInt8](copying: bytes), as: UTF8.self)
      levels.append(.map(members, key: key))
    }

    mutating func endArray() {
      if case .list(let elements) = levels.popLast() { add(["L": .array(elements)]) }
    }

    mutating func endObject() {
      if case .map(let members, _) = levels.popLast() { add(["M": .object(members)]) }
    }

    mutating func finish() throws(CodingFailure) -> [UInt8] {
      guard isDocument else { return Array(result.text().utf8) }
      guard let item = result["M"] else {
        throw CodingFailure(
          .notRepresentable, at: nil, expected: "an object", found: "another kind of value")
      }
      return Array(item.text().utf8)
    }
  }
}
