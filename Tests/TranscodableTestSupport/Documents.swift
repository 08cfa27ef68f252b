package import Foundation

/// Files outside of the repository, located by environment variables.
package enum Documents {
  /// The folder of JSON documents in `TRANSCODABLE_CORPUS`.
  package static let corpus = folder("TRANSCODABLE_CORPUS")
  /// The `test_parsing` folder of the JSONTestSuite checkout in `TRANSCODABLE_CONFORMANCE`.
  package static let conformance =
    folder("TRANSCODABLE_CONFORMANCE")?.appending(path: "test_parsing")

  private static func folder(_ variable: String) -> URL? {
    ProcessInfo.processInfo.environment[variable].map { URL(filePath: $0) }
  }

  /// Returns the sorted names of the JSON files in a folder; empty without a folder.
  package static func names(in folder: URL?) -> [String] {
    guard let folder,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    else { return [] }
    return names.filter { $0.hasSuffix(".json") }.sorted()
  }
}
