import SwiftSyntax

/// The names that the expansion of a nested type uses for the types of its fields.
///
/// An extension of `API.Answer` is at file scope, where `User` can't be found if it is `API.User`.
/// In the body of `Answer`, it can. So the body gets a private enum of type aliases, which the
/// extension uses.
struct FieldTypeNames {
  let type: TypeModel

  private static let scope = "CodedFieldTypes"

  /// The name of the value type of a field; nil if the type isn't spelled.
  func name(for field: FieldModel) -> String? {
    guard let spelled = field.type?.value else { return nil }
    guard isAliased(field), let index = type.fields.firstIndex(where: { $0.name == field.name })
    else { return spelled }
    return "\(Self.scope).Field\(index)"
  }

  /// The name of the type that the strategies of a field apply to; nil if the type isn't spelled.
  func coreName(for field: FieldModel) -> String? {
    guard let fieldType = field.type else { return nil }
    guard isAliased(fieldType.coreText), field.wrapper == nil,
      let index = type.fields.firstIndex(where: { $0.name == field.name })
    else { return fieldType.coreText }
    return "\(Self.scope).\(fieldType.hasOwnCore ? "Core" : "Field")\(index)"
  }

  /// The name of the type of an associated value.
  func name(for value: PayloadValueModel) -> String {
    let spelled = value.type.value
    return isAliased(spelled) ? "\(Self.scope).Value\(value.number)" : spelled
  }

  /// The name of the type that the strategies of an associated value apply to.
  func coreName(for value: PayloadValueModel) -> String {
    guard isAliased(value.type.coreText) else { return value.type.coreText }
    return "\(Self.scope).\(value.type.hasOwnCore ? "ValueCore" : "Value")\(value.number)"
  }

  /// The name of the type that represents this type in a profile or always.
  func name(for wire: WireType) -> String? {
    guard let name = wire.name else { return nil }
    guard isAliased(name), let index = wires.firstIndex(of: name) else { return name }
    return "\(Self.scope).Wire\(index)"
  }

  private var wires: [String] { type.wires.compactMap(\.name) }

  /// The enum for the body of the type; nil if it isn't needed.
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
    // The fields of a converted type are not coded.
    let aliases = (type.isConverted ? [] : ofFields + ofValues) + ofWires
    return aliases.isEmpty ? nil : .verbatim(.block("private enum \(Self.scope)", aliases))
  }

  private func isAliased(_ field: FieldModel) -> Bool {
    guard field.wrapper == nil, let spelled = field.type?.value else { return false }
    return isAliased(spelled)
  }

  private func isAliased(_ spelled: String) -> Bool {
    // User-defined types are assumed not to have the name of a standard type.
    type.isNested && StandardType(spelled) == nil
  }
}

extension FieldType {
  /// Whether strategies apply to a different type than that of the coded value.
  fileprivate var hasOwnCore: Bool { coreText != value }
}
