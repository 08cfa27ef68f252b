import Testing
import TranscodableJSON
import TranscodableTestSupport

@Suite("Creating, reading and changing JSON values")
struct ValueAccessTests {
  private static let json: JSON = [
    "null": nil, "yes": true, "int": 7, "double": 1.5, "text": "t\("e")xt", "list": [1, "a", nil],
    "object": ["key": ["deep": false]],
  ]

  @Test func `literals create values`() {
    #expect(
      Self.json
        == .object([
          "null": .null, "yes": .bool(true), "int": .number(7), "double": .number(1.5),
          "text": .string("text"), "list": .array([.number(1), .string("a"), .null]),
          "object": .object(["key": .object(["deep": .bool(false)])]),
        ]))
  }

  @Test func `variables create values`() {
    let (flag, count, ratio, name) = (true, UInt8(3), 0.5, "abc")
    #expect(JSON(flag) == true)
    #expect(JSON(count) == 3)
    #expect(JSON(ratio) == 0.5)
    #expect(JSON(Double.nan) == nil as JSON?)
    #expect(JSON(name) == "abc")
    #expect(JSON(name.dropFirst()) == "bc")
  }

  @Test func `an accessor returns a value only for its kind`() {
    let json = Self.json
    #expect(json["null"]?.isNull == true)
    #expect(json["yes"]?.bool == true)
    #expect(json["int"]?.int == 7)
    #expect(json["double"]?.double == 1.5)
    #expect(json["double"]?.int == nil)
    #expect(json["text"]?.string == "text")
    #expect(json["list"]?.array?.count == 3)
    #expect(json["object"]?.object?.count == 1)
    for (key, value) in json.object ?? [:] {
      let found = [
        value.isNull, value.bool != nil, value.number != nil, value.string != nil,
        value.array != nil, value.object != nil,
      ]
      #expect(found.count(where: { $0 }) == 1, "\(key)")
    }
  }

  @Test func `subscripts return nested values`() {
    #expect(Self.json["object"]?["key"]?["deep"] == false)
    #expect(Self.json["list"]?[1] == "a")
    #expect(Self.json["list"]?[3] == nil)
    #expect(Self.json["list"]?[-1] == nil)
    #expect(Self.json["list"]?["0"] == nil)
    #expect(Self.json["absent"]?["key"] == nil)
    #expect(Self.json[0] == nil)
  }

  @Test func `subscripts change nested values`() {
    var json = Self.json
    json["object"]?["key"]?["deep"] = 1
    json["object"]?["key"]?["new"] = [1]
    json["object"]?["key"]?["new"]?[1] = 2
    json["list"]?[0] = "first"
    json["list"]?[3] = "last"
    json["list"]?[1] = nil
    json["yes"] = nil
    json["null"]?["born"] = 1
    #expect(json["object"]?.description == #"{"key":{"deep":1,"new":[1,2]}}"#)
    #expect(json["list"]?.description == #"["first",null,"last"]"#)
    #expect(json["yes"] == nil)
    #expect(json["null"] == ["born": 1])
  }

  @Test func `invalid assignments have no effect`() {
    for original: JSON in ["text", 1, true, [1], nil] {
      var json = original
      json[7] = 1
      json[-1] = 1
      json["absent"]?["key"] = 1
      if !json.isNull { json["key"] = 1 }
      json["other"] = nil
      #expect(json == original)
    }
  }

  @Test func `assigning a member turns null into an object`() {
    var json: JSON = nil
    json["a"] = 1
    #expect(json == ["a": 1])
  }

  @Test func `values can be stored in sets`() {
    let values: Set<JSON> = [1, 1.0, "1", [1], [1.0], ["a": 1, "b": 2], ["b": 2.0, "a": 1], nil]
    #expect(values.count == 5)
  }

  @Test func `values are written compact or pretty-printed`() throws {
    let json: JSON = ["b": [1, [], [:]], "a": "é/\"\n"]
    #expect(json.description == #"{"b":[1,[],{}],"a":"é/\"\n"}"#)
    #expect(json.text([]) == #"{"b":[1,[],{}],"a":"é\/\"\n"}"#)
    #expect(json.text([.sortedKeys]) == #"{"a":"é\/\"\n","b":[1,[],{}]}"#)
    #expect(
      json.prettyPrinted == """
        {
          "b" : [
            1,
            [

            ],
            {

            }
          ],
          "a" : "é/\\"\\n"
        }
        """)
  }

  @Test func `deeply nested values can be compared, hashed, written and released`() throws {
    let text = String(repeating: #"{"a":["#, count: 256) + String(repeating: "]}", count: 256)
    let (left, right) = (try JSON(parsing: text), try JSON(parsing: text))
    #expect(left == right)
    #expect(left.hashValue == right.hashValue)
    #expect(left.description == text)
    #expect(left.difference(from: right).isEmpty)
    #expect(throws: DecodingError.self) { try JSON(parsing: "[\(text)]") }
    var deeper = left
    for _ in 0..<2000 { deeper = [deeper] }
    #expect(deeper.description.utf8.count == text.utf8.count + 4000)
    #expect(throws: EncodingError.self) { try JSONWriter.write { $0.write(deeper) } }
  }
}
