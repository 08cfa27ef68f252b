internal import TranscodableBytes
internal import TranscodableCore

extension JSONReader {
  /// The keys of the fields of a type, as far as its direct lane tells.
  ///
  /// A reader that reports is told the keys of all fields when it passes over a member that nobody
  /// takes. So the type is made to read an object with such a member, and no others.
  ///
  /// - Parameter type: Any type.
  /// - Returns: The keys; none if the type has no direct lane, or is no object.
  package static func fieldKeys(of type: any Decodable.Type) -> Set<String> {
    guard let direct = type as? any JSONDecodable.Type else { return [] }
    return keys(of: direct)
  }

  private static func keys<Direct: JSONDecodable>(of type: Direct.Type) -> Set<String> {
    let log = JSONEventLog(limit: 1)
    // What is missing then is no concern of anybody.
    try? Array("{\"\\u0001\":0}".utf8).withBytes { bytes in
      _ = try decode(
        type, bytes: bytes, settings: JSONReaderSettings(), context: nil, log: log)
    }
    return Set(log.report.events.first?.alternatives ?? [])
  }
}
