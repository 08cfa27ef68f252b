import ArgumentParser
import Foundation
import Measuring

/// Times decoding and encoding of JSON documents.
@main
struct Speed: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compares JSON coders with Foundation's.",
    subcommands: [Table.self, Serve.self, Large.self], defaultSubcommand: Table.self)
}

/// One line per document, operation and contender.
struct Table: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Times all contenders in turns and prints a table.",
    discussion: """
      Prints tab-separated lines: file, operation, contender, MB/s, ratio to Foundation, and for \
      small documents nanoseconds per call. The README of the package describes the method.
      """)

  @Option(help: "A folder with twitter.json, canada.json, citm_catalog.json, github_events.json.")
  var corpus: String?

  @Option(help: "Time only this document, such as 'twitter'; repeatable.")
  var only: [String] = []

  @Option(help: "Time only this contender and Foundation; repeatable.")
  var contender: [String] = []

  @Option(help: "Seconds for each document, operation and contender.")
  var seconds = 1.5

  func validate() throws {
    guard seconds > 0 else { throw ValidationError("--seconds must be positive.") }
    for name in only where !Document.all.contains(where: { $0.isNamed(name) }) {
      let names = Document.all.map(\.name).joined(separator: ", ")
      throw ValidationError("Unknown document '\(name)'. Documents: \(names).")
    }
    for name in contender where !Document.contenders.contains(name) {
      let names = Document.contenders.joined(separator: ", ")
      throw ValidationError("Unknown contender '\(name)'. Contenders: \(names).")
    }
  }

  func run() throws {
    AllocatorTuning.apply()
    let corpus = corpus.map { Corpus.folder(URL(filePath: $0)) } ?? .generated
    let report = Report()
    report.header()
    for document in Document.all where only.isEmpty || only.contains(where: document.isNamed) {
      let bytes = try corpus.bytes(of: document)
      let trials = try document.trials(bytes) { contender.isEmpty || contender.contains($0) }
      for operation in Operation.allCases {
        let measurement = Measurement(seconds: seconds)
        let timed = trials.compactMap { trial in
          trial.bodies[operation].map { (contender: trial.contender, body: $0) }
        }
        let best = try measurement.best(of: timed.map(\.body))
        report.lines(
          document, operation, zip(timed.map(\.contender), best),
          size: trials.lazy.compactMap { $0.sizes[operation] }.first
            ?? (operation == .encode ? bytes.compactJSONSize : bytes.count))
      }
    }
  }
}
