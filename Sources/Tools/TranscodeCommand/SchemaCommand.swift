internal import ArgumentParser
internal import Foundation
internal import TranscodableCore
internal import TranscodableDiagnostics
internal import TranscodableJSON
internal import TranscodableSchema

/// The command `transcode schema`.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Works with JSON Schemas.",
    subcommands: [SchemaCheckCommand.self])
}

/// The command `transcode schema check`.
struct SchemaCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks whether files are JSON Schemas that can be used.",
    discussion: """
      The dialects are 2020-12, unless $schema says otherwise, and draft 7. A schema can be used if \
      it obeys the rules of its dialect, all its references lead somewhere, and its patterns can \
      be matched in linear time. Nothing is fetched: give what it refers to with --resource.

      The exit status is 0 if nothing was found, 1 if something was, and 2 if the arguments are \
      wrong or a file cannot be read.
      """)

  @Argument(help: "The files; - is standard input.")
  var files: [String]

  @OptionGroup var options: SchemaOptions

  @Option(help: "Print sentences, snippets of the text, or JSON for tools.")
  var format = ReportFormat.snippet

  func run() throws {
    var status: Int32 = 0
    let renderer = format.renderer(isForErrors: false)
    for file in files {
      let name = file == "-" ? "<standard input>" : file
      do {
        let (text, resources) = (try readFile(file), try options.resources())
        var report = DocumentCheck(.json).check(text, name: name)
        if !report.hasErrors { report.diagnostics += diagnostics(of: text, resources) }
        if !report.diagnostics.isEmpty { status = max(status, 1) }
        write(renderer.render(report))
      } catch {
        printError(error, in: file)
        status = 2
      }
    }
    if status != 0 { end(with: status) }
  }

  private func diagnostics(
    of text: [UInt8], _ resources: [String: JSON.Schema]
  ) -> [CodingDiagnostic] {
    guard let value = try? JSON(parsing: text) else { return [] }
    do throws(JSON.SchemaError) {
      _ = try SchemaJudge(JSON.Schema(value), resources: resources, limit: 1)
      return []
    } catch {
      let settings = JSONReaderSettings(grammar: .strict)
      if !error.failures.isEmpty {
        return SchemaJudge.diagnostics(of: error.failures, in: value, text, settings)
      }
      let pointer = (try? JSON.Pointer(fragment: error.location)) ?? JSON.Pointer()
      let path = SchemaPathKey.path(pointer, in: value)
      var report = CodingDiagnosticReport(
        [CodingFailure(.invalidValue, in: nil, codingPath: path, found: "")], source: text)
      for index in report.diagnostics.indices {
        report.diagnostics[index].message = error.message
        report.diagnostics[index].found = nil
        report.diagnostics[index].help = nil
      }
      return report.diagnostics
    }
  }
}
