// Runtime support for generated code that decodes untagged enumerations.

/// Decodes a value as the first case for which decoding succeeds.
public func __firstCase<Value>(
  _ decoder: any Decoder, names: @autoclosure () -> [String],
  _ cases: ((any Decoder) throws -> Value)...
) throws -> Value {
  try decoder.attempting(Value.self) {
    let (value, reasons) = firstCase(decoder, cases)
    if let value { return value }
    throw DecodingError.noCase(of: Value.self, reasons, names: names(), in: decoder)
  }
}

/// Decodes a value as the first case for which decoding succeeds.
///
/// If decoding fails for every case, the case for unknown values is used.
public func __firstCase<Value>(
  _ decoder: any Decoder, names: @autoclosure () -> [String],
  _ cases: ((any Decoder) throws -> Value)..., unknown: (any Decoder) throws -> Value
) throws -> Value {
  try decoder.attempting(Value.self) {
    let (value, reasons) = firstCase(decoder, cases)
    if let value { return value }
    do {
      let value = try unknown(decoder)
      decoder.report(
        .unknownCase,
        cause: DecodingError.noCase(
          of: Value.self, reasons, names: names().dropLast(), in: decoder),
        replacement: names().last)
      return value
    } catch {
      throw DecodingError.noCase(of: Value.self, reasons + [error], names: names(), in: decoder)
    }
  }
}

private func firstCase<Value>(
  _ decoder: any Decoder, _ cases: [(any Decoder) throws -> Value]
) -> (Value?, [any Error]) {
  var reasons: [any Error] = []
  for decode in cases {
    do {
      return (try attempt(decoder, decode), [])
    } catch {
      decoder.standard?.document.attemptMemory?.endFailedAlternative()
      reasons.append(error)
    }
  }
  return (nil, reasons)
}

extension DecodingError {
  package static func invalidTag(
    _ tag: CodingTagValue, of type: any Any.Type, tags: [String], in decoder: any Decoder,
    at path: [CodingFieldKey]
  ) -> DecodingError {
    let failure = CodingFailure(
      .invalidValue, in: nil, expected: "\(type)", found: "invalid \(type) tag \(tag)"
    ).offering(tags)
    do {
      return try decoder.decoder(at: path).error(failure)
    } catch {
      return DecodingError(failure.at(decoder.codingPath + path))
    }
  }

  package static func noCase(
    of type: any Any.Type, _ reasons: [any Error], names: [String], in decoder: any Decoder
  ) -> DecodingError {
    let attempts = AttemptErrors(
      reasons: reasons, names: names,
      summary: "The value matches none of the \(reasons.count) cases of \(type)")
    return .invalidValue(
      expected: "\(type)", found: "a value that matches no case", in: decoder,
      message: attempts.message, underlying: attempts)
  }
}

extension Decoder {
  func decoder(at path: [CodingFieldKey]) throws -> any Decoder {
    guard let last = path.last else { return self }
    var container = try container(keyedBy: CodingFieldKey.self)
    for key in path.dropLast() {
      container = try container.nestedContainer(keyedBy: CodingFieldKey.self, forKey: key)
    }
    return try container.superDecoder(forKey: last)
  }
}
