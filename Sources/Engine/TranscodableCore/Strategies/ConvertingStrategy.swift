/// A type in whose form values of another type are in a text.
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
  /// The type of the values in the program.
  associatedtype Value

  /// Creates the form in which a value is encoded.
  ///
  /// - Parameter value: The value.
  /// - Throws: If it has none.
  init(_ value: Value) throws

  /// The value that has this form.
  ///
  /// - Returns: The value.
  /// - Throws: If there is none.
  func value() throws -> Value
}

/// Values by the strategy of another type, to and from which they are converted.
public struct ConvertingStrategy<Wire: ValueStrategy, Value>: ValueStrategy {
  package let wire: Wire
  let toValue: @Sendable (Wire.Value) throws -> Value
  let toWire: @Sendable (Value) throws -> Wire.Value

  /// The value that has a form.
  package func value(of wire: Wire.Value) throws -> Value { try toValue(wire) }
  /// The form of a value.
  package func wireValue(of value: Value) throws -> Wire.Value { try toWire(value) }
}

extension ConvertingStrategy: Sendable where Wire: Sendable {}

extension ValueStrategy {
  /// Values in the form of another type.
  ///
  /// - Parameter type: The type whose form they have.
  /// - Returns: The strategy.
  public static func via<Wire: CodableWireType>(_ type: Wire.Type) -> Self
  where Self == ConvertingStrategy<PlainStrategy<Wire>, Wire.Value> {
    ConvertingStrategy(
      wire: PlainStrategy(), toValue: { try $0.value() }, toWire: { try Wire($0) })
  }

  /// Values in the form of another type, converted by functions.
  ///
  /// Outside of attributes, functions are to be written with `@Sendable`: `{ @Sendable in Celsius($0) }`.
  ///
  /// - Parameters:
  ///   - type: The type whose form they have.
  ///   - from: Makes a value.
  ///   - into: Makes the form.
  /// - Returns: The strategy.
  @_disfavoredOverload
  public static func via<Wire: Codable, Value>(
    _ type: Wire.Type, from: @escaping @Sendable (Wire) throws -> Value,
    into: @escaping @Sendable (Value) throws -> Wire
  ) -> Self where Self == ConvertingStrategy<PlainStrategy<Wire>, Value> {
    ConvertingStrategy(wire: PlainStrategy(), toValue: from, toWire: into)
  }

  /// Values by the strategy of another type, converted by functions.
  ///
  /// Outside of attributes, functions are to be written with `@Sendable`: `{ @Sendable in Celsius($0) }`.
  ///
  /// - Parameters:
  ///   - strategy: The strategy of the other type.
  ///   - from: Makes a value.
  ///   - into: Makes a value of the other type.
  /// - Returns: The strategy.
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

  public var __lossy: ConvertingStrategy<Wire.__Lossy, Value> {
    ConvertingStrategy<Wire.__Lossy, Value>(wire: wire.__lossy, toValue: toValue, toWire: toWire)
  }
}

extension ConvertingStrategy: EncodingStrategy where Wire: EncodingStrategy {
  public func encode(_ value: Value, to encoder: any Encoder) throws {
    try wire.encode(try toWire(value), to: encoder)
  }
}

extension ConvertingStrategy: CodingStrategy where Wire: CodingStrategy {}
