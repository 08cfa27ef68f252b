import Foundation
import Kodable
import Testing

private enum Letter: String, Codable { case a, b }

/// One row for each declaration: the results for a missing key, null and a type mismatch.
struct PropertyTableTests {
  private struct Plain: Kodable { @Coding var a: Int }
  private struct Default: Kodable { @Coding(default: 9) var a: Int }
  private struct Optional: Kodable { @Coding var a: Int? }
  private struct OptionalDefault: Kodable { @Coding(default: 8) var a: Int? }
  private struct List: Kodable { @Coding var a: [Int] }
  private struct ListDefault: Kodable { @Coding(default: []) var a: [Int] }
  private struct OptionalList: Kodable { @Coding var a: [Int]? }
  private struct OptionalEnum: Kodable { @Coding var a: Letter? }
  private struct EnumDefault: Kodable { @Coding(default: .b) var a: Letter }
  private struct Keyed: Kodable { @Coding("x") var a: Int }
  private struct Twice: Kodable { @Coding var a: Int?? }

  @Test func `a property without a default is required`() {
    #expect(outcome(#"{"a":1}"#) { (model: Plain) in model.a } == "1")
    #expect(outcome("{}") { (model: Plain) in model.a } == #"type > a "a" Int > dataNotFound"#)
    #expect(
      outcome(#"{"a":null}"#) { (model: Plain) in model.a } == #"type > a "a" Int > dataNotFound"#)
    #expect(
      outcome(#"{"a":"1"}"#) { (model: Plain) in model.a } == #"type > a "a" Int > typeMismatch"#)
  }

  @Test func `a default replaces every value that cannot be decoded`() {
    for json in ["{}", #"{"a":null}"#, #"{"a":"1"}"#, #"{"a":[]}"#] {
      #expect(outcome(json) { (model: Default) in model.a } == "9")
    }
    #expect(outcome(#"{"a":1}"#) { (model: Default) in model.a } == "1")
  }

  @Test func `an optional is nil if it cannot be decoded`() {
    for json in ["{}", #"{"a":null}"#, #"{"a":"1"}"#, #"{"a":{}}"#] {
      #expect(outcome(json) { (model: Optional) in model.a as Any } == "nil")
      #expect(outcome(json) { (model: OptionalDefault) in model.a as Any } == "Optional(8)")
      #expect(outcome(json) { (model: OptionalList) in model.a as Any } == "nil")
      #expect(outcome(json) { (model: Twice) in (model.a ?? nil) as Any } == "nil")
    }
    #expect(outcome(#"{"a":1}"#) { (model: Optional) in model.a as Any } == "Optional(1)")
    #expect(outcome(#"{"a":1}"#) { (model: OptionalDefault) in model.a as Any } == "Optional(1)")
    #expect(outcome(#"{"a":[1]}"#) { (model: OptionalList) in model.a as Any } == "Optional([1])")
    #expect(outcome(#"{"a":1}"#) { (model: Twice) in (model.a ?? nil) as Any } == "Optional(1)")
  }

  @Test func `an array reports its own failure`() {
    let name = #"type > a "a" Array<Int> > "#
    #expect(outcome("{}") { (model: List) in model.a } == name + "keyNotFound")
    #expect(outcome(#"{"a":null}"#) { (model: List) in model.a } == name + "valueNotFound")
    #expect(outcome(#"{"a":1}"#) { (model: List) in model.a } == name + "typeMismatch")
    #expect(outcome(#"{"a":[1,"2"]}"#) { (model: List) in model.a } == name + "typeMismatch")
    #expect(outcome(#"{"a":[1,2]}"#) { (model: List) in model.a } == "[1, 2]")
  }

  @Test func `an array with a default uses it for an invalid element`() {
    for json in ["{}", #"{"a":null}"#, #"{"a":1}"#, #"{"a":[1,"2"]}"#] {
      #expect(outcome(json) { (model: ListDefault) in model.a } == "[]")
    }
  }

  @Test func `an unknown raw value cannot be decoded`() {
    #expect(outcome(#"{"a":"z"}"#) { (model: OptionalEnum) in model.a as Any } == "nil")
    #expect(outcome(#"{"a":"z"}"#) { (model: EnumDefault) in model.a } == "b")
    #expect(outcome(#"{"a":"a"}"#) { (model: EnumDefault) in model.a } == "a")
  }

  @Test func `a nil default is no default`() {
    struct Nil: Kodable { @Coding(default: nil) var a: Int }
    struct OptionalNil: Kodable { @Coding(default: nil) var a: Int? }
    #expect(outcome("{}") { (model: Nil) in model.a } == #"type > a "a" Int > dataNotFound"#)
    #expect(outcome("{}") { (model: OptionalNil) in model.a as Any } == "nil")
  }

  @Test func `an error names the property and its key`() {
    #expect(outcome("{}") { (model: Keyed) in model.a } == #"type > a "x" Int > dataNotFound"#)
    #expect(
      outcome(#"{"x":true}"#) { (model: Keyed) in model.a } == #"type > a "x" Int > typeMismatch"#)
  }

  @Test func `a value that is not an object fails the type`() {
    #expect(outcome("[1]") { (model: Plain) in model.a } == "type > typeMismatch")
    #expect(outcome("null") { (model: Plain) in model.a }.hasPrefix("type > "))
  }

  @Test func `invalid JSON fails as with any type`() {
    #expect(outcome("{") { (model: Plain) in model.a } == "dataCorrupted")
  }
}

/// The rows about dates.
struct DateTableTests {
  private static let x = Date(timeIntervalSince1970: 5)
  private static let other = "{\"d\":\"1970-01-01T00:00:07Z\"}"

  private struct Plain: Kodable { @CodableDate var d: Date }
  private struct Default: Kodable { @CodableDate(default: x) var d: Date }
  private struct Optional: Kodable { @CodableDate var d: Date? }
  private struct OptionalDefault: Kodable { @CodableDate(default: x) var d: Date? }

  private func seconds(_ date: Date?) -> Any { date.map { "\($0.timeIntervalSince1970)" } ?? "nil" }

  @Test func `a date without a default requires a valid string`() {
    let name = #"type > d "d" Date > "#
    #expect(outcome("{}") { (model: Plain) in seconds(model.d) } == name + "dataNotFound")
    #expect(outcome(#"{"d":null}"#) { (model: Plain) in seconds(model.d) } == name + "dataNotFound")
    #expect(outcome(#"{"d":7}"#) { (model: Plain) in seconds(model.d) } == name + "typeMismatch")
    #expect(
      outcome(#"{"d":"zzz"}"#) { (model: Plain) in seconds(model.d) } == "type > no date: zzz")
    #expect(outcome(Self.other) { (model: Plain) in seconds(model.d) } == "7.0")
  }

  @Test func `a default replaces a missing date but not an invalid string`() {
    for json in ["{}", #"{"d":null}"#, #"{"d":7}"#] {
      #expect(outcome(json) { (model: Default) in seconds(model.d) } == "5.0")
      #expect(outcome(json) { (model: OptionalDefault) in seconds(model.d) } == "5.0")
      #expect(outcome(json) { (model: Optional) in seconds(model.d) } == "nil")
    }
    #expect(
      outcome(#"{"d":"zzz"}"#) { (model: Default) in seconds(model.d) } == "type > no date: zzz")
    #expect(outcome(#"{"d":"zzz"}"#) { (model: OptionalDefault) in seconds(model.d) } == "nil")
    #expect(outcome(#"{"d":"zzz"}"#) { (model: Optional) in seconds(model.d) } == "nil")
  }

  @Test func `a valid date takes precedence over the default`() {
    #expect(outcome(Self.other) { (model: Default) in seconds(model.d) } == "7.0")
    #expect(outcome(Self.other) { (model: Optional) in seconds(model.d) } == "7.0")
    #expect(outcome(Self.other) { (model: OptionalDefault) in seconds(model.d) } == "7.0")
  }
}
