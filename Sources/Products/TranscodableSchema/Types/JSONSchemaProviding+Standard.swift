public import TranscodableCore
public import TranscodableJSON

extension Bool: JSONSchemaProviding {
  public static var isSchemaDefinition: Bool { false }

  /// Returns the schema of a Boolean.
  public static func jsonSchema(in context: inout JSON.SchemaContext) -> JSON.Schema {
    JSON.Schema(members: ["type": "boolean"])
  }
}

extension String: JSONSchemaProviding {
  public static var isSchemaDefinition: Bool { false }

  /// Returns the schema of a string.
  public static func jsonSchema(in context: inout JSON.SchemaContext) -> JSON.Schema {
    JSON.Schema(members: ["type": "string"])
  }
}

extension JSONSchemaProviding where Self: FixedWidthInteger {
  public static var isSchemaDefinition: Bool { false }

  /// Returns the schema of an integer within the range of the type.
  public static func jsonSchema(in context: inout JSON.SchemaContext) -> JSON.Schema {
    JSON.Schema(members: ["type": "integer", "minimum": JSON(Self.min), "maximum": JSON(Self.max)])
  }
}

extension Int: JSONSchemaProviding {}
extension Int8: JSONSchemaProviding {}
extension Int16: JSONSchemaProviding {}
extension Int32: JSONSchemaProviding {}
extension Int64: JSONSchemaProviding {}
extension UInt: JSONSchemaProviding {}
extension UInt8: JSONSchemaProviding {}
extension UInt16: JSONSchemaProviding {}
extension UInt32: JSONSchemaProviding {}
extension UInt64: JSONSchemaProviding {}
extension Int128: JSONSchemaProviding {}
extension UInt128: JSONSchemaProviding {}

extension JSONSchemaProviding where Self: BinaryFloatingPoint {
  public static var isSchemaDefinition: Bool { false }

  /// Returns the schema of a number.
  ///
  /// The schema also accepts the coder's strings for infinity and NaN.
  public static func jsonSchema(in context: inout JSON.SchemaContext) -> JSON.Schema {
    .number(orStrings: context.conventions.nonFiniteTexts)
  }
}

extension Double: JSONSchemaProviding {}
extension Float: JSONSchemaProviding {}

extension Optional: JSONSchemaProviding {
  public static var isSchemaDefinition: Bool { false }

  /// Returns the schema of the wrapped type, extended to accept null.
  public static func jsonSchema(in context: inout JSON.SchemaContext) -> JSON.Schema {
    context.schema(of: Wrapped.self).acceptingNull
  }
}

extension Array: JSONSchemaProviding {
  public static var isSchemaDefinition: Bool { false }

  /// Returns the schema of an array.
  public static func jsonSchema(in context: inout JSON.SchemaContext) -> JSON.Schema {
    JSON.Schema(members: ["type": "array", "items": context.schema(of: Element.self).json])
  }
}

extension Set: JSONSchemaProviding {
  public static var isSchemaDefinition: Bool { false }

  /// Returns the schema of an array.
  ///
  /// A schema for encoding requires the elements to be unique.
  public static func jsonSchema(in context: inout JSON.SchemaContext) -> JSON.Schema {
    var members: JSON.Object = ["type": "array", "items": context.schema(of: Element.self).json]
    if context.direction == .encoding { members["uniqueItems"] = true }
    return JSON.Schema(members: members)
  }
}

extension Dictionary: JSONSchemaProviding {
  public static var isSchemaDefinition: Bool { false }

  /// Returns the schema of an object if the keys are strings or integers.
  ///
  /// For all other keys, the schema is an array of alternating keys and values.
  public static func jsonSchema(in context: inout JSON.SchemaContext) -> JSON.Schema {
    context.dictionary(keys: Key.self, values: context.schema(of: Value.self))
  }
}

extension CodableNullable: JSONSchemaProviding {
  public static var isSchemaDefinition: Bool { false }

  /// Returns the schema of the wrapped type, extended to accept null.
  public static func jsonSchema(in context: inout JSON.SchemaContext) -> JSON.Schema {
    context.schema(of: Wrapped.self).acceptingNull
  }
}

extension JSON: JSONSchemaProviding {
  public static var isSchemaDefinition: Bool { false }

  /// Returns the schema that accepts any value.
  public static func jsonSchema(in context: inout JSON.SchemaContext) -> JSON.Schema { .anything }
}

extension JSON.Number: JSONSchemaProviding {
  public static var isSchemaDefinition: Bool { false }

  /// Returns the schema of a number.
  public static func jsonSchema(in context: inout JSON.SchemaContext) -> JSON.Schema {
    JSON.Schema(members: ["type": "number"])
  }
}

extension JSON.Object: JSONSchemaProviding {
  public static var isSchemaDefinition: Bool { false }

  /// Returns the schema of an object.
  public static func jsonSchema(in context: inout JSON.SchemaContext) -> JSON.Schema {
    JSON.Schema(members: ["type": "object"])
  }
}
