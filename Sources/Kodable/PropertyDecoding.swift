/// How strictly the JSON of a property is taken.
public enum PropertyDecoding: Sendable {
  /// The value has to have the type of the property.
  case enforceType
  /// A scalar of another type is converted by way of its text: `"5"` to 5. In an array, elements
  /// that cannot be converted are left out.
  case lossless
  /// Elements of an array that cannot be decoded are left out. For other types the same as
  /// ``enforceType``.
  case lossy
}

/// A type that is decoded from JSON and can be made from a text.
public typealias LosslessDecodable = Decodable & LosslessStringConvertible
