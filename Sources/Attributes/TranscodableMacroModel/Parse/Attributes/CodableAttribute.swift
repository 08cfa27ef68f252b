import SwiftSyntax
import TranscodableNames

struct CodableAttribute {
  struct Argument<Value> {
    let value: Value
    let origin: LabeledExprSyntax
  }

  let keys: Argument<CodingKeyStyle>?
  let prefix: Argument<String>?
  let suffix: Argument<String>?
  let container: Argument<[KeyLocation.Component]>?
  let nilEncoding: Argument<EncodingNilPolicy>?
  let nulls: Argument<DecodingNullPolicy>?
  let encodedFields: Argument<EncodedFields>?
  let coercion: Argument<DecodingCoercionPolicy>?
  let unknownKeys: Argument<UnknownCodingKeyPolicy>?
  let duplicateKeys: Argument<DuplicateCodingKeyPolicy>?
  let missing: Argument<MissingCodingKeyPolicy>?
  let tagging: Argument<Tagging>?
  let layout: Argument<CodingLayout>?
  let superclass: Argument<SuperclassCoding>?
  let version: CodingVersion?
  let rawRepresentation: Argument<RawRepresentation>?
  let dates: LabeledExprSyntax?
  let data: LabeledExprSyntax?
  let floats: LabeledExprSyntax?
  let wire: WireType?
  let schema: Argument<SchemaGeneration>?
  let origin: AttributeSyntax

  init(_ attribute: AttributeSyntax, reporter: Reporter) {
    let reader = ArgumentReader(attribute: attribute, reporter: reporter)
    origin = attribute
    keys = reader.choice("keys", otherwise: .keyStyleIsNotWrittenOut)
    prefix = reader.text("prefix")
    suffix = reader.text("suffix")
    container = reader.path("container")
    layout = reader.choice("layout", example: ".positional")
    superclass = reader.superclass("superclass")
    version = CodingVersion(attribute)
    wire = WireType(attribute)
    rawRepresentation = reader.choice("rawRepresentation", example: ".json")
    (dates, data) = (attribute.argument("dates"), attribute.argument("data"))
    floats = attribute.argument("floats")
    nilEncoding = reader.choice("nilEncoding", example: ".null")
    nulls = reader.choice("nulls", example: ".reject")
    encodedFields = reader.choice("encodedFields", example: ".nonDefaults")
    coercion = reader.choice("coercion", example: ".lossless")
    unknownKeys = reader.choice("unknownKeys", example: ".reject")
    duplicateKeys = reader.choice("duplicateKeys", example: ".reject")
    missing = reader.choice("missing", example: ".strict")
    tagging = reader.tagging("tagging")
    schema = reader.choice("schema", example: ".generated")
  }
}

enum EncodedFields: String {
  case all, nonDefaults
}

enum DecodingNullPolicy: String {
  case accept, reject
}

enum UnknownCodingKeyPolicy: String {
  case ignore, reject
}

enum SchemaGeneration: String {
  case none, generated
}

enum DuplicateCodingKeyPolicy: String {
  case ignore, reject
}

enum MissingCodingKeyPolicy: String {
  case useInitialValues, strict
}

private struct ArgumentReader {
  let attribute: AttributeSyntax
  let reporter: Reporter

  func choice<Value: RawRepresentable<String>>(
    _ label: String, example: String
  ) -> CodableAttribute.Argument<Value>? {
    choice(label, otherwise: .argumentIsNotWrittenOut(label, example: example))
  }

  func choice<Value: RawRepresentable<String>>(
    _ label: String, otherwise message: MacroMessage
  ) -> CodableAttribute.Argument<Value>? {
    argument(label, message) { $0.memberName.flatMap(Value.init(rawValue:)) }
  }

  func text(_ label: String) -> CodableAttribute.Argument<String>? {
    argument(label, .keyIsNotALiteral) { $0.literalText }
  }

  func path(_ label: String) -> CodableAttribute.Argument<[KeyLocation.Component]>? {
    let path = argument(label, .keyIsNotALiteral) { $0.dottedPath }
    guard let path else { return nil }
    if path.value.contains(.key("")) {
      reporter.report(.pathHasEmptyKey, at: path.origin.expression)
    }
    return CodableAttribute.Argument(
      value: KeyLocation.components(of: path.value), origin: path.origin)
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
