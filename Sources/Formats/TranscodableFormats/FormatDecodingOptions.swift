internal import TranscodableBytes
public import TranscodableCore

/// The options that the decoders of all formats have.
@usableFromInline
struct FormatDecodingOptions: Sendable {
  var settings = FormatSettings()
  var dates = FormatDateDecoding.native
  var data = FormatDataDecoding.native
  var keys = FormatKeyDecoding.useDefaultKeys
  var userInfo: [CodingUserInfoKey: any Sendable] = [:]

  /// Whether all options but the settings have their initial values.
  var areDefaults: Bool {
    guard case .native = dates, case .native = data, case .useDefaultKeys = keys else {
      return false
    }
    return userInfo.isEmpty
  }

  @usableFromInline
  func decode<Value: Decodable>(
    _ type: Value.Type, from input: borrowing some ByteSource & ~Copyable & ~Escapable,
    in format: some DecodingFormat
  ) throws -> Value {
    try input.withBytes { bytes in
      if settings.rejectsKeys || !userInfo.isEmpty {
        let sink = userInfo[.decodingReport] as? any DecodingReporting
        if sink != nil || settings.rejectsKeys {
          return try decode(type, bytes, in: format, sink)
        }
      }
      guard let specialized = FormatEngine.of(Swift.type(of: format)).value.specialized,
        let plan = plan(for: type, bytes.byteCount)
      else { return try decodeFromTape(type, bytes, in: format) }
      return try ValueRoom<Value>().make { memory in
        withCursor(over: bytes) { document in
          specialized.read(plan, from: document, maximumDepth: settings.maximumDepth, to: memory)
        }
      } then: {
        $0
      } orElse: {
        try decodeFromTape(type, bytes, in: format)
      }
    }
  }

  /// The plan for a type, or `nil` if some of its values need containers or if a limit may be
  /// exceeded.
  private func plan(for type: any Any.Type, _ byteCount: Int) -> Permanent<ValuePlan>? {
    guard byteCount <= settings.maximumDocumentSize, byteCount <= settings.maximumElementCount,
      settings.keyMatching == .exact, !keys.isConverting,
      let root = ValuePlan.of(type, to: .decode), !root.usesContainers
    else { return nil }
    if root.usesDates {
      guard case .native = dates else { return nil }
    }
    return root.plan
  }

  @inline(never)
  private func decodeFromTape<Value: Decodable>(
    _ type: Value.Type, _ bytes: RawSpan, in format: some DecodingFormat
  ) throws -> Value {
    try read(bytes, in: format) { try $0.value(type, at: ValueTape.root, CodingPaths.empty) }
  }

  func decode<Value: Decodable>(
    _ type: Value.Type, _ bytes: RawSpan, in format: some DecodingFormat,
    _ sink: (any DecodingReporting)?
  ) throws -> Value {
    let (value, rejected) = try readRejecting(bytes, in: format, sink) {
      try $0.value(type, at: ValueTape.root, CodingPaths.empty)
    }
    if let first = rejected.first { throw DecodingError(first) }
    return value
  }

  func readRejecting<Value>(
    _ bytes: RawSpan, in format: some DecodingFormat, _ sink: (any DecodingReporting)?,
    failureLimit: Int = 1, _ body: (StandardDocument) throws -> Value
  ) throws -> (value: Value, rejected: [CodingFailure]) {
    let rejects = settings.rejectsKeys
    let empty = (sink as? DecodingEventList)?.emptyReport ?? DecodingReport()
    let log = EventLog(rejects ? DecodingReport(limit: .max) : empty)
    defer { sink?.receive(log.report) }
    let value = try read(bytes, in: format, log: log, failureLimit: failureLimit, body)
    guard rejects else { return (value, []) }
    return (
      value,
      log.report.rejectedKeys(unknown: settings.unknownKeys, duplicate: settings.duplicateKeys)
    )
  }

  func read<Format: DecodingFormat, Value>(
    _ bytes: RawSpan, in format: Format, log: EventLog? = nil, failureLimit: Int = 1,
    _ body: (StandardDocument) throws -> Value
  ) throws -> Value {
    if bytes.byteCount > settings.maximumDocumentSize {
      throw DecodingError(
        CodingFailure(
          .sizeLimit, at: 0, expected: "at most \(settings.maximumDocumentSize) bytes",
          found: "\(bytes.byteCount) bytes"))
    }
    let start = Format.isText ? bytes.lengthOfMark : 0
    return try withCursor(over: bytes.extracting(start..<bytes.byteCount)) { cursor in
      let documents = FormatEngine.of(Format.self).value.documents
      var document = documents.take()
      var input = FormatInput(
        cursor, settings, document.takeTape(), failureLimit: failureLimit)
      do throws(CodingFailure) {
        try format.read(&input)
        if input.failures.isEmpty { try input.finish() }
      } catch {
        document.setTape(input.takeTape())
        documents.put(document)
        throw Self.malformed(Format.self, cursor, input.failures + [error])
      }
      if !input.failures.isEmpty {
        document.setTape(input.takeTape())
        documents.put(document)
        throw Self.malformed(Format.self, cursor, input.failures)
      }
      document.setTape(input.takeTape())
      document.begin(
        FormatDocument.of(format, self, input, reusing: document.takeIdleFormat()), cursor, log: log
      )
      // A `defer` statement would retain the document.
      do {
        let value = try body(document)
        documents.endLoan(&document)
        return value
      } catch {
        let located = document.outermost(error)
        documents.endLoan(&document)
        throw located
      }
    }
  }

  /// Returns the error for a document that the format can't read.
  private static func malformed(
    _ format: any DecodingFormat.Type, _ cursor: ByteCursor, _ failures: [CodingFailure]
  ) -> any Error {
    let finder = FormatFailureFinder(format)
    let lines = LineIndex()
    let located = failures.map { finder.syntaxFailure($0, in: cursor, lines) }
    guard let first = located.first else { return DecodingError(CodingFailure(.custom, at: nil)) }
    if located.count == 1 { return DecodingError(first) }
    // Failures to match the type are found only in a well-formed document.
    return CodingFailures(located, error: DecodingError(first), isComplete: false)
  }
}

extension RawSpan {
  /// The length of a byte order mark at the start.
  fileprivate var lengthOfMark: Int {
    withCursor(over: self) { $0.word() & 0xFF_FFFF == 0xBF_BBEF ? 3 : 0 }
  }
}
