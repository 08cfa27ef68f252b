internal import Foundation

enum Terminal {
  private static var environment: [String: String] { ProcessInfo.processInfo.environment }

  /// Checks standard error if `isForErrors` is true, and standard output otherwise.
  static func isTerminal(_ isForErrors: Bool) -> Bool {
    let handle = isForErrors ? FileHandle.standardError : FileHandle.standardOutput
    return isatty(handle.fileDescriptor) != 0
  }

  /// Colors are used only in a terminal, and not if `NO_COLOR` is set (see no-color.org).
  static func showsColor(_ isForErrors: Bool) -> Bool {
    isTerminal(isForErrors) && (environment["NO_COLOR"] ?? "").isEmpty
      && environment["TERM"] != "dumb"
  }

  static func showsUnicode(_ isForErrors: Bool) -> Bool {
    guard isTerminal(isForErrors) else { return false }
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    return locale?.uppercased().replacing("-", with: "").contains("UTF8") ?? false
  }

  /// Returns the terminal's width in columns, or 100 if the width is unknown.
  static func width(_ isForErrors: Bool) -> Int {
    guard isTerminal(isForErrors) else { return 100 }
    return environment["COLUMNS"].flatMap { Int($0) } ?? 100
  }
}
