internal import TranscodableFoundation
internal import TranscodableJSON

/// Expects that a type can decode the values that it encodes, that it behaves the same with
/// Foundation's coders, and that it rejects invalid documents.
///
/// The function encodes and decodes arbitrary values with this package's coders for JSON, CBOR and
/// MessagePack, and with Foundation's coders for JSON, and expects equal values. Values that are
/// encoded as objects without null are also encoded and decoded as TOML. For damaged documents, both
/// decoders must either decode equal values or fail.
///
/// ```swift
/// @Test func ordersFollowCodingLaws() throws {
///   try expectLaws(of: Order.self, seed: 1)
/// }
/// ```
///
/// - Parameters:
///   - type: The type, which must encode the kind of document that it decodes.
///   - count: The number of values.
///   - damages: The number of damaged documents for each value.
///   - seed: The seed for the values and defects.
/// - Throws: A ``CodingMismatch`` with the document that violates an expectation.
public func expectLaws<Value: Codable & Equatable>(
  of type: Value.Type, count: Int = 100, damages: Int = 10, seed: UInt64
) throws {
  var values = ArbitraryValues(of: type, seed: seed)
  var generator = SeededGenerator(seed: seed)
  for _ in 0..<count {
    let sample = try values.next()
    try expectSameAsFoundation(type, decoding: "\(sample.document)")
    try expectRoundTrip(sample.value, in: TestedCoder.ofJSON + TestedCoder.ofBinaryFormats)
    let written = try JSON.Encoder().encode(sample.value)
    if try JSON(parsing: written).isTOML { try expectRoundTrip(sample.value, in: [.toml]) }
    for text in DamagedDocuments(of: sample.document, seed: generator.next()).prefix(damages) {
      try expectSameAsFoundation(type, decoding: text)
    }
  }
}

extension JSON {
  /// Whether TOML can represent the document: it is an object, and no part of it is null.
  fileprivate var isTOML: Bool {
    guard case .object = self else { return false }
    return !hasNull
  }

  private var hasNull: Bool {
    switch self {
    case .null: true
    case .array(let elements): elements.contains(where: \.hasNull)
    case .object(let members): members.contains(where: \.value.hasNull)
    case .bool, .number, .string: false
    }
  }
}
