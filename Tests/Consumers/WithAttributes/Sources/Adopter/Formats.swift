import TranscodableFormats

// MARK: - TranscodableFormats

/// A format for a single string, a list of strings, or an object of strings.
struct WordFormat: CodingFormat {
  static let name = "words"

  func read(_ input: inout FormatInput) throws(CodingFailure) {
    try input.string(in: 0..<input.count, at: 0)
  }

  func makeWriter() -> WordWriter { WordWriter() }
}

/// A format that is only read.
struct PhraseFormat: DecodingFormat {
  static let name = "phrases"

  func read(_ input: inout FormatInput) throws(CodingFailure) {
    try input.string(in: 0..<input.count, at: 0)
  }
}

struct WordWriter: FormatWriter {
  private var bytes: [UInt8] = []

  private func refuse() throws(CodingFailure) {
    throw CodingFailure(.notRepresentable, at: nil, expected: "a string")
  }

  mutating func writeNull() throws(CodingFailure) { try refuse() }
  mutating func write(_ value: Bool) throws(CodingFailure) { try refuse() }
  mutating func write(_ value: Int64) throws(CodingFailure) { try refuse() }
  mutating func write(_ value: UInt64) throws(CodingFailure) { try refuse() }
  mutating func write(_ value: Double) throws(CodingFailure) { try refuse() }
  mutating func write(utf8 text: RawSpan) { bytes += [UInt8](copying: text) }
  mutating func write(bytes: RawSpan) throws(CodingFailure) { try refuse() }
  mutating func write(secondsSince1970 seconds: Double) throws(CodingFailure) { try refuse() }
  mutating func write(encoded bytes: RawSpan) { self.bytes += [UInt8](copying: bytes) }
  mutating func beginArray(count: Int) throws(CodingFailure) { try refuse() }
  mutating func endArray() {}
  mutating func beginObject(count: Int) throws(CodingFailure) { try refuse() }
  mutating func writeKey(utf8 bytes: RawSpan) {}
  mutating func endObject() {}
  mutating func finish() -> [UInt8] { bytes }
}

struct Word: FormatValue, Equatable {
  typealias Format = WordFormat

  var text: String

  init(_ text: String) { self.text = text }

  init(
    startOf bytes: RawSpan, in format: WordFormat, maximumDepth: Int
  ) throws(CodingFailure) {
    text = String(decoding: [UInt8](copying: bytes), as: UTF8.self)
  }

  func write(to writer: inout WordWriter) throws(CodingFailure) { try writer.write(text) }
}

extension WordFormat: StreamableFormat {
  func makeBoundary(maximumDepth: Int) -> WordBoundary { WordBoundary() }
}

/// Finds the end of a document after its first byte.
struct WordBoundary: FormatBoundary {
  var minimumCount: Int { 1 }

  mutating func end(in bytes: RawSpan) throws(CodingFailure) -> Int? {
    bytes.isEmpty ? nil : 1
  }
}

/// A value that this format represents in its own way.
struct Mark: FormatEncodable {
  typealias Format = WordFormat

  func encode(to encoder: any Encoder) throws { try "mark".encode(to: encoder) }
  func write(to writer: inout WordWriter) throws(CodingFailure) { try writer.write("!") }
}
