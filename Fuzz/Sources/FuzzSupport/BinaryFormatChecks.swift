internal import Foundation
internal import Transcodable
internal import TranscodableCBOR
internal import TranscodableMessagePack

private let depth = 64

private let limits = FormatSettings(
  maximumDepth: depth, maximumDocumentSize: 1 << 20, maximumElementCount: 1 << 12)

let binaryFormatChecks: [String: @Sendable (Data) -> Bool] = [
  "fuzz-cbor-reader": {
    checkReader($0, CBOR.Format()) { try CBOR(parsing: $0, maximumDepth: depth) }
  },
  "fuzz-msgpack-reader": {
    checkReader($0, MessagePack.Format()) { try MessagePack(parsing: $0, maximumDepth: depth) }
  },
  "fuzz-cbor-round-trip": { checkCBORRoundTrip($0) },
  "fuzz-msgpack-round-trip": { checkMessagePackRoundTrip($0) },
  "fuzz-cbor-diagnostic": { checkDiagnostic($0) },
]

/// Reads a document as a value, as a type, and as a type that ignores it.
///
/// - Returns: Whether the document is well-formed.
private func checkReader<Format: CodingFormat, Value: FormatValue & Equatable>(
  _ data: Data, _ format: Format, _ parse: (Data) throws -> Value
) -> Bool where Value.Format == Format {
  var decoder = FormatDecoder(format)
  decoder.settings = limits
  let value = located(data) { try parse(data) }
  let decoded = located(data) { try decoder.decode(Value.self, from: data) }
  if let decoded, let value { require(decoded == value, "\(decoded) and \(value) differ.") }
  // A parsed value counts tags as levels. Timestamps of other lengths are extension values.
  if decoded != nil { require(value != nil || data.count > depth, "Only the decoder reads it.") }
  let ignored = located(data) { try decoder.decode(Ignored.self, from: data) }
  require(
    (decoded != nil) == (ignored != nil) || data.count > depth,
    "An ignored document is read differently.")
  let anything = located(data) { try decoder.decode(Anything.self, from: data) }
  if anything != nil { require(ignored != nil, "A type reads a document that isn't well-formed.") }
  switch data.count % 3 {
  case 0: _ = located(data) { try decoder.decode(Probe.self, from: data) }
  case 1: _ = located(data) { try decoder.decode([Probe].self, from: data) }
  default:
    decoder.settings.coercion = .flexible
    _ = located(data) { try decoder.decode(Probe.self, from: data) }
    var report = DecodingReport()
    _ = located(data) { try decoder.decode([String: Probe].self, from: data, report: &report) }
  }
  if let anything { checkRoundTrip(of: anything, format) }
  return value != nil
}

/// Encodes a value through containers, and decodes it again.
private func checkRoundTrip(of value: Anything, _ format: some CodingFormat) {
  do {
    let bytes = try FormatEncoder(format).encode(value)
    let again = try FormatDecoder(format).decode(Anything.self, from: bytes)
    // A number that was rounded may be an integer now.
    let more = try FormatDecoder(format).decode(
      Anything.self, from: FormatEncoder(format).encode(again))
    // A date is a number of seconds since another year.
    require(more == again || "\(value)".contains("date"), "\(again) became \(more)")
  } catch {
    require("\(value)".contains("date"), "\(value): \(error)")
  }
}

struct Ignored: Decodable {
  init(from decoder: any Decoder) throws {}
}

private func checkCBORRoundTrip(_ data: Data) -> Bool {
  guard let value = located(data, { try CBOR(parsing: data, maximumDepth: depth) }) else {
    return false
  }
  let bytes = value.serialized()
  require(bytes.count <= data.count, "The preferred serialization is longer.")
  require(attempted({ try CBOR(parsing: bytes) }) == value, "\(value) changes in a round trip.")
  require(attempted({ try CBOR.Encoder().encode(value) }) == bytes, "The encoder differs.")
  for order in [CBOR.KeyOrder.bytewise, .lengthFirst] {
    let sorted = value.serialized(keyOrder: order)
    require(attempted({ try CBOR(parsing: sorted) }) == value, "\(value) changes when sorted.")
    require(
      attempted({ try CBOR(parsing: sorted).serialized(keyOrder: order) }) == sorted,
      "\(value) isn't deterministic.")
  }
  let text = value.description
  require(attempted({ try CBOR(diagnostic: text) }) == value, "\(text) changes in a round trip.")
  require(value.hashValue == value.hashValue, "The hash differs.")
  return true
}

private func checkMessagePackRoundTrip(_ data: Data) -> Bool {
  guard let value = located(data, { try MessagePack(parsing: data, maximumDepth: depth) }) else {
    return false
  }
  guard let bytes = try? value.serialized() else { fatalError("\(value) can't be serialized.") }
  require(bytes.count <= data.count, "The shortest serialization is longer.")
  require(
    attempted({ try MessagePack(parsing: bytes) }) == value, "\(value) changes in a round trip.")
  require(attempted({ try MessagePack.Encoder().encode(value) }) == bytes, "The encoder differs.")
  return true
}

private func checkDiagnostic(_ data: Data) -> Bool {
  let text = String(decoding: data, as: UTF8.self)
  guard let value = attempted({ try CBOR(diagnostic: text) }) else { return false }
  let again = value.description
  require(attempted({ try CBOR(diagnostic: again) }) == value, "\(again) changes in a round trip.")
  require(attempted({ try CBOR(parsing: value.serialized()) }) == value, "\(again) isn't CBOR.")
  return true
}

func attempted<Value>(_ body: () throws -> Value) -> Value? { located(nil, body) }

/// The result of reading; any failure must lie within the document.
func located<Value>(_ data: Data?, _ body: () throws -> Value) -> Value? {
  do {
    return try body()
  } catch let error as DecodingError {
    let range = CodingFailure(error).byteRange ?? 0..<0
    require(
      data == nil || range.lowerBound >= 0 && range.upperBound <= data?.count ?? 0,
      "\(error) in \(data?.count ?? 0)")
    return nil
  } catch {
    fatalError("Threw \(error)")
  }
}
