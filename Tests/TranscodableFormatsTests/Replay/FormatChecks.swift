internal import Foundation
internal import TranscodableCBOR
internal import TranscodableCore
internal import TranscodableFormats
internal import TranscodableFoundation
internal import TranscodableMessagePack

// The fuzz targets compile this file and the next to it.

private let depth = 64

private let limits = FormatSettings(
  maximumDepth: depth, maximumDocumentSize: 1 << 20, maximumElementCount: 1 << 12)

let formatChecks: [String: @Sendable (Data) throws -> Void] = [
  "fuzz-cbor-reader": { try cborReader.check($0) },
  "fuzz-messagepack-reader": { try messagePackReader.check($0) },
  "fuzz-cbor-round-trip": { try checkCBORRoundTrip($0) },
  "fuzz-messagepack-round-trip": { try checkMessagePackRoundTrip($0) },
  "fuzz-cbor-diagnostic": { try checkDiagnostic($0) },
  "fuzz-kit": { try checkKit($0) },
]

private let cborReader = ReaderCheck(CBOR.Format(), CBOR.Format()) {
  try CBOR(parsing: $0, maximumDepth: depth)
}

private let messagePackReader = ReaderCheck(MessagePack.Format(), compatible) {
  try MessagePack(parsing: $0, maximumDepth: depth)
}

private let compatible = {
  var format = MessagePack.Format()
  format.isCompatible = true
  return format
}()

/// Returns decoders with several settings.
func makeDecoders<Format: DecodingFormat>(_ formats: Format...) -> [FormatDecoder<Format>] {
  formats.flatMap { format in
    var decoder = FormatDecoder(format)
    decoder.settings = limits
    var flexible = decoder
    flexible.settings.coercion = .flexible
    var strategic = decoder
    strategic.keyDecodingStrategy = .convertFromSnakeCase
    strategic.dateDecodingStrategy = .millisecondsSince1970
    strategic.dataDecodingStrategy = .base64
    var rejecting = decoder
    rejecting.settings.unknownKeys = .reject
    rejecting.settings.duplicateKeys = .reject
    var limited = decoder
    limited.settings.maximumDepth = 3
    limited.settings.maximumElementCount = 7
    return [decoder, flexible, strategic, rejecting, limited]
  }
}

/// Reads a document in one of several ways, which its first byte determines.
private struct ReaderCheck<Format: StreamableFormat, Value: FormatValue & Equatable>: Sendable
where Value.Format == Format {
  private let decoders: [FormatDecoder<Format>]
  private let parse: @Sendable (Data) throws -> Value

  init(
    _ format: Format, _ alternative: Format, _ parse: @escaping @Sendable (Data) throws -> Value
  ) {
    decoders = makeDecoders(format, alternative)
    self.parse = parse
  }

  func check(_ data: Data) throws {
    guard let choice = Choice(data) else { return }
    let decoder = decoders[choice.number % decoders.count]
    switch choice.number / decoders.count % 8 {
    case 0: try checkValue(choice.document, decoder)
    case 1: try checkStream(choice.document, decoder)
    case let use: try checkTypes(choice.document, decoder, use, limit: choice.document.count)
    }
  }

  /// Parsing and decoding result in the same value.
  private func checkValue(_ data: Data, _ decoder: FormatDecoder<Format>) throws {
    let value = try located(in: data) { try parse(data) }
    let decoded = try located(in: data) { try decoder.decode(Value.self, from: data) }
    // Tags are levels of a value, but not of other types.
    guard let decoded, value != nil || data.count <= depth else { return }
    try expect(decoded == value, "\(decoded) and \(value as Any) differ")
  }

  /// The values and the failure of a stream don't depend on where it is cut.
  private func checkStream(_ data: Data, _ decoder: FormatDecoder<Format>) throws {
    let size = 1 + data.count % 5
    let whole = stream(data, pieces: max(1, data.count), decoder)
    let pieces = stream(data, pieces: size, decoder)
    try expect(whole.values == pieces.values, "\(whole.values) and \(pieces.values) differ")
    try expect(whole.offset == pieces.offset, "\(whole.offset ?? -1), \(pieces.offset ?? -1)")
    try expect(whole.offset ?? 0 <= data.count, "\(whole.offset ?? 0) in \(data.count)")
    let value = try located(in: data) { try decoder.decode(Value.self, from: data) }
    if let value { try expect(whole.values == [value], "\(whole.values) instead of \(value)") }
  }

  private func stream(
    _ data: Data, pieces size: Int, _ decoder: FormatDecoder<Format>
  ) -> (values: [Value], offset: Int?) {
    var stream = decoder.stream(of: Value.self)
    var values: [Value] = []
    do {
      for start in stride(from: 0, to: data.count, by: size) {
        stream.append(data[start..<min(start + size, data.count)])
        while let value = try stream.next() { values.append(value) }
      }
      stream.finish()
      while let value = try stream.next() { values.append(value) }
    } catch {
      return (values, CodingFailure(describing: error).offset)
    }
    return (values, nil)
  }
}

/// Decodes a document as one of several types, which `use` determines.
///
/// `limit` is the greatest offset of a failure.
func checkTypes(
  _ data: Data, _ decoder: FormatDecoder<some DecodingFormat>, _ use: Int, limit: Int
) throws {
  switch use {
  case 2:
    let ignored = try located(upTo: limit) { try decoder.decode(Ignored.self, from: data) }
    let tree = try located(upTo: limit) { try decoder.decode(FormatTree.self, from: data) }
    try expect(tree == nil || ignored != nil, "only one type rejects the document")
  case 3: _ = try located(upTo: limit) { try decoder.decode(FormatProbe.self, from: data) }
  case 4: _ = try located(upTo: limit) { try decoder.decode([FormatProbe].self, from: data) }
  case 5:
    var report = DecodingReport()
    _ = try located(upTo: limit) {
      try decoder.decode([String: FormatProbe].self, from: data, report: &report)
    }
  case 6: try checkCollecting([FormatProbe?].self, data, decoder, limit)
  default: _ = try located(upTo: limit) { try decoder.decode([Int: [UInt8?]].self, from: data) }
  }
}

/// Failures are collected exactly if decoding fails, and the first one is the same.
private func checkCollecting<Value: Decodable>(
  _ type: Value.Type, _ data: Data, _ decoder: FormatDecoder<some DecodingFormat>, _ limit: Int
) throws {
  var first: CodingFailure?
  let value = try located(upTo: limit) {
    do {
      return try decoder.decode(type, from: data)
    } catch {
      first = CodingFailure(describing: error)
      throw error
    }
  }
  do {
    _ = try decoder.decodeCollecting(type, from: data, limit: 8)
    try expect(value != nil, "only collecting accepts the document")
  } catch let failures as CodingFailures {
    try expect(value == nil, "only collecting rejects the document: \(failures)")
    try expect(failures.first?.offset == first?.offset, "\(failures) without \(first as Any)")
    try expect(failures.allSatisfy { $0.offset ?? .max <= limit }, "\(failures)")
  }
}

/// A type that reads nothing.
struct Ignored: Decodable {
  init(from decoder: any Decoder) throws {}
}

/// The result of reading, or `nil`; any failure must be located in the document.
func located<Value>(in data: Data, _ body: () throws -> Value) throws -> Value? {
  try located(upTo: data.count, body)
}

/// The result of reading, or `nil`; any failure must have an offset up to a limit.
func located<Value>(upTo limit: Int, _ body: () throws -> Value) throws -> Value? {
  do {
    return try body()
  } catch let error as DecodingError {
    let failure = CodingFailure(error)
    guard let range = failure.byteRange else {
      throw BrokenCheck(description: "no offset: \(error)")
    }
    try expect(
      range.lowerBound >= 0 && range.upperBound <= limit, "\(range) in \(limit): \(error)")
    return nil
  }
}
