package import SwiftSyntax

/// The names that an expansion uses for the types of fields.
///
/// In the body of `API.Answer`, the name `User` can refer to `API.User`. In an extension, it can't,
/// so the extension uses type aliases that the body declares. Aliases also distinguish the type
/// `Date` from a field named `Date`.
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
    type.isNested && StandardType(spelled) == nil || containsNameOfMember(spelled)
  }

  /// Whether an expression such as `Date.self` would refer to a field or case named `Date`.
  private func containsNameOfMember(_ spelled: String) -> Bool {
    let names = (type.fields.map(\.name) + type.cases.map(\.name)).filter(\.isCapitalized)
    guard !names.isEmpty else { return false }
    return spelled.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .contains { names.contains(String($0)) }
  }
}

extension String {
  fileprivate var isCapitalized: Bool { first?.isUppercase ?? false }
}

extension DeclGroupSyntax {
  /// Whether a member may have the name of a type, so that the body needs aliases of types.
  package var hasCapitalizedMembers: Bool {
    memberBlock.members.contains { member in
      if let property = member.decl.as(VariableDeclSyntax.self) {
        return property.bindings.contains { $0.pattern.trimmedDescription.isCapitalized }
      }
      let enumCase = member.decl.as(EnumCaseDeclSyntax.self)
      return enumCase?.elements.contains { $0.name.text.isCapitalized } ?? false
    }
  }
}

extension FieldType {
  fileprivate var hasOwnCore: Bool { coreText != value }
}
