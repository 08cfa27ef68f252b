import Foundation

/// The input document.
struct Input {
  /// The name of the source, for output.
  let name: String
  let text: Data

  /// Reads the file named on the command line, or uses the embedded sample.
  init(arguments: [String]) throws {
    if let path = arguments.dropFirst().first {
      name = path
      do {
        text = try Data(contentsOf: URL(fileURLWithPath: path))
      } catch {
        throw Unreadable(path: path, cause: error)
      }
    } else {
      name = "the sample, commits.json"
      text = Data(PackageResources.commits_json)
    }
  }

  /// An error for a file that can't be read.
  struct Unreadable: LocalizedError {
    let path: String
    let cause: any Error

    var errorDescription: String? {
      "error: \(path) cannot be read. \(cause.localizedDescription)"
    }
  }
}
