extension KeyedDecodingContainer {
  /// Runs code with the decoder of a value that must be there.
  ///
  /// `Codable` promises a decoder to the initialiser of a value, while that is running. Nothing more is asked for: to
  /// `superDecoder(forKey:)`, a decoder of rows answers with that of the row.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - body: Decodes the value.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws, and `keyNotFound`.
  func withDecoder<Result>(
    forKey key: Key, _ body: (any Decoder) throws -> Result
  ) throws -> Result {
    try withoutActuallyEscaping(body) { body in
      try DecoderVisitor.$current.withValue(Visitor(body)) {
        try decode(Visited<Result>.self, forKey: key).result
      }
    }
  }
}

/// What is decoded in place of a value.
private struct Visited<Result>: Decodable {
  let result: Result

  init(from decoder: any Decoder) throws {
    guard let visitor = DecoderVisitor.current as? Visitor<Result> else {
      throw DecodingError.invalidValue(
        expected: "a call for \(Result.self)", found: "none", in: decoder)
    }
    result = try visitor.body(decoder)
  }
}

/// The code that the innermost call runs.
///
/// It comes from the task, since containers pass on types and no values.
private enum DecoderVisitor {
  @TaskLocal static var current: AnyVisitor?
}

// Unchecked: the call is over before the task goes elsewhere, and nothing else looks at it.
private class AnyVisitor: @unchecked Sendable {}

private final class Visitor<Result>: AnyVisitor, @unchecked Sendable {
  let body: (any Decoder) throws -> Result

  init(_ body: @escaping (any Decoder) throws -> Result) { self.body = body }
}
