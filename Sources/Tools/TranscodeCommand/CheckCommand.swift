internal import ArgumentParser
internal import Foundation
internal import TranscodableChecking
internal import TranscodableDiagnostics
internal import TranscodableJSON
internal import TranscodableSchema

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract:
      "Validates JSON, JSON Lines, property lists, TOML, YAML, forms, CBOR and MessagePack.",
    discussion: """
      The file name determines the format: .json5 for JSON5; .ndjson and .jsonl for JSON Lines; \
      .plist, .strings, .stringsdict and .entitlements for property lists; .toml for TOML; .yaml \
      and .yml for YAML; .form for URL-encoded forms; .cbor, and .cborseq for sequences of items; \
      .msgpack; any other name for JSON. The command reports the first syntax error in each \
      document (or line) and duplicate keys in objects. With --schema, it also validates JSON, \
      TOML, YAML and forms against a JSON Schema. Dates of TOML are strings, and the schema \
      determines which texts of a form are numbers, Booleans, null or arrays with one element.

      YAML requires a program that was built with 'swift build --traits YAML'.

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

  @Flag(help: "Treat input as YAML.")
  var yaml = false

  @Flag(help: "Treat input as a URL-encoded form.")
  var form = false

  @Option(help: "A JSON Schema file to validate the documents against.")
  var schema: String?

  @OptionGroup var options: SchemaOptions

  @Option(help: "Print plain messages, source snippets, or JSON for tools.")
  var format = ReportFormat.snippet

  @Option(help: "The maximum number of problems to print for each document.")
  var limit = 100

  func validate() throws {
    if [json5, lines, propertyList, toml, yaml, form].count(where: { $0 }) > 1 {
      throw ValidationError(
        "--json5, --lines, --property-list, --toml, --yaml and --form can't be combined.")
    }
    if yaml { try KitDocument.requireModule(for: .yaml) }
    if propertyList && schema != nil {
      throw ValidationError("--schema can't be combined with --property-list.")
    }
    if limit < 1 { throw ValidationError("--limit must be at least 1.") }
  }

  func run() {
    var run = DocumentCheckRun(
      renderer: format.renderer(isForErrors: false), format: chosenFormat, limit: limit)
    let schemaCheck = schemaCheck
    if let schemaCheck {
      run.further = { document, format in
        switch format {
        case .propertyList: []
        case .toml: schemaCheck.diagnostics(of: KitDocument(document, as: .toml))
        default: schemaCheck.diagnostics(of: document, as: format)
        }
      }
    }
    var hasShown = false
    // Blank lines separate the snippets of several documents.
    func show(_ text: String) {
      if format == .snippet, hasShown, !text.isEmpty { write("\n") }
      hasShown = hasShown || !text.isEmpty
      write(text)
    }
    for file in files {
      do {
        let name = file == "-" ? "<standard input>" : file
        if (chosenFormat ?? DocumentFormat(name: name)) == .lines {
          var source = try ChunkedFile(file)
          try run.checkLines(name: name, reading: { try source.next() }, print: { write($0) })
        } else {
          let document = try readFile(file)
          if let format = kitFormat(of: name) {
            let document = KitDocument(document, as: format)
            try KitDocument.require(format)
            var report = document.report(limit: limit, name: name)
            if !report.hasErrors {
              report.diagnostics += schemaCheck?.diagnostics(of: document) ?? []
            }
            show(run.show(report))
          } else if let binary = binaryFormat(of: name) {
            show(run.show(BinaryCheck(format: binary).report(on: document, name: name)))
          } else {
            show(run.check(document, name: name))
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

  /// The format of a document in YAML, or of a form.
  private func kitFormat(of name: String) -> KitDocument.Format? {
    if yaml { return .yaml }
    if form { return .form }
    let format = chosenFormat == nil ? KitDocument.Format(fileName: name) : nil
    return format == .toml ? nil : format
  }

  private var chosenFormat: DocumentFormat? {
    if json5 { return .json5 }
    if lines { return .lines }
    if toml { return .toml }
    return propertyList ? .propertyList : nil
  }
}
