internal import Foundation
internal import TranscodableDiagnostics

/// Reads standard input if the name is `-`.
func readFile(_ name: String) throws -> [UInt8] {
  try FileProblem.check(name)
  let data =
    name == "-"
    ? try FileHandle.standardInput.readToEnd() ?? Data()
    : try Data(contentsOf: URL(filePath: name))
  return [UInt8](data)
}

/// A reason why a file can't be read.
enum FileProblem: String, LocalizedError {
  case missing = "There is no such file."
  case folder = "This is a folder. Pass the files in it."
  case forbidden = "The file can't be read. Check its permissions."

  var errorDescription: String? { rawValue }

  static func check(_ name: String) throws {
    if name == "-" { return }
    guard FileManager.default.fileExists(atPath: name) else { throw FileProblem.missing }
    if isFolder(name) { throw FileProblem.folder }
    guard FileManager.default.isReadableFile(atPath: name) else { throw FileProblem.forbidden }
  }

  static func isFolder(_ name: String) -> Bool {
    let values = try? URL(filePath: name).resourceValues(forKeys: [.isDirectoryKey])
    return values?.isDirectory == true
  }
}

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
