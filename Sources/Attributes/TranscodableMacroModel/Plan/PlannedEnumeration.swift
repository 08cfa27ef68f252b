/// The cases of an enumeration and what happens to them.
struct PlannedEnumeration {
  let tagging: Tagging
  /// The cases that a tag or a look tells, in the order of their numbers.
  let cases: [PlannedCase]
  /// The case for all other values.
  let unknown: UnknownCase?
  /// Whether the cases have raw values that can be keys of dictionaries.
  let isKey: Bool
  /// Cases that are neither decoded nor encoded.
  let ignored: [PlannedCase]

  /// The case that stands for values that are none of the others.
  struct UnknownCase {
    /// What the case keeps of the value.
    enum Content {
      /// Nothing.
      case nothing
      /// The tag, under the label that the case gives it.
      case tag(label: String?, type: String)
      /// The whole value.
      case body(label: String?, type: String)
      /// Both.
      case tagAndBody(labels: [String?], tagType: String, bodyType: String)
    }

    let name: String
    /// What is written for a case that keeps nothing.
    let tag: CodingTagModel
    let content: Content
    let condition: String?
  }
}

extension PlannedEnumeration {
  /// Whether a key has a NUL in it.
  var hasNUL: Bool {
    let keys = (tagging.path ?? []) + cases.flatMap(\.fields).map(\.key)
    return keys.contains { $0.contains("\0") }
  }
}

/// A case and how it is written in the text.
struct PlannedCase {
  /// What belongs to the case in the text.
  enum Payload {
    /// Nothing but the tag.
    case nothing
    /// The members of an object, which may have the tag among them.
    case object(PlannedObject)
    /// One value, which is all of the payload.
    case value(PlannedField)
  }

  /// The name, with the backticks it needs.
  let name: String
  /// The labels of the associated values; nil for one without.
  let labels: [String?]
  /// The tags that are taken for the case; the first one is written.
  let tags: [CodingTagModel]
  let payload: Payload
  /// The `#if` condition all code about the case has to be under.
  let condition: String?

  /// The associated values.
  var fields: [PlannedField] {
    switch payload {
    case .nothing: []
    case .object(let object): object.fields.filter { !$0.isConstant }
    case .value(let field): [field]
    }
  }

  /// `.circle(let field0)`, or `.empty`.
  var pattern: String { pattern(of: fields.map(\.storage)) }

  /// The pattern with a name for each value, or nothing if the values are not needed.
  func pattern(of names: [String]) -> String {
    names.isEmpty ? ".\(name)" : ".\(name)(\(names.map { "let \($0)" }.joined(separator: ", ")))"
  }

  /// `.circle(radius: field0)`, or `.empty`.
  func construction(of values: [String]) -> String {
    // Where an optional is expected, `.none` is that of it.
    let name = ["none", "some"].contains(self.name) ? "Self.\(self.name)" : ".\(self.name)"
    guard !values.isEmpty else { return name }
    let arguments = zip(labels, values).map { label, value in
      (label.map { "\($0): " } ?? "") + value
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }
}
