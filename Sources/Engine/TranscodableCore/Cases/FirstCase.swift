// What the code of the macros calls to find the case of a value without a tag.

/// Decodes a value as one of the first case that it can be.
///
/// - Parameters:
///   - decoder: The decoder of the value.
///   - names: What the cases are called.
///   - cases: Each decodes the value as one of a case.
/// - Returns: The value.
/// - Throws: `DecodingError.dataCorrupted` with the reasons of all cases.
public func __firstCase<Value>(
  _ decoder: any Decoder, names: @autoclosure () -> [String],
  _ cases: ((any Decoder) throws -> Value)...
) throws -> Value {
  let (value, reasons) = firstCase(decoder, cases)
  if let value { return value }
  throw DecodingError.noCase(
    of: Value.self, AttemptErrors(reasons: reasons, names: names()), in: decoder)
}

/// Decodes a value as one of the first case that it can be, or as one of the case for unknown ones.
///
/// - Parameters:
///   - decoder: The decoder of the value.
///   - names: What the cases are called, the one for unknown ones last.
///   - cases: Each decodes the value as one of a case.
///   - unknown: Decodes the value as one of the case for unknown ones.
/// - Returns: The value. It is reported if it is of no case.
/// - Throws: `DecodingError.dataCorrupted` with the reasons of all cases.
public func __firstCase<Value>(
  _ decoder: any Decoder, names: @autoclosure () -> [String],
  _ cases: ((any Decoder) throws -> Value)..., unknown: (any Decoder) throws -> Value
) throws -> Value {
  let (value, reasons) = firstCase(decoder, cases)
  if let value { return value }
  do {
    let value = try unknown(decoder)
    decoder.report(
      .unknownCase,
      cause: DecodingError.noCase(
        of: Value.self, AttemptErrors(reasons: reasons, names: names().dropLast()), in: decoder),
      replacement: names().last)
    return value
  } catch {
    throw DecodingError.noCase(
      of: Value.self, AttemptErrors(reasons: reasons + [error], names: names()), in: decoder)
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
      reasons.append(error)
    }
  }
  return (nil, reasons)
}

extension DecodingError {
  /// The error for a tag that no case of a type has.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - type: The type.
  ///   - tags: The tags that its cases have, as they are written.
  ///   - decoder: The decoder of the value.
  ///   - path: The keys from there to the tag.
  /// - Returns: The error.
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

  /// The error for a value that cannot be one of any case.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - attempts: Why not, for each case.
  ///   - decoder: The decoder of the value.
  /// - Returns: The error.
  package static func noCase(
    of type: any Any.Type, _ attempts: AttemptErrors, in decoder: any Decoder
  ) -> DecodingError {
    .invalidValue(
      expected: "\(type)", found: "a value of no case", in: decoder,
      message: "The value is none of the \(attempts.reasons.count) cases of \(type): \(attempts)",
      underlying: attempts)
  }
}

extension Decoder {
  /// The decoder of the value at the end of a path.
  func decoder(at path: [CodingFieldKey]) throws -> any Decoder {
    guard let last = path.last else { return self }
    var container = try container(keyedBy: CodingFieldKey.self)
    for key in path.dropLast() {
      container = try container.nestedContainer(keyedBy: CodingFieldKey.self, forKey: key)
    }
    return try container.superDecoder(forKey: last)
  }
}
