internal import Foundation

/// Shows the progress of reading a large file, but only if standard error is a terminal.
struct Progress {
  /// Files smaller than this number of bytes are read too quickly to show progress.
  private static let leastSize = 64 << 20

  private let name: String
  private let size: Int?
  private let isShown: Bool
  private var count = 0
  private var shownCount = 0

  init(_ name: String, size: Int?) {
    self.name = name
    self.size = size
    isShown = Terminal.isTerminal(true) && (size ?? .max) >= Self.leastSize
  }

  mutating func add(_ bytes: Int) {
    count += bytes
    guard isShown, count - shownCount >= 16 << 20, count >= Self.leastSize else { return }
    shownCount = count
    let share = size.map { " of \($0 >> 20) MB, \(count * 100 / max(1, $0)) %" } ?? " MB"
    show("\(name): \(count >> 20)\(share)")
  }

  func end() { if shownCount > 0 { show("") } }

  private func show(_ text: String) {
    // Return to the start of the line and clear it.
    try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K\(text)".utf8))
  }
}
