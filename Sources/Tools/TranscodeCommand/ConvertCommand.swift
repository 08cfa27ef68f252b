internal import ArgumentParser
internal import Foundation
internal import TranscodableCore
internal import TranscodableDiagnostics
internal import TranscodableFoundation
internal import TranscodableJSON

/// The command `transcode convert`.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Converts a document between JSON, JSON in lines, JSON5 and property lists.",
    discussion: """
      The names of the files tell the formats: .json; .json5, which is only read; .plist, .xml, \
      .strings, .stringsdict and .entitlements are property lists. Those are read in any format, \
      and written in XML unless --to says binary. OpenStep's format is only read.

      .ndjson and .jsonl, or lines as a format, are a value of JSON in each line. They become an array \
      in JSON, and the elements of an array become lines: of that which is the whole document, or of \
      the one that --at names. This is done value by value, so that the files may be larger than the \
      memory.

      What the other format cannot say is an error, and nothing is written. With --lossy it \
      becomes what is nearest to it, and each change is reported. Members keep their order.

      The exit status is 0 if the document was converted, 1 if it could not be, and 2 if the \
      arguments are wrong or a file cannot be read or written.
      """)

  @Argument(help: "The file to read; - is standard input.")
  var input: String

  @Argument(help: "The file to write; - is standard output.")
  var output: String

  @Option(
    help: """
      What the input is: json, lines, json5, xml, binary, openstep, or plist for any of the last \
      three.
      """)
  var from: String?

  @Option(help: "What the output is to be: json, lines, xml or binary.")
  var to: String?

  @Option(help: "A JSON Pointer to the array whose elements become lines.")
  var at: String?

  @Flag(help: "Write JSON in lines, with indentation. This is how it is written by itself.")
  var pretty = false

  @Flag(help: "Write JSON without line breaks and blanks. Property lists have one layout.")
  var compact = false

  @Flag(help: "Write members in the order of their keys.")
  var sorted = false

  @Flag(help: "Let what the other format cannot say become what is nearest to it.")
  var lossy = false

  @Option(help: "Print sentences, snippets of the text, or JSON for tools.")
  var format = ReportFormat.snippet

  func validate() throws {
    if pretty && compact { throw ValidationError("--pretty and --compact exclude each other.") }
    if let lines = try linesConversion {
      if pretty || lossy {
        throw ValidationError("Lines are written in one way: without --pretty and --lossy.")
      }
      _ = lines
    } else if at != nil {
      throw ValidationError("--at is for the array whose elements become lines.")
    } else {
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
    let conversion = try conversion
    do {
      let (converted, changes) = try conversion.convert(document)
      if !changes.isEmpty { report(warnings(changes, document)) }
      try save(converted)
    } catch {
      report(diagnostics(error, document))
      end(with: 1)
    }
  }

  private static func source(_ name: String) throws -> DocumentTranscoding.Source {
    guard let source = DocumentTranscoding.Source(rawValue: name) else {
      throw ValidationError("There is no format \(name).")
    }
    return source
  }

  private static func target(_ name: String) throws -> DocumentTranscoding.Target {
    if let target = DocumentTranscoding.Target(rawValue: name) { return target }
    let isRead = DocumentTranscoding.Source(rawValue: name) != nil
    throw ValidationError(isRead ? "\(name) is only read." : "There is no format \(name).")
  }

  private var conversion: DocumentTranscoding {
    get throws {
      guard let source = try from.map(Self.source) ?? DocumentTranscoding.Source(fileName: input)
      else {
        throw ValidationError("The name \(input) tells no format: say --from.")
      }
      guard let target = try to.map(Self.target) ?? DocumentTranscoding.Target(fileName: output)
      else {
        throw ValidationError("The name \(output) tells no format that is written: say --to.")
      }
      var conversion = DocumentTranscoding(from: source, to: target)
      conversion.isLossy = lossy
      conversion.sortsKeys = sorted
      conversion.isCompact = compact
      return conversion
    }
  }

  // MARK: - Lines

  /// The conversion from lines or to lines, nil if it is neither.
  private var linesConversion: LinesConversion? {
    get throws {
      let (isRead, isWritten) = (Self.isLines(from, input), Self.isLines(to, output))
      guard isRead || isWritten else { return nil }
      guard
        isRead
          || from.map({ $0 == "json" }) ?? (DocumentTranscoding.Source(fileName: input) == .json)
      else { throw ValidationError("Lines are made of JSON: say --from json.") }
      guard
        isWritten
          || to.map({ $0 == "json" }) ?? (DocumentTranscoding.Target(fileName: output) == .json)
      else { throw ValidationError("Lines become an array in JSON: say --to json.") }
      if isRead, at != nil {
        throw ValidationError("--at is for the array whose elements become lines.")
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
      // The text is not at hand any more, but its places are known.
      let failure = CodingFailure(error)
      var found = CodingDiagnosticReport(failure, name: name)
      if let range = failure.byteRange, let line = failure.line, let column = failure.column {
        found.diagnostics[0].place = CodingDiagnostic.Place(
          byteRange: range, line: line, column: column)
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
    printError(String(format.renderer(isForErrors: true).render(report).dropLast()))
  }

  /// What is in the way, with its places if the document is a text in JSON.
  private func diagnostics(_ error: any Error, _ document: [UInt8]) -> CodingDiagnosticReport {
    switch try? conversion.source {
    case .json, .json5:
      let isJSON5 = (try? conversion.source) == .json5
      return CodingDiagnosticReport(
        error, source: document, name: name,
        settings: JSONReaderSettings(grammar: isJSON5 ? .json5 : .strict))
    default:
      let found = DocumentCheck(.propertyList).check(document, name: name)
      return found.hasErrors ? found : CodingDiagnosticReport(error, name: name)
    }
  }

  private func warnings(_ changes: [TranscodingChange], _ document: [UInt8])
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
