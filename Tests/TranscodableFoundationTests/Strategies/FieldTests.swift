import Foundation
import Testing
import TranscodableCore
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

/// A field with a default for some failures.
private func field<Strategy: DecodingStrategy & Sendable>(
  _ strategy: Strategy, default value: Strategy.Value, for failures: RecoverableCodingFailures
) -> FieldCase<Strategy.Value> where Strategy.Value: Sendable {
  FieldCase(
    decode: { try $0.__decode(strategy, forKey: "x", default: value, for: failures) },
    read: { $0.__read(by: strategy, default: value, for: failures) },
    encode: { _, _ in }, write: { _, _ in })
}

private func field<Strategy: JSONDecodingStrategy & Sendable>(
  _ strategy: Strategy, default value: Strategy.Value, for failures: RecoverableCodingFailures
) -> FieldCase<Strategy.Value> where Strategy.Value: Sendable {
  FieldCase(
    decode: { try $0.__decode(strategy, forKey: "x", default: value, for: failures) },
    read: { $0.__read(by: strategy, default: value, for: failures) },
    encode: { _, _ in }, write: { _, _ in })
}

private struct Patch: Codable, Equatable {
  var name: CodableNullable<String> = .absent
  var age: CodableNullable<Int> = .absent
}

@Suite("Defaults, aliases and absent values with every coder")
struct FieldTests {
  @Test func `a default applies only to its kinds of failures`() {
    for isDirect in [true, false] {
      func check(
        _ failures: RecoverableCodingFailures, _ json: String?, _ value: Int?,
        sourceLocation: SourceLocation = #_sourceLocation
      ) {
        let outcome =
          isDirect
          ? field(__plain(Int.self), default: 7, for: failures).decoded(json)
          : field(
            DecodingClosureStrategy(decode: { try Int(from: $0) }), default: 7, for: failures
          ).decoded(json)
        #expect(outcome.value == value, "\(outcome)", sourceLocation: sourceLocation)
      }
      check([.missing, .null], nil, 7)
      check([.missing, .null], "null", 7)
      check([.missing, .null], #""x""#, nil)
      check([.missing, .null], "1", 1)
      check([.missing], "null", nil)
      check([.null], nil, nil)
      check(.anyFailure, nil, 7)
      check(.anyFailure, "null", 7)
      check(.anyFailure, #"["x",{"a":[]}]"#, 7)
      check(.anyFailure, "1.5", 7)
      check([.missing, .invalid], "null", nil)
      check([.invalid], #""x""#, 7)
    }
  }

  @Test func `a default never replaces invalid JSON`() {
    let field = field(__plain(Int.self), default: 7, for: .anyFailure)
    for text in ["tru", "01", #""\x""#, "[1,}"] {
      // Foundation doesn't validate values that nothing reads.
      #expect(field.decoded(text, others: []).problem?.kind == "dataCorrupted", "\(text)")
    }
  }

  @Test func `the first alias in the object is used`() throws {
    struct Model: Decodable {
      var colour: String?
      var key: String
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingFieldKey.self)
        let key = container.__key(forKey: "color", aliases: ["colour", "farbe"], in: decoder)
        self.key = key.stringValue
        colour = try container.__decodeIfPresent(__plain(String.self), forKey: key)
      }
    }
    for (text, key, value) in [
      (#"{"color":"a","colour":"b"}"#, "color", "a"),
      (#"{"farbe":"c","colour":"b"}"#, "colour", "b"),
      (#"{"farbe":"c"}"#, "farbe", "c"), (#"{"farbe":"c","colour":null}"#, "colour", nil),
      ("{}", "color", nil),
    ] {
      for decoder in [JSON.Decoder(), Foundation.JSONDecoder()] {
        let model = try decoder.decode(Model.self, from: Data(text.utf8))
        #expect(model.key == key && model.colour == value)
      }
    }
  }

  @Test(arguments: [
    ("{}", Patch()), (#"{"name":null}"#, Patch(name: .null)),
    (#"{"name":"Ada","age":36}"#, Patch(name: .value("Ada"), age: .value(36))),
  ])
  private func `absent and null are distinguished`(_ text: String, _ patch: Patch) throws {
    let data = Data(text.utf8)
    for decoder in [JSON.Decoder(), Foundation.JSONDecoder()] {
      #expect(try decoder.decode(Patch.self, from: data) == patch)
    }
    for encoder in [JSON.Encoder(), Foundation.JSONEncoder()] {
      encoder.outputFormatting = .sortedKeys
      let encoded = try encoder.encode(patch)
      #expect(try JSON(parsing: encoded) == JSON(parsing: text))
    }
    let list = try PropertyListEncoder().encode(patch)
    #expect(try PropertyListDecoder().decode(Patch.self, from: list) == patch)
  }

  @Test func `a nullable value of the wrong kind is an error`() {
    let outcome = Outcome {
      try JSON.Decoder().decode(Patch.self, from: Data(#"{"age":"x"}"#.utf8))
    }
    #expect(outcome.problem?.kind == "typeMismatch Int" && outcome.problem?.path == "age")
  }

  @Test func `an absent member isn't written`() throws {
    let bytes = try JSONWriter.write { writer in
      writer.beginObject()
      writer.write("a", CodableNullable<Int>.absent)
      writer.write("b", CodableNullable<Int>.null)
      writer.write("c", CodableNullable.value(1))
      writer.write("d", [CodableNullable.value(1), .null, .absent])
      writer.endObject()
    }
    #expect(String(decoding: bytes, as: UTF8.self) == #"{"b":null,"c":1,"d":[1,null,null]}"#)
  }

  @Test func `an optional field is omitted when it is nil`() throws {
    struct Model: Encodable {
      var date: Date?
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingFieldKey.self)
        try container.__encodeIfPresent(date, by: .iso8601, forKey: "date")
      }
    }
    for encoder in [JSON.Encoder(), Foundation.JSONEncoder()] {
      #expect(String(decoding: try encoder.encode(Model()), as: UTF8.self) == "{}")
      let text = String(
        decoding: try encoder.encode(Model(date: Date(timeIntervalSince1970: 0))), as: UTF8.self)
      #expect(text == #"{"date":"1970-01-01T00:00:00Z"}"#)
    }
  }

  @Test func `a nullable value can have a strategy`() {
    let date = Date(timeIntervalSince1970: 0)
    let field = FieldCase<CodableNullable<Date>>(
      decode: { try $0.__decodeNullable(.iso8601, forKey: "x") },
      read: { $0.__readNullable(by: .iso8601) },
      encode: { try $1.__encode($0, by: __nullable(__by(Date.self, .iso8601)), forKey: "x") },
      write: { value, writer in
        if let date = value.wrapped {
          writer.__write(date, by: .iso8601)
        } else {
          writer.writeNull()
        }
      })
    #expect(field.decoded(nil).value == .absent)
    #expect(field.decoded("null").value == .null)
    #expect(field.decoded(#""1970-01-01T00:00:00Z""#).value == .value(date))
    #expect(field.decoded("1").problem?.kind == "typeMismatch String")
    #expect(field.encoded(.null) == "null")
    #expect(field.encoded(.value(date)) == #""1970-01-01T00:00:00Z""#)
  }

  @Test func `values that a strategy rejects have a location on both paths`() {
    let text = #""yesterday""#
    for field in [
      decodedField(.iso8601), decodedField(.anyOf(.iso8601, .rfc2822)),
      decodedField(
        .via(
          .plain(String.self), from: { @Sendable _ in throw NoDate() },
          into: { @Sendable (_: Date) in "" })),
    ] {
      let failure = field.decoded(text).problem?.failure
      #expect(failure?.line == 1 && failure?.column == 6 && failure?.offset == 5)
    }
  }

  private struct NoDate: Error {}

  @Test func `a strategy with direct support uses the direct path`() {
    struct Strategy: CodingStrategy, JSONDecodingStrategy, JSONEncodingStrategy {
      func decode(from decoder: any Decoder) throws -> String { "standard" }
      func decode(from reader: inout JSONReader) -> String? {
        reader.skipValue()
        return "direct"
      }
      func encode(_ value: String, to encoder: any Encoder) throws {}
      func encode(_ value: String, to writer: inout JSONWriter) { writer.write("direct") }
    }
    let read = try? JSONReader.read("1") { $0.__read(by: Strategy()) }
    #expect(read == "direct")
    let lossy = try? JSONReader.read("[1]") {
      $0.__read(by: __by([String].self, .elements(Strategy())).__lossy)
    }
    #expect(lossy == ["direct"])
    let chain = Strategy().__modified(.uppercased).__validated(.nonEmpty)
    #expect((try? JSONReader.read("1") { $0.__read(by: chain) }) == "DIRECT")
    let text = try? JSONWriter.write { $0.__write("", by: Strategy()) }
    #expect(text.map { String(decoding: $0, as: UTF8.self) } == #""direct""#)
  }

  @Test func `strategies need no explicit type in attributes`() {
    func attribute(_ strategy: some ValueStrategy) {}
    attribute(.iso8601)
    attribute(.elements(.iso8601(fractionDigits: 3)))
    attribute(.jsonString())
    attribute(.elements(.jsonString()))
    attribute(.values(.elements(.base64)))
    attribute(.anyOf(.iso8601, .secondsSince1970))
    attribute(.oneOrMany())
    attribute(.oneOrMany(.hex))
    attribute(.floats())
    attribute(.separated(by: ","))
    attribute(.losslessStringConversion())
    attribute(.optional(.rfc2822))
    attribute(.plain(Int.self))
    attribute(.custom(decode: { @Sendable in try Int(from: $0) }))
  }
}
