internal import Foundation
internal import TranscodableMigration

enum PatchFile {
  /// Writes the patch before it changes any file, and replaces every file atomically.
  static func write(_ changes: [Migration.ChangedFile], patchFile: String?) throws {
    if let patchFile {
      let patch = changes.flatMap { UnifiedDiff($0.name, old: $0.new, new: $0.old).bytes }
      try Data(patch).write(to: URL(filePath: patchFile), options: .atomic)
    }
    for change in changes { try write(change.new, to: change.name) }
  }

  static func restore(_ changes: [Migration.ChangedFile]) throws {
    for change in changes { try write(change.old, to: change.name) }
  }

  /// Applies a patch only if it matches every file.
  static func revert(_ name: String) throws {
    let patch = try Patch([UInt8](Data(contentsOf: URL(filePath: name))))
    let results = try patch.files.map { file in
      do {
        let bytes = try [UInt8](Data(contentsOf: URL(filePath: file)))
        return (file, try patch.applied(to: bytes, of: file))
      } catch let failure as Patch.Failure {
        throw SwiftFiles.Failure(errorDescription: "\(file): \(failure.description)")
      }
    }
    for (file, bytes) in results { try write(bytes, to: file) }
    printOutput("\(results.count) \(results.count == 1 ? "file" : "files") restored.\n")
  }

  private static func write(_ bytes: [UInt8], to name: String) throws {
    let file = URL(filePath: name).resolvingSymlinksInPath()
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    try Data(bytes).write(to: file, options: .atomic)
    if let mode {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
    }
  }
}

func printOutput(_ text: String) {
  try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
}

func printError(_ text: String) {
  try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
}
