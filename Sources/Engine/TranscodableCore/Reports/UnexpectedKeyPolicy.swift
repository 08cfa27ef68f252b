/// The policy of a decoder for keys that a type doesn't expect.
public enum UnexpectedKeyPolicy: Hashable, Sendable {
  /// The key is ignored, but listed in a report.
  case ignore
  /// The key is a failure.
  case reject
}

extension DecodingReport {
  /// The failures of a document according to the policies for unknown and duplicate keys.
  package func rejectedKeys(
    unknown: UnexpectedKeyPolicy, duplicate: UnexpectedKeyPolicy
  ) -> [CodingFailure] {
    events.compactMap { event in
      let key = event.codingPath.last?.stringValue ?? ""
      switch event.kind {
      case .unknownKey where unknown == .reject:
        return CodingFailure(
          .unknownKey, in: event.byteRange, line: event.line, column: event.column,
          codingPath: event.codingPath, found: "the key \(key.quoted)"
        ).offering(event.alternatives)
      case .duplicateKey where duplicate == .reject:
        return CodingFailure(
          .duplicateKey, in: event.byteRange, line: event.line, column: event.column,
          codingPath: event.codingPath, found: key)
      default: return nil
      }
    }
  }
}
