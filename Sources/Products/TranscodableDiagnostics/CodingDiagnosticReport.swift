internal import TranscodableBytes
public import TranscodableCore
public import TranscodableJSON

/// The diagnostics for a document, together with the document itself.
///
/// ```swift
/// do {
///   commits = try JSON.decode([Commit].self, from: data)
/// } catch {
///   let report = CodingDiagnosticReport(error, source: data, name: "commits.json")
///   print(SnippetDiagnosticRenderer().render(report))
/// }
/// ```
public struct CodingDiagnosticReport: Sendable {
  /// The name of the document, such as its file name.
  public var name: String?
  /// The diagnostics.
  ///
  /// The diagnostics are in document order if their locations are known.
  public var diagnostics: [CodingDiagnostic]
  /// The number of diagnostics that were omitted.
  public var omittedCount = 0
  let source: SourceText?
  /// The document, if it is binary.
  var binary: HexDump?

  init(name: String?, diagnostics: [CodingDiagnostic], source: SourceText?) {
    self.name = name
    self.diagnostics = diagnostics
    self.source = source
  }

  /// Creates a report from diagnostics.
  ///
  /// - Parameters:
  ///   - diagnostics: The diagnostics, in the order to show them.
  ///   - source: The document that they refer to.
  ///   - name: The name of the document.
  public init(
    diagnostics: [CodingDiagnostic], source: borrowing some ByteSource & ~Copyable & ~Escapable,
    name: String? = nil
  ) {
    self.init(name: name, diagnostics: diagnostics, source: SourceText(source))
  }

  /// Creates a report from failures in a JSON document.
  ///
  /// - Parameters:
  ///   - failures: The failures.
  ///   - source: The document, as it was passed to the decoder.
  ///   - name: The name of the document.
  ///   - settings: The settings that the document was decoded with.
  /// - Complexity: O(*n*) in the length of the document for each failure whose location is unknown.
  public init(
    _ failures: some Sequence<CodingFailure>,
    source: borrowing some ByteSource & ~Copyable & ~Escapable, name: String? = nil,
    settings: JSONReaderSettings = JSONReaderSettings()
  ) {
    let text = SourceText(source)
    let maker = DiagnosticMaker(source: text, settings: settings)
    let diagnostics = failures.map(maker.diagnostic).enumerated().sorted { left, right in
      let offsets = [left, right].map { $0.element.position?.byteRange.lowerBound ?? 0 }
      return (offsets[0], left.offset) < (offsets[1], right.offset)
    }
    self.init(name: name, diagnostics: diagnostics.map(\.element), source: text)
  }

  /// Creates a report from failures in a binary document, such as CBOR.
  ///
  /// Renderers show the bytes around each location in hexadecimal digits.
  ///
  /// - Parameters:
  ///   - failures: The failures.
  ///   - binary: The document, as it was passed to the decoder.
  ///   - name: The name of the document.
  public init(
    _ failures: some Sequence<CodingFailure>,
    binary: borrowing some ByteSource & ~Copyable & ~Escapable, name: String? = nil
  ) {
    let maker = DiagnosticMaker(source: nil, settings: JSONReaderSettings())
    let diagnostics = failures.map { failure in
      var diagnostic = maker.diagnostic(failure)
      diagnostic.position = failure.byteRange.map(HexDump.position)
      return diagnostic
    }
    let sorted = diagnostics.enumerated().sorted { left, right in
      let offsets = [left, right].map { $0.element.position?.byteRange.lowerBound ?? 0 }
      return (offsets[0], left.offset) < (offsets[1], right.offset)
    }
    self.init(name: name, diagnostics: sorted.map(\.element), source: nil)
    self.binary = HexDump(
      bytes: binary.withBytes { span in
        withCursor(over: span) { $0.bytes($0.remaining) }
      })
  }

  /// Creates a report from an error that was thrown when a binary document was decoded.
  ///
  /// ```swift
  /// let report = CodingDiagnosticReport(error, binary: bytes, name: "events.cbor")
  /// ```
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - binary: The document, as it was passed to the decoder.
  ///   - name: The name of the document.
  public init(
    _ error: any Error, binary: borrowing some ByteSource & ~Copyable & ~Escapable,
    name: String? = nil
  ) {
    if let failures = error as? CodingFailures {
      self.init(Array(failures), binary: binary, name: name)
    } else {
      self.init([CodingFailure(describing: error)], binary: binary, name: name)
    }
  }

  /// Creates a report from failures that don't belong to a document, such as failures to encode a
  /// value.
  ///
  /// - Parameters:
  ///   - failures: The failures.
  ///   - name: The name of the document.
  public init(_ failures: some Sequence<CodingFailure>, name: String? = nil) {
    let maker = DiagnosticMaker(source: nil, settings: JSONReaderSettings())
    self.init(name: name, diagnostics: failures.map(maker.diagnostic), source: nil)
  }

  /// Creates a report from an error that was thrown when a JSON document was decoded.
  ///
  /// Errors from any decoder are supported. If an error has a coding path but no location, such as
  /// an error from Foundation, the location is looked up in the document.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - source: The document, as it was passed to the decoder.
  ///   - name: The name of the document.
  ///   - settings: The settings that the document was decoded with.
  /// - Complexity: O(*n*) in the length of the document.
  public init(
    _ error: any Error, source: borrowing some ByteSource & ~Copyable & ~Escapable,
    name: String? = nil, settings: JSONReaderSettings = JSONReaderSettings()
  ) {
    if let failures = error as? CodingFailures {
      self.init(failures, source: source, name: name, settings: settings)
    } else {
      self.init([CodingFailure(describing: error)], source: source, name: name, settings: settings)
    }
  }

  /// Creates a report from an error that was thrown when a document was decoded.
  ///
  /// ```swift
  /// do {
  ///   settings = try TOML.Decoder().decodeCollecting(Settings.self, from: text)
  /// } catch {
  ///   let report = CodingDiagnosticReport(error, source: text, name: "app.toml", format: .toml)
  ///   print(SnippetDiagnosticRenderer().render(report))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - source: The document, as it was passed to the decoder.
  ///   - name: The name of the document.
  ///   - format: The format of the document.
  public init(
    _ error: any Error, source: borrowing some ByteSource & ~Copyable & ~Escapable,
    name: String? = nil, format: DocumentFormat
  ) {
    let failures = (error as? CodingFailures).map { Array($0) }
    self.init(
      failures ?? [CodingFailure(describing: error)], source: SourceText(source), name: name,
      format: format)
  }

  init(
    _ failures: [CodingFailure], source: SourceText, name: String?, format: DocumentFormat
  ) {
    let maker = DiagnosticMaker(source: source, format: format)
    let diagnostics = failures.map(maker.diagnostic).enumerated().sorted { left, right in
      let offsets = [left, right].map { $0.element.position?.byteRange.lowerBound ?? 0 }
      return (offsets[0], left.offset) < (offsets[1], right.offset)
    }
    self.init(name: name, diagnostics: diagnostics.map(\.element), source: source)
  }

  /// Creates a report from an error that doesn't belong to a document, such as a failure to encode
  /// a value.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - name: The name of the document.
  public init(_ error: any Error, name: String? = nil) {
    if let failures = error as? CodingFailures {
      // Converting the failures to an array prevents infinite recursion, because `CodingFailures`
      // is also an error.
      self.init(Array(failures), name: name)
    } else {
      self.init([CodingFailure(describing: error)], name: name)
    }
  }

  /// Whether at least one diagnostic is an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
