internal import TranscodableJSON

/// Expects that a type can decode the values that it encodes, that it behaves the same with
/// Foundation's coders, and that it rejects invalid documents.
///
/// The function encodes and decodes arbitrary values with this package's coders for JSON, CBOR and
/// MessagePack, and with Foundation's coders for JSON, and expects equal values. For damaged documents, both decoders must either
/// decode equal values or fail.
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
    for text in DamagedDocuments(of: sample.document, seed: generator.next()).prefix(damages) {
      try expectSameAsFoundation(type, decoding: text)
    }
  }
}
