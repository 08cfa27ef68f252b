/// What the documents of a model look like: rules by key.
///
/// A rule is found under `parent.key` or under `key`. What an array or a dictionary under `key`
/// holds is called `key[]`; a whole document is called by the empty text.
package struct DocumentShape {
  /// Spaces per level, or nil for compact text.
  var indentation: Int?
  /// The lengths of arrays and dictionaries; those without a rule are at most 1.
  var counts: [String: ClosedRange<Int>] = [:]
  /// How probably an optional key is missing.
  var missing: [String: Double] = [:]
  /// How probably an optional key is there and null.
  var null: [String: Double] = [:]
  /// Texts.
  var strings: [String: Wording] = [:]
  /// Integers; those without a rule are up to 5,000.
  var integers: [String: ClosedRange<Int>] = [:]

  /// The shape with other lengths of some arrays and dictionaries.
  package func with(_ lengths: [String: Int]) -> DocumentShape {
    var shape = self
    for (key, length) in lengths { shape.counts[key] = length...length }
    return shape
  }

  /// The rule for a key.
  static func rule<Rule>(_ table: [String: Rule], _ key: String, in parent: String) -> Rule? {
    if table.isEmpty { return nil }
    return table["\(parent).\(key)"] ?? table[key]
  }

  /// A length for the array or dictionary of a key.
  static func count(of key: String, in document: InventedDocument) -> Int {
    Int.random(in: document.shape.counts[key] ?? 0...1, using: &document.generator)
  }
}
