public import TranscodableJSON

/// A sequence of copies of a document, each with one random defect.
///
/// ```swift
/// for text in DamagedDocuments(of: document, seed: 1).prefix(100) {
///   try expectSameAsFoundation(Order.self, decoding: text)
/// }
/// ```
///
/// For example, a member or element is missing, an element is repeated, a key is renamed, or a
/// value is replaced. In other copies, the JSON is truncated or has a missing or additional
/// character.
public struct DamagedDocuments: Sequence, IteratorProtocol, Sendable {
  private let document: JSON
  private let text: String
  private var generator: SeededGenerator

  /// Creates an endless sequence of damaged copies that is the same in each run.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - seed: The seed for the defects.
  public init(of document: JSON, seed: UInt64) {
    self.document = document
    text = "\(document)"
    generator = SeededGenerator(seed: seed)
  }

  /// Returns the next damaged copy.
  public mutating func next() -> String? {
    if Int.random(in: 0..<4, using: &generator) == 0 { return damagedText() }
    return "\(damaged(document))"
  }

  private mutating func damagedText() -> String {
    guard let position = text.indices.randomElement(using: &generator) else { return text }
    var copy = text
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: copy = String(text[..<position])
    case 1: copy.remove(at: position)
    default: copy.insert("{}[],:\"\\0-e".randomElement(using: &generator) ?? "x", at: position)
    }
    return copy
  }

  private mutating func damaged(_ value: JSON) -> JSON {
    switch value {
    case .object(let members) where !members.isEmpty && Bool.random(using: &generator):
      return .object(damaged(members))
    case .array(let elements) where !elements.isEmpty && Bool.random(using: &generator):
      return .array(damaged(elements))
    default: return other(than: value)
    }
  }

  private mutating func damaged(_ members: JSON.Object) -> JSON.Object {
    let position = Int.random(in: 0..<members.count, using: &generator)
    var copy = Array(members)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: copy.remove(at: position)
    case 1: copy[position].key += "_"
    default: copy[position].value = damaged(copy[position].value)
    }
    return JSON.Object(copy)
  }

  private mutating func damaged(_ elements: [JSON]) -> [JSON] {
    let position = Int.random(in: 0..<elements.count, using: &generator)
    var copy = elements
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: copy.remove(at: position)
    case 1: copy.insert(copy[position], at: position)
    default: copy[position] = damaged(copy[position])
    }
    return copy
  }

  /// Returns a replacement that most types would reject.
  private mutating func other(than value: JSON) -> JSON {
    let others: [JSON] = [
      nil, true, 0, -1, 1.5, "", "x", "7", [], [nil], [:], ["x": nil], 300,
      .number(JSON.Number("1e30") ?? 0), "99999999999999999999",
    ]
    return others.filter { $0 != value }.randomElement(using: &generator) ?? nil
  }
}
