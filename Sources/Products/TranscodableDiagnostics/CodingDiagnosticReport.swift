public import TranscodableCore
public import TranscodableJSON

/// What is wrong in one document, with the text to show it in.
///
/// ```swift
/// do {
///   commits = try JSON.decode([Commit].self, from: data)
/// } catch {
///   print(SnippetDiagnosticRenderer().render(CodingDiagnosticReport(error, source: data, name: "commits.json")))
/// }
/// ```
public struct CodingDiagnosticReport: Sendable {
  /// What the document is called, such as the name of its file.
  public var name: String?
  /// What was found, in the order of the text as far as the places are known.
  public var diagnostics: [CodingDiagnostic]
  /// How many more there are, which were left out.
  public var omittedCount = 0
  /// The text, if it is at hand.
  let source: SourceText?

  init(name: String?, diagnostics: [CodingDiagnostic], source: SourceText?) {
    self.name = name
    self.diagnostics = diagnostics
    self.source = source
  }

  /// Creates a report of diagnostics.
  ///
  /// - Parameters:
  ///   - diagnostics: The diagnostics, in the order in which they are to be shown.
  ///   - source: The text that they are about.
  ///   - name: What the document is called.
  public init(
    diagnostics: [CodingDiagnostic], source: borrowing some ByteSource & ~Copyable & ~Escapable,
    name: String? = nil
  ) {
    self.init(name: name, diagnostics: diagnostics, source: SourceText(source))
  }

  /// Creates a report of failures in a JSON text.
  ///
  /// - Parameters:
  ///   - failures: The failures.
  ///   - source: The text that they are about, as it was given to the decoder.
  ///   - name: What the document is called.
  ///   - settings: What counted as JSON in it.
  /// - Complexity: O(*n*) in the length of the text, for each failure whose place is not known.
  public init(
    _ failures: some Sequence<CodingFailure>,
    source: borrowing some ByteSource & ~Copyable & ~Escapable, name: String? = nil,
    settings: JSONReaderSettings = JSONReaderSettings()
  ) {
    let text = SourceText(source)
    let maker = DiagnosticMaker(source: text, settings: settings)
    let diagnostics = failures.map(maker.diagnostic).enumerated().sorted { left, right in
      let offsets = [left, right].map { $0.element.place?.byteRange.lowerBound ?? 0 }
      return (offsets[0], left.offset) < (offsets[1], right.offset)
    }
    self.init(name: name, diagnostics: diagnostics.map(\.element), source: text)
  }

  /// Creates a report of failures without a text, as after encoding.
  ///
  /// - Parameters:
  ///   - failures: The failures.
  ///   - name: What the document is called.
  public init(_ failures: some Sequence<CodingFailure>, name: String? = nil) {
    let maker = DiagnosticMaker(source: nil, settings: JSONReaderSettings())
    self.init(name: name, diagnostics: failures.map(maker.diagnostic), source: nil)
  }

  /// Creates a report of any error that decoding a JSON text has thrown.
  ///
  /// Errors of any decoder will do. If one says no place but has a path, as those of Foundation,
  /// the place is looked up.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - source: The text, as it was given to the decoder.
  ///   - name: What the document is called.
  ///   - settings: What counted as JSON in it.
  /// - Complexity: O(*n*) in the length of the text.
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

  /// Creates a report of any error without a text, as after encoding.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - name: What the document is called.
  public init(_ error: any Error, name: String? = nil) {
    if let failures = error as? CodingFailures {
      // As an array: failures that are an error too would lead here again.
      self.init(Array(failures), name: name)
    } else {
      self.init([CodingFailure(describing: error)], name: name)
    }
  }

  /// Whether an error is among what was found.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
