public import TranscodableCore

// Everything the code of the macros calls. The names start with two underscores: they are not for
// use by hand, and change from version to version.

/// Decodes a field of a type that its declaration does not spell.
///
/// The compiler infers the type from what the result is assigned to, and chooses the overload of
/// `decode` for that very type, as it would for code written by hand.
public func __decoded<Value>(_ decode: (Value.Type) throws -> Value) rethrows -> Value {
  try decode(Value.self)
}

/// Decodes a field with an initial value, of a type that its declaration does not spell.
public func __decoded<Value>(
  initially value: Value, _ decode: (Value.Type) throws -> Value?
) rethrows -> Value {
  try decode(Value.self) ?? value
}

/// Whether a predicate of the author's holds.
public func __holds<Value>(_ value: Value, _ predicate: (Value) -> Bool) -> Bool {
  predicate(value)
}

/// Whether a value is the default of its field.
public func __isDefault<Value: Equatable>(_ value: Value, _ standard: Value) -> Bool {
  value == standard
}

/// Says that a value is not the default of its field, since they cannot be compared.
@_disfavoredOverload
public func __isDefault<Value>(_ value: Value, _ standard: @autoclosure () -> Value) -> Bool {
  false
}

extension __FieldVisit {
  /// Looks at a field of a type that its declaration does not spell.
  ///
  /// - Parameters:
  ///   - container: The object of the field.
  ///   - key: Its key.
  ///   - field: What says its type; not called.
  ///   - decode: Decodes it.
  public func field<Key: CodingKey, Root, Value, Result>(
    _ container: KeyedDecodingContainer<Key>, _ key: Key, like field: (Root) -> Value,
    _ decode: (Value.Type, Key) throws -> Result
  ) {
    self.field(container, key) { try decode(Value.self, $0) }
  }

  /// Looks at the fields of the superclass, if it has them looked at.
  ///
  /// - Parameters:
  ///   - type: The superclass.
  ///   - decoder: The decoder of its fields.
  public func superclass(_ type: Any.Type, of decoder: @autoclosure () throws -> any Decoder) {
    guard let type = type as? any __FieldVisiting.Type else { return leaveOut() }
    part { try type.__visitFields(of: decoder(), self) }
  }
}
