import SwiftSyntax

/// Reads the cases of one declaration.
struct CaseParser {
  let declaration: EnumCaseDeclSyntax
  let condition: String?
  /// The number of associated values in the declarations before.
  let valueCount: Int

  var cases: [EnumCaseModel] {
    let attributes = CaseAttributes(declaration.attributes)
    var number = valueCount
    return declaration.elements.map { element in
      let parameters = element.parameterClause.map { Array($0.parameters) } ?? []
      let values = parameters.map { parameter in
        defer { number += 1 }
        let label = parameter.firstName?.plainName
        return PayloadValueModel(
          label: label == "_" ? nil : label, type: FieldType(parameter.type),
          defaultValue: parameter.defaultValue?.value.trimmed, number: number, origin: parameter)
      }
      return EnumCaseModel(
        name: element.name.plainName, identifier: element.name.trimmed, values: values,
        attributes: attributes, condition: condition, declaration: declaration, origin: element)
    }
  }
}
