import Foundation
import Kodable
import Testing

/// Presets, modifiers and encoding options.
struct OptionTests {
  private struct Texts: Kodable {
    @Coding(.trimmed) var a: String
    @Coding(.trimmed) var b: String?
    @Coding(.trimmedNifIfEmpty) var c: String?
    @Coding(.trimmedNifIfEmpty) var d: String?
  }

  @Test func `strings are trimmed`() {
    let json = #"{"a":" x \n","b":"\t y","c":"  ","d":" z "}"#
    #expect(
      outcome(json) { (model: Texts) in [model.a, model.b, model.c, model.d] }
        == #"[Optional("x"), Optional("y"), nil, Optional("z")]"#)
  }

  private struct Numbers: Kodable {
    @Coding("n", .clamping(to: 5...9)) var clamped: Int
    @Coding("n", .range(5...9)) var ranged: Int
    @Coding("n", .max(5)) var atMost: Int
    @Coding("n", .min(5)) var atLeast: Int
    @Coding("n", .max(5)) var optional: Int?
    @Coding("n", .range(2.5...7.5)) var double: Double
  }

  @Test(arguments: [(1, "5 5 1 5 1 2.5"), (7, "7 7 5 7 5 7.0"), (20, "9 9 5 20 5 7.5")])
  func `numbers are clamped to ranges`(number: Int, expected: String) {
    let text = outcome("{\"n\":\(number)}") { (model: Numbers) in
      "\(model.clamped) \(model.ranged) \(model.atMost) \(model.atLeast) \(model.optional ?? 0) "
        + "\(model.double)"
    }
    #expect(text == expected)
  }

  private struct Optionals: Kodable {
    @Coding("n", .clamping(to: 5...9)) var clamped: Int?
    @Coding("n", .range(5...9)) var ranged: Int?
    @Coding("n", .max(5)) var atMost: Int?
    @Coding("n", .min(5)) var atLeast: Int?
  }

  // Fixed: nil, which compared greater than everything, was clamped to the upper bound.
  @Test(arguments: [("1", "5 5 1 5"), ("20", "9 9 5 20")])
  func `optionals are clamped to ranges, and nil stays nil`(number: String, expected: String) {
    func values(_ json: String) -> String {
      outcome(json) { (model: Optionals) in
        [model.clamped, model.ranged, model.atMost, model.atLeast]
          .map { $0.map { "\($0)" } ?? "nil" }.joined(separator: " ")
      }
    }
    #expect(values("{\"n\":\(number)}") == expected)
    #expect(values("{}") == "nil nil nil nil")
    var model = Optionals()
    model.clamped = nil
    #expect(model.clamped == nil)
  }

  private struct Person: Codable, Equatable {
    var id: Int
    var name: String?
  }

  private struct Lists: Kodable {
    @Coding("n", .ascending) var up: [Int]
    @Coding("n", .descending) var down: [Int]
    @Coding("o", .ascending) var optionalsUp: [Int?]
    @Coding("o", .descending) var optionalsDown: [Int?]
    @Coding("p", .ascending(by: \.id)) var byID: [Person]
    @Coding("p", .descending(by: \.id)) var byIDDown: [Person]
    @Coding("p", .ascending(by: \.name)) var byName: [Person]
    @Coding("p", .descending(by: \.name)) var byNameDown: [Person]
    @Coding("n", .sorted { $0 % 3 < $1 % 3 }) var custom: [Int]
  }

  @Test func `arrays are sorted, with nil last in ascending order`() throws {
    let json = """
      {"n":[5,1,3],"o":[3,null,1],
       "p":[{"id":2,"name":"b"},{"id":3},{"id":1,"name":"a"}]}
      """
    for decoder in decoders {
      let lists = try decoder.decode(Lists.self, from: Data(json.utf8))
      #expect(lists.up == [1, 3, 5] && lists.down == [5, 3, 1])
      #expect(lists.optionalsUp == [1, 3, nil] && lists.optionalsDown == [nil, 3, 1])
      #expect(lists.byID.map(\.id) == [1, 2, 3] && lists.byIDDown.map(\.id) == [3, 2, 1])
      #expect(lists.byName.map(\.name) == ["a", "b", nil])
      #expect(lists.byNameDown.map(\.name) == [nil, "b", "a"])
      #expect(lists.custom == [3, 1, 5])
    }
  }

  // Fixed: importing Kodable added these conformances to all optionals.
  @Test func `optionals get no conformances`() {
    #expect(!(Int?.self is any Comparable.Type))
    #expect(!(Int?.self is any CustomStringConvertible.Type))
    #expect(!(Int?.self is any LosslessStringConvertible.Type))
  }

  private struct Ordered: Kodable {
    @Coding(.max(10), .overrideValue { $0 * 2 }, .validation { $0 <= 20 }) var a: Int
    @Coding(.validation { $0 < 5 }, .overrideValue { $0 + 1 }, default: 1) var b: Int
    @Coding(.max(5), default: 100) var c: Int
    @Coding(.validation { ($0 ?? 0) > 0 }) var d: Int?
    @Coding(.modifier(KodableModifier { (value: Int) in value - 1 }), default: 0) var e: Int
    @Coding(.modifier(.validation { $0 }), default: true) var f: Bool
  }

  @Test func `overrides run before validations and do not change defaults`() {
    #expect(
      outcome(#"{"a":50,"e":8}"#) { (model: Ordered) in
        "\(model.a) \(model.b) \(model.c) \(model.e)"
      }
        == "20 1 100 7")
  }

  @Test func `an invalid value fails even with a default or for an optional`() {
    #expect(outcome(#"{"a":1,"b":4}"#) { (model: Ordered) in model.b } == "type > invalid b Int: 5")
    #expect(
      outcome(#"{"a":1,"d":-1}"#) { (model: Ordered) in model.b }
        == "type > invalid d Optional<Int>: Optional(-1)")
    #expect(
      outcome(#"{"a":1,"f":false}"#) { (model: Ordered) in model.b }
        == "type > invalid f Bool: false")
  }

  @Test func `an invalid assigned value is ignored`() {
    var model = Ordered()
    model.b = 2
    #expect(model.b == 3)
    model.b = 7
    #expect(model.b == 3)
  }

  @Test func `a closure's return type selects the kind of modifier`() throws {
    let validation = KodableModifier<Int> { $0 > 1 }
    let replacement = KodableModifier<Int>.custom { $0 + 1 }
    struct Both: Kodable { @Coding var a: Int }
    _ = (validation, replacement, KodableModifier<Int>.overrideValue { $0 })
  }

  // MARK: - Encoding

  private struct Nils: Kodable {
    @Coding var a: Int?
    @Coding(.encodeAsNullIfNil) var b: Int?
    @Coding var c: Int??
    @Coding("k", .encodeAsNullIfNil) var d: [String]?
    var e: String?
    @CodableDate var f: Date?
    @CodableDate(.encodeAsNullIfNil) var g: Date?
  }

  @Test func `nil is encoded as null if an option requires it`() throws {
    #expect(try text(of: Nils()) == #"{"b":null,"g":null,"k":null}"#)
    var model = Nils()
    (model.a, model.b, model.c, model.d) = (1, 2, 3, ["x"])
    (model.e, model.f) = ("e", Date(timeIntervalSince1970: 0))
    #expect(
      try text(of: model)
        == #"{"a":1,"b":2,"c":3,"e":"e","f":"1970-01-01T00:00:00Z","g":null,"k":["x"]}"#)
  }

  // In the README the second argument of a date may be an option, including the key.
  @Test func `the key can be given as an option`() {
    struct Keyed: Kodable {
      @Coding(.key("x")) var a: Int
      @CodableDate(.format("y-MM-dd"), .key("day")) var day: Date
    }
    #expect(
      outcome(#"{"x":1,"day":"2001-01-01"}"#) { (model: Keyed) in "\(model.a) \(model.day)" }
        == "1 2001-01-01 00:00:00 +0000")
  }
}
