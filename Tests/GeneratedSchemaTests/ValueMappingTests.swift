import Foundation
import Testing
import Transcodable
import TranscodableSchema

// The schemas for each attribute and type of a value, one test per row of the table.

@Suite struct ValueMappingTests {
  private static let dateTime: JSON = ["type": "string", "format": "date-time"]

  @Test func `iso8601 becomes the format date-time`() throws {
    let schema = decodingSchema(ValueTypes.Dates.self)
    #expect(schema.property("a") == Self.dateTime)
    #expect(encodingSchema(ValueTypes.Dates.self).property("a") == Self.dateTime)
    #expect(decodingSchema(ValueTypes.TypeWide.self).property("a") == Self.dateTime)
    // A leap second, which RFC 3339 allows.
    let text = #"{"a": "1990-12-31T23:59:60Z", "e": 1}"#
    #expect(try schema.accepts(text))
    _ = try JSON.Decoder().decode(ValueTypes.Dates.self, from: Data(text.utf8))
  }

  @Test func `a Date without a strategy follows the coder's strategy`() {
    #expect(decodingSchema(ValueTypes.Dates.self).property("e") == ["type": "number"])
    let decoder = JSON.Decoder()
    decoder.dateDecodingStrategy = .iso8601
    let schema = JSON.Schema(of: ValueTypes.Dates.self, conventions: decoder.conventions).json
    #expect(schema.property("e") == Self.dateTime)
    decoder.dateDecodingStrategy = .custom { _ in Date(timeIntervalSince1970: 0) }
    let open = JSON.Schema.describing(ValueTypes.Dates.self, conventions: decoder.conventions)
    #expect(open.schema.json.property("e") == [:])
    #expect(open.remarks.contains { $0.contains("strategies of the coder") })
  }

  @Test func `Data becomes a Base64 string or follows the coder's strategy`() {
    let schema = decodingSchema(ValueTypes.Bytes.self)
    #expect(schema.property("a")?["contentEncoding"] == "base64")
    #expect(schema.property("c")?["contentEncoding"] == "base64url")
    #expect(encodingSchema(ValueTypes.Bytes.self).property("a")?["contentEncoding"] == "base64")
    let decoder = JSON.Decoder()
    decoder.dataDecodingStrategy = .deferredToData
    let numbers = JSON.Schema(of: ValueTypes.Bytes.self, conventions: decoder.conventions).json
    #expect(numbers.property("a")?["items"]?["maximum"] == 255)
  }

  @Test func `keys and non-finite numbers follow the coder's strategies`() {
    let decoder = JSON.Decoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "+", negativeInfinity: "-", nan: "?")
    let schema = JSON.Schema(of: Measured.self, conventions: decoder.conventions).json
    #expect(
      schema.property("mean_value") == ["anyOf": [["type": "number"], ["enum": ["+", "-", "?"]]]])
    let encoder = JSON.Encoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    let written = JSON.Schema(of: Measured.self, for: .encoding, conventions: encoder.conventions)
    #expect(written.json["required"] == ["mean_value"])
  }

  @Test func `URL, UUID and Decimal have their formats and types`() {
    let schema = decodingSchema(ValueTypes.Foundations.self)
    #expect(schema.property("id") == ["type": "string", "format": "uuid"])
    #expect(schema.property("home")?["format"] == nil)
    #expect(schema.property("price")?["type"] == ["number", "null"])
    #expect(
      encodingSchema(ValueTypes.Foundations.self).property("home")?["format"] == "uri-reference")
  }

  @Test func `integers have exact bounds`() {
    let schema = decodingSchema(FieldTypes.Integers.self)
    #expect(
      schema.property("a") == ["type": "integer", "minimum": -128, "maximum": 127])
    #expect(schema.property("d")?["maximum"]?.number?.text == "18446744073709551615")
  }

  @Test func `dictionaries become objects with the keys of the type`() {
    let schema = decodingSchema(FieldTypes.Collections.self)
    #expect(schema.property("scores")?["additionalProperties"] == ["type": "number"])
    #expect(schema.property("counts")?["propertyNames"]?["pattern"] == "^[+-]?[0-9]+$")
    let hand = decodingSchema(CaseTypes.Hand.self)
    #expect(hand.property("bySuit")?["propertyNames"] == ["enum": ["hearts", "S"]])
    let turns = JSON.Schema.describing(Turns.self)
    #expect(turns.schema.json.property("byPoint")?["type"] == "array")
    #expect(turns.remarks == ["Turns: byPoint: keys and values alternate in an array"])
  }

  @Test func `a Set becomes an array with unique elements when encoded`() {
    let schema = decodingSchema(FieldTypes.Collections.self)
    #expect(schema.property("numbers")?["uniqueItems"] == nil)
    #expect(
      encodingSchema(FieldTypes.Collections.self).property("numbers")?["uniqueItems"] == true)
  }

  @Test func `recursive types refer to the root or to a definition`() {
    let schema = decodingSchema(FieldTypes.Node.self)
    #expect(schema.property("children")?["items"] == ["$ref": "#"])
    let list = JSON.Schema.describing([FieldTypes.Node].self).schema.json
    #expect(list["items"] == ["$ref": "#/$defs/Node"])
    #expect(
      list["$defs"]?["Node"]?.property("children")?["items"] == ["$ref": "#/$defs/Node"])
  }

  @Test func `transparent values, oneOrMany and JSON in strings have schemas`() throws {
    #expect(decodingSchema(FieldTypes.Name.self) == ["type": "string"])
    let many = decodingSchema(ValueTypes.OneOrMany.self)
    #expect(try many.accepts(#"{"a": 1}"#) && many.accepts(#"{"a": [1, 2]}"#))
    #expect(try !many.accepts(#"{"a": "1"}"#))
    let text = decodingSchema(ValueTypes.Texts.self).property("d")
    #expect(text?["contentMediaType"] == "application/json")
    #expect(text?["contentSchema"] == ["$ref": "#/$defs/Point"])
  }

  @Test func `a range becomes minimum and maximum for decoding only`() {
    let schema = decodingSchema(ValueTypes.Ranges.self)
    #expect(schema.property("a") == ["type": "integer", "minimum": 1, "maximum": 5])
    #expect(schema.property("b")?["exclusiveMaximum"] == 2.5)
    let written = encodingSchema(ValueTypes.Ranges.self)
    #expect(written.property("a")?["maximum"]?.number?.text == "\(Int.max)")
  }

  @Test func `the count of a string becomes its minimum length and a description`() {
    let schema = decodingSchema(ValueTypes.LongTexts.self).property("a")
    #expect(schema?["minLength"] == 2 && schema?["maxLength"] == nil)
    #expect(schema?["description"]?.string?.hasPrefix("{") == true)
  }

  @Test func `the count of an array or a dictionary becomes a number of items or properties`() {
    let schema = decodingSchema(ValueTypes.Counts.self)
    #expect(schema.property("a")?["minItems"] == 1 && schema.property("a")?["maxItems"] == 3)
    #expect(schema.property("b")?["minProperties"] == 2)
    #expect(schema.property("b")?["maxProperties"] == 2)
    // Duplicate elements of a set count in the document but not in the value.
    #expect(schema.property("c")?["minItems"] == 1 && schema.property("c")?["maxItems"] == nil)
  }

  @Test func `a pattern is anchored if both dialects agree and becomes a description otherwise`() {
    let schema = decodingSchema(ValueTypes.Patterns.self)
    #expect(schema.property("a")?["pattern"] == "^(?:[a-z]{2}[0-9]+)$")
    let wild = decodingSchema(ValueTypes.Wild.self).property("a")
    #expect(wild?["pattern"] == nil && wild?["description"] != nil)
  }

  @Test func `oneOf becomes enum`() {
    #expect(decodingSchema(ValueTypes.Patterns.self).property("c")?["enum"] == ["a", "b, c"])
  }

  @Test func `rules after a modifier aren't part of the schema`() {
    let schema = decodingSchema(ValueTypes.Modified.self)
    #expect(schema.property("a")?["minLength"] == nil)
    #expect(schema.property("b")?["maximum"]?.number?.text == "\(Int.max)")
  }
}

@Codable(schema: .generated) private struct Measured {
  let meanValue: Double
}

private struct Place: Codable, Hashable {
  let x: Int
}

@Codable(schema: .generated) private struct Turns {
  let byPoint: [Place: String]
}
