internal import Foundation
internal import TranscodableCBOR
internal import TranscodableCore
internal import TranscodableFormats
internal import TranscodableFoundation
internal import TranscodableMessagePack

private let depth = 64

// MARK: - Values without a type

/// Writes and reads a value without a type, or one of a type.
func checkCBORRoundTrip(_ data: Data) throws {
  guard let choice = Choice(data) else { return }
  switch choice.number % 16 {
  case 0: try checkCBORValue(choice.document)
  case 1: try checkTree(in: choice.document, CBOR.Format())
  case let number:
    let coders = cborCoders[number / 2 % cborCoders.count]
    let program = ByteProgram(choice.document)
    let bytes = try checkRecord(program, coders, usesIntegers: number % 2 == 0)
    let order = coders.encoder.format.keyOrder
    let value = try CBOR(parsing: bytes)
    try expect(value.serialized(keyOrder: order) == bytes, "\(value) has a shorter document")
  }
}

private func checkCBORValue(_ data: Data) throws {
  guard let value = try located(in: data, { try CBOR(parsing: data, maximumDepth: depth) }) else {
    return
  }
  let bytes = value.serialized()
  // The count of a larger container takes more bytes than the marks of an indefinite length.
  if data.count < 256 {
    try expect(bytes.count <= data.count, "the preferred serialization is longer")
  }
  try expect(try CBOR(parsing: bytes) == value, "\(value) changes in a round trip")
  try expect(try CBOR.Encoder().encode(value) == bytes, "the encoder differs for \(value)")
  for order in [CBOR.KeyOrder.bytewise, .lengthFirst] {
    let sorted = value.serialized(keyOrder: order)
    let again = try CBOR(parsing: sorted)
    try expect(again == value, "\(value) changes when sorted")
    try expect(again.serialized(keyOrder: order) == sorted, "\(value) isn't deterministic")
    try expect(again.hashValue == value.hashValue, "the hash of \(value) differs")
  }
  let text = value.description
  try expect(try CBOR(diagnostic: text) == value, "\(text) changes in a round trip")
}

/// Parses diagnostic notation, and reads the result in both notations.
func checkDiagnostic(_ data: Data) throws {
  let text = String(decoding: data, as: UTF8.self)
  guard let value = try Reading({ try CBOR(diagnostic: text) }).value else { return }
  let again = value.description
  try expect(try CBOR(diagnostic: again) == value, "\(again) changes in a round trip")
  try expect(try CBOR(parsing: value.serialized()) == value, "\(again) isn't CBOR")
}

/// Writes and reads a value without a type, or one of a type.
func checkMessagePackRoundTrip(_ data: Data) throws {
  guard let choice = Choice(data) else { return }
  switch choice.number % 16 {
  case 0: try checkMessagePackValue(choice.document)
  case 1: try checkTree(in: choice.document, MessagePack.Format())
  case let number:
    let coders = messagePackCoders[number / 2 % messagePackCoders.count]
    var program = ByteProgram(choice.document)
    program.maximumWidth = 64
    let bytes = try checkRecord(program, coders, usesIntegers: number % 2 == 0)
    let format = coders.encoder.format
    if case .fixedWidth = format.integerEncoding { return }
    if format.isCompatible { return }
    let value = try MessagePack(parsing: bytes)
    try expect(try value.serialized() == bytes, "\(value) has a shorter document")
  }
}

private func checkMessagePackValue(_ data: Data) throws {
  let parsed = try located(in: data) { try MessagePack(parsing: data, maximumDepth: depth) }
  guard let value = parsed else { return }
  let bytes = try value.serialized()
  try expect(bytes.count <= data.count, "the shortest serialization is longer")
  try expect(try MessagePack(parsing: bytes) == value, "\(value) changes in a round trip")
  try expect(try MessagePack.Encoder().encode(value) == bytes, "the encoder differs for \(value)")
}

/// Encodes a value that a document contains, and decodes it again.
func checkTree<Format: CodingFormat>(
  in data: Data, _ format: Format, limit: Int? = nil
) throws {
  let (decoder, encoder) = (FormatDecoder(format), FormatEncoder(format))
  let limit = limit ?? data.count
  guard
    let value = try located(upTo: limit, { try decoder.decode(FormatTree.self, from: data) })
  else { return }
  do {
    let again = try decoder.decode(FormatTree.self, from: encoder.encode(value))
    // A number that was rounded may be an integer now.
    let more = try decoder.decode(FormatTree.self, from: encoder.encode(again))
    // A date is a number of seconds since another year.
    try expect(more == again || value.hasDate, "\(again) became \(more)")
  } catch let error where error is DecodingError || error is EncodingError {
    let isRefused = CodingFailure(describing: error).reason == .notRepresentable
    try expect(value.hasDate || isRefused, "\(value): \(error)")
  }
}

// MARK: - Values of types

/// An encoder and the decoder of its documents.
struct CoderPair<Format: CodingFormat>: Sendable {
  var encoder: FormatEncoder<Format>
  var decoder: FormatDecoder<Format>

  init(_ format: Format, _ set: (inout CoderPair) -> Void = { _ in }) {
    (encoder, decoder) = (FormatEncoder(format), FormatDecoder(format))
    set(&self)
  }

  mutating func useStrategies() {
    encoder.dateEncodingStrategy = .secondsSince1970
    decoder.dateDecodingStrategy = .secondsSince1970
    encoder.dataEncodingStrategy = .base64
    decoder.dataDecodingStrategy = .base64
    encoder.keyEncodingStrategy = .convertToSnakeCase
    decoder.keyDecodingStrategy = .convertFromSnakeCase
  }

  mutating func deferStrategies() {
    encoder.dateEncodingStrategy = .deferredToDate
    decoder.dateDecodingStrategy = .deferredToDate
    encoder.dataEncodingStrategy = .deferredToData
    decoder.dataDecodingStrategy = .deferredToData
  }

  mutating func useTextKeys() {
    encoder.nilEncoding = .null
    encoder.usesIntegerKeys = false
  }
}

private let cborCoders = [
  CoderPair(CBOR.Format()),
  CoderPair(CBOR.Format()) { $0.encoder.keyOrder = .bytewise },
  CoderPair(CBOR.Format()) { pair in
    pair.encoder.keyOrder = .lengthFirst
    pair.encoder.dateEncoding = .text
  },
  CoderPair(CBOR.Format()) { pair in
    pair.useTextKeys()
    pair.encoder.isSelfDescribed = true
    pair.encoder.dateEncoding = .untaggedSeconds
  },
  CoderPair(CBOR.Format()) { $0.useStrategies() },
  CoderPair(CBOR.Format()) { $0.deferStrategies() },
]

private let messagePackCoders = [
  CoderPair(MessagePack.Format()),
  CoderPair(MessagePack.Format()) { $0.encoder.integerEncoding = .fixedWidth },
  CoderPair(MessagePack.Format()) { pair in
    pair.encoder.isCompatible = true
    pair.decoder.isCompatible = true
  },
  CoderPair(MessagePack.Format()) { pair in
    pair.useTextKeys()
    pair.encoder.dateEncoding = .text
  },
  CoderPair(MessagePack.Format()) { $0.useStrategies() },
  CoderPair(MessagePack.Format()) { $0.deferStrategies() },
]

/// Encodes the value that a program makes, and decodes it.
///
/// - Returns: The document.
private func checkRecord(
  _ program: ByteProgram, _ coders: CoderPair<some CodingFormat>, usesIntegers: Bool
) throws -> [UInt8] {
  var program = program
  if usesIntegers { return try check(NumberedRecord(&program), coders) }
  return try check(FormatProbe(&program), coders)
}

private func check<Value: Codable & Equatable>(
  _ value: Value, _ coders: CoderPair<some CodingFormat>
) throws -> [UInt8] {
  let bytes = try coders.encoder.encode(value)
  let again = try coders.decoder.decode(Value.self, from: bytes)
  try expect(again == value, "\(value) became \(again)")
  return bytes
}
