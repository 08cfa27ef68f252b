public import TranscodableCore

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
