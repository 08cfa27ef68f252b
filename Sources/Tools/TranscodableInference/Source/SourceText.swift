/// Lines of Swift code, formatted like the output of `swift format`.
struct SourceText {
  static let width = 100
  private(set) var lines: [String] = []
  private var depth = 0

  mutating func add(_ line: String = "") {
    lines.append(line.isEmpty ? "" : String(repeating: "  ", count: depth) + line)
  }

  mutating func block(_ head: String, _ body: (inout SourceText) -> Void) {
    add(head + " {")
    depth += 1
    body(&self)
    depth -= 1
    add("}")
  }

  mutating func add(_ attributes: [String], _ declaration: String, remark: String? = nil) {
    let line = (attributes.map(\.onOneLine) + [declaration]).joined(separator: " ")
    if let remark { add("/// \(remark.prefix(1).uppercased() + remark.dropFirst()).") }
    if depth * 2 + line.count <= Self.width { return add(line) }
    for attribute in attributes { add(attribute: attribute) }
    add(declaration)
  }

  mutating func add(attribute: String) {
    if depth * 2 + attribute.onOneLine.count <= Self.width, !attribute.contains("\n  ") {
      return add(attribute.onOneLine)
    }
    let parts = attribute.split(separator: "\n").map(String.init)
    add(parts[0])
    for part in parts.dropFirst() { add("  " + part) }
  }

  mutating func add(_ head: String, _ rest: String) {
    if depth * 2 + head.count + 1 + rest.count <= Self.width { return add("\(head) \(rest)") }
    add(head)
    add("  " + rest)
  }

  mutating func comment(_ text: String, mark: String = "///") {
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = mark
      for word in paragraph.split(separator: " ") {
        if line.count > mark.count, depth * 2 + line.count + 1 + word.count > Self.width {
          add(line)
          line = mark
        }
        line += " " + word
      }
      add(line)
    }
  }

  var text: String { lines.joined(separator: "\n") + "\n" }
}

extension String {
  fileprivate var onOneLine: String {
    replacing("(\n", with: "(").replacing(",\n", with: ", ")
  }

  var literal: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.isHidden:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension Unicode.Scalar {
  /// Whether the character is invisible or changes how other characters are displayed.
  fileprivate var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .nonspacingMark, .enclosingMark:
      true
    case .spaceSeparator: self != " "
    default: false
    }
  }
}
