import SwiftSyntax

extension FieldType {
  var isCollection: Bool { core.collection != nil }

  var isDictionary: Bool {
    if case .dictionary? = core.collection { true } else { false }
  }

  /// Whether the value that is decoded is an optional, as for `Int??` and `CodableOrNull<Int>`.
  var isOptionalInside: Bool { isOrNull || wrapped != nil && layers.count > 1 }

  var isNullable: Bool { layers.first == .nullable }

  /// The number of optionals around the value, not counting the one that makes the field optional.
  var innerOptionals: Int { isOrNull ? layers.count : max(0, layers.count - 1) }
}

enum SpelledCollection {
  case array(TypeSyntax)
  case set(TypeSyntax)
  case dictionary(key: TypeSyntax, value: TypeSyntax)
}

extension TypeSyntax {
  var collection: SpelledCollection? {
    if let array = self.as(ArrayTypeSyntax.self) { return .array(array.element) }
    if let dictionary = self.as(DictionaryTypeSyntax.self) {
      return .dictionary(key: dictionary.key, value: dictionary.value)
    }
    if let types = arguments(of: "Array", in: "Swift"), types.count == 1 { return .array(types[0]) }
    if let types = arguments(of: "Set", in: "Swift"), types.count == 1 { return .set(types[0]) }
    if let types = arguments(of: "Dictionary", in: "Swift"), types.count == 2 {
      return .dictionary(key: types[0], value: types[1])
    }
    return nil
  }

  var plainName: String {
    let text = trimmedText
    for module in ["Swift.", "Foundation.", "FoundationEssentials."] where text.hasPrefix(module) {
      return String(text.dropFirst(module.count))
    }
    return text
  }

  var isMadeOfScalars: Bool {
    if let wrapped { return wrapped.isMadeOfScalars }
    switch collection {
    case .array(let element), .set(let element): return element.isMadeOfScalars
    // Dictionary keys must be scalars too, although they are never coerced.
    case .dictionary(let key, let value): return key.isMadeOfScalars && value.isMadeOfScalars
    case nil:
      let name = plainName
      return StandardType(name) != nil || ["Decimal", "CGFloat", "Float16"].contains(name)
    }
  }
}
