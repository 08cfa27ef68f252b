internal import ArgumentParser
internal import Foundation
internal import TranscodableChecking
internal import TranscodableDiagnostics
internal import TranscodableInference
internal import TranscodableJSON
internal import TranscodableSchema

struct InferCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "infer",
    abstract: "Generates Swift types from samples in JSON, TOML, YAML or forms.",
    discussion: """
      All files must contain samples of the same type. Files with the extension .ndjson or .jsonl \
      contain one sample per line and are streamed. With --at, the samples are the elements of an \
      array in each file. Files with the extensions .toml, .yaml, .yml and .form contain TOML, YAML \
      and URL-encoded forms; with --from form --lines, each line is a form or a query string. A text \
      of a form becomes a number or a Boolean if all samples have one there. Dates of TOML are \
      strings. YAML requires a program that was built with 'swift build --traits YAML'.

      The command prints the types. With --output, it writes them to a file \
      and prints a summary table instead.

      With --output Release.swift, the command also writes Release.infer.json, which records the \
      shape of the samples, the hints and the names. Later, --update adds more samples. It preserves \
      your edits to the Swift file and removes nothing. An existing file is replaced only with \
      --force, or after you confirm it in a terminal.

      Remarks, such as parts of the samples that the types don't preserve, go to standard error.

      The exit status is 0 on success, 1 if the types reject a sample (with --verify), and 2 for \
      invalid arguments or an unreadable file.

      Example:
        transcode infer --at /items page.json --type Release --output Release.swift
      """)

  @Argument(help: "The files to read; use - for standard input.")
  var files: [String]

  @OptionGroup var source: InferSourceOptions
  @OptionGroup var style: InferStyleOptions
  @OptionGroup var schemas: SchemaResourceOptions

  @Option(
    help: "The name of the type; by default, it is derived from the name of the first file.")
  var type: String?

  @Option(name: .shortAndLong, help: "The file to write; - is standard output.")
  var output = "-"

  @Flag(help: "Replace an existing output file without asking.")
  var force = false

  @Option(help: "An existing file, written earlier with --output, to update from the samples.")
  var update: String?

  @Flag(help: "Treat the file as a JSON Schema; a file with $schema is detected automatically.")
  var schema = false

  @Flag(
    help:
      """
      Before writing the types, verify that they accept every sample. Values that they accept but \
      don't preserve are remarks.
      """)
  var verify = false

  @Option(
    help:
      "Print text, JSON for tools (with the types in `source`), or a JSON Schema instead of types.")
  var format = InferFormat.text

  func validate() throws {
    if schema, files.count != 1 || update != nil {
      throw ValidationError(
        "--schema requires exactly one file and can't be combined with --update.")
    }
    if update != nil, output != "-" || type != nil {
      throw ValidationError(
        "--update can't be combined with --output or --type.")
    }
  }

  func run() throws {
    do {
      if let schema = try givenSchema { return try printTypes(of: schema) }
      if update == nil { try confirm() }
      let file = InferenceFile(update ?? output)
      var record = try file.record(isUpdate: update != nil) ?? newRecord
      let kept = update == nil ? file.hints : nil
      record.hints.maps += kept?.maps ?? []
      record.hints.types.merge(kept?.types ?? [:]) { mine, _ in mine }
      record.hints.maps += style.hints.maps.filter { !record.hints.maps.contains($0) }
      record.hints.types.merge(style.hints.types) { $1 }
      let scalars = try source.scalars(in: files)
      for name in files { try source.read(name, scalars) { record.shape.add($0) } }
      if type == nil, update == nil {
        record.name = SwiftModel.typeName(forFile: fileName, containing: record.shape)
      }
      let base = record.source
      let model = record.update()
      if verify { try check(model, scalars) }
      let summary = InferSummary(model: model, sampleCount: record.shape.count)
      guard update != nil else {
        try file.write(record.source, record)
        return show(summary, record.source, output == "-" ? record.source : summary.table)
      }
      let merged = try SourceUpdate(base: base, edited: file.source, generated: record.source)
      try file.write(merged.source, record)
      show(summary, merged.source, InferSummary.lines(of: merged))
      if !merged.conflicts.isEmpty { end(with: 1) }
    } catch let error as UnreadableSample {
      error.print()
      end(with: 2)
    } catch let error as JSON.SchemaError {
      printError("error: \(files[0].visible): \(error.description.visible)")
      end(with: 2)
    } catch {
      printError(error, in: update ?? output)
      end(with: 2)
    }
  }

  private var givenSchema: JSON.Schema? {
    get throws {
      guard files.count == 1, update == nil, source.lines == false, source.at == nil,
        schema || files[0] != "-"
      else { return nil }
      if schema { return try JSON.Schema(parsing: readFile(files[0])) }
      guard files[0].hasSuffix(".json"), let json = try? JSON(parsing: readFile(files[0])),
        json["$schema"]?.string?.contains("json-schema.org") == true
      else { return nil }
      return try JSON.Schema(json)
    }
  }

  /// Asks before an existing file is replaced.
  private func confirm() throws {
    guard output != "-", !force, FileManager.default.fileExists(atPath: output) else { return }
    if FileProblem.isFolder(output) { throw FileProblem.folder }
    if isatty(FileHandle.standardInput.fileDescriptor) != 0, Terminal.isTerminal(true) {
      try FileHandle.standardError.write(
        contentsOf: Data("\(output.visible) exists. Replace it? [y/N] ".utf8))
      if readLine()?.lowercased().hasPrefix("y") == true { return }
    }
    printError(
      """
      error: \(output.visible): The file exists. Pass --force to replace it, or \
      --update to add the samples to it.
      """)
    end(with: 2)
  }

  private func printTypes(of schema: JSON.Schema) throws {
    try confirm()
    let resources = try schemas.resources()
    let bundle = try SchemaFile.bundle(schema, in: files[0], resources: resources)
    let complete = try JSON.Schema(bundle.schema)
    var model = SwiftModel(of: complete, named: typeName, options: style.options)
    model.remarks += violations(in: schema)
    if output != "-" { try writeFile(output, Array(model.source().utf8)) }
    let summary = InferSummary(model: model, sampleCount: 0)
    show(summary, model.source(), output == "-" ? model.source() : summary.table)
  }

  /// Returns remarks about keywords whose values the schema's draft doesn't allow.
  private func violations(in schema: JSON.Schema) -> [InferenceRemark] {
    do throws(JSON.SchemaError) {
      _ = try JSON.SchemaValidator(schema)
      return []
    } catch {
      return error.failures.map {
        InferenceRemark(
          location: ShapeLocation($0.instance.tokens),
          text: "the schema is invalid: \($0.message)", kind: .loss)
      }
    }
  }

  private var newRecord: InferenceRecord {
    InferenceRecord(named: typeName, shape: Shape(), hints: style.hints, options: style.options)
  }

  private func show(_ summary: InferSummary, _ source: String, _ text: String) {
    if format != .json { summary.printRemarks() }
    switch format {
    case .json: write(summary.json(source: source).prettyPrinted + "\n")
    case .schema: write(summary.model.schema.json.prettyPrinted + "\n")
    case .text: write(text)
    }
  }

  private var typeName: String {
    type ?? SwiftModel.typeName(forFile: fileName)
  }

  private var fileName: String {
    files.first.map { $0 == "-" ? "Document" : $0 } ?? ""
  }

  private func check(_ model: SwiftModel, _ scalars: FormScalars) throws {
    var count = 0
    for file in files {
      try source.read(file, scalars) { sample in
        for mismatch in model.mismatches(in: sample, limit: 10) {
          count += 1
          printError("error: \(file): \(mismatch)")
        }
      }
    }
    if count > 0 { end(with: 1) }
  }
}

enum InferFormat: String, CaseIterable, ExpressibleByArgument { case text, json, schema }
