internal import ArgumentParser
internal import Foundation
internal import TranscodableChecking
internal import TranscodableConversion
internal import TranscodableCore
internal import TranscodableDiagnostics
internal import TranscodableFoundation
internal import TranscodableJSON
internal import TranscodableStreams

struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract:
      "Converts between JSON, JSON Lines, property lists, TOML, YAML, forms, CBOR and MessagePack.",
    discussion: """
      The file names determine the formats: .json; .json5 (input only); .plist, .xml, .strings, \
      .stringsdict and .entitlements for property lists; .toml; .yaml and .yml; .form for URL-encoded forms and query strings; \
      .cbor; .msgpack. Property lists are read in any format, and written as XML unless --to is binary. The OpenStep format \
      is input only. YAML requires a program that was built with 'swift build --traits YAML'.

      All scalars of a form are strings.

      Files in the format 'lines' (.ndjson and .jsonl) contain one JSON value per line. Converting \
      from lines creates a JSON array. Converting to lines requires an array: either the whole \
      document, or the value at the JSON Pointer passed to --at. The files are streamed, so they \
      can be larger than memory.

      If the target format can't represent a value, the conversion fails and writes nothing. With \
      --lossy, such a value is converted to the nearest equivalent, and each change is reported. \
      Members keep their order.

      The exit status is 0 if the document was converted, 1 if it was not, and 2 for invalid arguments \
      or a file that can't be read or written.

      Example:
        transcode convert --sorted Info.plist info.json
      """)

  @Argument(help: "The file to read; - is standard input.")
  var input: String

  @Argument(help: "The file to write; - is standard output.")
  var output: String

  @Option(
    help:
      """
      The input format: json, lines, json5, xml, binary, openstep, plist for any property list, \
      toml, yaml, form, cbor or msgpack.
      """
  )
  var from: String?

  @Option(help: "The output format: json, lines, xml, binary, toml, yaml, form, cbor or msgpack.")
  var to: String?

  @Option(help: "A JSON Pointer to the array whose elements are written as lines.")
  var at: String?

  @Flag(help: "Pretty-print JSON (default).")
  var pretty = false

  @Flag(help: "Write JSON without whitespace. Has no effect on property lists.")
  var compact = false

  @Flag(help: "Sort members by key.")
  var sorted = false

  @Flag(help: "Convert values that the target format can't represent to the nearest equivalent.")
  var lossy = false

  @Option(help: "Print plain messages, source snippets, or JSON for tools.")
  var format = ReportFormat.snippet

  func validate() throws {
    if pretty && compact { throw ValidationError("--pretty and --compact can't be combined.") }
    if let lines = try linesConversion {
      if pretty || lossy {
        throw ValidationError("Lines can't be combined with --pretty or --lossy.")
      }
      _ = lines
    } else if at != nil {
      throw ValidationError("--at requires the output format to be 'lines'.")
    } else if try binaryConversion == nil {
      _ = try conversion
    }
  }

  func run() throws {
    if let lines = try linesConversion { return convert(lines) }
    let document: [UInt8]
    do {
      document = try readFile(input)
    } catch {
      printError(error, in: input)
      end(with: 2)
    }
    do {
      if let binary = try binaryConversion {
        let (converted, changes) = try binary.convert(document)
        if !changes.isEmpty { report(warnings(changes, document)) }
        return try save(converted)
      }
      let (converted, changes) = try conversion.convert(document)
      if !changes.isEmpty {
        let changes = changes.map { ConversionChange(failure: $0.failure, outcome: $0.outcome) }
        report(warnings(changes, document))
      }
      try save(converted)
    } catch {
      report(diagnostics(error, document))
      end(with: 1)
    }
  }

  private static func source(_ name: String) throws -> DocumentTranscoding.Source {
    guard let source = DocumentTranscoding.Source(rawValue: name) else {
      throw ValidationError("Unknown format '\(name)'.")
    }
    return source
  }

  private static func target(_ name: String) throws -> DocumentTranscoding.Target {
    if let target = DocumentTranscoding.Target(rawValue: name) { return target }
    let isRead = DocumentTranscoding.Source(rawValue: name) != nil
    throw ValidationError(
      isRead ? "The format '\(name)' is for input only." : "Unknown format '\(name)'.")
  }

  private var conversion: DocumentTranscoding {
    get throws {
      guard let source = try from.map(Self.source) ?? DocumentTranscoding.Source(fileName: input)
      else {
        throw ValidationError("Can't infer a format from '\(input)'; pass --from.")
      }
      guard let target = try to.map(Self.target) ?? DocumentTranscoding.Target(fileName: output)
      else {
        throw ValidationError("Can't infer an output format from '\(output)'; pass --to.")
      }
      var conversion = DocumentTranscoding(from: source, to: target)
      conversion.isLossy = lossy
      conversion.sortsKeys = sorted
      conversion.isCompact = compact
      return conversion
    }
  }

  // MARK: - TOML, YAML, forms, CBOR and MessagePack

  private var binaryConversion: BinaryConversion? {
    get throws {
      let source = from.map { BinaryConversion.Format(rawValue: $0) } ?? .init(fileName: input)
      let target = to.map { BinaryConversion.Format(rawValue: $0) } ?? .init(fileName: output)
      guard let source, let target, source.convertsThroughCBOR || target.convertsThroughCBOR else {
        return nil
      }
      for format in [source, target] where format == .yaml {
        try KitDocument.requireModule(for: .yaml)
      }
      guard target.isWritten else {
        throw ValidationError("The format '\(target.rawValue)' is for input only.")
      }
      var conversion = BinaryConversion(source: source, target: target)
      conversion.isLossy = lossy
      conversion.sortsKeys = sorted
      conversion.isCompact = compact
      return conversion
    }
  }

  // MARK: - Lines

  private var linesConversion: LinesConversion? {
    get throws {
      let (isRead, isWritten) = (Self.isLines(from, input), Self.isLines(to, output))
      guard isRead || isWritten else { return nil }
      guard
        isRead
          || from.map({ $0 == "json" }) ?? (DocumentTranscoding.Source(fileName: input) == .json)
      else { throw ValidationError("Lines can only be created from JSON; pass --from json.") }
      guard
        isWritten
          || to.map({ $0 == "json" }) ?? (DocumentTranscoding.Target(fileName: output) == .json)
      else { throw ValidationError("Lines can only be converted to JSON; pass --to json.") }
      if isRead, at != nil {
        throw ValidationError("--at requires the output format to be 'lines'.")
      }
      do {
        let pointer = try JSON.Pointer(at ?? "")
        return LinesConversion(
          framing: isRead ? .lines : .elements(of: pointer), form: isWritten ? .lines : .array,
          sortsKeys: sorted)
      } catch {
        throw ValidationError("\(error)")
      }
    }
  }

  private static func isLines(_ format: String?, _ name: String) -> Bool {
    format.map { $0 == "lines" } ?? (DocumentFormat(name: name) == .lines)
  }

  private func convert(_ lines: LinesConversion) {
    do {
      try lines.convert(input, to: output)
    } catch let error as DecodingError {
      var found = CodingDiagnosticReport(
        error, reading: name, as: Self.isLines(from, input) ? .lines : .json)
      if case .typeMismatch = error {
        let location = at.map { "The value at \($0)" } ?? "The document"
        found.diagnostics[0].help =
          "\(location) isn't an array; pass a JSON Pointer to one with --at."
      }
      report(found)
      end(with: 1)
    } catch let failure as FileFailure {
      printError(failure, in: failure.name)
      end(with: 2)
    } catch {
      printError(error, in: output)
      end(with: 2)
    }
  }

  private func save(_ document: [UInt8]) throws {
    do {
      try writeFile(output, document)
    } catch {
      printError(error, in: output)
      end(with: 2)
    }
  }

  // MARK: - Reports

  private var name: String { input == "-" ? "<standard input>" : input }

  private func report(_ report: CodingDiagnosticReport) {
    var report = report
    if format != .json { report.shorten() }
    printError(String(format.renderer(isForErrors: true).render(report).dropLast()))
  }

  /// The diagnostics include locations only if the document is text.
  private func diagnostics(_ error: any Error, _ document: [UInt8]) -> CodingDiagnosticReport {
    if let binary = try? binaryConversion,
      KitDocument.Format(rawValue: binary.source.rawValue) != nil
    {
      return CodingDiagnosticReport(error, source: document, name: name, format: .toml)
    }
    if let binary = try? binaryConversion, [.cbor, .msgpack].contains(binary.source) {
      return CodingDiagnosticReport(error, binary: document, name: name)
    }
    if let binary = try? binaryConversion, binary.source != .json, binary.source != .json5 {
      return CodingDiagnosticReport(error, name: name)
    }
    switch (try? conversion.source)
      ?? (try? binaryConversion).flatMap({
        DocumentTranscoding.Source(rawValue: $0.source.rawValue)
      })
    {
    case .json, .json5:
      let isJSON5 = from == "json5" || from == nil && input.lowercased().hasSuffix(".json5")
      return CodingDiagnosticReport(
        error, source: document, name: name,
        settings: JSONReaderSettings(grammar: isJSON5 ? .json5 : .strict))
    default:
      let found = DocumentCheck(.propertyList).check(document, name: name)
      return found.hasErrors ? found : CodingDiagnosticReport(error, name: name)
    }
  }

  private func warnings(_ changes: [ConversionChange], _ document: [UInt8])
    -> CodingDiagnosticReport
  {
    let failures = changes.map(\.failure)
    var report = diagnostics(CodingFailures(failures, error: failures[0]), document)
    for index in report.diagnostics.indices {
      report.diagnostics[index].severity = .warning
      report.diagnostics[index].help = nil
      if let outcome = changes[index].outcome {
        report.diagnostics[index].message += "; \(outcome)"
      }
    }
    return report
  }
}
