// Uses reflection to find the stored properties of types without `@Kodable`.

#if !KODABLE_WITHOUT_REFLECTION

  extension Dekodable {
    /// Uses reflection to find the stored properties, and decodes them.
    public mutating func __decode(_ properties: inout __StoredPropertyDecoder) throws {
      try KodableType.of(self).decode(&self, from: properties.decoder)
    }
  }

  extension Enkodable {
    /// Uses reflection to find the stored properties, and encodes them.
    public func __encode(_ properties: inout __StoredPropertyEncoder) throws {
      try KodableType.of(self).encode(self, to: properties.encoder)
    }
  }

#else

  extension Dekodable {
    /// Unavailable, because reflection is disabled.
    @available(
      *, unavailable,
      message: "reflection is disabled; add '@Kodable' of the module Transcodable to the type"
    )
    public mutating func __decode(_ properties: inout __StoredPropertyDecoder) throws {}
  }

  extension Enkodable {
    /// Unavailable, because reflection is disabled.
    @available(
      *, unavailable,
      message: "reflection is disabled; add '@Kodable' of the module Transcodable to the type"
    )
    public func __encode(_ properties: inout __StoredPropertyEncoder) throws {}
  }

#endif
