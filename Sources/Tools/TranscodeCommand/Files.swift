internal import Foundation
internal import TranscodableDiagnostics

/// Returns the bytes of a file, or of standard input for the name `-`.
func readFile(_ name: String) throws -> [UInt8] {
  let data =
    name == "-"
    ? try FileHandle.standardInput.readToEnd() ?? Data()
    : try Data(contentsOf: URL(filePath: name))
  return [UInt8](data)
}

/// Writes a whole file atomically, or to standard output for the name `-`.
///
/// Pipes and devices are written directly.
func writeFile(_ name: String, _ bytes: [UInt8]) throws {
  let file = try AtomicFileWriter(name)
  try file.handle.write(contentsOf: Data(bytes))
  try file.commit()
}

/// Writes to standard output.
func write(_ text: String) {
  do {
    try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  } catch {
    printError(error, in: "<standard output>")
    end(with: 2)
  }
}

/// Prints an error about a file to standard error.
func printError(_ error: any Error, in file: String) {
  // File names can contain control characters.
  printError("error: \(file.visible): \(error.localizedDescription.visible)")
}

/// Prints a line to standard error.
func printError(_ text: String) {
  try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
}

func end(with status: Int32) -> Never { exit(status) }
