extension URLEncodedForm {
  /// A notation for arrays.
  ///
  /// Elements that are arrays or objects are written with indices in every style.
  public enum ArrayStyle: Sendable, Hashable {
    /// Empty brackets: `a[]=1&a[]=2`.
    case brackets
    /// Indices: `a[0]=1&a[1]=2`.
    case indices
    /// A repeated key: `a=1&a=2`.
    case repeatedKeys
    /// Commas: `a=1,2`.
    ///
    /// Commas in elements are escaped, so they don't separate elements. An empty value is an empty
    /// array, and an array that contains only an empty string can't be encoded.
    case commas
    /// Escaped commas: `a=1%2C2`, which is also how a browser writes `1,2`.
    ///
    /// Elements that contain a comma can't be encoded. Otherwise, this style is like ``commas``.
    case encodedCommas
  }

  /// A notation for the keys of nested values.
  public enum NestingStyle: Sendable, Hashable {
    /// Brackets: `a[b][c]`.
    case brackets
    /// Dots, and brackets around indices: `a.b`, `a[0].b`.
    case dots
    /// Nested values can't be encoded, and brackets and dots are ordinary characters.
    ///
    /// Arrays of scalars can be encoded with repeated keys and commas.
    case none
  }

  /// A notation for nulls, which are written for `nil` elements, and for optional members if the
  /// encoder's `nilEncoding` is `.null`.
  public enum NullStyle: Sendable, Hashable {
    /// A key without an equals sign: `a`.
    case keyOnly
    /// An empty value: `a=`.
    ///
    /// An optional string that is empty is decoded as `nil`.
    case empty
    /// A word, such as `a=null`.
    ///
    /// A string that is equal to the word can't be encoded.
    case word(String)
  }

  /// A notation for empty arrays and objects.
  public enum EmptyContainerStyle: Sendable, Hashable {
    /// Empty brackets without an equals sign: `a[]`.
    case brackets
    /// Empty arrays and objects are omitted, so they can't be distinguished from `nil`.
    case omitted
    /// Empty arrays and objects can't be encoded.
    case rejected
  }

  /// A notation for Booleans.
  public enum BooleanStyle: Sendable, Hashable {
    /// `true` and `false`.
    case words
    /// `1` and `0`.
    case digits
  }

  /// A notation for dates.
  public enum DateStyle: Sendable, Hashable {
    /// ISO 8601, such as `2013-03-21T20:04:00Z`.
    ///
    /// Fractions of a second are rounded to milliseconds.
    case iso8601
    /// Seconds since 1970.
    case secondsSince1970
    /// Milliseconds since 1970.
    case millisecondsSince1970
  }

  /// A notation for bytes.
  public enum ByteStyle: Sendable, Hashable {
    /// Base64, whose special characters are escaped.
    case base64
    /// Base64 with `-` and `_`, and without padding.
    case base64URL
    /// Lowercase hexadecimal digits.
    case hexadecimal
  }

  /// A policy for a repeated key where a single value is required.
  public enum RepeatedKeyPolicy: Sendable, Hashable {
    /// The last value is used.
    case last
    /// The first value is used.
    case first
    /// Decoding fails.
    case reject
  }
}
