internal import ArgumentParser
internal import Foundation
internal import TranscodableCore
internal import TranscodableDiagnostics
internal import TranscodableFoundation

/// The command `transcode bench`.
struct BenchCommand: ParsableCommand {
  /// How the speeds are printed.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case bars, json
  }

  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Times this library on documents of yours, beside Foundation.",
    discussion: """
      What is timed needs no type: parsing a document in JSON, finding out whether it is JSON at all, and parsing \
      it and writing it again. Foundation has JSONSerialization for all three. Both take turns of a \
      few milliseconds, and the best time of each counts.

      Printed are megabytes of the document a second, and how many times as fast as Foundation that is. \
      Figures mean something if the command was built with -c release and the machine has nothing else to do.

      The exit status is 0 if everything was timed, 1 if a document is not JSON, and 2 if the \
      arguments are wrong or a file cannot be read.
      """)

  @Argument(help: "The files; - is standard input.")
  var files: [String]

  @Option(help: "Seconds for each kind of work; with 0, everything is done once.")
  var seconds = 1.0

  @Option(help: "Print bars, or JSON for tools.")
  var format = Format.bars

  func validate() throws {
    guard seconds >= 0, seconds <= 3600 else {
      throw ValidationError("--seconds has to be a number from 0 to 3600.")
    }
  }

  func run() throws {
    var reports: [BenchReport] = []
    var status: Int32 = 0
    for file in files {
      do {
        let document = Data(try readFile(file))
        let name = file == "-" ? "<standard input>" : file.visible
        let report = try BenchReport(name: name, document, seconds: seconds)
        reports.append(report)
        if format == .bars { write(report.bars(in: .ofTerminal)) }
      } catch let error as DecodingError {
        let failure = CodingFailure(error)
        let place = failure.line.flatMap { line in failure.column.map { ":\(line):\($0)" } } ?? ""
        printError("error: \(file.visible)\(place): not JSON; `transcode check` says why")
        status = max(status, 1)
      } catch {
        printError(error, in: file)
        status = 2
      }
    }
    if format == .json { write(try BenchReport.json(of: reports)) }
    if status != 0 { end(with: status) }
  }
}
