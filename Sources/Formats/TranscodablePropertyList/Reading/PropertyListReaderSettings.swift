public import TranscodableCore

/// What a reader of property lists puts up with.
///
/// A document that goes beyond one of the limits is refused before it has cost more than the limit allows. Foundation
/// limits nothing but the depth of OpenStep documents.
public struct PropertyListReaderSettings: Sendable, Hashable {
  /// How deeply containers may be nested.
  public var maximumDepth: Int
  /// The size of a document in bytes, and of what the references in a binary document stand for altogether.
  public var maximumDocumentSize: Int
  /// How far scalars of other kinds are taken for those of a type: a string for the number that it spells, say; not at all unless
  /// set.
  ///
  /// What `@CodableCoerced` says of a field counts for that field.
  public var coercion = DecodingCoercionPolicy.none
  /// Which keys in the document are those of fields; those with the same text unless set.
  public var keyMatching = CodingKeyMatching.exact
  /// The number of values in a document, each counted as often as something refers to it.
  public var maximumElementCount: Int

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - maximumDepth: How deeply containers may be nested; 512 unless given.
  ///   - maximumDocumentSize: The size of a document in bytes, and of what its references stand for; 1 GiB unless given.
  ///   - maximumElementCount: The number of values, counted as often as something refers to them; 2²⁶ unless given.
  public init(
    maximumDepth: Int = 512, maximumDocumentSize: Int = 1 << 30,
    maximumElementCount: Int = 1 << 26
  ) {
    self.maximumDepth = maximumDepth
    self.maximumDocumentSize = maximumDocumentSize
    self.maximumElementCount = maximumElementCount
  }

  /// How many values a document of `size` bytes may be for.
  ///
  /// Only references of a binary document to the same container make more of them than it has bytes.
  func elementLimit(forSize size: Int) -> Int {
    min(maximumElementCount, 1 << 16 + size.multipliedReportingOverflow(by: 16).partialValue)
  }
}
