internal import Foundation

/// Reads standard input if the name is `-`.
package func readFile(_ name: String) throws -> [UInt8] {
  try FileProblem.check(name)
  let data =
    name == "-"
    ? try FileHandle.standardInput.readToEnd() ?? Data()
    : try Data(contentsOf: URL(filePath: name))
  return [UInt8](data)
}

/// A reason why a file can't be read.
package enum FileProblem: String, LocalizedError {
  case missing = "There is no such file."
  case folder = "This is a folder. Pass the files in it."
  case forbidden = "The file can't be read. Check its permissions."

  package var errorDescription: String? { rawValue }

  package static func check(_ name: String) throws {
    if name == "-" { return }
    guard FileManager.default.fileExists(atPath: name) else { throw FileProblem.missing }
    if isFolder(name) { throw FileProblem.folder }
    guard FileManager.default.isReadableFile(atPath: name) else { throw FileProblem.forbidden }
  }

  package static func isFolder(_ name: String) -> Bool {
    let values = try? URL(filePath: name).resourceValues(forKeys: [.isDirectoryKey])
    return values?.isDirectory == true
  }
}
