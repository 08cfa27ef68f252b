// What the code of `@Codable` calls for properties with one of the wrappers.

extension KodableTransformable {
  /// Decodes the value of a property of a type with `@Codable`.
  ///
  /// - Parameters:
  ///   - name: The key of the property, if the wrapper has none.
  ///   - objects: The keys of the objects around.
  ///   - decoder: The decoder of the type.
  /// - Throws: A `DecodingError`, or what a transform throws.
  public mutating func __decode(
    property name: String, in objects: [String] = [], from decoder: any Decoder
  ) throws {
    try decode(name, in: objects, from: decoder)
  }

  /// Encodes the value of a property of a type with `@Codable`.
  ///
  /// - Parameters:
  ///   - name: The key of the property, if the wrapper has none.
  ///   - objects: The keys of the objects around.
  ///   - encoder: The encoder of the type.
  /// - Throws: What the encoder and a transform throw.
  public func __encode(
    property name: String, in objects: [String] = [], to encoder: any Encoder
  ) throws {
    try encode(name, in: objects, to: encoder)
  }
}

extension Coding {
  /// Decodes the value of a property of a type with `@Codable`.
  ///
  /// - Parameters:
  ///   - name: The key of the property, if the wrapper has none.
  ///   - objects: The keys of the objects around.
  ///   - decoder: The decoder of the type.
  /// - Throws: A `DecodingError`, or what a transform throws.
  public mutating func __decode(
    property name: String, in objects: [String] = [], from decoder: any Decoder
  ) throws {
    try decode(name, in: objects, from: decoder)
  }

  /// Encodes the value of a property of a type with `@Codable`.
  ///
  /// - Parameters:
  ///   - name: The key of the property, if the wrapper has none.
  ///   - objects: The keys of the objects around.
  ///   - encoder: The encoder of the type.
  /// - Throws: What the encoder and a transform throw.
  public func __encode(
    property name: String, in objects: [String] = [], to encoder: any Encoder
  ) throws {
    try encode(name, in: objects, to: encoder)
  }
}

extension CodableDate {
  /// Decodes the value of a property of a type with `@Codable`.
  ///
  /// - Parameters:
  ///   - name: The key of the property, if the wrapper has none.
  ///   - objects: The keys of the objects around.
  ///   - decoder: The decoder of the type.
  /// - Throws: A `DecodingError`, or what a transform throws.
  public mutating func __decode(
    property name: String, in objects: [String] = [], from decoder: any Decoder
  ) throws {
    try decode(name, in: objects, from: decoder)
  }

  /// Encodes the value of a property of a type with `@Codable`.
  ///
  /// - Parameters:
  ///   - name: The key of the property, if the wrapper has none.
  ///   - objects: The keys of the objects around.
  ///   - encoder: The encoder of the type.
  /// - Throws: What the encoder and a transform throw.
  public func __encode(
    property name: String, in objects: [String] = [], to encoder: any Encoder
  ) throws {
    try encode(name, in: objects, to: encoder)
  }
}

extension WrappedProperty {
  fileprivate mutating func decode(
    _ name: String, in objects: [String], from decoder: any Decoder
  ) throws {
    var container = try decoder.container(keyedBy: AnyCodingKey.self)
    do {
      for object in objects {
        container = try container.nestedContainer(
          keyedBy: AnyCodingKey.self, forKey: AnyCodingKey(object))
      }
    } catch {
      if keepsValue { return }
      throw error
    }
    do {
      try decode(property: name, from: container)
    } catch let error as KodableError {
      throw error.standard(at: key ?? name, in: container)
    }
  }

  fileprivate func encode(_ name: String, in objects: [String], to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnyCodingKey.self)
    try encode(property: name, in: objects, to: &container)
  }
}
