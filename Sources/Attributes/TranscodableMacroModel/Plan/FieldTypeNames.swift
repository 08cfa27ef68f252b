import SwiftSyntax

/// The names that the expansion of a nested type uses for the types of its fields.
///
/// In the body of `API.Answer`, the name `User` can refer to `API.User`. In an extension, it can't,
/// so the extension uses type aliases that the body declares.
struct FieldTypeNames {
  let type: TypeModel

  private static let scope = "CodedFieldTypes"

  func name(for field: FieldModel) -> String? {
    guard let spelled = field.type?.value else { return nil }
    guard isAliased(field), let index = type.fields.firstIndex(where: { $0.name == field.name })
    else { return spelled }
    return "\(Self.scope).Field\(index)"
  }

  func coreName(for field: FieldModel) -> String? {
    guard let fieldType = field.type else { return nil }
    guard isAliased(fieldType.coreText), field.wrapper == nil,
      let index = type.fields.firstIndex(where: { $0.name == field.name })
    else { return fieldType.coreText }
    return "\(Self.scope).\(fieldType.hasOwnCore ? "Core" : "Field")\(index)"
  }

  func name(for value: PayloadValueModel) -> String {
    let spelled = value.type.value
    return isAliased(spelled) ? "\(Self.scope).Value\(value.number)" : spelled
  }

  func coreName(for value: PayloadValueModel) -> String {
    guard isAliased(value.type.coreText) else { return value.type.coreText }
    return "\(Self.scope).\(value.type.hasOwnCore ? "ValueCore" : "Value")\(value.number)"
  }

  func name(for wire: WireType) -> String? {
    guard let name = wire.name else { return nil }
    guard isAliased(name), let index = wires.firstIndex(of: name) else { return name }
    return "\(Self.scope).Wire\(index)"
  }

  private var wires: [String] { type.wires.compactMap(\.name) }

  func declaration() -> DeclSyntax? {
    let ofFields = type.fields.enumerated().flatMap { index, field -> [Code] in
      guard isAliased(field), let fieldType = field.type else { return [] }
      let core =
        fieldType.hasOwnCore ? ["typealias Core\(index) = \(inBody(fieldType.coreText))"] : []
      return (["typealias Field\(index) = \(inBody(fieldType.value))"] + core)
        .map { Code(stringLiteral: $0).under(field.condition) }
    }
    let ofValues = type.cases.flatMap { enumCase in
      enumCase.values.filter { isAliased($0.type.value) }.flatMap { value in
        let core = value.type.hasOwnCore && !value.attributes.isEmpty
        return
          (["typealias Value\(value.number) = \(inBody(value.type.value))"]
          + (core ? ["typealias ValueCore\(value.number) = \(inBody(value.type.coreText))"] : []))
          .map { Code(stringLiteral: $0).under(enumCase.condition) }
      }
    }
    let ofWires = wires.enumerated().filter { isAliased($0.element) }.map {
      Code(stringLiteral: "typealias Wire\($0.offset) = \(inBody($0.element))")
    }
    // The fields of a converted type are not encoded or decoded.
    let aliases = (type.isConverted ? [] : ofFields + ofValues) + ofWires
    return aliases.isEmpty ? nil : .verbatim(.block("private enum \(Self.scope)", aliases))
  }

  /// Replaces `Self` with the type name, because `Self` would mean the enum that contains the
  /// aliases.
  private func inBody(_ spelled: String) -> String {
    spelled.replacing(#/\bSelf\b/#.wordBoundaryKind(.simple), with: type.name)
  }

  private func isAliased(_ field: FieldModel) -> Bool {
    guard field.wrapper == nil, let spelled = field.type?.value else { return false }
    return isAliased(spelled)
  }

  private func isAliased(_ spelled: String) -> Bool {
    // The names of standard types are assumed to refer to the standard library.
    type.isNested && StandardType(spelled) == nil
  }
}

extension FieldType {
  fileprivate var hasOwnCore: Bool { coreText != value }
}
