import CoderTestSupport
import Foundation
import Synchronization
import Testing
import Transcodable
import TranscodableCBOR
import TranscodableForm
import TranscodableFormats
import TranscodableMessagePack
import TranscodableTOML

/// Counts how often values are decoded.
final class DecodingCounter: Sendable {
  static let key = CodingUserInfoKey(rawValue: "counter") ?? .codingProfile

  private let calls = Mutex(0)

  var count: Int { calls.withLock { $0 } }

  func increment() { calls.withLock { $0 += 1 } }
}

/// A leaf that counts the attempts to decode it; it accepts only `true`.
struct Leaf: Codable, Equatable {
  init(from decoder: any Decoder) throws {
    (decoder.userInfo[DecodingCounter.key] as? DecodingCounter)?.increment()
    guard try decoder.singleValueContainer().decode(Bool.self) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "false"))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(true)
  }
}

enum DecodingWay: CaseIterable {
  case plain, json5, report, collecting, snakeCase
  case xml, collectingXML, binary, collectingBinary, cbor, collectingCBOR, messagePack
  case collectingMessagePack, toml, collectingTOML, form, collectingForm

  /// Whether a format can represent a JSON document.
  func canRepresent(_ json: String) -> Bool {
    guard let value = try? JSON(parsing: json) else { return false }
    return switch self {
    case .toml, .collectingTOML: (try? TOML.Encoder().encode(value)) != nil
    case .form, .collectingForm: (try? URLEncodedForm.Encoder().encode(value)) != nil
    default: true
    }
  }
}

/// The number of attempts to decode a leaf.
func leafCount<Decoded: Decodable>(
  _ type: Decoded.Type, _ json: String, _ way: DecodingWay, fails: Bool = true
) throws -> Int {
  let counter = DecodingCounter()
  let decoder = JSON.Decoder()
  decoder.userInfo[DecodingCounter.key] = counter
  let data = Data(json.utf8)
  var error: (any Error)?
  do {
    switch way {
    case .plain: _ = try decoder.decode(type, from: data)
    case .json5:
      decoder.allowsJSON5 = true
      _ = try decoder.decode(type, from: data)
    case .report:
      var report = DecodingReport()
      _ = try decoder.decode(type, from: data, report: &report)
    case .collecting: _ = try decoder.decodeCollecting(type, from: data)
    case .snakeCase:
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      _ = try decoder.decode(type, from: data)
    default: try decode(type, JSON(parsing: json), way, decoder.userInfo)
    }
  } catch let thrown {
    error = thrown
  }
  // In a form, all scalars are strings, so more types accept them.
  if way != .form, way != .collectingForm { #expect((error != nil) == fails, "\(way)") }
  return counter.count
}

/// Decodes a document after converting it to another format.
private func decode<Decoded: Decodable>(
  _ type: Decoded.Type, _ json: JSON, _ way: DecodingWay,
  _ userInfo: [CodingUserInfoKey: any Sendable]
) throws {
  switch way {
  case .xml, .collectingXML, .binary, .collectingBinary:
    let encoder = PropertyList.Encoder()
    encoder.outputFormat = [.xml, .collectingXML].contains(way) ? .xml : .binary
    let list = try encoder.encode(json)
    let decoder = PropertyList.Decoder()
    decoder.userInfo = userInfo
    _ =
      [.xml, .binary].contains(way)
      ? try decoder.decode(type, from: list) : try decoder.decodeCollecting(type, from: list)
  case .cbor, .collectingCBOR:
    try decode(
      type, json, collects: way == .collectingCBOR, CBOR.Encoder(), CBOR.Decoder(), userInfo)
  case .messagePack, .collectingMessagePack:
    try decode(
      type, json, collects: way == .collectingMessagePack, MessagePack.Encoder(),
      MessagePack.Decoder(), userInfo)
  case .toml, .collectingTOML:
    try decode(
      type, json, collects: way == .collectingTOML, TOML.Encoder(), TOML.Decoder(), userInfo)
  default:
    var decoder = URLEncodedForm.Decoder()
    decoder.settings.maximumDepth = 512
    try decode(
      type, json, collects: way == .collectingForm, URLEncodedForm.Encoder(), decoder, userInfo)
  }
}

private func decode<Decoded: Decodable, Format: CodingFormat>(
  _ type: Decoded.Type, _ json: JSON, collects: Bool, _ encoder: FormatEncoder<Format>,
  _ decoder: FormatDecoder<Format>, _ userInfo: [CodingUserInfoKey: any Sendable]
) throws {
  var decoder = decoder
  decoder.userInfo = userInfo
  let document = try encoder.encode(json)
  _ =
    collects
    ? try decoder.decodeCollecting(type, from: document)
    : try decoder.decode(type, from: document)
}

func expectLinearCost<Decoded: Decodable>(
  _ type: Decoded.Type, fails: Bool = true, except: Set<DecodingWay> = [],
  sourceLocation: SourceLocation = #_sourceLocation, _ json: (Int) -> String
) throws {
  for way in DecodingWay.allCases where !except.contains(way) && way.canRepresent(json(8)) {
    let counts = try [8, 16, 32].map { try leafCount(type, json($0), way, fails: fails) }
    #expect(
      counts[2] - counts[1] <= 2 * (counts[1] - counts[0]) + 4, "\(way): \(counts)",
      sourceLocation: sourceLocation)
  }
}

func nested(_ start: String, _ inner: String, _ end: String, _ depth: Int) -> String {
  String(repeating: start, count: depth) + inner + String(repeating: end, count: depth)
}
