public import TranscodableCore
public import TranscodableJSON

// Generated code calls these functions. Their names start with two underscores because they are not
// public API and can change in any version.

/// Decodes a field without a type annotation.
///
/// The compiler infers the type from the assignment, and selects the overload of `decode` for that
/// type, as it would for hand-written code.
public func __decoded<Value>(_ decode: (Value.Type) throws -> Value) rethrows -> Value {
  try decode(Value.self)
}

/// Decodes a field that has an initial value but no type annotation.
public func __decoded<Value>(
  initially value: Value, _ decode: (Value.Type) throws -> Value?
) rethrows -> Value {
  try decode(Value.self) ?? value
}

/// Calls a predicate whose parameter type is inferred from the value.
public func __holds<Value>(_ value: Value, _ predicate: (Value) -> Bool) -> Bool {
  predicate(value)
}

/// Whether a value equals the default of its field.
public func __isDefault<Value: Equatable>(_ value: Value, _ standard: Value) -> Bool {
  value == standard
}

/// Returns false for values that can't be compared.
@_disfavoredOverload
public func __isDefault<Value>(_ value: Value, _ standard: @autoclosure () -> Value) -> Bool {
  false
}

extension __FieldVisit {
  /// Collects the failures of a field without a type annotation.
  ///
  /// `field` only determines the type. It is never called.
  public func field<Key: CodingKey, Root, Value, Result>(
    _ container: KeyedDecodingContainer<Key>, _ key: Key, like field: (Root) -> Value,
    _ decode: (Value.Type, Key) throws -> Result
  ) {
    self.field(container, key) { try decode(Value.self, $0) }
  }

  /// Collects the failures of a superclass that conforms to `__FieldVisiting`.
  public func superclass(_ type: Any.Type, of decoder: @autoclosure () throws -> any Decoder) {
    guard let type = type as? any __FieldVisiting.Type else { return leaveOut() }
    part { try type.__visitFields(of: decoder(), self) }
  }
}

// Generated code uses these functions to decode the payloads of unknown cases.

extension __CaseDecoder {
  /// Returns the value of the only key, or null for a tag without an object.
  public func unknownPayload() throws -> JSON {
    guard let (container, key) = member else { return .null }
    guard container.allKeys.count == 1 else {
      throw DecodingError.invalidValue(
        expected: "an object with one key",
        found: "an object with \(container.allKeys.count) keys", in: decoder)
    }
    return try container.decode(JSON.self, forKey: key)
  }

  /// Returns the value of a key, or null if it is missing.
  public func unknownPayload(forKey key: CodingFieldKey) throws -> JSON {
    let container = try decoder.container(keyedBy: CodingFieldKey.self)
    return container.contains(key) ? try container.decode(JSON.self, forKey: key) : .null
  }
}

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
