import Foundation
import Testing
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

@Suite("Codable types nested in types on the direct path")
struct NestedPlainTests {
  private static let plain = #"{"firstName":"Ada","born":1.5,"scores":[1,2.5]}"#

  private func configure(_ decoder: JSONDecoder) {
    if let key = Plain.unitKey { decoder.userInfo[key] = "m" }
    decoder.dateDecodingStrategy = .secondsSince1970
  }

  @Test func `JSON.Decoder and JSON.Encoder are subclasses of Foundation's coders`() throws {
    let decoder: JSONDecoder = JSON.Decoder()
    let encoder: JSONEncoder = JSON.Encoder()
    #expect(try decoder.decode(Box<Int>.self, from: Data(#"{"value":1}"#.utf8)) == Box(value: 1))
    #expect(try decoder.decode([Plain].self, from: Data("[]".utf8)) == [])
    #expect(try encoder.encode(Box(value: 1)) == Data(#"{"value":1}"#.utf8))
  }

  @Test(
    arguments: [
      #"{"plainOne":P,"plainMany":[]}"#, #"{"plainMany":[P, P ],"plainMaybe":P,"plainOne":P}"#,
      #"{"plainOne":P,"plainMany":[P],"plainMaybe":null}"#,
      // Errors in nested values.
      #"{"plainOne":{},"plainMany":[]}"#, #"{"plainOne":P,"plainMany":[P,{"firstName":1}]}"#,
      #"{"plainOne":P,"plainMany":[P,1]}"#,
      #"{"plainOne":P,"plainMany":[],"plainMaybe":{"firstName":"x","born":"y"}}"#,
      #"{"plainOne":null,"plainMany":[]}"#,
      #"{"plainOne":P,"plainMany":[P,{"firstName":"x","born":1,"scores":[1,true]}]}"#,
      #"{"plainOne":[],"plainMany":[]}"#,
      #"{"plainOne":P}"#, #"{"plainOne":P,"plainMany":{}}"#, #"{"plainOne":P,"plainMany":null}"#,
      #"{"plainOne":P,"plainMany":[null]}"#,
    ])
  func `values and errors match Foundation`(_ shape: String) {
    let data = Data(shape.replacingOccurrences(of: "P", with: Self.plain).utf8)
    let (ours, foundation) = decoders(configure)
    #expect(
      Outcome { try ours.decode(Host.self, from: data) }
        == Outcome { try foundation.decode(Host.self, from: data) })
    let nested = Data("[[]".utf8) + Data(",[".utf8) + data + Data("]]".utf8)
    #expect(
      Outcome { try ours.decode([[Host]].self, from: nested) }
        == Outcome { try foundation.decode([[Host]].self, from: nested) })
  }

  @Test func `encoded documents match Foundation`() throws {
    let one = Plain(firstName: "A/B", born: Date(timeIntervalSince1970: 1), scores: [1, 0.5])
    let values = [
      Host(plainOne: one, plainMany: [], plainMaybe: nil),
      Host(
        plainOne: one, plainMany: [one, Plain(firstName: "", born: .distantPast, scores: [])],
        plainMaybe: one),
    ]
    for layout: JSONEncoder.OutputFormatting in [
      [.sortedKeys], [.sortedKeys, .prettyPrinted],
      [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted],
    ] {
      for strategy in [JSONEncoder.KeyEncodingStrategy.useDefaultKeys, .convertToSnakeCase] {
        let (ours, foundation) = encoders {
          $0.outputFormatting = layout
          $0.keyEncodingStrategy = strategy
          $0.dateEncodingStrategy = .iso8601
          if let key = Plain.unitKey { $0.userInfo[key] = "m" }
        }
        #expect(
          String(decoding: try ours.encode(values), as: UTF8.self)
            == String(decoding: try foundation.encode(values), as: UTF8.self))
      }
    }
  }

  @Test func `encoding errors have a complete coding path`() throws {
    let bad = Plain(firstName: "x", born: .distantPast, scores: [1, .nan])
    let good = Plain(firstName: "x", born: .distantPast, scores: [1])
    let value = ["k": [Host(plainOne: good, plainMany: [good, bad], plainMaybe: good)]]
    for layout: JSONEncoder.OutputFormatting in [[], [.sortedKeys], [.prettyPrinted]] {
      let (ours, foundation) = encoders { $0.outputFormatting = layout }
      func path(_ encoder: JSONEncoder) -> [String]? {
        do { _ = try encoder.encode(value) } catch EncodingError.invalidValue(_, let context) {
          return context.codingPath.map(\.stringValue)
        } catch {}
        return nil
      }
      #expect(path(ours) == path(foundation))
      #expect(path(ours) == ["k", "Index 0", "plainMany", "Index 1", "scores", "Index 1"])
    }
  }

  @Test func `JSON after a nested Codable value is validated`() {
    let text = #"{"plainOne":\#(Self.plain),"plainMany":[],"x":[tru]}"#
    let problem = Outcome { try JSON.Decoder().decode(Host.self, from: Data(text.utf8)) }.problem
    #expect(problem?.kind == "dataCorrupted")
    #expect(problem?.path == "x/Index 0")
  }
}
