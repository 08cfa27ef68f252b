internal import TranscodableCore
internal import TranscodableJSON

extension JSON.SchemaContext {
  mutating func coerced(_ type: any Any.Type, isFlexible: Bool) -> JSON.Schema {
    if let container = type as? any CoercedContainer.Type {
      return container.coercedSchema(in: &self, isFlexible: isFlexible)
    }
    let own = schema(of: type)
    switch type {
    case is Bool.Type:
      return JSON.Schema(anyOf: [
        own, JSON.Schema(listing: [0, 1]), boolTexts(isFlexible: isFlexible),
      ])
    case is String.Type: return JSON.Schema(members: ["type": ["string", "number", "boolean"]])
    case is any FixedWidthInteger.Type:
      remark("strings of digits must fit into \(type)")
      return numbers(own, pattern: isFlexible ? Self.looseNumber : "^[+-]?[0-9]+$", isFlexible)
    case is any BinaryFloatingPoint.Type:
      remark("strings of digits must fit into \(type)")
      return numbers(own, pattern: nil, isFlexible)
    default:
      if own.json["type"] == "number" { return numbers(own, pattern: nil, isFlexible) }
      // This case covers enumerations with raw values and types without a known schema.
      remark("scalars of other kinds may be converted to \(type)")
      return JSON.Schema(anyOf: [
        own, JSON.Schema(members: ["type": ["string", "number", "boolean"]]),
      ])
    }
  }

  private func numbers(
    _ own: JSON.Schema, pattern: String?, _ isFlexible: Bool
  ) -> JSON.Schema {
    let text =
      pattern.map { JSON.Schema.text(matching: $0) } ?? JSON.Schema(members: ["type": "string"])
    let others = isFlexible ? [JSON.Schema(members: ["type": "boolean"])] : []
    return JSON.Schema(anyOf: [own, text] + others)
  }

  private func boolTexts(isFlexible: Bool) -> JSON.Schema {
    guard isFlexible else { return JSON.Schema(listing: ["true", "false"]) }
    let words = ["true", "yes", "y", "t", "on", "false", "no", "n", "f", "off"].map { word in
      word.map { "[\($0)\($0.uppercased())]" }.joined()
    }
    return .text(
      matching: "^(?:\(words.joined(separator: "|"))|\(Self.looseNumber.dropFirst().dropLast()))$")
  }

  private static var looseNumber: String { #"^[+-]?[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$"# }
}

protocol CoercedContainer {
  static func coercedSchema(
    in context: inout JSON.SchemaContext, isFlexible: Bool
  ) -> JSON.Schema
}

extension Optional: CoercedContainer {
  static func coercedSchema(
    in context: inout JSON.SchemaContext, isFlexible: Bool
  ) -> JSON.Schema {
    let schema = context.coerced(Wrapped.self, isFlexible: isFlexible).acceptingNull
    return isFlexible && Wrapped.self != String.self ? schema.acceptingEmptyText : schema
  }
}

extension Array: CoercedContainer {
  static func coercedSchema(
    in context: inout JSON.SchemaContext, isFlexible: Bool
  ) -> JSON.Schema {
    .array(of: context.coerced(Element.self, isFlexible: isFlexible))
  }
}

extension Set: CoercedContainer {
  static func coercedSchema(
    in context: inout JSON.SchemaContext, isFlexible: Bool
  ) -> JSON.Schema {
    .array(of: context.coerced(Element.self, isFlexible: isFlexible))
  }
}

extension Dictionary: CoercedContainer {
  static func coercedSchema(
    in context: inout JSON.SchemaContext, isFlexible: Bool
  ) -> JSON.Schema {
    context.dictionary(
      keys: Key.self, values: context.coerced(Value.self, isFlexible: isFlexible))
  }
}

protocol EmptyTextStrategy {
  var takesEmptyText: Bool { get }
}

extension CoercedStrategy: EmptyTextStrategy {
  var takesEmptyText: Bool { Rules.isFlexible && Value.self != String.self }
}

extension JSON.Schema {
  var acceptingEmptyText: JSON.Schema { JSON.Schema(anyOf: [self, JSON.Schema(listing: [""])]) }
}

extension CoercedStrategy: SchemaStrategy {
  func schema(in context: inout JSON.SchemaContext) -> JSON.Schema {
    context.coerced(Value.self, isFlexible: Rules.isFlexible)
  }
}
