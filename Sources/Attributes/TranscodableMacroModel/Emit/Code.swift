/// Code as lines of text, which an emitter puts together.
///
/// The compiler parses an expansion in any case. Making a syntax tree of it here would parse it
/// before, and in a debug build of the plugin that took a fifth of a second for each field.
struct Code: ExpressibleByStringInterpolation {
  private(set) var lines: [String]

  init(lines: [String]) {
    self.lines = lines
  }

  init(stringLiteral text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The code of all `parts`, one below the other.
  init(_ parts: [Code]) {
    lines = parts.flatMap(\.lines)
  }

  var text: String { lines.joined(separator: "\n") }

  /// The code one step to the right.
  func indented() -> Code {
    Code(lines: lines.map { $0.isEmpty ? $0 : "  " + $0 })
  }

  /// A block with other code at its beginning.
  func beginning(with parts: [Code]) -> Code {
    guard !parts.isEmpty, let head = lines.first else { return self }
    if lines.count == 1 { return .block(String(head.dropLast(3)), parts) }
    return Code(lines: [head] + Code(parts).indented().lines + lines.dropFirst())
  }

  /// The code under the `#if` its field is under.
  func under(_ condition: String?) -> Code {
    guard let condition else { return self }
    return Code(lines: ["#if \(condition)"] + lines + ["#endif"])
  }

  /// A block: `head {`, the parts one step to the right, `}`.
  static func block(_ head: String, _ parts: [Code]) -> Code {
    guard !parts.isEmpty else { return Code(lines: [head + " {}"]) }
    return Code(lines: [head + " {"] + Code(parts).indented().lines + ["}"])
  }

  /// A closure after a call: `head { parameter in`, the parts one step to the right, `}`.
  static func closure(_ head: String, parameter: String, _ parts: [Code]) -> Code {
    Code(lines: ["\(head) { \(parameter) in"] + Code(parts).indented().lines + ["}"])
  }
}
