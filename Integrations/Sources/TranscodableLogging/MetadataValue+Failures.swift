public import Logging
public import Transcodable

extension Logger.MetadataValue {
  /// What is wrong with a document, as a list of dictionaries: where, what, and in which line.
  ///
  /// No value is quoted.
  ///
  /// ```swift
  /// logger.notice("request refused", metadata: ["failures": .failures(error)])
  /// // failures=[["pointer": "/age", "code": "missing-key", "detail": "is missing", …]]
  /// ```
  ///
  /// - Parameter failures: What is wrong.
  /// - Returns: The list.
  public static func failures(_ failures: some Sequence<CodingFailure>) -> Self {
    .array(failures.map(Self.failure))
  }

  /// What is wrong in one place of a document.
  ///
  /// No value is quoted.
  ///
  /// ```swift
  /// } catch let error as DecodingError {
  ///   logger.error("bad answer", metadata: ["failure": .failure(CodingFailure(error))])
  /// }
  /// ```
  ///
  /// - Parameter failure: What is wrong.
  /// - Returns: A dictionary.
  public static func failure(_ failure: CodingFailure) -> Self {
    place(
      failure.pointer, failure.line, failure.column,
      [
        "code": .string(failure.reason.code), "detail": .string(failure.explanation),
      ])
  }

  /// What decoding has passed over or made up for.
  ///
  /// No value is quoted.
  ///
  /// ```swift
  /// var report = DecodingReport()
  /// let settings = try decoder.decode(Settings.self, from: data, report: &report)
  /// if !report.isEmpty { logger.info("settings read", metadata: ["report": .report(report)]) }
  /// ```
  ///
  /// - Parameter report: What has happened.
  /// - Returns: A dictionary with the events, and how many were left out.
  public static func report(_ report: DecodingReport) -> Self {
    var metadata: Logger.Metadata = ["events": .array(report.events.map(Self.event))]
    if report.omittedCount > 0 { metadata["omitted"] = "\(report.omittedCount)" }
    return .dictionary(metadata)
  }

  private static func event(_ event: DecodingEvent) -> Self {
    let pointer = CodingFailure(.custom, in: nil, codingPath: event.codingPath).pointer
    var facts: Logger.Metadata = ["kind": .string(event.kind.code)]
    if let cause = event.cause { facts["detail"] = .string(cause.explanation) }
    return place(pointer, event.line, event.column, facts)
  }

  private static func place(
    _ pointer: String, _ line: Int?, _ column: Int?, _ facts: Logger.Metadata
  ) -> Self {
    var metadata = facts
    metadata["pointer"] = .string(pointer)
    if let line { metadata["line"] = "\(line)" }
    if let column { metadata["column"] = "\(column)" }
    return .dictionary(metadata)
  }
}
