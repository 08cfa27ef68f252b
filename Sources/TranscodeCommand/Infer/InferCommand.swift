internal import ArgumentParser
internal import Foundation
internal import TranscodableInference
internal import TranscodableJSON

/// The command `transcode infer`.
struct InferCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "infer",
    abstract: "Makes Swift types of samples in JSON.",
    discussion: """
      All files are samples of one type. Those whose name ends with .ndjson or .jsonl have a sample in \
      each line, and are read as a stream. With --at, the samples are the elements of an array in each \
      file. The types are printed; or, with --output, written, and a table of what was found is printed. \
      Beside Release.swift, Release.infer.json keeps the shape of the samples, hints and names, so that \
      --update can add samples: what was edited in the file stays, nothing is taken away.

      The exit status is 0, 1 if the samples do not fit the types (with --verify), and 2 if the \
      arguments are wrong or a file cannot be read.
      """)

  @Argument(help: "The files; - is standard input.")
  var files: [String]

  @OptionGroup var source: InferSourceOptions
  @OptionGroup var style: InferStyleOptions

  @Option(
    help: "The name of the type of a sample; otherwise it is made of the name of the first file.")
  var type: String?

  @Option(name: .shortAndLong, help: "The file to write; - is standard output.")
  var output = "-"

  @Option(help: "A file that was written by --output, and to which the samples are added.")
  var update: String?

  @Flag(help: "Check that the types hold every sample before anything is written.")
  var verify = false

  @Option(help: "Print text, or JSON for tools: what was found, and the types as `source`.")
  var format = InferFormat.text

  func validate() throws {
    if update != nil, output != "-" || type != nil {
      throw ValidationError(
        "--update has the file and the name of the type; leave out --output and --type.")
    }
  }

  func run() throws {
    do {
      let file = InferenceFile(update ?? output)
      var record = try file.record(isUpdate: update != nil) ?? newRecord
      let kept = update == nil ? file.hints : nil
      record.hints.maps += kept?.maps ?? []
      record.hints.types.merge(kept?.types ?? [:]) { mine, _ in mine }
      record.hints.maps += style.hints.maps.filter { !record.hints.maps.contains($0) }
      record.hints.types.merge(style.hints.types) { $1 }
      for name in files { try source.read(name) { record.shape.add($0) } }
      let base = record.source
      let model = record.update()
      if verify { try check(model) }
      let summary = InferSummary(model: model, sampleCount: record.shape.count)
      guard update != nil else {
        try file.write(record.source, record)
        return show(summary, record.source, output == "-" ? record.source : summary.table)
      }
      let merged = try SourceUpdate(base: base, edited: file.source, generated: record.source)
      try file.write(merged.source, record)
      show(summary, merged.source, InferSummary.lines(of: merged))
      if !merged.conflicts.isEmpty { end(with: 1) }
    } catch {
      printError("error: \(error.localizedDescription)")
      end(with: 2)
    }
  }

  private var newRecord: InferenceRecord {
    InferenceRecord(named: typeName, shape: Shape(), hints: style.hints, options: style.options)
  }

  private func show(_ summary: InferSummary, _ source: String, _ text: String) {
    write(format == .json ? summary.json(source: source).prettyPrinted + "\n" : text)
  }

  private var typeName: String {
    type ?? SwiftModel.typeName(forFile: files.first.map { $0 == "-" ? "Document" : $0 } ?? "")
  }

  private func check(_ model: SwiftModel) throws {
    var count = 0
    for file in files {
      try source.read(file) { sample in
        for mismatch in model.mismatches(in: sample, limit: 10) {
          count += 1
          printError("error: \(file): \(mismatch)")
        }
      }
    }
    if count > 0 { end(with: 1) }
  }
}

/// What `transcode infer` prints.
enum InferFormat: String, CaseIterable, ExpressibleByArgument { case text, json }
