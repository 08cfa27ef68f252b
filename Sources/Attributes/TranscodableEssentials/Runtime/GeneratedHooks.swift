internal import TranscodableCore
internal import TranscodableJSON

// What the code of the macros calls around the methods of the author's; see GeneratedCode.swift.

/// The value of a derived field.
public func __derived<Source, Value>(
  from source: Source, by function: (Source) throws -> Value
) throws -> Value {
  try function(source)
}

/// The value of a derived field, whose failure is one of the object it is in.
public func __derived<Source, Value>(
  from source: Source, in decoder: any Decoder, by function: (Source) throws -> Value
) throws -> Value {
  do {
    return try function(source)
  } catch {
    throw __hookError(error, of: Value.self, in: decoder)
  }
}

/// What is thrown while decoding if a method of the author's throws.
public func __hookError(
  _ error: any Error, of type: any Any.Type, in decoder: any Decoder
) -> any Error {
  if error is DecodingError { return error }
  return DecodingError.invalidValue(
    expected: "\(type)", found: "a value that is refused", in: decoder, message: "\(error)",
    underlying: error)
}

/// What is thrown while encoding if a method of the author's throws.
public func __hookError(
  _ error: any Error, of value: Any, in encoder: any Encoder
) -> any Error {
  if error is EncodingError { return error }
  return EncodingError.refusal(error, of: value, at: encoder.codingPath)
}
