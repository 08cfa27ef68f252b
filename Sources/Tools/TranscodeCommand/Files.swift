internal import Foundation
internal import TranscodableDiagnostics

/// The bytes of a file, or of standard input if it is called `-`.
func readFile(_ name: String) throws -> [UInt8] {
  let data =
    name == "-"
    ? try FileHandle.standardInput.readToEnd() ?? Data()
    : try Data(contentsOf: URL(filePath: name))
  return [UInt8](data)
}

/// Writes bytes to a file as a whole, or to standard output if it is called `-`.
///
/// A file has all of them or what it had before. A pipe or a device is written to, and not replaced.
func writeFile(_ name: String, _ bytes: [UInt8]) throws {
  let file = try FileDraft(name)
  try file.handle.write(contentsOf: Data(bytes))
  try file.commit()
}

/// Writes a text to standard output.
func write(_ text: String) {
  do {
    try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  } catch {
    printError(error, in: "<standard output>")
    end(with: 2)
  }
}

/// Writes to standard error what is wrong with a file.
func printError(_ error: any Error, in file: String) {
  // Names of files may hold anything.
  printError("error: \(file.visible): \(error.localizedDescription.visible)")
}

/// Writes a line to standard error.
func printError(_ text: String) {
  try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
}

/// Ends the program.
func end(with status: Int32) -> Never { exit(status) }
