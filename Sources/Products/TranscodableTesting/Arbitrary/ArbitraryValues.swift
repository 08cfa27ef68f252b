internal import TranscodableFoundation
public import TranscodableJSON

/// Arbitrary values of a decodable type, with the documents that they are decoded from.
///
/// ```swift
/// var orders = ArbitraryValues(of: Order.self, seed: 1)
/// for _ in 0..<100 {
///   let sample = try orders.next()
///   try expectRoundTrip(sample.value)
/// }
/// ```
///
/// A document is made by asking the type: its `init(from:)` gets a decoder that answers each question with something random
/// of the kind it asks for, remembers the answers, and begins anew if the type refuses them. So optional members are there, null
/// or missing; arrays are empty or not; and what a type recovers from happens. The cases of an enumeration are found if it is
/// `CaseIterable`, or if its error names them, as that of a type with `@Codable` does.
public struct ArbitraryValues<Value: Decodable> {
  /// A value and the document that it is decoded from.
  public struct Sample {
    /// The value, as `JSON.Decoder` decodes it from the document.
    public let value: Value
    /// The document.
    public let document: JSON
  }

  private var generator: SeededGenerator

  /// Creates values that are the same in each run.
  ///
  /// - Parameters:
  ///   - type: Their type.
  ///   - seed: Chooses the values.
  public init(of type: Value.Type = Value.self, seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// The next value.
  ///
  /// - Returns: The value and its document.
  /// - Throws: A ``CodingMismatch`` if the type refuses all that was tried: rules that few values keep, or cases that are not names.
  public mutating func next() throws -> Sample {
    let attempt = ArbitraryAttempt(generator)
    defer { generator = attempt.generator }
    let node = ArbitraryNode()
    do {
      _ = try attempt.value(Value.self, in: node, at: [])
      let document = node.document
      return Sample(value: try document.decode(Value.self), document: document)
    } catch {
      throw CodingMismatch(
        "no value of \(Value.self) was found; the last attempt, \(node.document), ended so: \(error)"
      )
    }
  }
}
