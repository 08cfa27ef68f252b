public import TranscodableCore

/// The limits, permitted coercions and key policies of a format's decoder.
///
/// A document is rejected as soon as it exceeds a limit, before it can use excessive time or memory.
public struct FormatSettings: Sendable, Hashable {
  /// The maximum nesting depth of arrays and objects.
  public var maximumDepth: Int
  /// The maximum size of a document in bytes.
  public var maximumDocumentSize: Int
  /// The maximum number of values and keys in a document.
  public var maximumElementCount: Int
  /// The permitted coercions of scalars, such as from strings to numbers.
  ///
  /// By default, no coercions are permitted.
  ///
  /// `@CodableCoerced` on a field takes precedence for that field.
  public var coercion = DecodingCoercionPolicy.none
  /// How keys in the document are matched with fields.
  ///
  /// By default, the key in the document must equal the field's key.
  public var keyMatching = CodingKeyMatching.exact
  /// The policy for keys that don't match any field.
  ///
  /// By default, they are ignored.
  ///
  /// With `.reject`, a decoder first decodes the value and then rejects the keys that a report
  /// would list as unknown. This also applies to types without `@Codable`, for which a key is
  /// unknown if the type never requested it. Decoding takes longer than with `@Codable(unknownKeys:
  /// .reject)`.
  public var unknownKeys = UnexpectedKeyPolicy.ignore
  /// The policy for keys that are repeated in an object.
  ///
  /// By default, the last value of a repeated key is used.
  ///
  /// `.reject` works as described for ``unknownKeys``.
  public var duplicateKeys = UnexpectedKeyPolicy.ignore

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - maximumDepth: The maximum nesting depth of arrays and objects.
  ///   - maximumDocumentSize: The maximum size of a document in bytes; 1 GiB by default.
  ///   - maximumElementCount: The maximum number of values and keys; 2²⁶ by default.
  public init(
    maximumDepth: Int = 512, maximumDocumentSize: Int = 1 << 30,
    maximumElementCount: Int = 1 << 26
  ) {
    self.maximumDepth = maximumDepth
    self.maximumDocumentSize = maximumDocumentSize
    self.maximumElementCount = maximumElementCount
  }

  var rejectsKeys: Bool { unknownKeys == .reject || duplicateKeys == .reject }
}
