/// The structure of a generated document, as rules for keys.
///
/// A rule has the name `parent.key` or `key`. The rule for the elements of an array or dictionary
/// has the name `key[]`, and the rule for the whole document an empty name.
package struct DocumentShape {
  /// Spaces per level, or nil for compact output.
  var indentation: Int?
  /// The lengths of arrays and dictionaries; at most 1 without a rule.
  var counts: [String: ClosedRange<Int>] = [:]
  /// The probability that an optional key is missing.
  var missing: [String: Double] = [:]
  /// The probability that an optional key is null.
  var null: [String: Double] = [:]
  /// The contents of strings.
  var strings: [String: Wording] = [:]
  /// The ranges of integers; up to 5,000 without a rule.
  var integers: [String: ClosedRange<Int>] = [:]

  /// Returns a copy of the shape with other lengths for some arrays and dictionaries.
  package func with(_ lengths: [String: Int]) -> DocumentShape {
    var shape = self
    for (key, length) in lengths { shape.counts[key] = length...length }
    return shape
  }

  /// Returns the rule for a key.
  static func rule<Rule>(_ table: [String: Rule], _ key: String, in parent: String) -> Rule? {
    if table.isEmpty { return nil }
    return table["\(parent).\(key)"] ?? table[key]
  }

  /// Returns a random length for the array or dictionary of a key.
  static func count(of key: String, in document: InventedDocument) -> Int {
    Int.random(in: document.shape.counts[key] ?? 0...1, using: &document.generator)
  }
}
