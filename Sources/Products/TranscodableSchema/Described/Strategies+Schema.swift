internal import TranscodableCore
internal import TranscodableJSON

/// A strategy in this package that provides the schema for its values.
///
/// Conformance is checked with a dynamic cast so that programs that don't use schemas don't link
/// this code.
protocol SchemaStrategy {
  func schema(in context: inout JSON.SchemaContext) -> JSON.Schema
}

extension PlainStrategy: SchemaStrategy {
  func schema(in context: inout JSON.SchemaContext) -> JSON.Schema {
    context.schema(of: Value.self)
  }
}

extension UncoercedStrategy: SchemaStrategy {
  func schema(in context: inout JSON.SchemaContext) -> JSON.Schema {
    context.schema(of: Value.self)
  }
}

extension ArrayStrategy: SchemaStrategy {
  func schema(in context: inout JSON.SchemaContext) -> JSON.Schema {
    isLossy ? JSON.Schema(members: ["type": "array"]) : .array(of: context.schema(by: element))
  }
}

extension SetStrategy: SchemaStrategy {
  func schema(in context: inout JSON.SchemaContext) -> JSON.Schema {
    isLossy ? JSON.Schema(members: ["type": "array"]) : .array(of: context.schema(by: element))
  }
}

extension DictionaryStrategy: SchemaStrategy {
  func schema(in context: inout JSON.SchemaContext) -> JSON.Schema {
    if isLossy { return JSON.Schema(members: ["type": "object"]) }
    return context.dictionary(keys: Keys.Key.self, values: context.schema(by: element))
  }
}

extension OneOrManyStrategy: SchemaStrategy {
  func schema(in context: inout JSON.SchemaContext) -> JSON.Schema {
    if isLossy { return .anything }
    let element = context.schema(by: element)
    let one = JSON.Schema(members: ["not": ["type": "array"], "allOf": [element.json]])
    return JSON.Schema(
      anyOf: [context.direction == .decoding ? one : element, .array(of: element)])
  }
}

extension OptionalStrategy: SchemaStrategy {
  func schema(in context: inout JSON.SchemaContext) -> JSON.Schema {
    context.schema(by: wrapped).acceptingNull
  }
}

extension NullableStrategy: SchemaStrategy {
  func schema(in context: inout JSON.SchemaContext) -> JSON.Schema {
    context.schema(by: wrapped).acceptingNull
  }
}

extension AnyOfStrategy: SchemaStrategy {
  func schema(in context: inout JSON.SchemaContext) -> JSON.Schema {
    let first = context.schema(by: first)
    guard context.direction == .decoding else { return first }
    return JSON.Schema(anyOf: [first, context.schema(by: second)])
  }
}

extension ElementStrategy: SchemaStrategy {
  func schema(in context: inout JSON.SchemaContext) -> JSON.Schema { context.schema(by: base) }
}

extension ConvertingStrategy: SchemaStrategy {
  func schema(in context: inout JSON.SchemaContext) -> JSON.Schema {
    context.remark("the conversion from \(Wire.Value.self) to \(Value.self) may reject values")
    return context.schema(by: wire)
  }
}

extension FloatStrategy: SchemaStrategy {
  func schema(in context: inout JSON.SchemaContext) -> JSON.Schema {
    JSON.Schema.number(orStrings: [infinity, negativeInfinity, nan])
  }
}

// MARK: - Texts

extension LosslessStringStrategy: SchemaStrategy {
  func schema(in context: inout JSON.SchemaContext) -> JSON.Schema {
    if Value.self == String.self { return JSON.Schema(members: ["type": "string"]) }
    context.remark("the strings are descriptions of \(Value.self)")
    return JSON.Schema(members: ["type": "string"])
  }
}

extension LowercasedTextStrategy: SchemaStrategy {
  func schema(in context: inout JSON.SchemaContext) -> JSON.Schema {
    JSON.Schema(members: ["type": "string"])
  }
}

extension SeparatedStrategy: SchemaStrategy {
  func schema(in context: inout JSON.SchemaContext) -> JSON.Schema {
    if Element.self != String.self, !isLossy {
      context.remark("the strings are descriptions of \(Element.self) with separators")
    }
    return JSON.Schema(members: ["type": "string"])
  }
}

// MARK: - Changes

extension ModifiedStrategy: SchemaStrategy {
  func schema(in context: inout JSON.SchemaContext) -> JSON.Schema {
    context.remark("modifiers may remove values")
    return context.schema(by: base)
  }
}

extension ModifiedEncodingStrategy: SchemaStrategy {
  func schema(in context: inout JSON.SchemaContext) -> JSON.Schema {
    context.schema(by: base).acceptingNull
  }
}

extension JSON.Schema {
  static func array(of element: JSON.Schema) -> JSON.Schema {
    JSON.Schema(members: ["type": "array", "items": element.json])
  }

  static func number(orStrings texts: [String]) -> JSON.Schema {
    let number = JSON.Schema(members: ["type": "number"])
    if texts.isEmpty { return number }
    return JSON.Schema(anyOf: [number, JSON.Schema(listing: texts.map { .string($0) })])
  }
}
