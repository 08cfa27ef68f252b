import Foundation
import Testing
import Transcodable
import TranscodableSchema

// The schemas for each attribute of a field, one test per row of the table in JSONSchema.md.

/// The schema for decoding a type.
func decodingSchema<Value: CodingDescribed>(_ type: Value.Type) -> JSON {
  JSON.Schema(of: type).json
}

/// The schema for encoding a type.
func encodingSchema<Value: CodingDescribed>(_ type: Value.Type) -> JSON {
  JSON.Schema(of: type, for: .encoding).json
}

extension JSON {
  func property(_ key: String) -> JSON? { self["properties"]?[key] }

  func requires(_ key: String) -> Bool {
    self["required"]?.array?.contains(.string(key)) ?? false
  }

  func accepts(_ text: String) throws -> Bool {
    try SchemaValidator(Schema(self), formats: .asserted).isValid(parsing: text)
  }
}

@Suite struct FieldMappingTests {
  @Test func `a let field is required`() {
    for schema in [decodingSchema(FieldTypes.Point.self), encodingSchema(FieldTypes.Point.self)] {
      #expect(schema["required"] == ["x", "y"])
      #expect(schema.property("y") == ["type": "number"])
    }
  }

  @Test func `a field with a default can be missing or null when decoded and is always encoded`() {
    let schema = decodingSchema(FieldTypes.Search.self)
    #expect(!schema.requires("limit"))
    #expect(schema.property("limit")?["type"] == ["integer", "null"])
    #expect(schema.property("limit")?["default"] == 10)
    let written = encodingSchema(FieldTypes.Search.self)
    #expect(written.requires("limit") && written.property("limit")?["type"] == "integer")
    let some = encodingSchema(FieldTypes.NonDefaults.self)
    #expect(!some.requires("a") && some.requires("c"))
  }

  @Test func `an optional field can be missing or null`() {
    let schema = decodingSchema(FieldTypes.Optionals.self)
    #expect(!schema.requires("a") && schema.property("a")?["type"] == ["integer", "null"])
    let written = encodingSchema(FieldTypes.Optionals.self)
    #expect(!written.requires("a") && written.property("a")?["type"] == "integer")
    let nulls = encodingSchema(FieldTypes.WrittenNulls.self)
    #expect(nulls.requires("a") && nulls.property("a")?["type"] == ["integer", "null"])
  }

  @Test func `a CodableNullable field can be missing or null in both directions`() {
    for schema in [
      decodingSchema(FieldTypes.Nullables.self), encodingSchema(FieldTypes.Nullables.self),
    ] {
      #expect(!schema.requires("a") && schema.property("a")?["type"] == ["string", "null"])
    }
  }

  @Test func `a CodableOrNull field is required and can be null in both directions`() {
    for schema in [
      decodingSchema(FieldTypes.ValuesOrNull.self), encodingSchema(FieldTypes.ValuesOrNull.self),
    ] {
      for key in ["a", "b"] {
        #expect(schema.requires(key) && schema.property(key)?["type"] == ["integer", "null"])
      }
    }
    #expect(decodingSchema(FieldTypes.ValuesOrNull.self).property("b")?["minimum"] == 1)
  }

  @Test func `a default for any failure and a lossy scalar accept any value`() {
    let schema = decodingSchema(FieldTypes.Defaults.self)
    #expect(schema.property("b")?["type"] == nil && !schema.requires("b"))
    #expect(encodingSchema(FieldTypes.Defaults.self).property("b")?["type"] == "string")
    #expect(decodingSchema(FieldTypes.Lossy.self).property("b")?["type"] == nil)
    #expect(encodingSchema(FieldTypes.Lossy.self).property("b")?["type"] == "integer")
  }

  @Test func `a lossy array decodes any elements and encodes valid ones`() {
    #expect(decodingSchema(FieldTypes.Lossy.self).property("a") == ["type": "array"])
    let written = encodingSchema(FieldTypes.Lossy.self).property("a")
    #expect(written?["items"]?["type"] == "integer")
  }

  @Test func `a coerced field accepts strings that spell its values`() throws {
    let schema = decodingSchema(ValueTypes.Lossless.self)
    #expect(try schema.accepts(#"{"a": "true", "b": 1, "d": ["1"]}"#))
    #expect(try !schema.accepts(#"{"a": "yes", "b": 1, "d": []}"#))
    let flexible = decodingSchema(ValueTypes.Flexible.self)
    #expect(try flexible.accepts(#"{"a": "yes", "b": "7", "d": {}}"#))
    #expect(encodingSchema(ValueTypes.Lossless.self).property("a") == ["type": "boolean"])
  }

  @Test func `one of a field's aliases is required`() throws {
    let schema = decodingSchema(FieldTypes.Aliased.self)
    #expect(try schema.accepts(#"{"b": 1, "f": true}"#))
    #expect(try schema.accepts(#"{"c": 1, "g": true}"#))
    #expect(try !schema.accepts(#"{"f": true}"#))
    let written = encodingSchema(FieldTypes.Aliased.self)
    #expect(written.requires("a") && written.property("b") == nil)
  }

  @Test func `key paths become merged nested objects that are required`() {
    let schema = decodingSchema(FieldTypes.Paths.self)
    #expect(schema["required"] == ["a"])
    #expect(schema.property("a")?["properties"]?.object?.keys == ["b", "c"])
    #expect(schema.property("a")?["required"] == ["b"])
    let contained = decodingSchema(FieldTypes.Contained.self)
    #expect(contained["required"] == ["data"])
    #expect(contained.property("data")?.property("attributes")?.requires("a") == true)
  }

  @Test func `rejecting unknown keys closes the object`() {
    #expect(decodingSchema(FieldTypes.Closed.self)["additionalProperties"] == false)
    #expect(decodingSchema(FieldTypes.Point.self)["additionalProperties"] == nil)
    #expect(decodingSchema(FieldTypes.ClosedRelease.self)["unevaluatedProperties"] == false)
    #expect(encodingSchema(FieldTypes.Point.self)["additionalProperties"] == false)
  }

  @Test func `flattened fields share the object`() throws {
    let schema = decodingSchema(FieldTypes.Release.self)
    #expect(try schema.accepts(#"{"id": 1, "x": 2, "y": 3}"#))
    #expect(try !schema.accepts(#"{"id": 1, "x": 2}"#))
    let optional = decodingSchema(FieldTypes.MaybeReleased.self)
    #expect(try optional.accepts(#"{"id": 1, "x": 2, "y": 3}"#))
    #expect(try optional.accepts(#"{"id": 1}"#))
    let rest = decodingSchema(FieldTypes.WithRest.self)
    #expect(rest["additionalProperties"]?["type"] == "integer")
  }

  @Test func `a documentation comment becomes the description`() {
    let schema = decodingSchema(FieldTypes.Search.self)
    #expect(schema.property("query")?["description"] == "What to look for.")
    #expect(
      schema.property("limit")?["description"] == "How many answers there may be.")
    #expect(decodingSchema(FieldTypes.Point.self)["description"] == "A point of a drawing.")
    #expect(encodingSchema(FieldTypes.Point.self)["description"] == "A point of a drawing.")
  }

  @Test func `a plain Codable field accepts any value and is listed as undescribed`() {
    let plain = JSON.Schema.describing(FieldTypes.Plain.self)
    #expect(plain.schema.json.property("old") == [:])
    #expect(plain.undescribed.count == 1 && plain.undescribed[0].hasSuffix("OlderPoem"))
    #expect(
      plain.remarks.contains {
        $0.hasPrefix("Plain: old: ") && $0.hasSuffix("OlderPoem has no schema")
      }, "\(plain.remarks)")
    var known = JSON.SchemaContext.KnownTypes()
    known[FieldTypes.OlderPoem.self] = JSON.Schema(members: ["type": "object"])
    let closed = JSON.Schema.describing(FieldTypes.Plain.self, known: known)
    #expect(closed.undescribed.isEmpty && closed.remarks.isEmpty)
    #expect(closed.schema.json.property("old") == ["type": "object"])
  }
}
