/// Decodes and encodes a property under a key, with options and a default.
///
/// ```swift
/// struct User: Kodable {
///   @Coding("first_name") var firstName: String
///   @Coding("address.zip", .lossless) var zipCode: String
///   @Coding(default: []) var tags: [String]
///   @Coding(.trimmed) var bio: String?
/// }
/// ```
///
/// | | missing or null | not decodable |
/// | --- | --- | --- |
/// | with a default | the default | the default |
/// | optional | nil | nil |
/// | otherwise | an error | an error |
///
/// A `Bool` is also read from 0, 1, `"true"` and `"false"`, and a `String` from a number or a Bool,
/// unless `.enforceType` is given.
///
/// Key, options and default count where the enclosing type is ``Kodable``. In a type that is plain
/// `Codable`, the property is decoded under its own name, as if it had no wrapper.
@propertyWrapper
public struct Coding<T: Codable>: Codable {
  @usableFromInline internal var inner: KodableTransformable<Passthrough<T>>

  /// Creates a wrapper for a property that is decoded under its own name.
  @inlinable
  public init() { inner = KodableTransformable(transformer: Passthrough()) }

  /// Creates a wrapper for a property that is decoded under its own name.
  ///
  /// - Parameters:
  ///   - options: What is particular about the property.
  ///   - value: The value if the key is missing, or what is there cannot be decoded; nil for none.
  @inlinable
  public init(_ options: KodableOption<T>..., default value: T? = nil) {
    inner = KodableTransformable(
      transformer: Passthrough(), key: nil, options: options, default: value)
  }

  /// Creates a wrapper.
  ///
  /// - Parameters:
  ///   - key: The key of the property, with dots between the keys of the objects that lead to it.
  ///   - options: What is particular about the property.
  ///   - value: The value if the key is missing, or what is there cannot be decoded; nil for none.
  @inlinable
  public init(_ key: String, _ options: KodableOption<T>..., default value: T? = nil) {
    inner = KodableTransformable(
      transformer: Passthrough(), key: key, options: options, default: value)
  }

  /// The value of the property.
  ///
  /// A value that is assigned goes through the modifiers; an invalid one is ignored.
  ///
  /// - Precondition: For reading, the property is optional, or has been decoded or assigned.
  @inlinable
  public var wrappedValue: T {
    get { inner.wrappedValue }
    set { inner.wrappedValue = newValue }
  }

  /// Decodes the value as that of a property without key, options and default.
  public init(from decoder: any Decoder) throws {
    inner = try KodableTransformable(from: decoder)
  }

  /// Encodes the value, if there is one.
  public func encode(to encoder: any Encoder) throws { try inner.encode(to: encoder) }
}

extension Coding: Equatable where T: Equatable {
  /// Whether the values of two properties are equal.
  public static func == (first: Coding, second: Coding) -> Bool {
    first.wrappedValue == second.wrappedValue
  }
}

extension Coding: Sendable where T: Sendable {}
