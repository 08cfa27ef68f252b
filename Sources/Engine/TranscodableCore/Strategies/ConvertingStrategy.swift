/// A type whose values are encoded and decoded instead of another type's values.
///
/// ```swift
/// struct WirePoint: CodableWireType {
///   var x: Int, y: Int
///   init(_ value: CGPoint) { … }
///   func value() throws -> CGPoint { … }
/// }
///
/// @CodableBy(.via(WirePoint.self)) var origin: CGPoint
/// ```
public protocol CodableWireType: Codable, SendableMetatype {
  /// The type that the conforming type represents.
  associatedtype Value

  /// Creates the encoded form of a value. Throws an error if the value can't be represented.
  init(_ value: Value) throws

  /// Returns the value that this form represents. Throws an error if there is no such value.
  func value() throws -> Value
}

/// A strategy that converts values to and from another type.
///
/// Another strategy decodes and encodes the values of that type.
public struct ConvertingStrategy<Wire: ValueStrategy, Value>: ValueStrategy {
  package let wire: Wire
  let toValue: @Sendable (Wire.Value) throws -> Value
  let toWire: @Sendable (Value) throws -> Wire.Value

  package func value(of wire: Wire.Value) throws -> Value { try toValue(wire) }
  package func wireValue(of value: Value) throws -> Wire.Value { try toWire(value) }
}

extension ConvertingStrategy: Sendable where Wire: Sendable {}

extension ValueStrategy {
  /// Converts values to and from a type that represents them in the document.
  public static func via<Wire: CodableWireType>(_ type: Wire.Type) -> Self
  where Self == ConvertingStrategy<PlainStrategy<Wire>, Wire.Value> {
    ConvertingStrategy(
      wire: PlainStrategy(), toValue: { try $0.value() }, toWire: { try Wire($0) })
  }

  /// Converts values to and from another type, using two functions.
  ///
  /// If you use this strategy outside an attribute, mark the functions as `@Sendable`: `{ @Sendable
  /// in Celsius($0) }`.
  @_disfavoredOverload
  public static func via<Wire: Codable, Value>(
    _ type: Wire.Type, from: @escaping @Sendable (Wire) throws -> Value,
    into: @escaping @Sendable (Value) throws -> Wire
  ) -> Self where Self == ConvertingStrategy<PlainStrategy<Wire>, Value> {
    ConvertingStrategy(wire: PlainStrategy(), toValue: from, toWire: into)
  }

  /// Converts values to and from the values of another strategy, using two functions.
  ///
  /// If you use this strategy outside an attribute, mark the functions as `@Sendable`: `{ @Sendable
  /// in Celsius($0) }`.
  @_disfavoredOverload
  public static func via<Wire: ValueStrategy, Value>(
    _ strategy: Wire, from: @escaping @Sendable (Wire.Value) throws -> Value,
    into: @escaping @Sendable (Value) throws -> Wire.Value
  ) -> Self where Self == ConvertingStrategy<Wire, Value> {
    ConvertingStrategy(wire: strategy, toValue: from, toWire: into)
  }
}

extension ConvertingStrategy: DecodingStrategy where Wire: DecodingStrategy {
  public func decode(from decoder: any Decoder) throws -> Value {
    let wire = try wire.__decode(from: decoder)
    do {
      return try toValue(wire)
    } catch let error as DecodingError {
      throw error
    } catch {
      throw DecodingError.invalidValue(
        expected: "\(Value.self)", found: "\(Wire.Value.self)", in: decoder,
        message: "\(Wire.Value.self) could not be converted to \(Value.self): \(error).",
        underlying: error)
    }
  }

  public var __lossy: Self {
    ConvertingStrategy(wire: wire.__lossy, toValue: toValue, toWire: toWire)
  }
}

extension ConvertingStrategy: EncodingStrategy where Wire: EncodingStrategy {
  public func encode(_ value: Value, to encoder: any Encoder) throws {
    try wire.encode(try toWire(value), to: encoder)
  }
}
