// What the code of the macros calls to find the case of a value without a tag.

/// Decodes a value as one of the first case that it can be.
///
/// - Parameters:
///   - decoder: Stands at the value.
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
    of: Value.self, Refusals(reasons: reasons, names: names()), in: decoder)
}

/// Decodes a value as one of the first case that it can be, or as one of the case for unknown ones.
///
/// - Parameters:
///   - decoder: Stands at the value.
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
        of: Value.self, Refusals(reasons: reasons, names: names().dropLast()), in: decoder),
      replacement: names().last)
    return value
  } catch {
    throw DecodingError.noCase(
      of: Value.self, Refusals(reasons: reasons + [error], names: names()), in: decoder)
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
