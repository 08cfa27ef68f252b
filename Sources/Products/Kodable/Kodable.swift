/// A type that decodes its stored properties as specified by their wrappers.
///
/// ```swift
/// struct User: Dekodable {
///   @Coding("first_name") var firstName: String
///   @Coding(default: []) var tags: [String]
///   var nickname: String?
/// }
/// ```
///
/// A stored property without a wrapper is decoded under its own name if its type is `Decodable`. If
/// the key is missing or null, an optional property becomes `nil`, and any other property keeps its
/// initial value. Properties whose types aren't `Decodable`, constants with an initial value, and
/// lazy and weak variables are ignored. The properties of superclasses are also decoded.
public protocol Dekodable: Decodable {
  /// Creates a value whose properties have their initial values.
  ///
  /// The compiler synthesizes this initializer for a struct if every stored property has a wrapper,
  /// an optional type, or an initial value. A class must declare `required init()`.
  init()

  /// Decodes the stored properties of an existing value.
  ///
  /// If a wrapped property is optional or has a default, it keeps its current value when its key is
  /// missing.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `KodableError.failedDecodingType`.
  mutating func decode(from decoder: any Decoder) throws

  /// Decodes the stored properties one by one.
  ///
  /// `@Kodable` generates the code for this method. Types without the attribute use reflection.
  mutating func __decode(_ properties: inout __StoredPropertyDecoder) throws
}

/// A type that encodes its stored properties as specified by their wrappers.
///
/// A stored property without a wrapper is encoded under its own name. It is omitted if it is `nil`
/// or its type isn't `Encodable`.
public protocol Enkodable: Encodable {
  /// Encodes the stored properties one by one.
  ///
  /// `@Kodable` generates the code for this method. Types without the attribute use reflection.
  func __encode(_ properties: inout __StoredPropertyEncoder) throws
}

/// A type that decodes and encodes its stored properties as specified by their wrappers.
///
/// ```swift
/// struct User: Kodable {
///   @Coding("first_name") var firstName: String
///   @CodableDate(.rfc3339) var birthday: Date?
/// }
/// let user = try User.decodeJSON(from: data)
/// ```
public typealias Kodable = Dekodable & Enkodable

/// A type that prints the JSON of each value that is decoded.
public protocol DebugJSON {}

extension Dekodable {
  /// Creates a value, and then decodes its stored properties.
  @inlinable
  public init(from decoder: any Decoder) throws {
    self.init()
    try decode(from: decoder)
  }

  /// Decodes the stored properties of an existing value.
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
