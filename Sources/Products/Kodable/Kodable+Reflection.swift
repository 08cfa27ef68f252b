// How the stored properties of types without `@Kodable` are found.

#if !KODABLE_WITHOUT_REFLECTION

  extension Dekodable {
    /// Decodes the stored properties, found by reflection.
    public mutating func __decode(_ properties: inout __StoredPropertyDecoder) throws {
      try KodableType.of(self).decode(&self, from: properties.decoder)
    }
  }

  extension Enkodable {
    /// Encodes the stored properties, found by reflection.
    public func __encode(_ properties: inout __StoredPropertyEncoder) throws {
      try KodableType.of(self).encode(self, to: properties.encoder)
    }
  }

#else

  extension Dekodable {
    /// There is no reflection to find the stored properties by.
    @available(
      *, unavailable,
      message: "there is no reflection: put '@Kodable' of the module Transcodable on the type"
    )
    public mutating func __decode(_ properties: inout __StoredPropertyDecoder) throws {}
  }

  extension Enkodable {
    /// There is no reflection to find the stored properties by.
    @available(
      *, unavailable,
      message: "there is no reflection: put '@Kodable' of the module Transcodable on the type"
    )
    public func __encode(_ properties: inout __StoredPropertyEncoder) throws {}
  }

#endif
