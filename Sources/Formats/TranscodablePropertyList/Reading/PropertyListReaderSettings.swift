public import TranscodableCore

/// The limits and permitted coercions of a property-list reader.
///
/// A document is rejected as soon as it exceeds a limit, before it can use excessive time or
/// memory. Foundation limits only the depth of OpenStep documents.
public struct PropertyListReaderSettings: Sendable, Hashable {
  /// The maximum nesting depth of containers.
  public var maximumDepth: Int
  /// The maximum size of a document in bytes.
  ///
  /// For a binary document, the limit also applies to the size after references are expanded.
  public var maximumDocumentSize: Int
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
  /// The policy for keys that are repeated in a dictionary.
  ///
  /// By default, the last value of a repeated key is used in a binary document, and the first value
  /// in any other document.
  ///
  /// `.reject` works as described for ``unknownKeys``.
  public var duplicateKeys = UnexpectedKeyPolicy.ignore
  /// The maximum number of values in a document.
  ///
  /// A value is counted once for each reference to it.
  public var maximumElementCount: Int

  /// Creates reader settings.
  ///
  /// - Parameters:
  ///   - maximumDepth: The maximum nesting depth of containers.
  ///   - maximumDocumentSize: The maximum size of a document in bytes, which also applies after
  ///     references are expanded; 1 GiB by default.
  ///   - maximumElementCount: The maximum number of values, where a value is counted once for each
  ///     reference to it; 2²⁶ by default.
  public init(
    maximumDepth: Int = 512, maximumDocumentSize: Int = 1 << 30,
    maximumElementCount: Int = 1 << 26
  ) {
    self.maximumDepth = maximumDepth
    self.maximumDocumentSize = maximumDocumentSize
    self.maximumElementCount = maximumElementCount
  }

  /// Only a binary document that references containers repeatedly can have more values than bytes.
  func elementLimit(forSize size: Int) -> Int {
    min(maximumElementCount, 1 << 16 + size.multipliedReportingOverflow(by: 16).partialValue)
  }
}

extension PropertyListReaderSettings {
  package var rejectsKeys: Bool { unknownKeys == .reject || duplicateKeys == .reject }

  package func rejectedKeys(in report: DecodingReport) -> [CodingFailure] {
    report.rejectedKeys(unknown: unknownKeys, duplicate: duplicateKeys)
  }
}
