internal import Foundation

enum GitState {
  /// Returns the files that can't be restored from git, and the reason for each.
  static func uncommitted(_ files: [String]) -> [String: String] {
    var result: [String: String] = [:]
    let byFolder = Dictionary(grouping: files) {
      URL(filePath: $0).standardized.deletingLastPathComponent().path
    }
    for (folder, files) in byFolder {
      let names = files.map { URL(filePath: $0).lastPathComponent }
      guard let text = git(["ls-files", "-z", "--"] + names, in: folder),
        let changed = git(
          ["diff", "HEAD", "--name-only", "--relative", "-z", "--"] + names, in: folder)
      else {
        for file in files { result[file] = "it isn't in a git repository" }
        continue
      }
      let known = Set(text.split(separator: "\0").map(String.init))
      let dirty = Set(changed.split(separator: "\0").map(String.init))
      for file in files {
        let name = URL(filePath: file).lastPathComponent
        if !known.contains(name) { result[file] = "it isn't tracked by git" }
        if dirty.contains(name) { result[file] = "it has uncommitted changes" }
      }
    }
    return result
  }

  private static func git(_ arguments: [String], in folder: String) -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil,
      let data = try? output.fileHandleForReading.readToEnd() ?? Data()
    else { return nil }
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }
}
