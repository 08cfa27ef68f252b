internal import Foundation
internal import TranscodableDiagnostics

/// Replaces the file atomically, or writes to standard output if the name is `-`.
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

func printError(_ error: any Error, in file: String) {
  // File names can contain control characters.
  printError("error: \(file.visible): \(error.localizedDescription.visible)")
}

func printError(_ text: String) {
  try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
}

func end(with status: Int32) -> Never { exit(status) }
