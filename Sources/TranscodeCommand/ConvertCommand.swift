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
    abstract: "Converts a document between JSON, JSON5 and the formats of property lists.",
    discussion: """
      The names of the files tell the formats: .json; .json5, which is only read; .plist, .xml, \
      .strings, .stringsdict and .entitlements are property lists. Those are read in any format, \
      and written in XML unless --to says binary. OpenStep's format is only read.

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
    help: "What the input is: json, json5, xml, binary, openstep, or plist for any of the latter.",
    transform: Self.source)
  var from: DocumentConversion.Source?

  @Option(help: "What the output is to be: json, xml or binary.", transform: Self.target)
  var to: DocumentConversion.Target?

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
    _ = try conversion
  }

  func run() throws {
    let document: [UInt8]
    do {
      document = try readFile(input)
    } catch {
      printError("error: \(input): \(error.localizedDescription)")
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

  private static func source(_ name: String) throws -> DocumentConversion.Source {
    guard let source = DocumentConversion.Source(rawValue: name) else {
      throw ValidationError("There is no format \(name).")
    }
    return source
  }

  private static func target(_ name: String) throws -> DocumentConversion.Target {
    if let target = DocumentConversion.Target(rawValue: name) { return target }
    let isRead = DocumentConversion.Source(rawValue: name) != nil
    throw ValidationError(isRead ? "\(name) is only read." : "There is no format \(name).")
  }

  private var conversion: DocumentConversion {
    get throws {
      guard let source = from ?? DocumentConversion.Source(fileName: input) else {
        throw ValidationError("The name \(input) tells no format: say --from.")
      }
      guard let target = to ?? DocumentConversion.Target(fileName: output) else {
        throw ValidationError("The name \(output) tells no format that is written: say --to.")
      }
      var conversion = DocumentConversion(from: source, to: target)
      conversion.isLossy = lossy
      conversion.sortsKeys = sorted
      conversion.isCompact = compact
      return conversion
    }
  }

  private func save(_ document: [UInt8]) throws {
    do {
      try writeFile(output, document)
    } catch {
      printError("error: \(output): \(error.localizedDescription)")
      end(with: 2)
    }
  }

  // MARK: - Reports

  private var name: String { input == "-" ? "<standard input>" : input }

  private func report(_ report: DiagnosticReport) {
    printError(String(format.renderer(isForErrors: true).render(report).dropLast()))
  }

  /// What stands in the way, with its places if the document is a text in JSON.
  private func diagnostics(_ error: any Error, _ document: [UInt8]) -> DiagnosticReport {
    switch try? conversion.source {
    case .json, .json5:
      let isJSON5 = (try? conversion.source) == .json5
      return DiagnosticReport(
        error, source: document, name: name,
        settings: JSONReaderSettings(grammar: isJSON5 ? .json5 : .strict))
    default:
      let found = DocumentCheck(.propertyList).check(document, name: name)
      return found.hasErrors ? found : DiagnosticReport(error, name: name)
    }
  }

  private func warnings(_ changes: [ConversionChange], _ document: [UInt8]) -> DiagnosticReport {
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
