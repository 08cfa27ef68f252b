public import TranscodableCore

/// The limits and permitted coercions of a property-list reader.
///
/// A document that exceeds a limit is rejected before it costs more than the limit allows.
/// Foundation limits only the depth of OpenStep documents.
public struct PropertyListReaderSettings: Sendable, Hashable {
  /// The maximum nesting depth of containers.
  public var maximumDepth: Int
  /// The maximum size of a document in bytes, which also applies to the size of a binary document
  /// after its references are expanded.
  public var maximumDocumentSize: Int
  /// The permitted coercions of scalars, such as from a string to a number; none by default.
  ///
  /// `@CodableCoerced` on a field takes precedence for that field.
  public var coercion = DecodingCoercionPolicy.none
  /// How keys in the document are matched with fields; exactly by default.
  public var keyMatching = CodingKeyMatching.exact
  /// The policy for keys that match no field; they are ignored by default.
  ///
  /// With `.reject`, a decoder rejects what a report would list as an unknown key, after the value
  /// has been decoded. This also applies to types without `@Codable`, for which a key is unknown if
  /// the type never requested it. Decoding takes longer than with `@Codable(unknownKeys: .reject)`.
  public var unknownKeys = UnexpectedKeyPolicy.ignore
  /// The policy for keys that are repeated in an object; the last one of a binary
  /// document and the first one otherwise is used by default.
  ///
  /// Applies in the same way as `unknownKeys`.
  public var duplicateKeys = UnexpectedKeyPolicy.ignore
  /// The maximum number of values in a document, each counted once per reference.
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

  /// Returns the maximum number of values in a document of `size` bytes.
  ///
  /// Only repeated references to a container in a binary document can produce more values than
  /// bytes.
  func elementLimit(forSize size: Int) -> Int {
    min(maximumElementCount, 1 << 16 + size.multipliedReportingOverflow(by: 16).partialValue)
  }
}

extension PropertyListReaderSettings {
  package var rejectsKeys: Bool { unknownKeys == .reject || duplicateKeys == .reject }

  /// The failures of a document according to the policies for keys.
  package func rejectedKeys(in report: DecodingReport) -> [CodingFailure] {
    report.rejectedKeys(unknown: unknownKeys, duplicate: duplicateKeys)
  }
}
