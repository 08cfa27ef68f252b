import Foundation

/// Converts a file of `@Codable` models to plain `Codable` models: input path, output path.
@main
enum StripAttribute {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else { throw CocoaError(.fileReadInvalidFileName) }
    let text = try String(contentsOfFile: arguments[1], encoding: .utf8)
    try plain(text).write(toFile: arguments[2], atomically: true, encoding: .utf8)
  }

  /// Returns the source with `: Codable, …` instead of `@Codable`, without the library's import.
  static func plain(_ text: String) -> String {
    text
      .replacing(/@Codable\s+public struct (\w+):/) { "public struct \($0.1): Codable," }
      .replacing(/(public )?import Transcodable\n/, with: "")
  }
}
