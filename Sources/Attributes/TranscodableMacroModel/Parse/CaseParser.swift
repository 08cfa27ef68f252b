import SwiftSyntax

struct CaseParser {
  let declaration: EnumCaseDeclSyntax
  let condition: String?
  let valueCount: Int

  var cases: [EnumCaseModel] {
    let attributes = CaseAttributes(declaration.attributes)
    var number = valueCount
    return declaration.elements.map { element in
      let parameters = element.parameterClause.map { Array($0.parameters) } ?? []
      let values = parameters.enumerated().map { index, parameter in
        defer { number += 1 }
        let label = parameter.firstName?.plainName == "_" ? nil : parameter.firstName?.plainName
        let name = label ?? "_\(index)"
        return PayloadValueModel(
          label: label, name: name, type: FieldType(parameter.type),
          attributes: ValueAttributes(
            attributes.aboutValues.filter {
              $0.nameOfValue == name || $0.nameOfValue == nil && parameters.count == 1
            }),
          defaultValue: parameter.defaultValue?.value.trimmed, number: number, origin: parameter)
      }
      return EnumCaseModel(
        name: element.name.plainName, identifier: element.name.trimmed, values: values,
        attributes: attributes, condition: condition, declaration: declaration, origin: element)
    }
  }
}
