import Testing
import Transcodable
import TranscodableSchema

// The schemas for each form of enumeration and type, one test per row of the table.

@Suite struct CaseMappingTests {
  @Test func `raw values become enum, or any raw value if there is an unknown case`() throws {
    #expect(decodingSchema(CaseTypes.Suit.self)["enum"] == ["hearts", "S"])
    let sort = decodingSchema(CaseTypes.Sort.self)
    #expect(try sort.accepts(#""other""#))
  }

  @Test func `external tags become a choice of strings and objects with a single key`() throws {
    let schema = decodingSchema(CaseTypes.External.self)
    #expect(schema["oneOf"]?[0] == ["enum": ["empty"]])
    #expect(try schema.accepts(#"{"empty": {}}"#) && schema.accepts(#"{"circle": {"radius": 1}}"#))
    let written = encodingSchema(CaseTypes.External.self)
    #expect(try !written.accepts(#"{"empty": {}}"#) && written.accepts(#""empty""#))
  }

  @Test func `internal and adjacent tags become constants before the other properties`() {
    for schema in [
      decodingSchema(CaseTypes.Internal.self), encodingSchema(CaseTypes.Internal.self),
    ] {
      let circle = schema["oneOf"]?[1]
      #expect(circle?["properties"]?.object?.keys == ["type", "radius"])
      #expect(circle?.property("type") == ["const": "circle"])
    }
    let adjacent = decodingSchema(CaseTypes.Adjacent.self)["oneOf"]?[1]
    #expect(adjacent?["properties"]?.object?.keys == ["t", "c"])
  }

  @Test func `untagged cases and anyOf strategies become anyOf in order`() {
    let kinds = decodingSchema(CaseTypes.Untagged.self)["anyOf"]?.array?.map { $0["type"] }
    #expect(kinds == [nil, "integer", "string", "object"])
    let date = decodingSchema(ValueTypes.OneOrMany.self).property("c")
    #expect(date?.description.contains("date-time") == true)
    #expect(date?["anyOf"]?.array?.count ?? 0 >= 2)
  }

  @Test func `polymorphic values become oneOf`() {
    let items = decodingSchema(Page.self).property("blocks")?["items"]
    #expect(items?["oneOf"]?.array?.count == 2)
    #expect(items?["oneOf"]?[1]?.description.contains("img") == true)
  }

  @Test func `a positional layout becomes prefixItems`() {
    let schema = decodingSchema(FieldTypes.Row.self)
    #expect(schema["prefixItems"]?.array?.count == 4 && schema["minItems"] == 2)
    #expect(schema["items"] == nil)
    #expect(decodingSchema(FieldTypes.ClosedRow.self)["items"] == false)
    let written = encodingSchema(FieldTypes.Row.self)
    #expect(written["minItems"] == 4 && written["items"] == false)
  }

  @Test func `a version becomes a constant or a lower version of the previous type`() throws {
    let schema = decodingSchema(FieldTypes.Poem.self)
    #expect(try schema.accepts(#"{"version": 2, "lines": []}"#))
    #expect(
      try schema.accepts(#"{"text": "a"}"#) && !schema.accepts(#"{"version": 3, "text": "a"}"#))
    #expect(encodingSchema(FieldTypes.Poem.self).property("version") == ["const": 2])
  }
}
