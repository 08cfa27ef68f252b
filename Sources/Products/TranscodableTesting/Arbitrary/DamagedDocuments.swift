public import TranscodableJSON

/// A document with one thing wrong in each copy.
///
/// ```swift
/// for text in DamagedDocuments(of: document, seed: 1).prefix(100) {
///   try expectSameAsFoundation(Order.self, decoding: text)
/// }
/// ```
///
/// A member or an element is missing, doubled, null, of another kind, or of another name; or the text is cut off, or has a
/// character too many or too few.
public struct DamagedDocuments: Sequence, IteratorProtocol, Sendable {
  private let document: JSON
  private let text: String
  private var generator: SeededGenerator

  /// Creates damaged copies without end, the same in each run.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - seed: Chooses the damages.
  public init(of document: JSON, seed: UInt64) {
    self.document = document
    text = "\(document)"
    generator = SeededGenerator(seed: seed)
  }

  /// The next damaged copy, as text.
  public mutating func next() -> String? {
    if Int.random(in: 0..<4, using: &generator) == 0 { return damagedText() }
    return "\(damaged(document))"
  }

  /// The text with something cut off, left out or put in.
  private mutating func damagedText() -> String {
    guard let place = text.indices.randomElement(using: &generator) else { return text }
    var copy = text
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: copy = String(text[..<place])
    case 1: copy.remove(at: place)
    default: copy.insert("{}[],:\"\\0-e".randomElement(using: &generator) ?? "x", at: place)
    }
    return copy
  }

  /// A value with damage somewhere in it.
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
    let place = Int.random(in: 0..<members.count, using: &generator)
    var copy = Array(members)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: copy.remove(at: place)
    case 1: copy[place].key += "_"
    default: copy[place].value = damaged(copy[place].value)
    }
    return JSON.Object(copy)
  }

  private mutating func damaged(_ elements: [JSON]) -> [JSON] {
    let place = Int.random(in: 0..<elements.count, using: &generator)
    var copy = elements
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: copy.remove(at: place)
    case 1: copy.insert(copy[place], at: place)
    default: copy[place] = damaged(copy[place])
    }
    return copy
  }

  /// A value of another kind, or one that few types take.
  private mutating func other(than value: JSON) -> JSON {
    let others: [JSON] = [
      nil, true, 0, -1, 1.5, "", "x", "7", [], [nil], [:], ["x": nil], 300,
      .number(JSON.Number("1e30") ?? 0), "99999999999999999999",
    ]
    return others.filter { $0 != value }.randomElement(using: &generator) ?? nil
  }
}
