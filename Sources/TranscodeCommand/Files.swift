internal import Foundation

/// The bytes of a file, or of standard input if it is called `-`.
func readFile(_ name: String) throws -> [UInt8] {
  let data =
    name == "-"
    ? try FileHandle.standardInput.readToEnd() ?? Data()
    : try Data(contentsOf: URL(filePath: name))
  return [UInt8](data)
}

/// Writes bytes to a file as a whole, or to standard output if it is called `-`.
func writeFile(_ name: String, _ bytes: [UInt8]) throws {
  if name == "-" {
    try FileHandle.standardOutput.write(contentsOf: Data(bytes))
  } else {
    try Data(bytes).write(to: URL(filePath: name), options: .atomic)
  }
}

/// Writes a text to standard output; where nobody reads it, that is nothing to report.
func write(_ text: String) {
  try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
}

/// Writes a line to standard error.
func printError(_ text: String) {
  try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
}

/// Ends the program.
func end(with status: Int32) -> Never { exit(status) }
