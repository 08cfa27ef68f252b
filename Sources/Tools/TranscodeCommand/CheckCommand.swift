internal import ArgumentParser
internal import Foundation
internal import TranscodableChecking
internal import TranscodableDiagnostics
internal import TranscodableJSON
internal import TranscodableSchema

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Validates JSON, JSON5, JSON Lines, property lists, TOML, CBOR and MessagePack.",
    discussion: """
      The file name determines the format: .json5 for JSON5; .ndjson and .jsonl for JSON Lines; \
      .plist, .strings, .stringsdict and .entitlements for property lists; .toml for TOML; .cbor, \
      and .cborseq for sequences of items; .msgpack; any other name for JSON. The command reports \
      the first syntax error in each document (or line) and duplicate \
      keys in objects. With --schema, it also validates JSON documents against a JSON Schema.

      Lines are validated while the file is read, so it can be larger than memory.

      The exit status is 0 if no problems were found, 1 if there were any, and 2 for invalid arguments \
      or an unreadable file.

      Example:
        transcode check --schema release.schema.json releases.ndjson
      """)

  @Argument(help: "The files to read; use - for standard input.")
  var files: [String]

  @Flag(help: "Treat input as JSON5.")
  var json5 = false

  @Flag(help: "Treat each line as a document.")
  var lines = false

  @Flag(help: "Treat input as property lists.")
  var propertyList = false

  @Flag(help: "Treat input as TOML.")
  var toml = false

  @Option(help: "A JSON Schema file to validate the documents against.")
  var schema: String?

  @OptionGroup var options: SchemaOptions

  @Option(help: "Print plain messages, source snippets, or JSON for tools.")
  var format = ReportFormat.snippet

  @Option(help: "The maximum number of problems to print for each document.")
  var limit = 100

  func validate() throws {
    if [json5, lines, propertyList, toml].count(where: { $0 }) > 1 {
      throw ValidationError("--json5, --lines, --property-list and --toml can't be combined.")
    }
    if propertyList && schema != nil {
      throw ValidationError("--schema can't be combined with --property-list.")
    }
    if toml && schema != nil { throw ValidationError("--schema can't be combined with --toml.") }
    if limit < 1 { throw ValidationError("--limit must be at least 1.") }
  }

  func run() {
    var run = DocumentCheckRun(
      renderer: format.renderer(isForErrors: false), format: chosenFormat, limit: limit)
    if let schemaCheck {
      run.further = {
        [.propertyList, .toml].contains($1) ? [] : schemaCheck.diagnostics(of: $0, as: $1)
      }
    }
    for file in files {
      do {
        let name = file == "-" ? "<standard input>" : file
        if (chosenFormat ?? DocumentFormat(name: name)) == .lines {
          var source = try ChunkedFile(file)
          try run.checkLines(name: name, reading: { try source.next() }, print: { write($0) })
        } else {
          let document = try readFile(file)
          if let binary = binaryFormat(of: name) {
            write(run.show(BinaryCheck(format: binary).report(on: document, name: name)))
          } else {
            write(run.check(document, name: name))
          }
        }
      } catch {
        printError(error, in: file)
        run.noteUnreadable()
      }
    }
    if run.status != 0 { end(with: run.status) }
  }

  /// Exits the program if the schema is invalid.
  private var schemaCheck: SchemaCheck? {
    guard let schema else { return nil }
    do {
      let resources = try options.resources()
      let complete = SchemaFile.complete(
        try SchemaFile.parse(schema), in: schema, resources: resources)
      return try SchemaCheck(
        complete, resources: resources,
        assertsFormats: options.assertFormats, limit: limit)
    } catch let error as JSON.SchemaError {
      printError("error: \(schema): \(error)")
    } catch {
      printError(error, in: schema)
    }
    end(with: 2)
  }

  private func binaryFormat(of name: String) -> BinaryCheck.Format? {
    chosenFormat == nil ? BinaryCheck.Format(fileName: name) : nil
  }

  private var chosenFormat: DocumentFormat? {
    if json5 { return .json5 }
    if lines { return .lines }
    if toml { return .toml }
    return propertyList ? .propertyList : nil
  }
}
