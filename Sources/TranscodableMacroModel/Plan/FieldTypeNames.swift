import SwiftSyntax

/// The names under which the expansion of a nested type speaks of the types of its fields.
///
/// An extension of `API.Answer` stands at the top of the file, and does not see that `User` is
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

  /// What an expansion calls the type of an associated value.
  func name(for value: PayloadValueModel) -> String {
    let spelled = value.type.value
    return isAliased(spelled) ? "\(Self.scope).Value\(value.number)" : spelled
  }

  /// The enumeration, for the body of the type; nil if nothing needs it.
  func declaration() -> DeclSyntax? {
    let ofFields = type.fields.enumerated().compactMap { index, field -> Code? in
      guard isAliased(field), let spelled = field.type?.value else { return nil }
      return Code(stringLiteral: "typealias Field\(index) = \(spelled)").under(field.condition)
    }
    let ofValues = type.cases.flatMap { enumCase in
      enumCase.values.filter { isAliased($0.type.value) }.map { value in
        Code(stringLiteral: "typealias Value\(value.number) = \(value.type.value)")
          .under(enumCase.condition)
      }
    }
    let aliases = ofFields + ofValues
    return aliases.isEmpty ? nil : .verbatim(.block("private enum \(Self.scope)", aliases))
  }

  private func isAliased(_ field: FieldModel) -> Bool {
    guard field.wrapper == nil, let spelled = field.type?.value else { return false }
    return isAliased(spelled)
  }

  private func isAliased(_ spelled: String) -> Bool {
    // Nobody calls a type of his own like that.
    type.isNested && !Self.scalars.contains(spelled)
  }

  private static let scalars: Set<String> = [
    "String", "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "Double", "Float",
  ]
}
