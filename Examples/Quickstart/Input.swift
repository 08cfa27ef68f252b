import Foundation

/// The text to work on.
struct Input {
  /// Where it comes from, for the reader of the table.
  let name: String
  let text: Data

  /// Reads the file named on the command line, or takes the sample in the program.
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

  /// The file named on the command line cannot be read.
  struct Unreadable: LocalizedError {
    let path: String
    let cause: any Error

    var errorDescription: String? {
      "error: \(path) cannot be read. \(cause.localizedDescription)"
    }
  }
}
