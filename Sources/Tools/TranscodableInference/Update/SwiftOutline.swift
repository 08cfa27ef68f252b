struct SwiftOutline {
  /// A declaration, or the lines between two declarations.
  struct Item: Equatable {
    /// The kind and name, such as `struct Release`, or nil for blank lines and comments.
    var key: String?
    var lead: [String] = []
    var head: String
    var members: [Item]?
    var rest: [String] = []

    var lines: [String] { lead + [head] + (members?.flatMap(\.lines) ?? []) + rest }
  }

  var items: [Item]

  init(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    if lines.last?.isEmpty == true { lines.removeLast() }
    items = Self.items(of: &lines, isInside: false)
  }

  var text: String { items.flatMap(\.lines).joined(separator: "\n") + "\n" }

  private static func items(of lines: inout ArraySlice<String>, isInside: Bool) -> [Item] {
    var items: [Item] = []
    var lead: [String] = []
    while let line = lines.first {
      let text = line.drop { $0 == " " || $0 == "\t" }
      if isInside, text.hasPrefix("}") { break }
      lines.removeFirst()
      let isLead = text.hasPrefix("//") || text.hasPrefix("@") && declaration(in: line) == nil
      if isLead, BraceCounter.depth(of: line) == 0 {
        lead.append(line)
        continue
      }
      if text.isEmpty {
        items += (lead + [line]).map { Item(head: $0) }
      } else {
        items.append(item(line, lead, &lines))
      }
      lead = []
    }
    return items + lead.map { Item(head: $0) }
  }

  private static func item(
    _ line: String, _ lead: [String], _ lines: inout ArraySlice<String>
  ) -> Item {
    let key = declaration(in: line)
    var item = Item(key: key, lead: lead, head: line)
    var counter = BraceCounter()
    counter.add(line)
    guard counter.depth > 0 else { return item }
    let isType = ["struct ", "class ", "enum "].contains { key?.hasPrefix($0) == true }
    if isType, counter.depth == 1 {
      item.members = items(of: &lines, isInside: true)
      if let end = lines.popFirst() { item.rest = [end] }
      return item
    }
    while counter.depth > 0, let line = lines.popFirst() {
      counter.add(line)
      item.rest.append(line)
    }
    return item
  }

  private static func declaration(in line: String) -> String? {
    let words = withoutArguments(line).split { " \t:({=,<".contains($0) }
    let modifiers: Set<Substring> = [
      "public", "package", "internal", "fileprivate", "private", "final", "indirect", "open",
      "static", "private(set)",
    ]
    let rest = words.drop { $0.hasPrefix("@") || modifiers.contains($0) }
    guard let keyword = rest.first, let name = rest.dropFirst().first else { return nil }
    switch keyword {
    case "let", "var": return "field \(name)"
    case "case", "struct", "enum", "func", "import": return "\(keyword) \(name)"
    case "class": return "struct \(name)"
    case "init": return "init \(name)"
    default: return nil
    }
  }

  private static func withoutArguments(_ line: String) -> String {
    var (result, depth, isInAttribute, isInString) = ("", 0, false, false)
    for character in line {
      if character == "\"" { isInString.toggle() }
      if !isInString {
        if character == "@" { isInAttribute = true }
        if isInAttribute, character == "(" { depth += 1 }
        if isInAttribute, depth > 0, character == ")" {
          depth -= 1
          continue
        }
        if depth == 0, character == " " { isInAttribute = false }
      }
      if depth == 0 { result.append(character) }
    }
    return result
  }
}

/// Counts braces, but ignores those in strings and comments.
struct BraceCounter {
  private(set) var depth = 0
  private var isInText = false

  mutating func add(_ line: String) {
    var (isInString, isEscaped) = (false, false)
    var rest = line[...]
    while let character = rest.first {
      if rest.hasPrefix("\"\"\"") {
        isInText.toggle()
        rest = rest.dropFirst(3)
        continue
      }
      rest = rest.dropFirst()
      if isInText { continue }
      switch character {
      case _ where isEscaped: isEscaped = false
      case "\\" where isInString: isEscaped = true
      case "\"": isInString.toggle()
      case _ where isInString: break
      case "/" where rest.first == "/": return
      case "{": depth += 1
      case "}": depth -= 1
      default: break
      }
    }
  }

  static func depth(of line: String) -> Int {
    var counter = BraceCounter()
    counter.add(line)
    return counter.depth
  }
}
