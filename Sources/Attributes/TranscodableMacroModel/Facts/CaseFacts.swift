package struct CaseFacts: Equatable, Sendable {
  package enum Payload: Equatable, Sendable {
    case nothing
    case value(CodingFacts.Field)
    case object([CodingFacts.Field])
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

  package init(tagging: Tagging, cases: [Case] = [], unknown: String? = nil) {
    (self.tagging, self.cases, self.unknown) = (tagging, cases, unknown)
  }
}

extension CaseFacts {
  init?(_ plan: PlannedEnumeration) {
    self.init(tagging: plan.tagging)
    for planned in plan.cases {
      guard planned.condition == nil, let payload = Payload(planned) else { return nil }
      cases.append(
        Case(
          name: planned.name, tags: tagging == .untagged ? [] : planned.tags.map(\.text),
          payload: payload))
    }
    ignored = plan.ignored.map(\.name)
    if let unknown = plan.unknown {
      guard unknown.condition == nil, case .nothing = unknown.content else { return nil }
      self.unknown = unknown.name
    }
  }
}

extension CaseFacts.Payload {
  fileprivate init?(_ planned: PlannedCase) {
    var fields: [CodingFacts.Field] = []
    for (field, label) in zip(planned.fields, planned.labels) {
      guard field.coding == nil, field.condition == nil, field.shape != .nullable
      else { return nil }
      var facts = CodingFacts.Field(label ?? "", at: [field.key])
      facts.setOutcomes(field.presence, of: nil)
      fields.append(facts)
    }
    switch planned.payload {
    case .nothing: self = .nothing
    case .value: self = .value(fields[0])
    case .object: self = fields.isEmpty ? .nothing : .object(fields)
    }
  }
}
