import SwiftSyntax
import TranscodableNames

struct AliasAttribute {
  /// The alternative keys, or nil if an argument isn't a string literal.
  let keys: [String]?
  let origin: AttributeSyntax

  init(_ attribute: AttributeSyntax) {
    origin = attribute
    let texts = attribute.unlabeledArguments.map(\.expression.literalText)
    keys = texts.contains(nil) ? nil : texts.compactMap(\.self)
  }
}

struct DefaultAttribute {
  let value: ExprSyntax
  let failures: ExprSyntax?
  let origin: AttributeSyntax

  var isForMissingOnly: Bool { failures?.memberName == "missing" }

  var coversMissing: Bool { failures == nil || covers("missing") }

  /// Whether null is listed explicitly, so that it is replaced even if the field is optional.
  var coversNull: Bool { covers("null") }

  private func covers(_ failure: String) -> Bool {
    let members =
      failures?.as(ArrayExprSyntax.self)?.elements.map(\.expression)
      ?? [failures].compactMap(\.self)
    return members.contains { [failure, "anyFailure"].contains($0.memberName) }
  }

  /// Returns nil if the value is missing, because the compiler reports this error.
  init?(_ attribute: AttributeSyntax) {
    guard let value = attribute.unlabeledArguments.first?.expression else { return nil }
    self.value = value.trimmed
    failures = attribute.argument("for")?.expression.trimmed
    origin = attribute
  }
}

struct DerivedAttribute {
  /// The property names from `self` to the source, or nil if the key path isn't a literal.
  let path: [String]?
  let function: ExprSyntax?
  let origin: AttributeSyntax

  init(_ attribute: AttributeSyntax) {
    origin = attribute
    function = attribute.argument("by")?.expression.trimmed
    path = attribute.argument("from")?.expression.as(KeyPathExprSyntax.self)?.propertyNames
  }

  var source: String? { path?.first.map { $0.replacing("`", with: "") } }
}

extension KeyPathExprSyntax {
  fileprivate var propertyNames: [String]? {
    let names = components.map { component in
      component.component.as(KeyPathPropertyComponentSyntax.self)?.declName.trimmedText
    }
    return names.contains(nil) || names.isEmpty ? nil : names.compactMap(\.self)
  }
}

struct IgnoredAttribute {
  let sides: CodingSides
  /// The predicate for omitting the field, or nil if the field is always omitted.
  let condition: ExprSyntax?
  let origin: AttributeSyntax

  init?(_ attribute: AttributeSyntax) {
    guard let kind = attribute.kind, kind.name.hasSuffix("Ignored") else { return nil }
    sides = kind.sides
    origin = attribute
    condition = attribute.argument("if")?.expression.trimmed
  }
}

struct NamingAttribute {
  let style: CodingKeyStyle?
  let origin: AttributeSyntax

  init(_ attribute: AttributeSyntax) {
    origin = attribute
    style = attribute.unlabeledArguments.first?.expression.memberName
      .flatMap { CodingKeyStyle(rawValue: $0) }
  }
}

enum EncodingNilPolicy: String {
  case omit
  case null
}

struct NilPolicyAttribute {
  /// The policy, or nil if the argument is a value or doesn't name a policy.
  let policy: EncodingNilPolicy?
  let value: ExprSyntax?
  let origin: AttributeSyntax

  init?(_ attribute: AttributeSyntax) {
    origin = attribute
    value = attribute.argument("as")?.expression.trimmed
    policy = attribute.unlabeledArguments.first?.expression.memberName
      .flatMap { EncodingNilPolicy(rawValue: $0) }
  }
}

struct PartialAttribute {
  enum Policy: String {
    case whole
    case required
  }

  let policy: Policy?
  let origin: AttributeSyntax

  init(_ attribute: AttributeSyntax) {
    origin = attribute
    policy = attribute.unlabeledArguments.first?.expression.memberName
      .flatMap { Policy(rawValue: $0) }
  }
}

/// The type that is encoded and decoded in place of another type, from an argument such as
/// `via: Wire.self`.
struct WireType {
  /// The name of the type, or nil if the argument doesn't end with `.self`.
  let name: String?
  let origin: LabeledExprSyntax

  init?(_ attribute: AttributeSyntax) {
    guard let argument = attribute.argument("via") else { return nil }
    origin = argument
    let text = argument.expression.trimmedText
    name = text.hasSuffix(".self") ? String(text.dropLast(5)) : nil
  }
}

struct ProfileAttribute {
  let profile: String
  let wire: WireType
  let origin: AttributeSyntax

  init?(_ attribute: AttributeSyntax) {
    guard let profile = attribute.unlabeledArguments.first, let wire = WireType(attribute) else {
      return nil
    }
    self.profile = profile.expression.trimmedText
    self.wire = wire
    origin = attribute
  }
}
