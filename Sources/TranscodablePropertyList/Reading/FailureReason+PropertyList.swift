public import TranscodableCore

extension FailureReason {
  /// The parts of a document do not fit together: offsets, references or counts of a binary property list, or the elements of
  /// one in XML.
  public static let invalidStructure = FailureReason("invalid-structure", .syntax)
  /// The text is declared to be in an encoding that is not read.
  public static let unknownEncoding = FailureReason("unknown-encoding", .syntax)
}
