internal import ArgumentParser
internal import Foundation
internal import TranscodableDiagnostics
internal import TranscodableJSON
internal import TranscodableSchema

/// The command `transcode check`.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks whether documents are JSON, JSON5, JSON in lines, or property lists.",
    discussion: """
      The name of a file tells its format: .json5, .ndjson and .jsonl; .plist, .strings, \
      .stringsdict and .entitlements are property lists; all else is JSON. Found \
      are the first mistake in each document (in each line, if lines are documents), and repeated \
      keys of an object. With --schema, JSON documents are also checked against a JSON Schema.

      Lines are checked as they are read: a file of lines may be larger than the memory.

      The exit status is 0 if nothing was found, 1 if something was, and 2 if the arguments are \
      wrong or a file cannot be read.
      """)

  @Argument(help: "The files; - is standard input.")
  var files: [String]

  @Flag(help: "Take all documents for JSON5.")
  var json5 = false

  @Flag(help: "Take each line of all documents for a document.")
  var lines = false

  @Flag(help: "Take all documents for property lists.")
  var propertyList = false

  @Option(help: "A file with a JSON Schema that all documents have to fulfil.")
  var schema: String?

  @OptionGroup var options: SchemaOptions

  @Option(help: "Print sentences, snippets of the text, or JSON for tools.")
  var format = ReportFormat.snippet

  @Option(help: "How many findings to print for a document.")
  var limit = 100

  func validate() throws {
    if [json5, lines, propertyList].count(where: { $0 }) > 1 {
      throw ValidationError("--json5, --lines and --property-list exclude each other.")
    }
    if propertyList && schema != nil {
      throw ValidationError("--schema judges JSON, and --property-list says that there is none.")
    }
    if limit < 1 { throw ValidationError("--limit has to be at least 1.") }
  }

  func run() {
    var run = DocumentCheckRun(
      renderer: format.renderer(isForErrors: false), format: chosenFormat, limit: limit)
    if let judge {
      run.further = { $1 == .propertyList ? [] : judge.diagnostics(of: $0, as: $1) }
    }
    for file in files {
      do {
        let name = file == "-" ? "<standard input>" : file
        if (chosenFormat ?? DocumentFormat(name: name)) == .lines {
          var source = try ChunkedFile(file)
          try run.checkLines(name: name, reading: { try source.next() }, print: { write($0) })
        } else {
          write(run.check(try readFile(file), name: name))
        }
      } catch {
        printError(error, in: file)
        run.noteUnreadable()
      }
    }
    if run.status != 0 { end(with: run.status) }
  }

  /// What judges the documents; ends the program if the schema cannot be used.
  private var judge: SchemaJudge? {
    guard let schema else { return nil }
    do {
      return try SchemaJudge(
        JSON.Schema(parsing: readFile(schema)), resources: options.resources(),
        assertsFormats: options.assertFormats, limit: limit)
    } catch let error as JSON.SchemaError {
      printError("error: \(schema): \(error)")
    } catch {
      printError(error, in: schema)
    }
    end(with: 2)
  }

  private var chosenFormat: DocumentFormat? {
    if json5 { return .json5 }
    if lines { return .lines }
    return propertyList ? .propertyList : nil
  }
}
