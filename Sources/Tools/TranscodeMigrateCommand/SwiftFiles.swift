internal import Foundation

enum SwiftFiles {
  struct File {
    let name: String
    let text: String
  }

  struct Failure: LocalizedError {
    let errorDescription: String?
  }

  static func read(_ paths: [String]) throws -> [File] {
    var names: [String] = []
    for path in paths {
      let values = try? URL(filePath: path).resolvingSymlinksInPath()
        .resourceValues(forKeys: [.isDirectoryKey])
      guard let values else {
        throw Failure(errorDescription: "\(path): no such file")
      }
      names += values.isDirectory == true ? swiftFiles(in: path) : [path]
    }
    var seen = Set<String>()
    return try names.filter { seen.insert(URL(filePath: $0).standardized.path).inserted }.map {
      name in
      let data = try Data(contentsOf: URL(filePath: name))
      guard let text = String(validating: data, as: UTF8.self) else {
        throw Failure(errorDescription: "\(name): not valid UTF-8")
      }
      return File(name: name, text: text)
    }
  }

  // Hidden folders such as .build and .git are skipped, because tools create them.
  private static func swiftFiles(in folder: String) -> [String] {
    let root = URL(filePath: folder)
    let files = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    let prefix = root.standardized.path
    let name = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    return (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
      .map { name + String($0.standardized.path.dropFirst(prefix.count)) }.sorted()
  }
}
