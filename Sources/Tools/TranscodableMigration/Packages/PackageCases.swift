internal import SwiftSyntax
internal import TranscodableMacroModel
internal import TranscodableNames

extension EnumCaseElementSyntax {
  /// Uses the label of an associated value if `keys` contains no key for it.
  func fields(keys: [String: String] = [:]) -> [CodingFacts.Field] {
    Array(parameterClause?.parameters ?? []).enumerated().map { index, parameter in
      let label = parameter.label
      let outcome: CodingFacts.Outcome = parameter.type.insideOptional == nil ? .failure : .none
      return CodingFacts.Field(
        label ?? "", at: [keys[label ?? "_\(index)"] ?? label ?? "_\(index)"],
        missing: outcome, null: outcome)
    }
  }

  var hasBareValue: Bool {
    guard let parameters = parameterClause?.parameters, parameters.count == 1 else { return false }
    return parameters.first?.label == nil
  }

  var hasDefaults: Bool {
    parameterClause?.parameters.contains { $0.defaultValue != nil } ?? false
  }
}

extension EnumCaseParameterSyntax {
  var label: String? {
    guard let name = firstName?.plain, name != "_" else { return nil }
    return name
  }
}

extension EnumDeclSyntax {
  var hasRawValues: Bool {
    let scalars: Set<String> = [
      "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
      "UInt32", "UInt64", "Double", "Float",
    ]
    return inheritanceClause?.inheritedTypes.first?.type.composed.first.map(scalars.contains)
      ?? false
  }
}
