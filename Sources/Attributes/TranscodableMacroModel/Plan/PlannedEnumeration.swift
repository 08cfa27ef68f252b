/// The cases of an enum and how they are encoded and decoded.
struct PlannedEnumeration {
  let tagging: Tagging
  /// The cases to encode and decode, in the order of their numbers.
  let cases: [PlannedCase]
  /// The fallback case.
  let unknown: UnknownCase?
  /// Whether the raw values can be dictionary keys.
  let isKey: Bool
  /// The cases that are neither encoded nor decoded.
  let ignored: [PlannedCase]

  /// The case for values that match no other case.
  struct UnknownCase {
    /// The part of the value that the case stores.
    enum Content {
      case nothing
      /// The case stores the tag in an associated value with the given label.
      case tag(label: String?, type: String)
      /// The case stores the whole input in an associated value with the given label.
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

/// A case and how it is encoded and decoded.
struct PlannedCase {
  /// The encoded form of the associated values.
  enum Payload {
    /// There are no associated values, only the tag.
    case nothing
    /// An object, which may contain the tag.
    case object(PlannedObject)
    /// A single value.
    case value(PlannedField)
  }

  /// The name, including backticks if it has any.
  let name: String
  /// The labels of the associated values.
  ///
  /// The label of an unlabeled value is nil.
  let labels: [String?]
  /// The accepted tags, starting with the encoded tag.
  let tags: [CodingTagModel]
  let payload: Payload
  /// The `#if` condition that encloses the generated code of the case.
  let condition: String?

  var fields: [PlannedField] {
    switch payload {
    case .nothing: []
    case .object(let object): object.fields.filter { !$0.isConstant }
    case .value(let field): [field]
    }
  }

  /// The pattern, such as `.circle(let field0)` or `.empty`.
  var pattern: String { pattern(of: fields.map(\.storage)) }

  /// Returns the pattern that binds each value to a name.
  ///
  /// Without names, it ignores the values.
  func pattern(of names: [String]) -> String {
    names.isEmpty ? ".\(name)" : ".\(name)(\(names.map { "let \($0)" }.joined(separator: ", ")))"
  }

  /// Returns an expression such as `.circle(radius: field0)` or `.empty`.
  func construction(of values: [String]) -> String {
    // If the context expects an optional, `.none` would mean `Optional.none`.
    let name = ["none", "some"].contains(self.name) ? "Self.\(self.name)" : ".\(self.name)"
    guard !values.isEmpty else { return name }
    let arguments = zip(labels, values).map { label, value in
      (label.map { "\($0.asLabel): " } ?? "") + value
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }
}
