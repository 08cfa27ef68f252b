import Foundation
import Testing
import Transcodable

@Suite("Coding paths of errors under a key strategy")
struct KeyStrategyPathTests {
  @Codable
  struct Inner {
    var bazQux: Int
    var isOn: Bool
  }

  @Codable
  enum Word: String { case keyOne, keyTwo }

  struct Plain: Codable {
    var plainInner: Inner
    var plainList: [Inner]?
  }

  @Codable
  enum Shape { case roundThing(innerRadius: Int, innerPart: KeyStrategyPathTests.Inner?) }

  @Codable
  struct Flat {
    var firstPart: Int
    @CodableFlattened var rest: KeyStrategyPathTests.Inner
  }

  @Codable(unknownKeys: .reject)
  struct Closed { var onlyKey: Int? }

  @Codable
  struct Outer {
    var fooBar: KeyStrategyPathTests.Inner?
    var innerList: [KeyStrategyPathTests.Inner]?
    var byName: [String: [KeyStrategyPathTests.Inner]]?
    var byWord: [KeyStrategyPathTests.Word: KeyStrategyPathTests.Inner]?
    var plainPart: KeyStrategyPathTests.Plain?
    var plainList: [KeyStrategyPathTests.Plain]?
    var someShape: KeyStrategyPathTests.Shape?
    var flatPart: KeyStrategyPathTests.Flat?
    var nextOne: [KeyStrategyPathTests.Outer]?
    var textOr: [String: KeyStrategyPathTests.Plain]?
  }

  private static let good = #"{"baz_qux":1,"is_on":true}"#
  private static let bad = #"{"baz_qux":"x","is_on":true}"#
  private static let missing = #"{"baz_qux":1}"#

  static let documents: [(json: String, path: String)] = [
    (#"{"foo_bar":\#(bad)}"#, "fooBar/bazQux"),
    (#"{"foo_bar":\#(missing)}"#, "fooBar"),
    (#"{"foo_bar":{"baz_qux":null,"is_on":true}}"#, "fooBar/bazQux"),
    (#"{"foo_bar":3}"#, "fooBar"),
    (#"{"foo_bar":\#(good),"inner_list":[\#(good),\#(bad)]}"#, "innerList/Index 1/bazQux"),
    (#"{"inner_list":[\#(good),\#(missing)]}"#, "innerList/Index 1"),
    (#"{"by_name":{"some_key":[\#(good),\#(bad)]}}"#, "byName/some_key/Index 1/bazQux"),
    (#"{"by_name":{"some_key":[\#(missing)]}}"#, "byName/some_key/Index 0"),
    (#"{"by_name":{"some_key":3}}"#, "byName/some_key"),
    (#"{"by_word":{"key_two":\#(good),"key_one":\#(bad)}}"#, "byWord/keyOne/bazQux"),
    (#"{"plain_part":{"plain_inner":\#(bad)}}"#, "plainPart/plainInner/bazQux"),
    (#"{"plain_part":{"plain_inner":\#(missing)}}"#, "plainPart/plainInner"),
    (#"{"plain_part":{"plain_list":[]}}"#, "plainPart"),
    (
      #"{"plain_list":[{"plain_inner":\#(good)},{"plain_inner":\#(good),"plain_list":[\#(bad)]}]}"#,
      "plainList/Index 1/plainList/Index 0/bazQux"
    ),
    (#"{"some_shape":{"round_thing":{"inner_radius":"x"}}}"#, "someShape/roundThing/innerRadius"),
    (
      #"{"some_shape":{"round_thing":{"inner_radius":1,"inner_part":\#(bad)}}}"#,
      "someShape/roundThing/innerPart/bazQux"
    ),
    (#"{"flat_part":{"first_part":1,"baz_qux":"x","is_on":true}}"#, "flatPart/bazQux"),
    (#"{"flat_part":{"first_part":1,"baz_qux":1}}"#, "flatPart"),
    (
      #"{"next_one":[{"next_one":[{"foo_bar":\#(good)},{"foo_bar":\#(bad)}]}]}"#,
      "nextOne/Index 0/nextOne/Index 1/fooBar/bazQux"
    ),
    (#"{"text_or":{"a_b":{"plain_inner":\#(bad)}}}"#, "textOr/a_b/plainInner/bazQux"),
  ]

  private static func decoders(_ isCustom: Bool) -> (ours: JSON.Decoder, foundation: JSONDecoder) {
    let decoders = (JSON.Decoder(), JSONDecoder())
    let strategy: JSONDecoder.KeyDecodingStrategy =
      isCustom
      ? .custom { path in
        let words = (path.last?.stringValue ?? "").split(
          separator: "_", omittingEmptySubsequences: false)
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return CodingFieldKey(stringValue: words[0] + rest.joined())
      } : .convertFromSnakeCase
    decoders.0.keyDecodingStrategy = strategy
    decoders.1.keyDecodingStrategy = strategy
    return decoders
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.map(\.stringValue).joined(separator: "/")
  }

  private static func problem(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "none"
    } catch let error as DecodingError {
      switch error {
      case .typeMismatch(_, let context): return "mismatch \(path(context.codingPath))"
      case .valueNotFound(_, let context): return "null \(path(context.codingPath))"
      case .keyNotFound(let key, let context):
        return "missing \(key.stringValue) \(path(context.codingPath))"
      case .dataCorrupted(let context): return "corrupted \(path(context.codingPath))"
      @unknown default: return "\(error)"
      }
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [false, true])
  func `paths have the keys of the fields, as with Foundation`(isCustom: Bool) throws {
    let (ours, foundation) = Self.decoders(isCustom)
    for (json, path) in Self.documents {
      let data = Data(json.utf8)
      let found = Self.problem { _ = try ours.decode(Outer.self, from: data) }
      #expect(found == Self.problem { _ = try foundation.decode(Outer.self, from: data) })
      #expect(found.hasSuffix(" " + path), "\(json)")
    }
  }

  @Test(arguments: [false, true])
  func `paths of collected failures have the keys of the fields`(isCustom: Bool) throws {
    let decoder = Self.decoders(isCustom).ours
    for (json, path) in Self.documents {
      do throws(CodingFailures) {
        _ = try decoder.decodeCollecting([Outer].self, from: Data("[\(json),\(json)]".utf8))
        Issue.record("\(json)")
      } catch {
        #expect(error.map { Self.path($0.codingPath) } == ["Index 0/" + path, "Index 1/" + path])
      }
    }
  }

  @Test func `paths of collected failures inside plain types have the keys of the fields`() {
    for (json, path) in Self.documents {
      do throws(CodingFailures) {
        let json = #"{"some_list":[{},\#(json)]}"#
        _ = try Self.decoders(false).ours.decodeCollecting(Lists.self, from: Data(json.utf8))
        Issue.record("\(json)")
      } catch {
        #expect(error.map { Self.path($0.codingPath) } == ["someList/Index 1/" + path])
      }
    }
  }

  struct Lists: Codable { var someList: [Outer] }

  @Test func `paths in JSON5 have the keys of the fields`() throws {
    let decoder = Self.decoders(false).ours
    decoder.allowsJSON5 = true
    for (json, path) in Self.documents {
      let json = "// A comment.\n" + json.replacing("\"foo_bar\"", with: "foo_bar")
      let found = Self.problem { _ = try decoder.decode(Outer.self, from: Data(json.utf8)) }
      #expect(found.hasSuffix(" " + path), "\(json)")
    }
  }

  @Test func `locations are those of the document`() throws {
    let json = "{\n \"by_name\": {\"some_key\": [\n  {\"baz_qux\": \"x\"}]}}"
    let error = #expect(throws: DecodingError.self) {
      try Self.decoders(false).ours.decode(Outer.self, from: Data(json.utf8))
    }
    let failure = try #require(error.map { CodingFailure($0) })
    #expect(failure.line == 3 && failure.column == 15)
    #expect(failure.offset == 43)
  }

  @Test func `paths of unknown keys are equal on both paths`() {
    let decoder = Self.decoders(false).ours
    for json in [#"[{"only_key":1,"other_key":2}]"#, #"[{"Only_Key":1,"other_key":2}]"#] {
      let direct = Self.problem { _ = try decoder.decode([Closed].self, from: Data(json.utf8)) }
      let plain = Self.problem {
        _ = try decoder.decode([ThroughContainers<Closed>].self, from: Data(json.utf8))
      }
      #expect(direct == plain)
    }
  }

  struct ThroughContainers<Value: Decodable>: Decodable {
    init(from decoder: any Decoder) throws { _ = try Value(from: decoder) }
  }

  @Test func `paths with inexact keys have the keys of the fields`() {
    let decoder = JSON.Decoder()
    decoder.settings.keyMatching = .ignoringCase
    let json = #"{"FOOBAR":{"bazqux":"x","ison":true}}"#
    let found = Self.problem { _ = try decoder.decode(Outer.self, from: Data(json.utf8)) }
    #expect(found == "mismatch fooBar/bazQux")
  }

  @Test func `events of recoveries have the keys of the fields`() throws {
    var report = DecodingReport()
    let json = #"{"some_list":[{"is_on":true},{"is_on":3}],"plain_lossy":{"inner_list":[4]}}"#
    _ = try Self.decoders(false).ours.decode(
      Recovering.self, from: Data(json.utf8), report: &report)
    #expect(
      report.events.map { Self.path($0.codingPath) }
        == ["someList/Index 1/isOn", "plainLossy/innerList/Index 0"])
    #expect(
      report.events.map { $0.cause.map { Self.path($0.codingPath) } ?? "" }
        == ["someList/Index 1/isOn", "plainLossy/innerList/Index 0"])
  }

  @Codable
  struct Recovering {
    var someList: [KeyStrategyPathTests.Defaulted]
    var plainLossy: KeyStrategyPathTests.PlainLossy
  }

  @Codable
  struct Defaulted { @CodableDefault(false, for: .anyFailure) var isOn: Bool }

  @Codable
  struct LossyList { @CodableLossy var innerList: [String] }

  struct PlainLossy: Codable {
    var list: LossyList

    init(from decoder: any Decoder) throws { list = try LossyList(from: decoder) }
    func encode(to encoder: any Encoder) throws { try list.encode(to: encoder) }
  }
}
