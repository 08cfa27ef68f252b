import Foundation

/// What the compiler printed, cut into expansions and messages.
struct CompilerOutput {
  /// The code one macro wrote.
  struct Expansion {
    /// The mangled name of its buffer.
    let name: String
    let code: String
  }

  /// A message and the lines under it.
  struct Message {
    /// The file it points into: a fixture, or the name of an expansion's buffer.
    let file: String
    let text: String

    var isNote: Bool { text.contains(": note: ") }
    var isError: Bool { text.contains(": error: ") }
  }

  private(set) var expansions: [Expansion] = []
  private(set) var messages: [Message] = []

  init(_ text: String, fixIts: FixIts) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      if line.hasPrefix("@__swiftmacro_"), lines.first.map(String.init) == Self.rule {
        lines.removeFirst()
        let code = lines.prefix { String($0) != Self.rule }
        lines = lines.dropFirst(code.count + 1)
        expansions.append(
          Expansion(name: Self.mangledName(line) ?? "", code: code.joined(separator: "\n")))
      } else if let file = Self.file(of: line) {
        messages.append(Message(file: file, text: Self.tidy(line)))
        // In place of the lines below, which show only a part of a change.
        if let patch = fixIts.patch(String(line)), let message = messages.popLast() {
          messages.append(Message(file: file, text: message.text + patch))
          lines = lines.drop { Self.file(of: $0) == nil && !$0.hasPrefix("@__swiftmacro_") }
        }
      } else if let last = messages.popLast() {
        let rest = Self.tidy(line)
        messages.append(
          rest.isEmpty ? last : Message(file: last.file, text: last.text + "\n" + rest))
      } else if !line.isEmpty {
        messages.append(Message(file: "", text: String(line)))
      }
    }
  }

  private static let rule = "------------------------------"

  /// The file in front of `:line:column: kind:`.
  private static func file(of line: Substring) -> String? {
    let pattern = #/^(.+?):\d+:\d+: (error|warning|note|remark): /#
    return line.firstMatch(of: pattern).map { String($0.output.1) }
  }

  // Folders differ from machine to machine, and the compiler takes the blank behind an
  // attribute's name for a part of it.
  private static func tidy(_ line: Substring) -> String {
    var text = String(line.replacing(#/^\S*/(?=[^/ ]+:\d+:\d+: )/#, with: ""))
    text.replace(#/\(from macro '(\w+) *'\)/#) { "(from macro '\($0.output.1)')" }
    text.replace(#/\s+$/#, with: "")
    return text
  }

  /// The mangled name in the name of an expansion's buffer, ready to be demangled.
  static func mangledName(_ file: some StringProtocol) -> String? {
    guard let prefix = file.range(of: "@__swiftmacro_") else { return nil }
    return "$s" + file[prefix.upperBound...].prefix { $0 != "." }
  }
}
