import SwiftSyntax

/// What `@Codable(…)`, `@Decodable(…)` or `@Encodable(…)` says.
struct CodableAttribute {
  /// The value of an argument and where it stands.
  struct Argument<Value> {
    let value: Value
    let origin: LabeledExprSyntax
  }

  /// The style of the keys, if `keys:` was written.
  let keys: Argument<KeyStyle>?
  /// What stands before and behind each key the style makes.
  let prefix: Argument<String>?
  let suffix: Argument<String>?
  /// The objects that all fields stand in.
  let container: Argument<[KeyLocation.Place]>?
  /// What is written for fields that are nil.
  let nils: Argument<NilPolicy>?
  /// How far values of other kinds are taken for scalars.
  let coercion: Argument<CoercionPolicy>?
  /// Whether keys that no field has are failures.
  let unknownKeys: Argument<UnknownKeyPolicy>?
  /// What a missing key means for a field with an initial value.
  let missing: Argument<MissingPolicy>?
  /// How the cases of an enumeration are told apart.
  let tagging: Argument<Tagging>?
  let origin: AttributeSyntax

  /// Reads the attribute, reporting arguments that only running code could tell.
  init(_ attribute: AttributeSyntax, reporter: Reporter) {
    let reader = ArgumentReader(attribute: attribute, reporter: reporter)
    origin = attribute
    keys = reader.choice("keys", .keyStyleIsNotWrittenOut)
    prefix = reader.text("prefix")
    suffix = reader.text("suffix")
    container = reader.path("at")
    nils = reader.choice("nils", .argumentIsNotWrittenOut("nils", example: ".null"))
    coercion = reader.choice("coercion", .argumentIsNotWrittenOut("coercion", example: ".lossless"))
    unknownKeys = reader.choice(
      "unknownKeys", .argumentIsNotWrittenOut("unknownKeys", example: ".reject"))
    missing = reader.choice("missing", .argumentIsNotWrittenOut("missing", example: ".strict"))
    tagging = reader.tagging("tagging")
  }
}

/// What a key means that no field has.
enum UnknownKeyPolicy: String {
  case ignore, reject
}

/// What a missing key means for a field with an initial value.
enum MissingPolicy: String {
  case useInitialValues, strict
}

/// Reads the arguments of an attribute that have to be told while compiling.
private struct ArgumentReader {
  let attribute: AttributeSyntax
  let reporter: Reporter

  /// One of the cases of an enumeration: `.snakeCase`.
  func choice<Value: RawRepresentable<String>>(
    _ label: String, _ message: MacroMessage
  ) -> CodableAttribute.Argument<Value>? {
    argument(label, message) { $0.memberName.flatMap(Value.init(rawValue:)) }
  }

  func text(_ label: String) -> CodableAttribute.Argument<String>? {
    argument(label, .keyIsNotALiteral) { $0.literalText }
  }

  /// The keys in `"data.info"`, none of which may be empty.
  func path(_ label: String) -> CodableAttribute.Argument<[KeyLocation.Place]>? {
    let path = argument(label, .keyIsNotALiteral) { $0.dottedPath }
    guard let path else { return nil }
    if path.value.contains(.key("")) {
      reporter.report(.pathHasEmptyKey, at: path.origin.expression)
    }
    return CodableAttribute.Argument(
      value: KeyLocation.places(of: path.value), origin: path.origin)
  }

  func tagging(_ label: String) -> CodableAttribute.Argument<Tagging>? {
    argument(label, .argumentIsNotWrittenOut(label, example: ".internal(\"type\")")) {
      Tagging($0)
    }
  }

  private func argument<Value>(
    _ label: String, _ message: MacroMessage, _ read: (ExprSyntax) -> Value?
  ) -> CodableAttribute.Argument<Value>? {
    guard let argument = attribute.argument(label) else { return nil }
    if let value = read(argument.expression) {
      return CodableAttribute.Argument(value: value, origin: argument)
    }
    reporter.report(message, at: argument.expression)
    return nil
  }
}
