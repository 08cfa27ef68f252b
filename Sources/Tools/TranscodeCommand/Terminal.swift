internal import Foundation

/// What is known of the terminal that standard output, or standard error, goes to.
enum Terminal {
  private static var environment: [String: String] { ProcessInfo.processInfo.environment }

  /// Whether it goes to one: standard error, or standard output.
  static func isTerminal(_ isForErrors: Bool) -> Bool {
    let handle = isForErrors ? FileHandle.standardError : FileHandle.standardOutput
    return isatty(handle.fileDescriptor) != 0
  }

  /// Whether colours are wanted: not by files and pipes, nor where NO_COLOR says so (see
  /// no-color.org).
  static func showsColor(_ isForErrors: Bool) -> Bool {
    isTerminal(isForErrors) && (environment["NO_COLOR"] ?? "").isEmpty
      && environment["TERM"] != "dumb"
  }

  /// Whether lines that join can be shown.
  static func showsUnicode(_ isForErrors: Bool) -> Bool {
    guard isTerminal(isForErrors) else { return false }
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    return locale?.uppercased().replacing("-", with: "").contains("UTF8") ?? false
  }

  /// The number of columns, 100 if that is not known.
  static func width(_ isForErrors: Bool) -> Int {
    guard isTerminal(isForErrors) else { return 100 }
    return environment["COLUMNS"].flatMap { Int($0) } ?? 100
  }
}
