import Transcodable
import TranscodableStreams
import TranscodableTestSupport

/// A pattern from which random documents of a type are generated.
///
/// `"$text"`, `"$int"`, `"$double"` and `"$flag"` generate a random value of that kind.
/// A key with a question mark is a member that may be missing or null. An array repeats its
/// element, `{"$one": […]}` chooses one of its elements, and `{"$entries": {…}}` is an object
/// without unknown members.
struct PartialSample: Sendable {
  let pattern: JSON

  init(_ pattern: String) {
    do { self.pattern = try JSON(parsing: pattern) } catch { self.pattern = .null }
  }

  /// Generates a document.
  func text(_ generator: inout SeededGenerator) -> String { text(of: pattern, 0, &generator) }

  private func text(of value: JSON, _ depth: Int, _ generator: inout SeededGenerator) -> String {
    switch value {
    case .string("$text"): return Self.string(&generator)
    case .string("$short"):
      return ["\"\"", "\"a\"", "\"xyz\""].randomElement(using: &generator) ?? ""
    case .string("$int"): return "\(Int.random(in: -120...120, using: &generator))"
    case .string("$double"):
      return ["0", "-1.5", "2e3", "0.1", "1E-2"].randomElement(using: &generator) ?? ""
    case .string("$flag"): return Bool.random(using: &generator) ? "true" : "false"
    case .string("$again"): return text(of: pattern, depth + 1, &generator)
    case .array(let elements):
      let most = depth > 3 ? 0 : 3
      let texts = (0..<Int.random(in: 0...most, using: &generator)).map { _ in
        text(of: elements[0], depth + 1, &generator)
      }
      return "[" + texts.joined(separator: Self.blank(&generator) + ",") + "]"
    case .object(let members):
      if let choice = members["$one"]?.array {
        let choice = depth > 3 ? [choice[0]] : choice
        let place = Int.random(in: 0..<choice.count, using: &generator)
        return text(of: choice[place], depth, &generator)
      }
      if let entries = members["$entries"]?.object {
        return object(entries, isOpen: false, depth, &generator)
      }
      return object(members, isOpen: true, depth, &generator)
    default: return "\(value)"
    }
  }

  private func object(
    _ members: JSON.Object, isOpen: Bool, _ depth: Int, _ generator: inout SeededGenerator
  ) -> String {
    var texts: [String] = []
    for (key, value) in zip(members.keys, members.values) {
      var key = key
      if key.hasSuffix("?") {
        key.removeLast()
        let chance = Int.random(in: 0..<4, using: &generator)
        if chance == 0 { continue }
        if chance == 1 {
          texts.append("\(JSON.string(key)):null")
          continue
        }
      }
      texts.append(
        "\(JSON.string(key)):\(Self.blank(&generator))\(text(of: value, depth + 1, &generator))")
    }
    if isOpen, Bool.random(using: &generator) { texts.append(#""unknown": [{"a": "]}"}, 1]"#) }
    texts.shuffle(using: &generator)
    return "{" + texts.joined(separator: Self.blank(&generator) + ",") + "}"
  }

  private static func blank(_ generator: inout SeededGenerator) -> String {
    ["", "", " ", "\n  "].randomElement(using: &generator) ?? ""
  }

  private static func string(_ generator: inout SeededGenerator) -> String {
    let parts = [
      "a", "é", "😀", "\\\"", "\\\\", "\\n", "\\u00e9", "\\ud83d\\ude00", "/", "\\/", "e\u{301}",
      "some words",
    ]
    return "\""
      + (0..<Int.random(in: 0..<6, using: &generator))
      .map { _ in parts.randomElement(using: &generator) ?? "" }.joined() + "\""
  }
}
