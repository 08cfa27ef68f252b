internal import TranscodableBytes

/// One of several forms in which values are coded, chosen by the coder.
///
/// A type says with the attribute `@CodingProfile` what it is coded as in a profile. A type that says nothing, and a coder
/// without a profile, is coded as ever.
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
  /// What tells the profile from others.
  public let name: String

  /// Creates a profile.
  /// - Parameter name: What tells it from others.
  public init(_ name: String) { self.name = name }

  /// Creates a profile.
  /// - Parameter value: What tells it from others.
  public init(stringLiteral value: String) { name = value }
}

extension CodingUserInfoKey {
  /// The ``CodingProfile`` of a coder; any coder takes it.
  public static let codingProfile = CodingUserInfoKey(named: "Transcodable.codingProfile")
}

extension Dictionary where Key == CodingUserInfoKey {
  /// The profile of the coder.
  package var codingProfile: CodingProfile? { self[.codingProfile] as? CodingProfile }
}

// What the code of the macros asks.

extension Decoder {
  /// Whether values are coded in a profile.
  public func __isCoded(in profile: CodingProfile) -> Bool {
    userInfo.codingProfile == profile
  }
}

extension Encoder {
  /// Whether values are coded in a profile.
  public func __isCoded(in profile: CodingProfile) -> Bool {
    userInfo.codingProfile == profile
  }
}

/// Values in the form of another type.
public func __via<Wire: CodableWireType>(
  _ type: Wire.Type, for value: Wire.Value.Type
) -> ConvertingStrategy<PlainStrategy<Wire>, Wire.Value> {
  .via(type)
}
