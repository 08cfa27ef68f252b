import TranscodableFormats

/// A small format, written as a user would: one value per line.
///
/// ```
/// {            begins an object; its keys and values follow
/// [            begins an array
/// .            ends either
/// s text       a string; a key is also a string
/// n 1.5        a number
/// t text       a text without a kind
/// d 7          a date in seconds since 1970
/// b 00 ff      bytes
/// + - ?        true, false, null
/// ```
struct LineFormat: CodingFormat {
  static let name = "lines"

  var writesUppercase = false

  func read(_ input: inout FormatInput) throws(CodingFailure) {
    var offset = 0
    while offset < input.count {
      let start = offset
      var end = offset
      while end < input.count, input[end] != UInt8(ascii: "\n") { end += 1 }
      let content = min(start + 2, end)..<end
      switch input[start] {
      case UInt8(ascii: "{"): try input.beginObject(at: start)
      case UInt8(ascii: "["): try input.beginArray(at: start)
      case UInt8(ascii: "."): try input.end(at: end)
      case UInt8(ascii: "s"): try input.string(in: content, at: start)
      case UInt8(ascii: "S"):
        let text = String(decoding: input.bytes(in: content), as: UTF8.self)
        try input.string(text.uppercased(), at: start)
      case UInt8(ascii: "t"): try input.text(in: content, at: start)
      case UInt8(ascii: "n"): try input.number(in: content, at: start)
      case UInt8(ascii: "d"):
        let text = String(decoding: input.bytes(in: content), as: UTF8.self)
        guard let seconds = Double(text) else {
          throw CodingFailure(.invalidNumber, at: content.lowerBound)
        }
        try input.date(secondsSince1970: seconds, at: start)
      case UInt8(ascii: "b"):
        let digits = input.bytes(in: content).compactMap {
          Character(Unicode.Scalar($0)).hexDigitValue
        }
        try input.bytes(
          stride(from: 0, to: digits.count - 1, by: 2).map {
            UInt8(digits[$0] << 4 | digits[$0 + 1])
          }, at: start)
      case UInt8(ascii: "+"): try input.bool(true, at: start)
      case UInt8(ascii: "-"): try input.bool(false, at: start)
      case UInt8(ascii: "?"): try input.null(at: start)
      default: throw CodingFailure(.unexpectedCharacter, at: start)
      }
      offset = end + 1
    }
  }

  func makeWriter() -> Writer { Writer(isUppercase: writesUppercase) }

  struct Writer: FormatWriter {
    let isUppercase: Bool
    private var lines: [String] = []

    init(isUppercase: Bool) { self.isUppercase = isUppercase }

    private mutating func add(_ line: String) { lines.append(line) }

    mutating func writeNull() { add("?") }
    mutating func write(_ value: Bool) { add(value ? "+" : "-") }
    mutating func write(_ value: Int64) { add("n \(value)") }
    mutating func write(_ value: UInt64) { add("n \(value)") }

    mutating func write(_ value: Double) throws(CodingFailure) {
      guard value.isFinite else {
        throw CodingFailure(
          .notRepresentable, at: nil, expected: "a finite number", found: "\(value)")
      }
      add("n \(value)")
    }

    mutating func write(utf8 bytes: RawSpan) {
      let text = String(decoding: [UInt8](copying: bytes), as: UTF8.self)
      add("s \(isUppercase ? text.uppercased() : text)")
    }

    mutating func write(bytes: RawSpan) {
      add(
        "b"
          + [UInt8](copying: bytes).map { " " + ($0 < 16 ? "0" : "") + String($0, radix: 16) }
          .joined())
    }

    mutating func write(secondsSince1970 seconds: Double) { add("d \(seconds)") }

    mutating func write(encoded bytes: RawSpan) {
      add(String(decoding: [UInt8](copying: bytes), as: UTF8.self))
    }

    mutating func beginArray(count: Int) { add("[") }
    mutating func endArray() { add(".") }
    mutating func beginObject(count: Int) { add("{") }
    mutating func writeKey(utf8 bytes: RawSpan) { write(utf8: bytes) }
    mutating func endObject() { add(".") }
    mutating func finish() -> [UInt8] { Array(lines.joined(separator: "\n").utf8) }
  }
}
