import CoderTestSupport
import Foundation
@testable import Kodable
import Testing
import Transcodable

/// A value that is coded by reflection although its type has the attribute.
private struct Reflected<Model: Kodable>: Codable {
  var model = Model()

  init(from decoder: any Decoder) throws {
    let type = type(of: model)
    do {
      try KodableType.of(model).decode(&model, from: decoder)
    } catch {
      throw KodableError.failedDecodingType(type: type, underlyingError: KodableError(error))
    }
  }

  func encode(to encoder: any Encoder) throws {
    try KodableType.of(model).encode(model, to: encoder)
  }
}

@Suite("Kodable by generated code and by reflection")
struct KodableParityTests {
  static let values = [
    "null", "0", "1", "2", "7", "-3", "1.0", "1.5", "true", "false", #""""#, #""1""#, #"" a ""#,
    #""a""#, #""true""#, #""z""#, #""1970-01-01T00:00:07Z""#, #""1970-01-02""#, "[]", "[1]",
    #"[3,"2",null,1.5,true,"z",1]"#, #"["a","b"]"#, "{}", #"{"a":1}"#, #"{"y":1}"#,
    #"{"y":"1"}"#, #"{"y":null}"#, #"[{"a":1},{"a":"z"},{}]"#,
  ]

  /// Each value under each of the keys, and some with both keys.
  static let documents =
    ["{}", #"{"":1}"#] + values.flatMap { [#"{"a":\#($0)}"#, #"{"x":\#($0)}"#] }
    + values.map { #"{"a":1,"_a":8,"x":\#($0),"_x":2,"b":3,"c":null,"shared":9,"constant":6}"# }

  /// The decoded value and its encoded form, or the error.
  private func outcome<Model: Codable>(
    _ type: Model.Type, _ coder: Coder, _ json: String, _ value: (Model) -> Any
  ) -> String {
    do {
      let model = try coder.decode(type, json)
      let written = try JSONSerialization.data(
        withJSONObject: coder.encode(model), options: [.sortedKeys, .fragmentsAllowed])
      return "\(value(model)) \(String(decoding: written, as: UTF8.self))"
    } catch {
      return "\(error)"
    }
  }

  private func check<Model: Kodable>(_: Model.Type) {
    for coder in Coder.exceptForms {
      for json in Self.documents {
        let generated = outcome(Model.self, coder, json) { $0 }
        let reflected = outcome(Reflected<Model>.self, coder, json) { $0.model }
        #expect(generated == reflected, "\(Model.self) \(coder) \(json)")
      }
    }
  }

  @Test func `missing, null and mistyped values have the same result`() {
    check(TableRows.Required.self)
    check(TableRows.Default.self)
    check(TableRows.Optional.self)
    check(TableRows.OptionalDefault.self)
    check(TableRows.Twice.self)
    check(TableRows.List.self)
    check(TableRows.ListDefault.self)
    check(TableRows.OptionalList.self)
    check(TableRows.EnumDefault.self)
    check(TableRows.OptionalEnum.self)
  }

  @Test func `dates have the same result`() {
    check(DateRows.Required.self)
    check(DateRows.Default.self)
    check(DateRows.Optional.self)
    check(DateRows.OptionalDefault.self)
    check(DateRows.Timestamp.self)
    check(DateRows.Day.self)
  }

  @Test func `keys and key paths have the same result`() {
    check(KeyRows.Nested.self)
    check(KeyRows.NestedDefault.self)
    check(KeyRows.NestedOptional.self)
    check(KeyRows.Empty.self)
    check(KeyRows.Underscores.self)
  }

  @Test func `options have the same result`() {
    check(OptionRows.LosslessBool.self)
    check(OptionRows.LosslessOptionalBool.self)
    check(OptionRows.LosslessInt.self)
    check(OptionRows.LosslessDouble.self)
    check(OptionRows.LosslessString.self)
    check(OptionRows.LosslessList.self)
    check(OptionRows.LosslessLetters.self)
    check(OptionRows.LossyList.self)
    check(OptionRows.LossyNulls.self)
    check(OptionRows.Strict.self)
    check(OptionRows.Text.self)
    check(OptionRows.Truth.self)
    check(OptionRows.Trimmed.self)
    check(OptionRows.Clamped.self)
    check(OptionRows.Sorted.self)
    check(OptionRows.Checked.self)
    check(OptionRows.Null.self)
  }

  @Test func `properties without wrappers have the same result`() {
    check(BareRows.Values.self)
    check(BareRows.Optionals.self)
    check(BareRows.Text.self)
    check(BareRows.Truth.self)
    check(BareRows.Member.self)
    check(BareRows.Outer.self)
  }

  @Test func `classes have the same result, two levels deep`() throws {
    check(ClassRows.Base.self)
    check(ClassRows.Derived.self)
    check(ClassRows.Leaf.self)
    let json = #"{"a":1,"x":{"y":2},"c":3,"shared":9}"#
    for coder in Coder.exceptForms {
      let leaf = try coder.decode(ClassRows.Leaf.self, json)
      #expect(leaf.a == 1 && leaf.b == 2 && leaf.c == 3, "\(coder)")
      #expect(
        try coder.encode(leaf)
          == ["a": 1, "x": ["y": 2], "c": 3, "shared": 9] as NSDictionary, "\(coder)")
    }
  }

  @Test func `decoding into an existing value keeps fields whose keys are missing`() throws {
    var value = TableRows.Optional()
    value.a = 1
    try JSON.Decoder().decode(Merging.self, from: Data("{}".utf8)).merge(&value)
    #expect(value.a == 1)
  }

  private struct Merging: Decodable {
    let decoder: any Decoder
    init(from decoder: any Decoder) { self.decoder = decoder }
    func merge(_ value: inout TableRows.Optional) throws { try value.decode(from: decoder) }
  }

  @Test func `DebugJSON prints the JSON of a class hierarchy once`() throws {
    let texts = Texts()
    KodableDebug.output = { texts.append($0) }
    defer { KodableDebug.output = { print($0) } }
    _ = try JSON.Decoder().decode(Printing.self, from: Data(#"{"a":1,"b":2}"#.utf8))
    #expect(texts.all == ["Decoded JSON for type Printing:\n{\n  \"a\" : 1,\n  \"b\" : 2\n}\n\n"])
  }

  @Kodable class PrintingBase: Kodable {
    @Coding var a: Int
    required init() {}
  }
  @Kodable final class Printing: PrintingBase, DebugJSON { @Coding var b: Int }

  private final class Texts: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []
    var all: [String] { lock.withLock { texts } }
    func append(_ text: String) { lock.withLock { texts.append(text) } }
  }

  @Kodable struct Watched: Kodable {
    var a = 1 { didSet { changes.append("\(oldValue) \(a)") } }
    @Coding var b: Int? { didSet { changes.append("b") } }
    private var changes: [String] = []
    var seen: [String] { changes }
  }

  @Test func `property observers are called while decoding`() throws {
    let value = try JSON.Decoder().decode(Watched.self, from: Data(#"{"a":2,"b":3}"#.utf8))
    #expect(value.a == 2 && value.b == 3 && value.seen == ["1 2"])
    #expect(try JSON.Decoder().decode(Watched.self, from: Data("{}".utf8)).seen == [])
  }
}
