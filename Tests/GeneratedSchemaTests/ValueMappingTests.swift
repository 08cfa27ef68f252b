import Foundation
import Testing
import Transcodable
import TranscodableSchema

// What each attribute of a value, and each type of one, is in a schema, one test for a row of the table.

@Suite struct ValueMappingTests {
  private static let dateTime: JSON = ["type": "string", "format": "date-time"]

  @Test func `iso8601 is the format date-time`() throws {
    let schema = decodingSchema(ValueTypes.Dates.self)
    #expect(schema.property("a") == Self.dateTime)
    #expect(encodingSchema(ValueTypes.Dates.self).property("a") == Self.dateTime)
    #expect(decodingSchema(ValueTypes.TypeWide.self).property("a") == Self.dateTime)
    // A leap second, which RFC 3339 has.
    let text = #"{"a": "1990-12-31T23:59:60Z", "e": 1}"#
    #expect(try schema.accepts(text))
    _ = try JSON.Decoder().decode(ValueTypes.Dates.self, from: Data(text.utf8))
  }

  @Test func `a Date without a strategy is what the coder has`() {
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

  @Test func `Data is a string in Base64, or what the coder has`() {
    let schema = decodingSchema(ValueTypes.Bytes.self)
    #expect(schema.property("a")?["contentEncoding"] == "base64")
    #expect(schema.property("c")?["contentEncoding"] == "base64url")
    #expect(encodingSchema(ValueTypes.Bytes.self).property("a")?["contentEncoding"] == "base64")
    let decoder = JSON.Decoder()
    decoder.dataDecodingStrategy = .deferredToData
    let numbers = JSON.Schema(of: ValueTypes.Bytes.self, conventions: decoder.conventions).json
    #expect(numbers.property("a")?["items"]?["maximum"] == 255)
  }

  @Test func `keys and floats are what the coder has`() {
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

  @Test func `URL, UUID and Decimal`() {
    let schema = decodingSchema(ValueTypes.Foundations.self)
    #expect(schema.property("id") == ["type": "string", "format": "uuid"])
    #expect(schema.property("home")?["format"] == nil)
    #expect(schema.property("price")?["type"] == ["number", "null"])
    #expect(
      encodingSchema(ValueTypes.Foundations.self).property("home")?["format"] == "uri-reference")
  }

  @Test func `integers have their bounds exactly`() {
    let schema = decodingSchema(FieldTypes.Integers.self)
    #expect(
      schema.property("a") == ["type": "integer", "minimum": -128, "maximum": 127])
    #expect(schema.property("d")?["maximum"]?.number?.text == "18446744073709551615")
  }

  @Test func `dictionaries are objects whose keys are those of the type`() {
    let schema = decodingSchema(FieldTypes.Collections.self)
    #expect(schema.property("scores")?["additionalProperties"] == ["type": "number"])
    #expect(schema.property("counts")?["propertyNames"]?["pattern"] == "^[+-]?[0-9]+$")
    let hand = decodingSchema(CaseTypes.Hand.self)
    #expect(hand.property("bySuit")?["propertyNames"] == ["enum": ["hearts", "S"]])
    let turns = JSON.Schema.describing(Turns.self)
    #expect(turns.schema.json.property("byPoint")?["type"] == "array")
    #expect(turns.remarks == ["Turns: byPoint: keys and values alternate in an array"])
  }

  @Test func `a Set is an array, whose elements are unique where it is written`() {
    let schema = decodingSchema(FieldTypes.Collections.self)
    #expect(schema.property("numbers")?["uniqueItems"] == nil)
    #expect(
      encodingSchema(FieldTypes.Collections.self).property("numbers")?["uniqueItems"] == true)
  }

  @Test func `types that contain themselves refer to the root or to a definition`() {
    let schema = decodingSchema(FieldTypes.Node.self)
    #expect(schema.property("children")?["items"] == ["$ref": "#"])
    let list = JSON.Schema.describing([FieldTypes.Node].self).schema.json
    #expect(list["items"] == ["$ref": "#/$defs/Node"])
    #expect(
      list["$defs"]?["Node"]?.property("children")?["items"] == ["$ref": "#/$defs/Node"])
  }

  @Test func `transparent values, one or many, and JSON in strings`() throws {
    #expect(decodingSchema(FieldTypes.Name.self) == ["type": "string"])
    let many = decodingSchema(ValueTypes.OneOrMany.self)
    #expect(try many.accepts(#"{"a": 1}"#) && many.accepts(#"{"a": [1, 2]}"#))
    #expect(try !many.accepts(#"{"a": "1"}"#))
    let text = decodingSchema(ValueTypes.Texts.self).property("d")
    #expect(text?["contentMediaType"] == "application/json")
    #expect(text?["contentSchema"] == ["$ref": "#/$defs/Point"])
  }

  @Test func `a range is minimum and maximum where it is read, and nothing where it is written`() {
    let schema = decodingSchema(ValueTypes.Ranges.self)
    #expect(schema.property("a") == ["type": "integer", "minimum": 1, "maximum": 5])
    #expect(schema.property("b")?["exclusiveMaximum"] == 2.5)
    let written = encodingSchema(ValueTypes.Ranges.self)
    #expect(written.property("a")?["maximum"]?.number?.text == "\(Int.max)")
  }

  @Test func `a count of a string is its least length, in words beyond that`() {
    let schema = decodingSchema(ValueTypes.LongTexts.self).property("a")
    #expect(schema?["minLength"] == 2 && schema?["maxLength"] == nil)
    #expect(schema?["description"]?.string?.hasPrefix("{") == true)
  }

  @Test func `a count of an array or a dictionary is a number of items or properties`() {
    let schema = decodingSchema(ValueTypes.Counts.self)
    #expect(schema.property("a")?["minItems"] == 1 && schema.property("a")?["maxItems"] == 3)
    #expect(schema.property("b")?["minProperties"] == 2)
    #expect(schema.property("b")?["maxProperties"] == 2)
    // Repeated elements of a set count in the text, and not in the value.
    #expect(schema.property("c")?["minItems"] == 1 && schema.property("c")?["maxItems"] == nil)
  }

  @Test func `a pattern is anchored if both dialects mean the same, and words if not`() {
    let schema = decodingSchema(ValueTypes.Patterns.self)
    #expect(schema.property("a")?["pattern"] == "^(?:[a-z]{2}[0-9]+)$")
    let wild = decodingSchema(ValueTypes.Wild.self).property("a")
    #expect(wild?["pattern"] == nil && wild?["description"] != nil)
  }

  @Test func `a list of values is enum`() {
    #expect(decodingSchema(ValueTypes.Patterns.self).property("c")?["enum"] == ["a", "b, c"])
  }

  @Test func `after a modifier no rule is said`() {
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
