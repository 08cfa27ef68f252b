struct PlannedEnumeration {
  let tagging: Tagging
  let cases: [PlannedCase]
  let unknown: UnknownCase?
  let isKey: Bool
  let ignored: [PlannedCase]

  struct UnknownCase {
    enum Content {
      case nothing
      case tag(label: String?, type: String)
      /// The case stores the whole input in an associated value.
      case body(label: String?, type: String)
      case tagAndPayload(labels: [String?], tagType: String)
    }

    let name: String
    let tag: CodingTagModel
    let content: Content
    let condition: String?
  }
}

extension PlannedEnumeration {
  var hasNUL: Bool {
    let keys = (tagging.path ?? []) + cases.flatMap(\.fields).map(\.key)
    return keys.contains { $0.contains("\0") }
  }
}

struct PlannedCase {
  enum Payload {
    case nothing
    case object(PlannedObject)
    case value(PlannedField)
  }

  /// The name, including backticks if it has any.
  let name: String
  let labels: [String?]
  let tags: [CodingTagModel]
  let payload: Payload
  let condition: String?

  var fields: [PlannedField] {
    switch payload {
    case .nothing: []
    case .object(let object): object.fields.filter { !$0.isConstant }
    case .value(let field): [field]
    }
  }

  var pattern: String { pattern(of: fields.map(\.storage)) }

  func pattern(of names: [String]) -> String {
    names.isEmpty ? ".\(name)" : ".\(name)(\(names.map { "let \($0)" }.joined(separator: ", ")))"
  }

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
