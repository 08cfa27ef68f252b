internal import ArgumentParser
internal import Foundation
internal import TranscodableChecking
internal import TranscodableDiagnostics
internal import TranscodableJSON

struct InferSourceOptions: ParsableArguments {
  @Flag(help: "Treat each line as a sample.")
  var lines = false

  @Option(
    help: ArgumentHelp(
      "Use the elements of the array at a JSON Pointer as samples, or the value if it isn't an array.",
      valueName: "pointer"))
  var at: String?

  func validate() throws {
    if lines, at != nil { throw ValidationError("--lines and --at can't be combined.") }
    if at == "/" {
      throw ValidationError("The root needs no --at; '/' is the pointer of an empty key.")
    }
    if let at, (try? JSON.Pointer(at)) == nil {
      throw ValidationError("--at requires a JSON Pointer, such as /items, but got '\(at)'.")
    }
  }

  /// Reads the lines or array elements of a file one at a time.
  func read(_ file: String, _ body: (JSON) throws -> Void) throws(UnreadableSample) {
    do {
      try readSamples(of: file, body)
    } catch {
      let isLines = lines || at == nil && DocumentFormat(name: file) == .lines
      throw UnreadableSample(
        file: file == "-" ? "<standard input>" : file, format: isLines ? .lines : .json,
        error: error)
    }
  }

  private func readSamples(of file: String, _ body: (JSON) throws -> Void) throws {
    let settings = JSONReaderSettings(grammar: .strict)
    guard let framing = try framing(for: file) else {
      return try body(JSON(parsing: readFile(file), settings: settings))
    }
    var source = try ChunkedFile(file)
    var stream = JSONStream(
      of: JSON.self, settings: JSONStreamSettings(framing: framing, reader: settings))
    do {
      while let value = try stream.next(pulling: { try source.next() }) { try body(value) }
    } catch let error as DecodingError {
      guard file != "-", let at, case .typeMismatch = error else { throw error }
      let document = try JSON(parsing: readFile(file), settings: settings)
      guard let value = document[try JSON.Pointer(at)], value.array == nil else { throw error }
      try body(value)
    }
  }

  private func framing(for file: String) throws -> JSONFraming? {
    if let at { return .elements(of: try JSON.Pointer(at)) }
    return lines || DocumentFormat(name: file) == .lines ? .lines : nil
  }
}

struct UnreadableSample: Error {
  var file: String
  var format: DocumentFormat
  var error: any Error

  func print() {
    guard let error = error as? DecodingError else { return printError(error, in: file) }
    let renderer = ReportFormat.snippet.renderer(isForErrors: true)
    let report = CodingDiagnosticReport(error, reading: file, as: format)
    printError(String(renderer.render(report).dropLast()))
  }
}
