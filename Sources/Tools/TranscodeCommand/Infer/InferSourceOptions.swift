internal import ArgumentParser
internal import Foundation
internal import TranscodableChecking
internal import TranscodableCore
internal import TranscodableDiagnostics
internal import TranscodableJSON
internal import TranscodableStreams

struct InferSourceOptions: ParsableArguments {
  @Flag(help: "Treat each line as a sample.")
  var lines = false

  @Option(
    help: ArgumentHelp(
      "Use the elements of the array at a JSON Pointer as samples, or the value if it isn't an array.",
      valueName: "pointer"))
  var at: String?

  @Option(
    help: """
      The format of the files: json, toml, yaml or form. By default, the file names determine it.
      """)
  var from: String?

  func validate() throws {
    if let from, from != "json", KitDocument.Format(rawValue: from) == nil {
      throw ValidationError("--from must be json, toml, yaml or form, not '\(from)'.")
    }
    if from == "yaml" { try KitDocument.requireModule(for: .yaml) }
    if lines, from == "toml" || from == "yaml" {
      throw ValidationError("--lines requires JSON or forms.")
    }
    if lines, at != nil { throw ValidationError("--lines and --at can't be combined.") }
    if at == "/" {
      throw ValidationError("The root needs no --at; '/' is the pointer of an empty key.")
    }
    if let at, (try? JSON.Pointer(at)) == nil {
      throw ValidationError("--at requires a JSON Pointer, such as /items, but got '\(at)'.")
    }
  }

  /// Returns the kinds of the scalars in the files that are forms.
  func scalars(in files: [String]) throws(UnreadableSample) -> FormScalars {
    var scalars = FormScalars()
    // Standard input can't be read twice.
    for file in files where format(of: file) == .form && file != "-" {
      try read(file, nil) { scalars.add($0) }
    }
    return scalars
  }

  /// Reads the lines or array elements of a file one at a time.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - scalars: The kinds of the scalars in forms. Without them, all scalars are strings.
  ///   - body: Receives each sample.
  /// - Throws: An error that names the file.
  func read(
    _ file: String, _ scalars: FormScalars?, _ body: (JSON) throws -> Void
  ) throws(UnreadableSample) {
    do {
      if let format = format(of: file) { return try readSamples(of: file, format, scalars, body) }
      try readSamples(of: file, body)
    } catch {
      if format(of: file) != nil {
        throw UnreadableSample(
          file: file == "-" ? "<standard input>" : file, format: .toml, error: error, pointer: at)
      }
      let isLines = lines || at == nil && DocumentFormat(name: file) == .lines
      throw UnreadableSample(
        file: file == "-" ? "<standard input>" : file, format: isLines ? .lines : .json,
        error: error, pointer: at)
    }
  }

  private func format(of file: String) -> KitDocument.Format? {
    from.map { KitDocument.Format(rawValue: $0) } ?? KitDocument.Format(fileName: file)
  }

  private func readSamples(
    of file: String, _ format: KitDocument.Format, _ scalars: FormScalars?,
    _ body: (JSON) throws -> Void
  ) throws {
    let bytes = try readFile(file)
    let documents =
      lines
      ? bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).map { Array($0) } : [bytes]
    let values = try documents.map { try KitDocument($0, as: format).json() }
    var scalars = scalars
    if file == "-" {
      scalars = FormScalars()
      for value in values { scalars?.add(value) }
    }
    for value in values {
      let sample = format == .form ? scalars?.converted(value) ?? value : value
      guard let at else {
        try body(sample)
        continue
      }
      guard let found = sample[try JSON.Pointer(at)] else { throw MissingSample(pointer: at) }
      for element in found.array ?? [found] { try body(element) }
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
  /// The location of the samples in the file.
  var pointer: String?

  func print() {
    guard let error = error as? DecodingError else { return printError(error, in: file) }
    let renderer = ReportFormat.snippet.renderer(isForErrors: true)
    var report = CodingDiagnosticReport(error, reading: file, as: format)
    if let pointer, ["missing-key", "type-mismatch"].contains(report.diagnostics[0].reason.code) {
      report.diagnostics[0].help = MissingSample(pointer: pointer).errorDescription
    }
    printError(String(renderer.render(report).dropLast()))
  }
}

struct MissingSample: LocalizedError {
  var pointer: String

  var errorDescription: String? { "There is no value at \(pointer), the pointer of --at." }
}
