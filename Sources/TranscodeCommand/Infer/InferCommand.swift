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
      file. The types are printed; or, with --output, written, and a table of what was found is printed.

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

  @Flag(help: "Check that the types hold every sample before anything is written.")
  var verify = false

  @Option(help: "Print text, or JSON for tools: what was found, and the types as `source`.")
  var format = InferFormat.text

  func run() throws {
    var shape = Shape()
    do {
      for file in files { try source.read(file) { shape.add($0) } }
    } catch { fail(error) }
    let model = SwiftModel(of: shape, named: typeName, options: style.options, hints: style.hints)
    do {
      if verify { try check(model) }
      try deliver(model, sampleCount: shape.count)
    } catch { fail(error) }
  }

  private func deliver(_ model: SwiftModel, sampleCount: Int) throws {
    let source = model.source()
    let summary = InferSummary(model: model, sampleCount: sampleCount)
    if output != "-" { try writeFile(output, Array(source.utf8)) }
    switch format {
    case .json: write(summary.json(source: source).prettyPrinted + "\n")
    case .text: write(output == "-" ? source : summary.table)
    }
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

  private func fail(_ error: any Error) -> Never {
    printError("error: \(error.localizedDescription)")
    end(with: 2)
  }
}

/// What `transcode infer` prints.
enum InferFormat: String, CaseIterable, ExpressibleByArgument { case text, json }
