/// A property wrapper that encodes and decodes a property under a given key, with options and a
/// default.
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
/// A `Bool` can also be decoded from 0, 1, `"true"` and `"false"`, and a `String` from a number or
/// a Boolean, unless you specify the `.enforceType` option.
///
/// The key, options and default apply only in ``Kodable`` types. In any other `Codable` type, the
/// property is encoded and decoded as if it had no wrapper.
@propertyWrapper
public struct Coding<T: Codable>: Codable {
  @usableFromInline internal var inner: KodableTransformable<Passthrough<T>>

  /// Creates a wrapper for a property that uses its own name as its key.
  @inlinable
  public init() { inner = KodableTransformable(transformer: Passthrough()) }

  /// Creates a wrapper for a property that uses its own name as its key.
  ///
  /// - Parameters:
  ///   - options: The property's options.
  ///   - value: The default for a missing key or a value that can't be decoded.
  @inlinable
  public init(_ options: KodableOption<T>..., default value: T? = nil) {
    inner = KodableTransformable(
      transformer: Passthrough(), key: nil, options: options, default: value)
  }

  /// Creates a wrapper.
  ///
  /// - Parameters:
  ///   - key: The key of the property; dots separate the keys of nested objects.
  ///   - options: The property's options.
  ///   - value: The default for a missing key or a value that can't be decoded.
  @inlinable
  public init(_ key: String, _ options: KodableOption<T>..., default value: T? = nil) {
    inner = KodableTransformable(
      transformer: Passthrough(), key: key, options: options, default: value)
  }

  /// The value of the property.
  ///
  /// Assigned values are passed through the modifiers. If a value is invalid, the assignment is
  /// ignored.
  ///
  /// - Precondition: Unless the property is optional, it must be decoded or assigned before it is
  ///   read.
  @inlinable
  public var wrappedValue: T {
    get { inner.wrappedValue }
    set { inner.wrappedValue = newValue }
  }

  /// Decodes the value, ignoring the key, options and default.
  public init(from decoder: any Decoder) throws {
    inner = try KodableTransformable(from: decoder)
  }

  /// Encodes the value, if there is one.
  public func encode(to encoder: any Encoder) throws { try inner.encode(to: encoder) }
}

extension Coding: Equatable where T: Equatable {
  public static func == (first: Coding, second: Coding) -> Bool {
    first.wrappedValue == second.wrappedValue
  }
}

extension Coding: Sendable where T: Sendable {}
