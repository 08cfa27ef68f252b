struct PlannedFlattening {
  enum Kind {
    case value
    case optionalValue(hasInitialValue: Bool)
    case rest
  }

  let storage: String
  let type: String
  let kind: Kind
  let isOptional: Bool
  let condition: String?

  var isRequired: Bool {
    if case .value = kind { true } else { false }
  }

  var isRest: Bool {
    if case .rest = kind { true } else { false }
  }
}
