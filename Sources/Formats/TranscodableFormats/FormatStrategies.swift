/// How the dates in a document are decoded.
///
/// A decoder rejects dates in other forms, except with ``native``.
public enum FormatDateDecoding: Sendable {
  /// Dates of the format, seconds since 1970 and ISO 8601 strings.
  case native
  /// Seconds since 2001-01-01T00:00:00Z, as `Date` itself encodes.
  case deferredToDate
  /// Seconds since 1970-01-01T00:00:00Z.
  case secondsSince1970
  /// Milliseconds since 1970-01-01T00:00:00Z.
  case millisecondsSince1970
  /// Strings such as `2013-03-21T20:04:00Z`.
  case iso8601
  /// Dates are decoded by a closure, which returns the seconds since 1970-01-01T00:00:00Z.
  case custom(@Sendable (_ decoder: any Decoder) throws -> Double)
}

/// How dates are encoded.
public enum FormatDateEncoding: Sendable {
  /// As a date of the format, which may have options for it.
  case native
  /// Seconds since 2001-01-01T00:00:00Z, as `Date` itself encodes.
  case deferredToDate
  /// Seconds since 1970-01-01T00:00:00Z.
  case secondsSince1970
  /// Milliseconds since 1970-01-01T00:00:00Z.
  case millisecondsSince1970
  /// Strings such as `2013-03-21T20:04:00Z`, without fractions of a second.
  case iso8601
  /// Dates are encoded by a closure, which receives the seconds since 1970-01-01T00:00:00Z.
  ///
  /// If the closure encodes nothing, an empty object is encoded.
  case custom(@Sendable (_ secondsSince1970: Double, _ encoder: any Encoder) throws -> Void)
}

/// How the data in a document is decoded.
public enum FormatDataDecoding: Sendable {
  /// Bytes of the format, or an array of numbers.
  case native
  /// An array of numbers, as `Data` itself encodes.
  case deferredToData
  /// Base64 strings.
  case base64
  /// Data is decoded by a closure, which returns the bytes.
  case custom(@Sendable (_ decoder: any Decoder) throws -> [UInt8])
}

/// How data is encoded.
///
/// Arrays of bytes are always encoded as bytes of the format.
public enum FormatDataEncoding: Sendable {
  /// As bytes of the format.
  case native
  /// As an array of numbers, as `Data` itself encodes.
  case deferredToData
  /// As Base64 strings.
  case base64
  /// Data is encoded by a closure.
  ///
  /// If the closure encodes nothing, an empty object is encoded.
  case custom(@Sendable (_ bytes: [UInt8], _ encoder: any Encoder) throws -> Void)
}
