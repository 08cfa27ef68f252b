#if Logging
  public import Logging
  public import Transcodable

  extension Logger.MetadataValue {
    /// Returns the failures of a document as dictionaries with the location, code, detail and line.
    ///
    /// The metadata doesn't quote values.
    ///
    /// ```swift
    /// logger.notice("request refused", metadata: ["failures": .failures(error)])
    /// // failures=[["pointer": "/age", "code": "missing-key", "detail": "is missing", …]]
    /// ```
    public static func failures(_ failures: some Sequence<CodingFailure>) -> Self {
      .array(failures.map(Self.failure))
    }

    /// Returns a failure as a dictionary.
    ///
    /// The metadata doesn't quote values.
    ///
    /// ```swift
    /// } catch let error as DecodingError {
    ///   logger.error("bad answer", metadata: ["failure": .failure(CodingFailure(error))])
    /// }
    /// ```
    public static func failure(_ failure: CodingFailure) -> Self {
      position(
        failure.pointer, failure.line, failure.column,
        [
          "code": .string(failure.reason.code), "detail": .string(failure.explanation),
        ])
    }

    /// Returns the events of a decoding report.
    ///
    /// The metadata doesn't quote values.
    ///
    /// ```swift
    /// var report = DecodingReport()
    /// let settings = try decoder.decode(Settings.self, from: data, report: &report)
    /// if !report.isEmpty { logger.info("settings read", metadata: ["report": .report(report)]) }
    /// ```
    ///
    /// - Returns: A dictionary with the events and the number of omitted events.
    public static func report(_ report: DecodingReport) -> Self {
      var metadata: Logger.Metadata = ["events": .array(report.events.map(Self.event))]
      if report.omittedCount > 0 { metadata["omitted"] = "\(report.omittedCount)" }
      return .dictionary(metadata)
    }

    private static func event(_ event: DecodingEvent) -> Self {
      let pointer = CodingFailure(.custom, in: nil, codingPath: event.codingPath).pointer
      var facts: Logger.Metadata = ["kind": .string(event.kind.code)]
      if let cause = event.cause { facts["detail"] = .string(cause.explanation) }
      return position(pointer, event.line, event.column, facts)
    }

    private static func position(
      _ pointer: String, _ line: Int?, _ column: Int?, _ facts: Logger.Metadata
    ) -> Self {
      var metadata = facts
      metadata["pointer"] = .string(pointer)
      if let line { metadata["line"] = "\(line)" }
      if let column { metadata["column"] = "\(column)" }
      return .dictionary(metadata)
    }
  }
#endif
