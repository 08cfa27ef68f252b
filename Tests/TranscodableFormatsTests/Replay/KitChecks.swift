internal import Foundation
internal import TranscodableCore
internal import TranscodableFormats
internal import TranscodableFoundation

private let itemDecoders = makeDecoders(DynamoDBFormat())
private let lineDecoders = makeDecoders(LineFormat())
private let callDecoders = makeDecoders(CallFormat())

/// Decodes a document of a format that is made with the kit, or encodes its value again.
func checkKit(_ data: Data) throws {
  guard let choice = Choice(data) else { return }
  let number = choice.number / 3
  switch choice.number % 3 {
  case 0: try check(choice.document, itemDecoders, number, limit: choice.document.count)
  case 1: try check(choice.document, lineDecoders, number, limit: choice.document.count)
  default: try check(choice.document, callDecoders, number, limit: .max)
  }
}

private func check<Format: CodingFormat>(
  _ data: Data, _ decoders: [FormatDecoder<Format>], _ number: Int, limit: Int
) throws {
  switch number % 7 {
  case 0: try checkTree(in: data, decoders[0].format, limit: limit)
  case let use:
    try checkTypes(data, decoders[number / 7 % decoders.count], use + 1, limit: limit)
  }
}

/// A format whose documents are calls of a reader, in any order and with any offsets and ranges.
struct CallFormat: CodingFormat {
  static let name = "calls"

  func read(_ input: inout FormatInput) throws(CodingFailure) {
    var offset = 0
    while offset < input.count {
      let start = offset
      let call = input[offset]
      var count = Int(call >> 4)
      offset += 1
      if count == 15 {
        count = Int(input[offset])
        offset += 1
      }
      let range = offset..<offset + count
      if call & 15 < 8 {
        try readNumber(call & 7, count, start, &offset, &input)
      } else {
        try readOther(call & 7, range, start, &offset, &input)
      }
    }
  }

  private func readNumber(
    _ call: UInt8, _ count: Int, _ start: Int, _ offset: inout Int, _ input: inout FormatInput
  ) throws(CodingFailure) {
    let size = call < 6 ? min(count, 8) : 0
    let word = input.bigEndian(at: offset, size: size)
    defer { offset += size }
    switch call {
    case 0: try input.integer(Int64(bitPattern: word), at: start)
    case 1: try input.integer(word, at: start)
    case 2:
      try input.integer(isNegative: count & 1 == 1, magnitudeIn: offset..<offset + size, at: start)
    case 3:
      let magnitude = input.bytes(in: offset..<offset + size)
      try input.integer(isNegative: count & 1 == 1, magnitude: magnitude, at: start)
    case 4: try input.double(Double(bitPattern: word), at: start)
    case 5: try input.date(secondsSince1970: Double(bitPattern: word), at: start)
    case 6:
      // A format should pass the offset of its value, but may be wrong.
      try input.null(at: count == 0 ? -1 : 1 << (4 * count))
    default: try input.bool(count & 1 == 1, at: start)
    }
  }

  private func readOther(
    _ call: UInt8, _ range: Range<Int>, _ start: Int, _ offset: inout Int,
    _ input: inout FormatInput
  ) throws(CodingFailure) {
    if call == 7 {
      switch range.count % 8 {
      case 0: return try input.beginArray(at: start)
      case 1: return try input.beginObject(at: start)
      case 2, 3: return try input.end(at: start)
      case 4: return try input.null(at: start)
      case 5: return try input.unrepresentable(at: start)
      case 6: return try input.recover(from: CodingFailure(.unexpectedCharacter, at: start))
      default: return try input.text("", at: start)
      }
    }
    let text = String(decoding: input.bytes(in: range), as: UTF8.self)
    offset = range.upperBound
    switch call {
    case 0: try input.string(in: range, at: start)
    case 1: try input.string(text, at: start)
    case 2: try input.text(in: range, at: start)
    case 3: try input.number(in: range, at: start)
    case 4: try input.number(text, at: start)
    case 5: try input.date(text, at: start)
    default: try input.bytes(in: range, at: start)
    }
  }

  func makeWriter() -> Writer { Writer() }
}

extension CallFormat {
  struct Writer: FormatWriter {
    private var bytes: [UInt8] = []

    private mutating func add(_ call: UInt8, _ count: Int = 0) throws(CodingFailure) {
      guard let long = UInt8(exactly: count) else {
        throw CodingFailure(
          .notRepresentable, at: nil, expected: "at most 255 bytes", found: "\(count) bytes")
      }
      bytes.append(call | min(15, long) << 4)
      if long >= 15 { bytes.append(long) }
    }

    private mutating func add(_ call: UInt8, word: UInt64) throws(CodingFailure) {
      try add(call, 8)
      bytes += (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * $0)) }
    }

    private mutating func add(_ call: UInt8, _ span: RawSpan) throws(CodingFailure) {
      try add(call, span.byteCount)
      bytes += [UInt8](copying: span)
    }

    mutating func writeNull() throws(CodingFailure) { try add(15, 4) }
    mutating func write(_ value: Bool) throws(CodingFailure) { try add(7, value ? 1 : 0) }
    mutating func write(_ value: Int64) throws(CodingFailure) {
      try add(0, word: UInt64(bitPattern: value))
    }
    mutating func write(_ value: UInt64) throws(CodingFailure) { try add(1, word: value) }
    mutating func write(_ value: Double) throws(CodingFailure) {
      try add(4, word: value.bitPattern)
    }
    mutating func write(utf8 bytes: RawSpan) throws(CodingFailure) { try add(8, bytes) }
    mutating func write(bytes: RawSpan) throws(CodingFailure) { try add(14, bytes) }
    mutating func write(secondsSince1970 seconds: Double) throws(CodingFailure) {
      try add(5, word: seconds.bitPattern)
    }
    mutating func write(encoded bytes: RawSpan) { self.bytes += [UInt8](copying: bytes) }
    mutating func beginArray(count: Int) throws(CodingFailure) { try add(15, 0) }
    mutating func endArray() throws(CodingFailure) { try add(15, 2) }
    mutating func beginObject(count: Int) throws(CodingFailure) { try add(15, 1) }
    mutating func writeKey(utf8 bytes: RawSpan) throws(CodingFailure) { try add(8, bytes) }
    mutating func writeKey(_ key: Int64) throws(CodingFailure) { try write(key) }
    mutating func endObject() throws(CodingFailure) { try add(15, 3) }
    mutating func finish() -> [UInt8] { bytes }
  }
}
