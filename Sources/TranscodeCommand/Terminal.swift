internal import Foundation

/// What is known of the terminal that standard output goes to.
enum Terminal {
  private static var environment: [String: String] { ProcessInfo.processInfo.environment }

  private static var isTerminal: Bool { isatty(FileHandle.standardOutput.fileDescriptor) != 0 }

  /// Whether colours are wanted: not by files and pipes, nor where NO_COLOR says so (see
  /// no-color.org).
  static var showsColor: Bool {
    isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  /// Whether lines that join can be shown.
  static var showsUnicode: Bool {
    guard isTerminal else { return false }
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    return locale?.uppercased().replacing("-", with: "").contains("UTF8") ?? false
  }

  /// The number of columns, 100 if that is not known.
  static var width: Int {
    guard isTerminal else { return 100 }
    return environment["COLUMNS"].flatMap { Int($0) } ?? 100
  }
}
