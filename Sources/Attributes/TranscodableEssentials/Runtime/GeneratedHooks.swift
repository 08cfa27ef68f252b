internal import TranscodableCore
internal import TranscodableJSON

// Generated code uses these functions to call user-defined methods; see GeneratedCode.swift.

/// Returns the value of a derived field.
public func __derived<Source, Value>(
  from source: Source, by function: (Source) throws -> Value
) throws -> Value {
  try function(source)
}

/// Returns the value of a derived field.
///
/// Failures have the coding path of the enclosing object.
public func __derived<Source, Value>(
  from source: Source, in decoder: any Decoder, by function: (Source) throws -> Value
) throws -> Value {
  do {
    return try function(source)
  } catch {
    throw __hookError(error, of: Value.self, in: decoder)
  }
}

/// Returns the decoding failure for an error thrown by a user-defined method.
public func __hookError(
  _ error: any Error, of type: any Any.Type, in decoder: any Decoder
) -> any Error {
  if error is DecodingError { return error }
  return DecodingError.invalidValue(
    expected: "\(type)", found: "a rejected value", in: decoder, message: "\(error)",
    underlying: error)
}

/// Returns the encoding failure for an error thrown by a user-defined method.
public func __hookError(
  _ error: any Error, of value: Any, in encoder: any Encoder
) -> any Error {
  if error is EncodingError { return error }
  return EncodingError.refusal(error, of: value, at: encoder.codingPath)
}
