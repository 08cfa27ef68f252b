import ArgumentParser
import Foundation
import Measuring

/// Executes commands from standard input, so it can alternate with programs in other languages.
///
/// A command has four columns: `decode` or `encode` with a document, a contender and milliseconds,
/// which returns the nanoseconds of a call; `text` with a document, a contender and a file for the
/// encoded document; or `make` with a file for a generated document.
struct Serve: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Alternates with other programs; see Peers/compare.")

  @Argument(help: "The folder of the documents.")
  var corpus: String

  func run() throws {
    AllocatorTuning.apply()
    var trials: [String: [Trial]] = [:]
    while let line = readLine() {
      let words = line.split(separator: "\t").map(String.init)
      guard words.count == 4, let document = Document.all.first(where: { $0.isNamed(words[1]) })
      else { throw ValidationError("invalid command: \(line)") }
      if words[0] == "make" {
        try document.ownBytes().write(to: URL(filePath: words[3]))
        answer("made")
        continue
      }
      let loaded = try trials[document.name] ?? trialsOf(document)
      trials[document.name] = loaded
      guard let trial = loaded.first(where: { $0.contender == words[2] && $0.text != nil })
      else { throw ValidationError("unknown contender: \(line)") }
      answer(try result(of: words[0], by: trial, words[3]))
    }
  }

  private func answer(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }

  private func trialsOf(_ document: Document) throws -> [Trial] {
    let file = URL(filePath: corpus).appending(path: document.name + ".json")
    return try document.trials(Data(contentsOf: file)) { $0 != "kodable" }
  }

  private func result(
    of operation: String, by trial: Trial, _ argument: String
  ) throws -> String {
    if operation == "text" {
      try trial.text?().write(to: URL(filePath: argument))
      return "written"
    }
    guard let operation = Operation(rawValue: operation), let milliseconds = Double(argument)
    else { throw ValidationError("unknown operation: \(operation)") }
    guard let body = trial.bodies[operation] else { return "left out" }
    return "\(try Measurement(seconds: milliseconds / 1000).best(of: body) * 1e9)"
  }
}
