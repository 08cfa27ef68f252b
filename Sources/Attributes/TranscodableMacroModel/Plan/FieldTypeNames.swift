package import SwiftSyntax

/// The names that an expansion uses for the types of fields.
///
/// In the body of `API.Answer`, the name `User` can refer to `API.User`. In an extension, it can't,
/// so the extension uses type aliases that the body declares. In other types, an extension declares
/// them, because the members of the body take time to generate. Aliases also distinguish the type
/// `Date` from a field named `Date`. If a type doesn't exist, its alias has the only error in the
/// expansion, because the compiler reports no errors about uses of an invalid alias.
struct FieldTypeNames {
  private let type: TypeModel
  private let capitalizedNames: [String]

  private static let scope = "CodedFieldTypes"

  init(type: TypeModel) {
    self.type = type
    capitalizedNames =
      (type.fields.map(\.name) + type.cases.map(\.name)).filter(\.isCapitalized)
  }

  func name(for field: FieldModel) -> String? {
    guard let spelled = field.type?.value else { return nil }
    guard isAliased(field), let index = index(of: field) else { return spelled }
    return "\(Self.scope).Field\(index)"
  }

  func coreName(for field: FieldModel) -> String? {
    guard let fieldType = field.type else { return nil }
    guard isAliased(fieldType.coreText), field.wrapper == nil, let index = index(of: field)
    else { return fieldType.coreText }
    return "\(Self.scope).\(fieldType.hasOwnCore ? "Core" : "Field")\(index)"
  }

  func name(for value: PayloadValueModel) -> String {
    isAliased(value) ? "\(Self.scope).Value\(value.number)" : value.type.value
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

  /// The index of the alias, which fields of the same type share.
  private func index(of field: FieldModel) -> Int? {
    type.fields.firstIndex { other in
      if field.condition != nil {
        return other.name == field.name && other.condition == field.condition
      }
      return other.type?.value == field.type?.value && other.condition == nil && isAliased(other)
    }
  }

  private var wires: [String] { type.wires.compactMap(\.name) }

  /// The aliases, if the body declares them.
  func memberOfBody() -> DeclSyntax? {
    belongsInBody ? declaration().map(DeclSyntax.verbatim) : nil
  }

  /// The aliases, if an extension declares them.
  func memberOfExtension() -> Code? { belongsInBody ? nil : declaration() }

  private var belongsInBody: Bool { type.isNested || !capitalizedNames.isEmpty }

  private func declaration() -> Code? {
    let ofFields = type.fields.enumerated().flatMap { index, field -> [Code] in
      guard isAliased(field), let fieldType = field.type, self.index(of: field) == index
      else { return [] }
      let core =
        fieldType.hasOwnCore && isAliased(fieldType.coreText)
        ? ["typealias Core\(index) = \(inBody(fieldType.coreText))"] : []
      return (["typealias Field\(index) = \(inBody(fieldType.value))"] + core)
        .map { Code(stringLiteral: $0).at(type.line(of: field)).under(field.condition) }
    }
    let ofValues = type.cases.flatMap { enumCase in
      enumCase.values.filter(isAliased).flatMap { value in
        let core =
          value.type.hasOwnCore && !value.attributes.isEmpty && isAliased(value.type.coreText)
        return
          (["typealias Value\(value.number) = \(inBody(value.type.value))"]
          + (core ? ["typealias ValueCore\(value.number) = \(inBody(value.type.coreText))"] : []))
          .map { Code(stringLiteral: $0).at(type.line(of: value)).under(enumCase.condition) }
      }
    }
    let ofWires = wires.enumerated().filter { isAliased($0.element) }.map {
      Code(stringLiteral: "typealias Wire\($0.offset) = \(inBody($0.element))")
    }
    // The fields of a converted type are not encoded or decoded.
    let aliases = (type.isConverted ? [] : ofFields + ofValues) + ofWires
    return aliases.isEmpty ? nil : .block("private enum \(Self.scope)", aliases)
  }

  /// Replaces `Self` with the type name, because `Self` would mean the enum that contains the
  /// aliases.
  private func inBody(_ spelled: String) -> String {
    spelled.replacing(#/\bSelf\b/#.wordBoundaryKind(.simple), with: type.name)
  }

  private func isAliased(_ field: FieldModel) -> Bool {
    guard field.wrapper == nil, let spelled = field.type?.value else { return false }
    return isAliased(spelled) || type.line(of: field) != nil && !spelled.hasPrefix("some ")
  }

  private func isAliased(_ value: PayloadValueModel) -> Bool {
    isAliased(value.type.value) || type.line(of: value) != nil
  }

  private func isAliased(_ spelled: String) -> Bool {
    // The names of standard types are assumed to refer to the standard library.
    type.isNested && StandardType(spelled) == nil || containsNameOfMember(spelled)
  }

  /// Whether an expression such as `Date.self` would refer to a field or case named `Date`.
  private func containsNameOfMember(_ spelled: String) -> Bool {
    guard !capitalizedNames.isEmpty else { return false }
    return spelled.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .contains { capitalizedNames.contains(String($0)) }
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
        return property.bindings.contains { $0.pattern.trimmedText.isCapitalized }
      }
      let enumCase = member.decl.as(EnumCaseDeclSyntax.self)
      return enumCase?.elements.contains { $0.name.text.isCapitalized } ?? false
    }
  }
}

extension FieldType {
  fileprivate var hasOwnCore: Bool { coreText != value }
}
