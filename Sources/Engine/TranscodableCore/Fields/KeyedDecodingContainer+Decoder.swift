extension KeyedDecodingContainer {
  /// Calls `body` with the decoder for a required value.
  ///
  /// Only relies on the decoder that `Codable` passes to a value's initializer.
  /// `superDecoder(forKey:)` isn't suitable, because a decoder of rows returns the decoder of the
  /// row.
  func withDecoder<Result>(
    forKey key: Key, _ body: (any Decoder) throws -> Result
  ) throws -> Result {
    try withoutActuallyEscaping(body) { body in
      try DecoderVisitor.$current.withValue(Visitor(body)) {
        try decode(DecoderProbe<Result>.self, forKey: key).result
      }
    }
  }
}

/// The type that is decoded instead of a value.
private struct DecoderProbe<Result>: Decodable {
  let result: Result

  init(from decoder: any Decoder) throws {
    guard let visitor = DecoderVisitor.current as? Visitor<Result> else {
      throw DecodingError.invalidValue(
        expected: "decoding of \(Result.self)", found: "another call", in: decoder)
    }
    result = try visitor.body(decoder)
  }
}

/// The function that the innermost call runs.
///
/// Stored in a task-local value, because containers pass on types but not values.
private enum DecoderVisitor {
  @TaskLocal static var current: AnyVisitor?
}

// Unchecked: the call ends before the task continues elsewhere, and nothing else accesses it.
private class AnyVisitor: @unchecked Sendable {}

private final class Visitor<Result>: AnyVisitor, @unchecked Sendable {
  let body: (any Decoder) throws -> Result

  init(_ body: @escaping (any Decoder) throws -> Result) { self.body = body }
}
