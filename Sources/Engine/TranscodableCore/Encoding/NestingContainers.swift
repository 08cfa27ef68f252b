/// A keyed container whose nested values are encoded through encoders of one type.
@usableFromInline
package protocol KeyedNestingContainer: KeyedEncodingContainerProtocol {
  associatedtype MemberEncoder: Encoder

  /// Adds a member, and returns its encoder.
  ///
  /// If `isSuper` is `false` and the key has a member, that member is continued.
  func addEncoder(for key: some CodingKey, isSuper: Bool) -> MemberEncoder

  /// Encodes the member of an optional that is `nil`, unless such members are omitted.
  func encodeMissing(_ key: Key) throws
}

extension KeyedNestingContainer {
  @inlinable
  package func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    addEncoder(for: key, isSuper: false).container(keyedBy: keyType)
  }

  @inlinable
  package func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    addEncoder(for: key, isSuper: false).unkeyedContainer()
  }

  @inlinable
  package func superEncoder() -> any Encoder {
    addEncoder(for: CodingFieldKey(stringValue: "super"), isSuper: true)
  }

  @inlinable
  package func superEncoder(forKey key: Key) -> any Encoder {
    addEncoder(for: key, isSuper: true)
  }
}

/// An unkeyed container whose nested values are encoded through encoders of one type.
@usableFromInline
package protocol UnkeyedNestingContainer: UnkeyedEncodingContainer {
  associatedtype ElementEncoder: Encoder

  /// Adds an element, and returns its encoder.
  func addEncoder(isSuper: Bool) -> ElementEncoder
}

extension UnkeyedNestingContainer {
  @inlinable
  package func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    addEncoder(isSuper: false).container(keyedBy: keyType)
  }

  @inlinable
  package func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    addEncoder(isSuper: false).unkeyedContainer()
  }

  @inlinable
  package func superEncoder() -> any Encoder { addEncoder(isSuper: true) }
}
