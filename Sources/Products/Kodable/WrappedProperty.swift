/// A wrapper that handles its own encoding and decoding when used on a property of a Kodable type.
protocol WrappedProperty {
  var keepsValue: Bool { get }

  /// The dotted key of the property, or `nil` if the key is the property's name.
  var key: String? { get }

  mutating func decode(property name: String, from container: PropertyContainer) throws

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

// `@Codable` generates calls to these methods for properties with one of these wrappers.

extension KodableTransformable {
  /// Decodes the value of a property in a `@Codable` type.
  public mutating func __decode(
    property name: String, in objects: [String] = [], from decoder: any Decoder
  ) throws {
    try decode(name, in: objects, from: decoder)
  }

  /// Encodes the value of a property in a `@Codable` type.
  public func __encode(
    property name: String, in objects: [String] = [], to encoder: any Encoder
  ) throws {
    try encode(name, in: objects, to: encoder)
  }
}

extension Coding {
  /// Decodes the value of a property in a `@Codable` type.
  public mutating func __decode(
    property name: String, in objects: [String] = [], from decoder: any Decoder
  ) throws {
    try decode(name, in: objects, from: decoder)
  }

  /// Encodes the value of a property in a `@Codable` type.
  public func __encode(
    property name: String, in objects: [String] = [], to encoder: any Encoder
  ) throws {
    try encode(name, in: objects, to: encoder)
  }
}

extension CodableDate {
  /// Decodes the value of a property in a `@Codable` type.
  public mutating func __decode(
    property name: String, in objects: [String] = [], from decoder: any Decoder
  ) throws {
    try decode(name, in: objects, from: decoder)
  }

  /// Encodes the value of a property in a `@Codable` type.
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

@usableFromInline
struct WrapperState: Sendable {
  @usableFromInline var path: String?
  @usableFromInline var settings: WrapperSettings

  @inlinable
  init(path: String?) {
    self.path = path
    settings = WrapperSettings(rawValue: 0)
  }
}

@usableFromInline
struct WrapperSettings: OptionSet, Sendable {
  @usableFromInline let rawValue: UInt8

  @inlinable
  init(rawValue: UInt8) { self.rawValue = rawValue }

  static let printsJSON = WrapperSettings(rawValue: 1)
  static let encodesNull = WrapperSettings(rawValue: 2)
  static let hasDefault = WrapperSettings(rawValue: 4)
  static let enforcesType = WrapperSettings(rawValue: 8)
  static let isLossless = WrapperSettings(rawValue: 16)
  static let isLossy = WrapperSettings(rawValue: 32)
  static let hasModifiers = WrapperSettings(rawValue: 64)

  private static let decodings: WrapperSettings = [.enforcesType, .isLossless, .isLossy]

  var isAutomatic: Bool { isDisjoint(with: Self.decodings) }

  var isPlain: Bool {
    isDisjoint(with: [.printsJSON, .isLossless, .isLossy, .hasModifiers])
  }

  var decoding: PropertyDecoding {
    get { contains(.isLossless) ? .lossless : contains(.isLossy) ? .lossy : .enforceType }
    set {
      subtract(Self.decodings)
      switch newValue {
      case .enforceType: insert(.enforcesType)
      case .lossless: insert(.isLossless)
      case .lossy: insert(.isLossy)
      }
    }
  }
}
