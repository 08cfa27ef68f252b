internal import TranscodableJSON

/// Expects of a type what every type should do: read what it writes, agree with Foundation's coders, and refuse what is wrong.
///
/// For arbitrary values, what is written is read as the same value, by our coders and by Foundation's; for damaged documents, both
/// decode the same or both refuse.
///
/// ```swift
/// @Test func ordersKeepTheLaws() throws {
///   try expectLaws(of: Order.self, seed: 1)
/// }
/// ```
///
/// - Parameters:
///   - type: The type, which has to be written as the same kind of document that it reads.
///   - count: The number of values; of each, as many damaged documents are tried as `damages` says.
///   - damages: The number of damaged documents of each value.
///   - seed: Chooses values and damages.
/// - Throws: A ``CodingMismatch`` with the document that shows it.
public func expectLaws<Value: Codable & Equatable>(
  of type: Value.Type, count: Int = 100, damages: Int = 10, seed: UInt64
) throws {
  var values = ArbitraryValues(of: type, seed: seed)
  var generator = SeededGenerator(seed: seed)
  for _ in 0..<count {
    let sample = try values.next()
    try expectSameAsFoundation(type, decoding: "\(sample.document)")
    try expectRoundTrip(sample.value)
    for text in DamagedDocuments(of: sample.document, seed: generator.next()).prefix(damages) {
      try expectSameAsFoundation(type, decoding: text)
    }
  }
}
