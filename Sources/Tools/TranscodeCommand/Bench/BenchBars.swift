struct BarStyle {
  let width: Int
  let isUnicode: Bool
  let usesColor: Bool

  static var ofTerminal: BarStyle {
    BarStyle(
      width: max(20, min(60, Terminal.width(false) - 40)), isUnicode: Terminal.showsUnicode(false),
      usesColor: Terminal.showsColor(false))
  }

  /// Returns a bar for a share between 0 and 1, padded with spaces to the full width.
  func bar(_ share: Double, isOwn: Bool) -> String {
    let eighths = max(1, Int((share * Double(width) * 8).rounded()))
    let (full, rest) = (eighths / 8, eighths % 8)
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    let drawn =
      isUnicode
      ? String(repeating: "█", count: full) + parts[rest]
      : String(repeating: "#", count: max(1, full))
    let blanks = String(repeating: " ", count: width - drawn.count)
    return (usesColor && isOwn ? "\u{1B}[32m\(drawn)\u{1B}[0m" : drawn) + blanks
  }
}

extension BenchReport {
  func bars(in style: BarStyle) -> String {
    let longest = rows.reduce(1e-9) { max($0, $1.speed, $1.foundationSpeed ?? 0) }
    var lines = ["\(name), \(size) bytes"]
    for row in rows {
      let ratio = row.foundationSpeed.map { " \(padded(decimal(row.speed / $0), 7)) times" } ?? ""
      lines.append(
        line(row.work, "Transcodable", row.speed, longest, style, isOwn: true) + ratio)
      lines.append(
        row.foundationSpeed.map { line("", "Foundation", $0, longest, style, isOwn: false) }
          ?? "            Foundation   rejects this document")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(
    _ work: String, _ library: String, _ speed: Double, _ longest: Double, _ style: BarStyle,
    isOwn: Bool
  ) -> String {
    let bar = style.bar(speed / longest, isOwn: isOwn)
    let name = work + String(repeating: " ", count: 12 - work.count)
    let library = library + String(repeating: " ", count: 13 - library.count)
    return "\(name)\(library)\(bar) \(padded(decimal(speed), 8)) MB/s"
  }

  private func decimal(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  private func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
