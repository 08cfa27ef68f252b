package import Foundation

/// Files that the repository does not carry; where they are is told by the environment.
package enum Documents {
  /// The folder of JSON documents, from `TRANSCODABLE_CORPUS`.
  package static let corpus = folder("TRANSCODABLE_CORPUS")
  /// The `test_parsing` folder of JSONTestSuite, whose root `TRANSCODABLE_CONFORMANCE` names.
  package static let conformance =
    folder("TRANSCODABLE_CONFORMANCE")?.appending(path: "test_parsing")

  private static func folder(_ variable: String) -> URL? {
    ProcessInfo.processInfo.environment[variable].map { URL(filePath: $0) }
  }

  /// The names of the JSON files in a folder, in order; empty without a folder.
  package static func names(in folder: URL?) -> [String] {
    guard let folder,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    else { return [] }
    return names.filter { $0.hasSuffix(".json") }.sorted()
  }
}
