package struct CaseFacts: Equatable, Sendable {
  package enum Tagging: Equatable, Sendable {
    case external, untagged
    case `internal`([String])
    case adjacent([String], String)
  }

  package enum Payload: Equatable, Sendable {
    case nothing
    case value(CodingFacts.DecodedField)
    case object([CodingFacts.DecodedField])
  }

  package struct Case: Equatable, Sendable {
    package var name: String
    /// The tags as written in the source, starting with the tag that is encoded.
    package var tags: [String]
    package var payload: Payload

    package init(name: String, tags: [String], payload: Payload) {
      (self.name, self.tags, self.payload) = (name, tags, payload)
    }
  }

  package var tagging: Tagging
  /// The cases, in the order in which decoding tries them.
  package var cases: [Case]
  package var unknown: String?
  package var ignored: [String] = []

  package init(tagging: Tagging, cases: [Case], unknown: String?) {
    (self.tagging, self.cases, self.unknown) = (tagging, cases, unknown)
  }
}

extension CaseFacts {
  init?(_ plan: PlannedEnumeration, of type: TypeModel) {
    let tagging: Tagging =
      switch plan.tagging {
      case .external: .external
      case .untagged: .untagged
      case .internal(let path): .internal(path)
      case .adjacent(let path, let content): .adjacent(path, content)
      }
    var cases: [Case] = []
    for planned in plan.cases {
      guard planned.condition == nil, let payload = Payload(planned, tagging) else { return nil }
      cases.append(
        Case(
          name: planned.name, tags: tagging == .untagged ? [] : planned.tags.map(\.text),
          payload: payload))
    }
    self.init(tagging: tagging, cases: cases, unknown: nil)
    ignored = plan.ignored.map(\.name)
    if let unknown = plan.unknown {
      guard unknown.condition == nil, case .nothing = unknown.content else { return nil }
      self.unknown = unknown.name
    }
  }
}

extension CaseFacts.Payload {
  fileprivate init?(_ planned: PlannedCase, _ tagging: CaseFacts.Tagging) {
    var fields: [CodingFacts.DecodedField] = []
    for (index, field) in planned.fields.enumerated() {
      guard field.coding == nil, field.condition == nil, field.shape != .nullable,
        let payload = CodingFacts.DecodedField(payload: field, label: planned.labels[index])
      else { return nil }
      fields.append(payload)
    }
    switch planned.payload {
    case .nothing: self = .nothing
    case .value: self = .value(fields[0])
    case .object: self = fields.isEmpty ? .nothing : .object(fields)
    }
  }
}

extension CodingFacts.DecodedField {
  fileprivate init?(payload field: PlannedField, label: String?) {
    let missing: CodingFacts.Outcome
    switch field.presence.onMissing {
    case .fail: missing = .failure
    case .none: missing = .none
    case .value(let text): missing = .value(text)
    case .keep: return nil
    }
    let null: CodingFacts.Outcome =
      switch field.presence.onNull {
      case .fail: .failure
      case .none: .none
      case .asMissing: missing
      }
    self.init(
      name: label ?? "", path: [field.key], type: nil, missing: missing, null: null,
      wrong: .failure)
  }
}
