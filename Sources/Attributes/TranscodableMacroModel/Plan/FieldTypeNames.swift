import SwiftSyntax

/// The names under which the expansion of a nested type speaks of the types of its fields.
///
/// An extension of `API.Answer` is at the top of the file, and does not see that `User` is
/// `API.User`; the body of `Answer` does. So the body gets a private enumeration of type aliases, and
/// the extension speaks of those.
struct FieldTypeNames {
  let type: TypeModel

  /// The name of the enumeration.
  private static let scope = "CodedFieldTypes"

  /// What an expansion calls the type of the value of `field`; nil if that is not spelled.
  func name(for field: FieldModel) -> String? {
    guard let spelled = field.type?.value else { return nil }
    guard isAliased(field), let index = type.fields.firstIndex(where: { $0.name == field.name })
    else { return spelled }
    return "\(Self.scope).Field\(index)"
  }

  /// What an expansion calls the type of the values of `field` that strategies are about; nil if that is not spelled.
  func coreName(for field: FieldModel) -> String? {
    guard let fieldType = field.type else { return nil }
    guard isAliased(fieldType.coreText), field.wrapper == nil,
      let index = type.fields.firstIndex(where: { $0.name == field.name })
    else { return fieldType.coreText }
    return "\(Self.scope).\(fieldType.hasOwnCore ? "Core" : "Field")\(index)"
  }

  /// What an expansion calls the type of an associated value.
  func name(for value: PayloadValueModel) -> String {
    let spelled = value.type.value
    return isAliased(spelled) ? "\(Self.scope).Value\(value.number)" : spelled
  }

  /// What an expansion calls the type of the associated values that strategies are about.
  func coreName(for value: PayloadValueModel) -> String {
    guard isAliased(value.type.coreText) else { return value.type.coreText }
    return "\(Self.scope).\(value.type.hasOwnCore ? "ValueCore" : "Value")\(value.number)"
  }

  /// What an expansion calls the type whose form values have, of which there are several.
  func name(for wire: WireType) -> String? {
    guard let name = wire.name else { return nil }
    guard isAliased(name), let index = wires.firstIndex(of: name) else { return name }
    return "\(Self.scope).Wire\(index)"
  }

  /// The types whose form values have.
  private var wires: [String] { type.wires.compactMap(\.name) }

  /// The enumeration, for the body of the type; nil if nothing needs it.
  func declaration() -> DeclSyntax? {
    let ofFields = type.fields.enumerated().flatMap { index, field -> [Code] in
      guard isAliased(field), let fieldType = field.type else { return [] }
      let core = fieldType.hasOwnCore ? ["typealias Core\(index) = \(fieldType.coreText)"] : []
      return (["typealias Field\(index) = \(fieldType.value)"] + core)
        .map { Code(stringLiteral: $0).under(field.condition) }
    }
    let ofValues = type.cases.flatMap { enumCase in
      enumCase.values.filter { isAliased($0.type.value) }.flatMap { value in
        let core = value.type.hasOwnCore && !value.attributes.isEmpty
        return
          (["typealias Value\(value.number) = \(value.type.value)"]
          + (core ? ["typealias ValueCore\(value.number) = \(value.type.coreText)"] : []))
          .map { Code(stringLiteral: $0).under(enumCase.condition) }
      }
    }
    let ofWires = wires.enumerated().filter { isAliased($0.element) }.map {
      Code(stringLiteral: "typealias Wire\($0.offset) = \($0.element)")
    }
    // The fields of a type in the form of another one are not coded.
    let aliases = (type.isConverted ? [] : ofFields + ofValues) + ofWires
    return aliases.isEmpty ? nil : .verbatim(.block("private enum \(Self.scope)", aliases))
  }

  private func isAliased(_ field: FieldModel) -> Bool {
    guard field.wrapper == nil, let spelled = field.type?.value else { return false }
    return isAliased(spelled)
  }

  private func isAliased(_ spelled: String) -> Bool {
    // No program has a type of its own that is called like that.
    type.isNested && StandardType(spelled) == nil
  }
}

extension FieldType {
  /// Whether the values that strategies are about have another type than the value in the text.
  fileprivate var hasOwnCore: Bool { coreText != value }
}
