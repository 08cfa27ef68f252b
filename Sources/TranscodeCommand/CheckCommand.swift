internal import ArgumentParser
internal import Foundation
internal import TranscodableDiagnostics

/// The command `transcode check`.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks whether documents are JSON, JSON5, JSON in lines, or property lists.",
    discussion: """
      The name of a file tells its format: .json5, .ndjson and .jsonl; .plist, .strings, \
      .stringsdict and .entitlements are property lists; all else is JSON. Found \
      are the first mistake in each document (in each line, if lines are documents), and keys \
      that stand twice in an object.

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

  @Option(help: "Print sentences, snippets of the text, or JSON for tools.")
  var format = ReportFormat.snippet

  @Option(help: "How many findings to print for a document.")
  var limit = 100

  func validate() throws {
    if [json5, lines, propertyList].count(where: { $0 }) > 1 {
      throw ValidationError("--json5, --lines and --property-list exclude each other.")
    }
    if limit < 1 { throw ValidationError("--limit has to be at least 1.") }
  }

  func run() {
    var run = CheckRun(
      renderer: format.renderer(isForErrors: false), format: chosenFormat, limit: limit)
    for file in files {
      do {
        let text = try readFile(file)
        write(run.check(text, name: file == "-" ? "<standard input>" : file))
      } catch {
        printError("error: \(file): \(error.localizedDescription)")
        run.noteUnreadable()
      }
    }
    if run.status != 0 { end(with: run.status) }
  }

  private var chosenFormat: DocumentFormat? {
    if json5 { return .json5 }
    if lines { return .lines }
    return propertyList ? .propertyList : nil
  }
}
