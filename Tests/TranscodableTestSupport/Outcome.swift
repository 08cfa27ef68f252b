package import TranscodableCore
package import TranscodableJSON

/// The outcome of decoding: the value or a comparable error.
package enum Outcome<Value> {
  case value(Value)
  case failure(DecodingProblem)

  /// Runs `body` and stores the outcome.
  package init(_ body: () throws -> Value) {
    do { self = .value(try body()) } catch { self = .failure(DecodingProblem(error)) }
  }

  /// The value, or `nil` after an error.
  package var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }

  /// The error, or `nil` if there is a value.
  package var problem: DecodingProblem? {
    if case .failure(let problem) = self { problem } else { nil }
  }
}

extension Outcome: Equatable where Value: Equatable {}

/// Reads a value from JSON without a coder.
package func read<Value: JSONDecodable>(
  _ type: Value.Type, from input: some ByteSource, grammar: JSONGrammar = .foundation,
  maximumDepth: Int = 512
) -> Outcome<Value> {
  read(type, from: input, JSONReaderSettings(grammar: grammar, maximumDepth: maximumDepth))
}

/// Reads a value from JSON without a coder.
package func read<Value: JSONDecodable>(
  _ type: Value.Type, from input: some ByteSource, _ settings: JSONReaderSettings
) -> Outcome<Value> {
  Outcome {
    let value = try JSONReader.read(input, settings: settings) { Value.decode(from: &$0) }
    guard let value else { throw MissingValue() }
    return value
  }
}

/// Skips the value of a document.
package func skip(
  _ input: some ByteSource, grammar: JSONGrammar = .foundation, maximumDepth: Int = 512
) -> Outcome<Bool> {
  skip(input, JSONReaderSettings(grammar: grammar, maximumDepth: maximumDepth))
}

/// Skips the value of a document.
package func skip(_ input: some ByteSource, _ settings: JSONReaderSettings) -> Outcome<Bool> {
  Outcome {
    try JSONReader.read(input, settings: settings) { $0.skipValue() }
    return true
  }
}

/// A reader returned neither a value nor a failure.
package struct MissingValue: Error {}
