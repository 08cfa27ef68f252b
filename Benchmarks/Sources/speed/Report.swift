import Foundation

/// Prints the table, tab-separated, one line at a time.
struct Report {
  func header() { line(["file", "operation", "contender", "MB/s", "ratio", "ns/call"]) }

  /// Prints the times of one document and operation, Foundation's first.
  ///
  /// `size` is the number of bytes for the speeds. It is the same for every contender, so the ratio
  /// of two speeds is the ratio of two times.
  func lines(
    _ document: Document, _ operation: Operation, _ times: some Sequence<(String, Double)>,
    size: Int
  ) {
    var yardstick: Double?
    for (contender, seconds) in times {
      let foundation = yardstick ?? seconds
      yardstick = foundation
      var columns = [
        document.name, operation.rawValue, contender,
        text(Double(size) / seconds / 1e6, decimals: 1),
        text(foundation / seconds, decimals: 2),
      ]
      if document.isSmall { columns.append(text(seconds * 1e9, decimals: 0)) }
      line(columns)
    }
  }

  private func text(_ number: Double, decimals: Int) -> String {
    number.formatted(
      .number.locale(Locale(identifier: "en_US_POSIX")).grouping(.never)
        .precision(.fractionLength(decimals)))
  }

  private func line(_ columns: [String]) {
    FileHandle.standardOutput.write(Data((columns.joined(separator: "\t") + "\n").utf8))
  }
}
