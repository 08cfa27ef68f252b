package import TranscodableCore
package import TranscodableJSON

/// What came of decoding: the value, or the error in a form that can be compared.
package enum Outcome<Value> {
  case value(Value)
  case failure(DecodingProblem)

  /// Runs `body` and keeps what comes of it.
  package init(_ body: () throws -> Value) {
    do { self = .value(try body()) } catch { self = .failure(DecodingProblem(error)) }
  }

  /// The value, nil after an error.
  package var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }

  /// The error, nil if there is a value.
  package var problem: DecodingProblem? {
    if case .failure(let problem) = self { problem } else { nil }
  }
}

extension Outcome: Equatable where Value: Equatable {}

/// Reads a value from JSON text with no coder around it.
package func read<Value: JSONDecodable>(
  _ type: Value.Type, from input: some ByteSource, grammar: JSONGrammar = .foundation,
  maximumDepth: Int = 512
) -> Outcome<Value> {
  read(type, from: input, JSONReaderSettings(grammar: grammar, maximumDepth: maximumDepth))
}

/// Reads a value from JSON text with no coder around it.
package func read<Value: JSONDecodable>(
  _ type: Value.Type, from input: some ByteSource, _ settings: JSONReaderSettings
) -> Outcome<Value> {
  Outcome {
    let value = try JSONReader.read(input, settings: settings) { Value.decode(from: &$0) }
    guard let value else { throw MissingValue() }
    return value
  }
}

/// Passes over the value in JSON text.
package func skip(
  _ input: some ByteSource, grammar: JSONGrammar = .foundation, maximumDepth: Int = 512
) -> Outcome<Bool> {
  skip(input, JSONReaderSettings(grammar: grammar, maximumDepth: maximumDepth))
}

/// Passes over the value in JSON text.
package func skip(_ input: some ByteSource, _ settings: JSONReaderSettings) -> Outcome<Bool> {
  Outcome {
    try JSONReader.read(input, settings: settings) { $0.skipValue() }
    return true
  }
}

/// Neither a value nor a failure came of a reader, which must not happen.
package struct MissingValue: Error {}
