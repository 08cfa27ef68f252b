import SwiftParser
import SwiftSyntax

struct FieldType {
  enum Layer {
    case optional
    case nullable
  }

  let text: String
  /// The wrappers around the value type, outermost first.
  let layers: [Layer]
  let core: TypeSyntax
  let coreText: String
  let isMadeOfScalars: Bool
  let wrapped: String?
  /// Whether the type ends with `?` or `!`.
  ///
  /// A `var` of such a type is nil by default.
  let isOptionalSugar: Bool
  /// Whether the type is written as `CodableOrNull`, an optional whose key is required.
  let isOrNull: Bool
  private let needsParentheses: Bool

  init(_ text: String) {
    var parser = Parser(text)
    self.init(TypeSyntax.parse(from: &parser))
  }

  init(_ type: TypeSyntax) {
    text = type.trimmedText
    let inner = type.wrapped
    wrapped = inner?.trimmedText
    isOptionalSugar =
      type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    needsParentheses = (inner ?? type).endsOpen
    var layers: [Layer] = []
    var core = type
    let orNull = type.ownArgument(of: "CodableOrNull")
    isOrNull = orNull != nil
    if let orNull {
      layers.append(.optional)
      core = orNull
    }
    if let inside = type.ownArgument(of: "CodableNullable") {
      layers.append(.nullable)
      core = inside
    }
    while let inside = core.wrapped {
      layers.append(.optional)
      core = inside
    }
    self.layers = layers
    self.core = core
    coreText = core.endsOpen ? "(\(core.trimmedText))" : core.trimmedText
    isMadeOfScalars = core.isMadeOfScalars
  }

  var value: String {
    let value = wrapped ?? text
    return needsParentheses ? "(\(value))" : value
  }
}

extension FieldType: Equatable {
  static func == (one: FieldType, other: FieldType) -> Bool { one.text == other.text }
}

extension TypeSyntax {
  var wrapped: TypeSyntax? {
    if let sugar = self.as(OptionalTypeSyntax.self) {
      return sugar.wrappedType.withoutParentheses
    }
    if let sugar = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return sugar.wrappedType.withoutParentheses
    }
    return argument(of: "Optional", in: "Swift")
  }

  private var withoutParentheses: TypeSyntax {
    guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first, element.firstName == nil,
      !element.type.endsOpen
    else { return self }
    return element.type
  }

  fileprivate func ownArgument(of name: String) -> TypeSyntax? {
    OwnModule.names.lazy.compactMap { argument(of: name, in: $0) }.first
  }

  fileprivate func argument(of name: String, in module: String) -> TypeSyntax? {
    let arguments = arguments(of: name, in: module) ?? []
    return arguments.count == 1 ? arguments[0] : nil
  }

  func arguments(of name: String, in module: String) -> [TypeSyntax]? {
    let clause: GenericArgumentClauseSyntax?
    if let identifier = self.as(IdentifierTypeSyntax.self), identifier.name.text == name {
      clause = identifier.genericArgumentClause
    } else if let member = self.as(MemberTypeSyntax.self), member.name.text == name,
      member.baseType.trimmedText == module
    {
      clause = member.genericArgumentClause
    } else {
      clause = nil
    }
    return clause?.arguments.compactMap { Syntax($0.argument).as(TypeSyntax.self) }
  }

  // Whether the type needs parentheses before `?`. For example, `any P?` doesn't mean `(any P)?`.
  fileprivate var endsOpen: Bool {
    switch self.as(TypeSyntaxEnum.self) {
    case .someOrAnyType, .functionType, .attributedType, .compositionType, .suppressedType: true
    default: false
    }
  }
}

enum StandardType {
  case text, truth, integer, fraction

  init?(_ name: String) {
    switch name.withoutStandardModule {
    case "String": self = .text
    case "Bool": self = .truth
    case "Double", "Float": self = .fraction
    case let name where Self.integers.contains(name): self = .integer
    default: return nil
    }
  }

  var placeholder: String {
    switch self {
    case .text: "\"\""
    case .truth: "false"
    case .integer, .fraction: "0"
    }
  }

  private static let integers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "UInt128",
  ]
}
