/// A wrapper that decodes and encodes itself as a property of a Kodable type.
protocol WrappedProperty {
  /// Decodes the value of the property with a name.
  mutating func decode(property name: String, from container: PropertyContainer) throws

  /// Encodes the value of the property with a name.
  func encode(
    property name: String, to container: inout KeyedEncodingContainer<AnyCodingKey>) throws
}

extension KodableTransformable: WrappedProperty {
  mutating func decode(property name: String, from container: PropertyContainer) throws {
    try decode(property: name, converting: false, from: container)
  }
}

extension Coding: WrappedProperty {
  mutating func decode(property name: String, from container: PropertyContainer) throws {
    try inner.decode(property: name, converting: true, from: container)
  }

  func encode(
    property name: String, to container: inout KeyedEncodingContainer<AnyCodingKey>
  ) throws {
    try inner.encode(property: name, to: &container)
  }
}

extension CodableDate: WrappedProperty {
  mutating func decode(property name: String, from container: PropertyContainer) throws {
    try inner.decode(property: name, converting: false, from: container)
  }

  func encode(
    property name: String, to container: inout KeyedEncodingContainer<AnyCodingKey>
  ) throws {
    try inner.encode(property: name, to: &container)
  }
}

// MARK: - For generated code

extension WrappedProperty {
  fileprivate mutating func decode(_ name: String, from decoder: any Decoder) throws {
    try decode(property: name, from: decoder.container(keyedBy: AnyCodingKey.self))
  }

  fileprivate func encode(_ name: String, to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnyCodingKey.self)
    try encode(property: name, to: &container)
  }
}

extension KodableTransformable {
  /// Decodes the value of the property with a name from the decoder of its type, as reflection
  /// would do it.
  public mutating func __decode(property name: String, from decoder: any Decoder) throws {
    try decode(name, from: decoder)
  }

  /// Encodes the value of the property with a name to the encoder of its type, as reflection would
  /// do it.
  public func __encode(property name: String, to encoder: any Encoder) throws {
    try encode(name, to: encoder)
  }
}

extension Coding {
  /// Decodes the value of the property with a name from the decoder of its type, as reflection
  /// would do it.
  public mutating func __decode(property name: String, from decoder: any Decoder) throws {
    try decode(name, from: decoder)
  }

  /// Encodes the value of the property with a name to the encoder of its type, as reflection would
  /// do it.
  public func __encode(property name: String, to encoder: any Encoder) throws {
    try encode(name, to: encoder)
  }
}

extension CodableDate {
  /// Decodes the value of the property with a name from the decoder of its type, as reflection
  /// would do it.
  public mutating func __decode(property name: String, from decoder: any Decoder) throws {
    try decode(name, from: decoder)
  }

  /// Encodes the value of the property with a name to the encoder of its type, as reflection would
  /// do it.
  public func __encode(property name: String, to encoder: any Encoder) throws {
    try encode(name, to: encoder)
  }
}
