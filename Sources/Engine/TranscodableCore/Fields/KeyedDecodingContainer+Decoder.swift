extension KeyedDecodingContainer {
  /// Calls `body` with the decoder for a required value.
  ///
  /// The decoder is captured by decoding a probe type. `superDecoder(forKey:)` isn't suitable,
  /// because a decoder for database rows returns the decoder of the row.
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

/// A type that is decoded instead of the value, to capture the decoder.
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

/// The function that the innermost call of `withDecoder` runs.
///
/// It is stored in a task-local value, because a container receives only a type to decode, and no
/// other values.
private enum DecoderVisitor {
  @TaskLocal static var current: AnyVisitor?
}

// Unchecked because the call ends before the task continues elsewhere, and nothing else accesses
// the visitor.
private class AnyVisitor: @unchecked Sendable {}

private final class Visitor<Result>: AnyVisitor, @unchecked Sendable {
  let body: (any Decoder) throws -> Result

  init(_ body: @escaping (any Decoder) throws -> Result) { self.body = body }
}
