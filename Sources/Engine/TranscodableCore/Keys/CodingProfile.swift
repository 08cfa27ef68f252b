internal import TranscodableBytes

/// A named representation of types, which a coder can select instead of the default representation.
///
/// The `@CodingProfile` attribute specifies how a type is represented in a profile. The default
/// representation applies to types without the attribute and to coders without a profile.
///
/// ```swift
/// extension CodingProfile {
///   static let partners: CodingProfile = "partners"
/// }
///
/// let encoder = JSON.Encoder()
/// encoder.profile = .partners
/// ```
public struct CodingProfile: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name that identifies the profile.
  public let name: String

  /// Creates a profile.
  ///
  /// - Parameter name: The name that identifies the profile.
  public init(_ name: String) { self.name = name }

  /// Creates a profile from a literal.
  ///
  /// - Parameter value: The name that identifies the profile.
  public init(stringLiteral value: String) { name = value }
}

extension CodingUserInfoKey {
  /// The `userInfo` key for a ``CodingProfile``.
  ///
  /// It works with any coder.
  public static let codingProfile = CodingUserInfoKey(named: "Transcodable.codingProfile")
}

extension Dictionary where Key == CodingUserInfoKey {
  package var codingProfile: CodingProfile? { self[.codingProfile] as? CodingProfile }
}

// Runtime support for generated code.

extension Decoder {
  /// Whether the decoder uses the given profile.
  public func __isCoded(in profile: CodingProfile) -> Bool {
    userInfo.codingProfile == profile
  }
}

extension Encoder {
  /// Whether the encoder uses the given profile.
  public func __isCoded(in profile: CodingProfile) -> Bool {
    userInfo.codingProfile == profile
  }
}

/// Returns a strategy that converts values to and from another type.
///
/// Both types are specified explicitly.
public func __via<Wire: CodableWireType>(
  _ type: Wire.Type, for value: Wire.Value.Type
) -> ConvertingStrategy<PlainStrategy<Wire>, Wire.Value> {
  .via(type)
}
