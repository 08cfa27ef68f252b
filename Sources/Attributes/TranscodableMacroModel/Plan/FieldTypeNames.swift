import SwiftSyntax

/// The names that the expansion of a nested type uses for the types of its fields.
///
/// An extension of `API.Answer` is at file scope. There, the compiler can't find the name `User` if
/// it refers to `API.User`. In the body of `Answer`, it can. Therefore, a private enum of type
/// aliases is added to the body, and the extension uses the aliases.
struct FieldTypeNames {
  let type: TypeModel

  private static let scope = "CodedFieldTypes"

  /// Returns the name for the type of a field's value, or nil if the declaration has no type.
  func name(for field: FieldModel) -> String? {
    guard let spelled = field.type?.value else { return nil }
    guard isAliased(field), let index = type.fields.firstIndex(where: { $0.name == field.name })
    else { return spelled }
    return "\(Self.scope).Field\(index)"
  }

  /// Returns the name for the type that a field's strategies apply to, or nil if it is unknown.
  func coreName(for field: FieldModel) -> String? {
    guard let fieldType = field.type else { return nil }
    guard isAliased(fieldType.coreText), field.wrapper == nil,
      let index = type.fields.firstIndex(where: { $0.name == field.name })
    else { return fieldType.coreText }
    return "\(Self.scope).\(fieldType.hasOwnCore ? "Core" : "Field")\(index)"
  }

  /// Returns the name for the type of an associated value.
  func name(for value: PayloadValueModel) -> String {
    let spelled = value.type.value
    return isAliased(spelled) ? "\(Self.scope).Value\(value.number)" : spelled
  }

  /// Returns the name for the type that the strategies of an associated value apply to.
  func coreName(for value: PayloadValueModel) -> String {
    guard isAliased(value.type.coreText) else { return value.type.coreText }
    return "\(Self.scope).\(value.type.hasOwnCore ? "ValueCore" : "Value")\(value.number)"
  }

  /// Returns the name for a type that represents this type in documents.
  func name(for wire: WireType) -> String? {
    guard let name = wire.name else { return nil }
    guard isAliased(name), let index = wires.firstIndex(of: name) else { return name }
    return "\(Self.scope).Wire\(index)"
  }

  private var wires: [String] { type.wires.compactMap(\.name) }

  /// Returns the enum that contains the type aliases, or nil if it isn't needed.
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

  /// Replaces `Self` with the name of the enclosing type, because it would refer to the enum.
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
  /// Whether the type that strategies apply to differs from the type of the value.
  fileprivate var hasOwnCore: Bool { coreText != value }
}
