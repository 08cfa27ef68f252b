import Foundation

/// A JSON document that is written value by value, compact or indented.
struct JSONText {
  private enum Container {
    case array, object
    var opening: String { self == .array ? "[" : "{" }
    var closing: String { self == .array ? "]" : "}" }
  }

  private let indentation: Int?
  private var text = ""
  private var open: [(container: Container, isEmpty: Bool)] = []

  /// Creates a document with a number of spaces per level, or a compact one for nil.
  init(indentation: Int?) { self.indentation = indentation }

  var bytes: Data { Data(text.utf8) }

  /// The number of open containers.
  var depth: Int { open.count }

  mutating func openObject() { begin(.object) }

  mutating func openArray() { begin(.array) }

  /// Closes the innermost containers until `depth` are open.
  mutating func close(to depth: Int) {
    while open.count > depth, let (container, isEmpty) = open.popLast() {
      if !isEmpty { newLine() }
      text += container.closing
    }
  }

  /// Begins the next element of an array.
  mutating func nextElement() {
    guard let last = open.indices.last else { return }
    if !open[last].isEmpty { text += "," }
    open[last].isEmpty = false
    newLine()
  }

  /// Begins the next member of an object.
  mutating func nextMember(_ key: String) {
    nextElement()
    string(key)
    text += indentation == nil ? ":" : ": "
  }

  /// Writes a number, a Boolean or null.
  mutating func literal(_ literal: String) { text += literal }

  /// Writes a string that contains no control characters other than line breaks and tabs.
  mutating func string(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  private mutating func begin(_ container: Container) {
    text += container.opening
    open.append((container, true))
  }

  private mutating func newLine() {
    guard let indentation else { return }
    text += "\n" + String(repeating: " ", count: indentation * open.count)
  }
}
