import SwiftSyntax
import TranscodableNames

/// What `@Codable(…)`, `@Decodable(…)` or `@Encodable(…)` says.
struct CodableAttribute {
  /// The value of an argument and where it is.
  struct Argument<Value> {
    let value: Value
    let origin: LabeledExprSyntax
  }

  /// The style of the keys, if `keys:` was written.
  let keys: Argument<CodingKeyStyle>?
  /// What is before and after each key the style makes.
  let prefix: Argument<String>?
  let suffix: Argument<String>?
  /// The objects that all fields are in.
  let container: Argument<[KeyLocation.Place]>?
  /// What is written for fields that are nil.
  let nils: Argument<EncodingNilPolicy>?
  /// Whether null is taken for what is missing.
  let nulls: Argument<DecodingNullPolicy>?
  /// Which fields are written.
  let encodes: Argument<EncodedFields>?
  /// How far values of other kinds are taken for scalars.
  let coercion: Argument<DecodingCoercionPolicy>?
  /// Whether keys that no field has are failures.
  let unknownKeys: Argument<UnknownCodingKeyPolicy>?
  /// Whether keys that are repeated are failures.
  let duplicateKeys: Argument<DuplicateCodingKeyPolicy>?
  /// What a missing key means for a field with an initial value.
  let missing: Argument<MissingCodingKeyPolicy>?
  /// How the cases of an enumeration are told apart.
  let tagging: Argument<Tagging>?
  /// What values look like in the text.
  let layout: Argument<CodingLayout>?
  /// What becomes of the fields of the superclass.
  let superclass: Argument<SuperclassCoding>?
  /// Whether values are shown while their text arrives.
  let partial: Argument<PartialValues>?
  /// The version of the type, which is in the text.
  let version: CodingVersion?
  /// What a value is as a raw value.
  let rawRepresentation: Argument<RawRepresentation>?
  /// The strategies of all fields of some types.
  let dates: LabeledExprSyntax?
  let data: LabeledExprSyntax?
  let floats: LabeledExprSyntax?
  /// The type whose form values have.
  let wire: WireType?
  /// Whether the type is described.
  let schema: Argument<SchemaGeneration>?
  let origin: AttributeSyntax

  /// Reads the attribute, reporting arguments that only running code could tell.
  init(_ attribute: AttributeSyntax, reporter: Reporter) {
    let reader = ArgumentReader(attribute: attribute, reporter: reporter)
    origin = attribute
    keys = reader.choice("keys", .keyStyleIsNotWrittenOut)
    prefix = reader.text("prefix")
    suffix = reader.text("suffix")
    container = reader.path("at")
    layout = reader.choice("layout", .argumentIsNotWrittenOut("layout", example: ".positional"))
    superclass = reader.superclass("superclass")
    partial = reader.choice("partial", .argumentIsNotWrittenOut("partial", example: ".generated"))
    version = CodingVersion(attribute)
    wire = WireType(attribute)
    rawRepresentation = reader.choice(
      "rawRepresentation", .argumentIsNotWrittenOut("rawRepresentation", example: ".json"))
    (dates, data) = (attribute.argument("dates"), attribute.argument("data"))
    floats = attribute.argument("floats")
    nils = reader.choice("nils", .argumentIsNotWrittenOut("nils", example: ".null"))
    nulls = reader.choice("nulls", .argumentIsNotWrittenOut("nulls", example: ".reject"))
    encodes = reader.choice(
      "encodes", .argumentIsNotWrittenOut("encodes", example: ".nonDefaults"))
    coercion = reader.choice("coercion", .argumentIsNotWrittenOut("coercion", example: ".lossless"))
    unknownKeys = reader.choice(
      "unknownKeys", .argumentIsNotWrittenOut("unknownKeys", example: ".reject"))
    duplicateKeys = reader.choice(
      "duplicateKeys", .argumentIsNotWrittenOut("duplicateKeys", example: ".reject"))
    missing = reader.choice("missing", .argumentIsNotWrittenOut("missing", example: ".strict"))
    tagging = reader.tagging("tagging")
    schema = reader.choice("schema", .argumentIsNotWrittenOut("schema", example: ".generated"))
  }
}

/// Which fields are written.
enum EncodedFields: String {
  case all, nonDefaults
}

/// What null means for a field that need not be there.
enum DecodingNullPolicy: String {
  case accept, reject
}

/// What a key means that no field has.
enum UnknownCodingKeyPolicy: String {
  case ignore, reject
}

/// Whether a type says how its values are written in the text.
enum SchemaGeneration: String {
  case none, generated
}

/// What it means if a key is repeated.
enum DuplicateCodingKeyPolicy: String {
  case ignore, reject
}

/// What a missing key means for a field with an initial value.
enum MissingCodingKeyPolicy: String {
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

  func superclass(_ label: String) -> CodableAttribute.Argument<SuperclassCoding>? {
    argument(label, .argumentIsNotWrittenOut(label, example: ".flat")) { expression in
      if let call = expression.as(FunctionCallExprSyntax.self) {
        guard call.calledExpression.memberName == "nested",
          let key = call.arguments.first?.expression.literalText
        else { return nil }
        return .nested(key: key)
      }
      return switch expression.memberName {
      case "none": SuperclassCoding.none
      case "flat": .flat
      case "nested": .nested(key: nil)
      default: nil
      }
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
