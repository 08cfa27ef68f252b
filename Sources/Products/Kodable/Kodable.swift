/// A type that decodes its stored properties by itself, as their wrappers say.
///
/// ```swift
/// struct User: Dekodable {
///   @Coding("first_name") var firstName: String
///   @Coding(default: []) var tags: [String]
///   var nickname: String?
/// }
/// ```
///
/// Stored properties without a wrapper are decoded if their types are `Decodable`, under their own
/// names: one whose key is missing or null keeps its initial value, an optional becomes nil.
/// Constants with an initial value, lazy and weak variables are left alone, and so is what is not
/// `Decodable`. The properties of superclasses are decoded as well.
public protocol Dekodable: Decodable {
  /// Creates a value with the initial values of its properties.
  ///
  /// A struct gets it for nothing if every stored property is wrapped, optional or initialised; a
  /// class writes `required init()`.
  init()

  /// Decodes the stored properties of a value that is there.
  ///
  /// A wrapped property whose key is missing keeps its value if it is optional or has a default.
  ///
  /// - Parameter decoder: Where to decode from.
  /// - Throws: `KodableError.failedDecodingType`.
  mutating func decode(from decoder: any Decoder) throws

  /// Decodes the stored properties one after the other: as `@Kodable` writes it, and by reflection
  /// in types without it.
  mutating func __decode(_ properties: inout __StoredPropertyDecoder) throws
}

/// A type that encodes its stored properties by itself, as their wrappers say.
///
/// Stored properties without a wrapper are encoded under their own names, unless they are nil or
/// not `Encodable`.
public protocol Enkodable: Encodable {
  /// Encodes the stored properties one after the other: as `@Kodable` writes it, and by reflection
  /// in types without it.
  func __encode(_ properties: inout __StoredPropertyEncoder) throws
}

/// A type that decodes and encodes its stored properties by itself.
///
/// ```swift
/// struct User: Kodable {
///   @Coding("first_name") var firstName: String
///   @CodableDate(.rfc3339) var birthday: Date?
/// }
/// let user = try User.decodeJSON(from: data)
/// ```
public typealias Kodable = Dekodable & Enkodable

/// Marks a type whose JSON is printed whenever a value of it is decoded.
public protocol DebugJSON {}

extension Dekodable {
  /// Creates a value, then decodes its stored properties.
  @inlinable
  public init(from decoder: any Decoder) throws {
    self.init()
    try decode(from: decoder)
  }

  /// Decodes the stored properties of a value that is there.
  public mutating func decode(from decoder: any Decoder) throws {
    let type = typeOfOwner(self)
    do {
      var properties = __StoredPropertyDecoder(of: type, from: decoder)
      try __decode(&properties)
    } catch {
      throw KodableError.failedDecodingType(type: type, underlyingError: KodableError(error))
    }
  }
}

extension Enkodable {
  /// Encodes the stored properties of the value.
  public func encode(to encoder: any Encoder) throws {
    var properties = __StoredPropertyEncoder(to: encoder)
    try __encode(&properties)
  }
}
