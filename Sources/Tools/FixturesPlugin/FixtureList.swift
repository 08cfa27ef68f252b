import Foundation

/// The list of fixtures in a target's folder.
///
/// All paths in the list are relative to that folder.
struct FixtureList: Decodable {
  static let fileName = "fixtures.json"

  let checks: [FixtureCheck]

  init(contentsOf url: URL) throws {
    guard let data = FileManager.default.contents(atPath: url.path) else {
      throw FixtureProblem("the target has no readable file '\(Self.fileName)' in its folder")
    }
    do {
      self = try JSONDecoder().decode(FixtureList.self, from: data)
    } catch {
      throw FixtureProblem(
        """
        the list of fixtures is invalid; it should look like \
        {"checks": [{"schema": "user.schema.json", "fixtures": ["Users"]}]}: \(error)
        """)
    }
  }
}

struct FixtureCheck: Decodable {
  let schema: String
  /// Files, and folders whose files are all fixtures.
  let fixtures: [String]

  func files(in folder: URL) throws -> [URL] {
    let files = try fixtures.flatMap { try Self.files(at: folder.appending(path: $0), name: $0) }
    guard !files.isEmpty else {
      throw FixtureProblem("the schema '\(schema)' has no fixtures")
    }
    return files
  }

  private static func files(at url: URL, name: String) throws -> [URL] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw FixtureProblem("the fixture '\(name)' doesn't exist")
    }
    guard isFolder.boolValue else { return [url] }
    let contents = FileManager.default.enumerator(
      at: url, includingPropertiesForKeys: [.isRegularFileKey], options: .skipsHiddenFiles)
    let files = (contents?.allObjects ?? []).compactMap { $0 as? URL }.filter {
      (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
    }
    return files.sorted { $0.path < $1.path }
  }
}

struct FixtureProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
