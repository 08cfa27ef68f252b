/// The cases of an enum and how they are coded.
struct PlannedEnumeration {
  let tagging: Tagging
  /// The coded cases, in the order of their numbers.
  let cases: [PlannedCase]
  /// The fallback case.
  let unknown: UnknownCase?
  /// Whether the raw values can be dictionary keys.
  let isKey: Bool
  /// The cases that are not coded.
  let ignored: [PlannedCase]

  /// The case for values that match no other case.
  struct UnknownCase {
    /// What the case stores of the value.
    enum Content {
      case nothing
      /// The tag, with the label in the case.
      case tag(label: String?, type: String)
      /// The whole input.
      case body(label: String?, type: String)
      case tagAndBody(labels: [String?], tagType: String, bodyType: String)
    }

    let name: String
    /// The tag to encode if the case stores nothing.
    let tag: CodingTagModel
    let content: Content
    let condition: String?
  }
}

extension PlannedEnumeration {
  /// Whether a key contains NUL.
  var hasNUL: Bool {
    let keys = (tagging.path ?? []) + cases.flatMap(\.fields).map(\.key)
    return keys.contains { $0.contains("\0") }
  }
}

/// A case and how it is coded.
struct PlannedCase {
  /// The encoded form of the associated values.
  enum Payload {
    /// No associated values, only the tag.
    case nothing
    /// An object, which may contain the tag.
    case object(PlannedObject)
    /// A single value.
    case value(PlannedField)
  }

  /// The name with any backticks.
  let name: String
  /// The labels of the associated values; nil for those without one.
  let labels: [String?]
  /// The accepted tags, of which the first is encoded.
  let tags: [CodingTagModel]
  let payload: Payload
  /// The `#if` condition for all code of the case.
  let condition: String?

  var fields: [PlannedField] {
    switch payload {
    case .nothing: []
    case .object(let object): object.fields.filter { !$0.isConstant }
    case .value(let field): [field]
    }
  }

  /// `.circle(let field0)` or `.empty`.
  var pattern: String { pattern(of: fields.map(\.storage)) }

  /// The pattern with a name for each value, or without values if there are no names.
  func pattern(of names: [String]) -> String {
    names.isEmpty ? ".\(name)" : ".\(name)(\(names.map { "let \($0)" }.joined(separator: ", ")))"
  }

  /// `.circle(radius: field0)` or `.empty`.
  func construction(of values: [String]) -> String {
    // Where an optional is expected, `.none` would be `Optional.none`.
    let name = ["none", "some"].contains(self.name) ? "Self.\(self.name)" : ".\(self.name)"
    guard !values.isEmpty else { return name }
    let arguments = zip(labels, values).map { label, value in
      (label.map { "\($0): " } ?? "") + value
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }
}
