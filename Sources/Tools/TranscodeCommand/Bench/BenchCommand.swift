internal import ArgumentParser
internal import Foundation
internal import TranscodableChecking
internal import TranscodableCore
internal import TranscodableDiagnostics
internal import TranscodableFoundation
internal import TranscodableJSON

struct BenchCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case bars, json
  }

  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Benchmarks this library against Foundation, using your documents.",
    discussion: """
      The command measures three operations that need no Swift type: parsing a JSON document, \
      validating it, and parsing it and writing it again (round trip). Foundation uses \
      JSONSerialization for all of them. The libraries alternate every few milliseconds, and the \
      best time of each is used.

      For CBOR (.cbor, .cborseq) and MessagePack (.msgpack), the operations are parsing and round \
      trip, and Foundation uses the nearest JSON document.

      The output is the throughput, in megabytes of the document per second, and its ratio to \
      that of Foundation. For meaningful results, build the command with -c release and run it on \
      an idle machine.

      The exit status is 0 on success, 1 if a document is not JSON, and 2 for invalid arguments or an \
      unreadable file.

      Example:
        transcode bench twitter.json
      """)

  @Argument(help: "The files to read; use - for standard input.")
  var files: [String]

  @Option(help: "The time per operation, in seconds; use 0 to run each operation once.")
  var seconds = 1.0

  @Option(help: "Print a bar chart, or JSON for tools.")
  var format = Format.bars

  func validate() throws {
    guard seconds >= 0, seconds <= 3600 else {
      throw ValidationError("--seconds must be a number from 0 to 3600.")
    }
  }

  func run() throws {
    var reports: [BenchReport] = []
    var status: Int32 = 0
    for file in files {
      do {
        let document = Data(try readFile(file))
        if BinaryCheck.Format(fileName: file) == nil {
          _ = try JSON(parsing: document, settings: JSONReaderSettings(grammar: .strict))
        }
        let name = file == "-" ? "<standard input>" : file.visible
        let report = try BenchReport(name: name, document, seconds: seconds)
        reports.append(report)
        if format == .bars { write(report.bars(in: .ofTerminal)) }
      } catch let error as DecodingError {
        if BinaryCheck.Format(fileName: file) != nil {
          let place = CodingFailure(error).offset.map { ": byte \($0)" } ?? ""
          printError(
            "error: \(file.visible)\(place): malformed; run `transcode check` for details")
          status = max(status, 1)
          continue
        }
        let renderer = ReportFormat.snippet.renderer(isForErrors: true)
        let report = CodingDiagnosticReport(error, reading: file, as: .json)
        printError(String(renderer.render(report).dropLast()))
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
