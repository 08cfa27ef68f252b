package import TranscodableBytes
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

/// The kind of a decoding error, and where it stands.
package struct DecodingProblem: Equatable, CustomStringConvertible {
  /// The case of `DecodingError`, with the type or the key; the type of any other error.
  package var kind: String
  /// The coding path, joined by slashes.
  package var path = ""
  /// The description for people.
  package var text = ""
  /// What our reader knows about it.
  package var failure: CodingFailure?

  package init(_ error: any Error) {
    let context: DecodingError.Context
    switch error {
    case DecodingError.typeMismatch(let type, let found):
      (kind, context) = ("typeMismatch \(type)", found)
    case DecodingError.valueNotFound(let type, let found):
      (kind, context) = ("valueNotFound \(type)", found)
    case DecodingError.keyNotFound(let key, let found):
      (kind, context) = ("keyNotFound \(key.stringValue)", found)
    case DecodingError.dataCorrupted(let found):
      (kind, context) = ("dataCorrupted", found)
    default:
      kind = "\(error)"
      return
    }
    path = context.codingPath.map { $0.stringValue }.joined(separator: "/")
    text = context.debugDescription
    failure = context.underlyingError as? CodingFailure
  }

  /// Problems are equal if their kinds and paths are.
  package static func == (left: DecodingProblem, right: DecodingProblem) -> Bool {
    left.kind == right.kind && left.path == right.path
  }

  package var description: String { "\(kind) at [\(path)]: \(text)" }
}

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
