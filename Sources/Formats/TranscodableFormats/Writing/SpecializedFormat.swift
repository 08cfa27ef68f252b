internal import TranscodableBytes
package import TranscodableCore

/// A format of this package, which writes drafts with code that is specialized for its writer.
package protocol SpecializedFormat: CodingFormat {
  /// Writes a draft, and returns the document.
  func write(
    _ draft: borrowing ValueDraft, knownKeyCount: Int
  ) throws(CodingFailure) -> [UInt8]
}

extension SpecializedFormat {
  static func write(
    _ draft: borrowing ValueDraft, knownKeyCount: Int, as format: some CodingFormat
  ) throws(CodingFailure) -> [UInt8]? {
    guard let own = withSameType(format, as: Self.self, { copy $0 }) else { return nil }
    return try own.write(draft, knownKeyCount: knownKeyCount)
  }
}
