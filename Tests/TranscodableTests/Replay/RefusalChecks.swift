internal import Foundation
internal import Transcodable

/// Decodes a type that refuses some documents, with settings that refuse others.
///
/// Failures must be collected exactly when decoding fails. They must begin with the failure that
/// decoding throws and lie within the document. Otherwise, both calls decode the same value.
///
/// The first byte determines the type, and the second one the settings.
func checkRefusals(_ data: Data) throws {
  guard let type = Choice(data), let settings = Choice(type.document) else { return }
  let decoder = RefusingDecoders.all[settings.number % RefusingDecoders.all.count]
  let check = refusals[type.number % refusals.count]
  try check(settings.document, decoder)
}

private typealias Refusal = @Sendable (Data, JSON.Decoder) throws -> Void

private let refusals: [Refusal] = [
  refusal(Refusing.Plain.self), refusal(Refusing.NoNulls.self),
  refusal(Refusing.NoneMissing.self), refusal(Refusing.Everything.self),
  refusal(Refusing.Inner.self), refusal(Refusing.Versioned.self),
  refusal(Refusing.Flattened.self), refusal(Refusing.Optionally.self),
  refusal(Refusing.Positional.self), refusal(Refusing.Tagged.self),
  refusal(Refusing.External.self), refusal(Refusing.Untagged.self),
  refusal(Refusing.Adjacent.self), refusal(Refusing.Lossless.self),
  refusal(Refusing.Flexible.self), refusal(Refusing.Lossy.self),
  refusal(Refusing.Aliased.self), refusal([Refusing.Plain].self),
  refusal([String: [Refusing.Tagged]].self), refusal([Refusing.Untagged?].self),
]

private func refusal<Value: Codable & SendableMetatype>(_ type: Value.Type) -> Refusal {
  { data, decoder in
    let usual = try Reading { try decoder.decode(type, from: data) }
    let collected: Value
    do throws(CodingFailures) {
      collected = try decoder.decodeCollecting(type, from: data, limit: 20)
    } catch {
      guard let failure = usual.failure else {
        throw BrokenCheck(description: "\(type): collected \(error)")
      }
      try expect(!error.isEmpty && error.count <= 20, "\(error.count) failures")
      try expect(
        error.contains { $0.reason == failure.reason && $0.byteRange == failure.byteRange },
        "\(type): \(failure) is not among \(error)")
      for failure in error { try checkLocation(of: failure, in: data) }
      return
    }
    guard let value = usual.value else {
      throw BrokenCheck(description: "\(type): collected nothing, unlike \(usual)")
    }
    try expect(
      try isWrittenEqually(value, collected), "\(type): collected \(collected), not \(value)")
  }
}

/// Decoders with settings that refuse documents, or accept more of them.
enum RefusingDecoders {
  static let all: [JSON.Decoder] = [
    decoder { _ in },
    decoder { $0.unknownKeys = .reject },
    decoder { $0.duplicateKeys = .reject },
    decoder { ($0.unknownKeys, $0.duplicateKeys) = (.reject, .reject) },
    decoder { $0.coercion = .lossless },
    decoder { ($0.coercion, $0.unknownKeys) = (.flexible, .reject) },
    decoder { $0.keyMatching = .ignoringCase },
    decoder { ($0.keyMatching, $0.duplicateKeys) = (.ignoringCase, .reject) },
    decoder { $0.grammar = .strict },
    decoder { ($0.grammar, $0.unknownKeys) = (.json5, .reject) },
    decoder { $0.maximumDepth = 3 },
    decoder { ($0.maximumStringLength, $0.maximumElementCount) = (4, 3) },
    decoder { ($0.maximumDocumentSize, $0.assumesTopLevelDictionary) = (40, true) },
  ]

  private static func decoder(_ change: (inout JSONReaderSettings) -> Void) -> JSON.Decoder {
    let decoder = JSON.Decoder()
    change(&decoder.settings)
    return decoder
  }
}

/// Whether two values have the same JSON, regardless of the order of members.
func isWrittenEqually<Value: Encodable>(_ first: Value, _ second: Value) throws -> Bool {
  try isEqual(DefaultCoders.encoder.encode(first), DefaultCoders.encoder.encode(second))
}

/// Whether two documents contain the same value, regardless of the order of members.
func isEqual(_ first: Data, _ second: Data) throws -> Bool {
  if first == second { return true }
  return try JSON(parsing: first) == JSON(parsing: second)
}
