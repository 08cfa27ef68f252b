/// A wrapper that decodes and encodes itself as a property of a Kodable type.
protocol WrappedProperty {
  /// Whether the value stays as it is if there is nothing to be decoded.
  var keepsValue: Bool { get }

  /// The key of the property, with dots between the keys of the objects that lead to it; nil if it
  /// is its name.
  var key: String? { get }

  /// Decodes the value of the property with a name.
  mutating func decode(property name: String, from container: PropertyContainer) throws

  /// Encodes the value of the property with a name, in the objects with some keys.
  func encode(
    property name: String, in objects: [String],
    to container: inout KeyedEncodingContainer<AnyCodingKey>
  ) throws
}

extension KodableTransformable: WrappedProperty {
  mutating func decode(property name: String, from container: PropertyContainer) throws {
    try decode(property: name, converting: false, from: container)
  }
}

extension Coding: WrappedProperty {
  var keepsValue: Bool { inner.keepsValue }
  var key: String? { inner.key }

  mutating func decode(property name: String, from container: PropertyContainer) throws {
    try inner.decode(property: name, converting: true, from: container)
  }

  func encode(
    property name: String, in objects: [String],
    to container: inout KeyedEncodingContainer<AnyCodingKey>
  ) throws {
    try inner.encode(property: name, in: objects, to: &container)
  }
}

extension CodableDate: WrappedProperty {
  var keepsValue: Bool { inner.keepsValue }
  var key: String? { inner.key }

  mutating func decode(property name: String, from container: PropertyContainer) throws {
    try inner.decode(property: name, converting: false, from: container)
  }

  func encode(
    property name: String, in objects: [String],
    to container: inout KeyedEncodingContainer<AnyCodingKey>
  ) throws {
    try inner.encode(property: name, in: objects, to: &container)
  }
}
