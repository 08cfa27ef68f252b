internal import ArgumentParser
internal import Foundation
internal import TranscodableChecking
internal import TranscodableCore
internal import TranscodableDiagnostics
internal import TranscodableJSON
internal import TranscodableSchema

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Works with JSON Schemas.",
    discussion: """
      Example:
        transcode schema check release.schema.json
      """,
    subcommands: [SchemaCheckCommand.self])
}

struct SchemaCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Validates JSON Schemas.",
    discussion: """
      The supported dialects are 2020-12 (the default if there is no $schema), 2019-09, and drafts 4, 6 \
      and 7. A schema is valid if it conforms to its dialect, all its references can be resolved, and its \
      patterns can be matched in linear time. References to files are followed. Nothing is downloaded: pass \
      other schemas with --resource.

      The exit status is 0 if no problems were found, 1 if there were any, and 2 for invalid arguments \
      or an unreadable file.

      Example:
        transcode schema check release.schema.json
      """)

  @Argument(help: "The files to read; use - for standard input.")
  var files: [String]

  @OptionGroup var options: SchemaOptions

  @Option(help: "Print plain messages, source snippets, or JSON for tools.")
  var format = ReportFormat.snippet

  func run() throws {
    var status: Int32 = 0
    let renderer = format.renderer(isForErrors: false)
    for file in files {
      let name = file == "-" ? "<standard input>" : file
      do {
        let (text, resources) = (try readFile(file), try options.resources())
        var report = DocumentCheck(.json).check(text, name: name)
        if !report.hasErrors { report.diagnostics += diagnostics(of: text, in: file, resources) }
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
    of text: [UInt8], in file: String, _ resources: [String: JSON.Schema]
  ) -> [CodingDiagnostic] {
    guard let value = try? JSON(parsing: text) else { return [] }
    do throws(JSON.SchemaError) {
      let schema = SchemaFile.complete(try JSON.Schema(value), in: file, resources: resources)
      _ = try SchemaCheck(schema, resources: resources, limit: 1)
      return []
    } catch {
      let settings = JSONReaderSettings(grammar: .strict)
      if !error.failures.isEmpty {
        return SchemaCheck.diagnostics(of: error.failures, in: value, text, settings)
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
