extension KeyedDecodingContainer {
  /// Calls `body` with the decoder for a required key.
  ///
  /// The method obtains the decoder by decoding a probe type.
  ///
  /// `superDecoder(forKey:)` isn't suitable, because a decoder for database rows returns the
  /// decoder of the whole row.
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

private struct DecoderProbe<Result>: Decodable {
  let result: Result

  init(from decoder: any Decoder) throws {
    guard let visitor = DecoderVisitor.current as? Visitor<Result> else {
      throw DecodingError.invalidValue(
        expected: "a call that decodes \(Result.self)", found: "another call", in: decoder)
    }
    result = try visitor.body(decoder)
  }
}

/// The function that runs when the probe is decoded.
///
/// It is a task-local value, because a container receives only the type to decode.
private enum DecoderVisitor {
  @TaskLocal static var current: AnyVisitor?
}

// Unchecked because the visitor is only used during a synchronous call, by the task that makes the
// call.
private class AnyVisitor: @unchecked Sendable {}

private final class Visitor<Result>: AnyVisitor, @unchecked Sendable {
  let body: (any Decoder) throws -> Result

  init(_ body: @escaping (any Decoder) throws -> Result) { self.body = body }
}
