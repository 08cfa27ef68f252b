import Foundation
import Kodable
import Testing

/// Keys that contain dots.
struct NestedKeyTests {
  private struct Deep: Kodable { @Coding("x.y.z") var a: Int }
  private struct Optional: Kodable { @Coding("x.y") var a: Int? }
  private struct Default: Kodable { @Coding("x.y", default: 4) var a: Int }
  private struct Sloppy: Kodable { @Coding("..a..d..") var a: Int }
  private struct Empty: Kodable { @Coding("") var a: Int }
  private struct Siblings: Kodable {
    @Coding("x.a") var a: Int
    @Coding("x.b") var b: Int?
    @Coding("x.y.c") var c: Int
    @Coding("x.b2", .encodeAsNullIfNil) var b2: Int?
  }
  private struct OnlyNil: Kodable {
    @Coding("x.b") var b: Int?
    @Coding("y.b", .encodeAsNullIfNil) var c: Int?
  }

  @Test func `a key with dots is a path through objects`() {
    #expect(outcome(#"{"x":{"y":{"z":1}}}"#) { (model: Deep) in model.a } == "1")
  }

  @Test func `empty segments of a path are ignored`() {
    #expect(outcome(#"{"a":{"d":1}}"#) { (model: Sloppy) in model.a } == "1")
    #expect(outcome(#"{"":1}"#) { (model: Empty) in model.a } == "1")
  }

  @Test func `a failure on the path fails as in a container`() {
    #expect(outcome("{}") { (model: Deep) in model.a } == "type > keyNotFound")
    #expect(outcome(#"{"x":{"y":1}}"#) { (model: Deep) in model.a } == "type > typeMismatch")
    #expect(outcome(#"{"x":null}"#) { (model: Deep) in model.a } == "type > valueNotFound")
    for json in ["{}", #"{"x":null}"#, #"{"x":1}"#, #"{"x":{}}"#, #"{"x":{"y":"1"}}"#] {
      #expect(outcome(json) { (model: Optional) in model.a as Any } == "nil")
      #expect(outcome(json) { (model: Default) in model.a } == "4")
    }
  }

  @Test func `a missing value is reported with its full key`() {
    #expect(
      outcome(#"{"x":{"y":{}}}"#) { (model: Deep) in model.a }
        == #"type > a "x.y.z" Int > dataNotFound"#)
  }

  // Fixed: it was reported with the last segment, "z".
  @Test func `a type mismatch is reported with its full key`() {
    #expect(
      outcome(#"{"x":{"y":{"z":"1"}}}"#) { (model: Deep) in model.a }
        == #"type > a "x.y.z" Int > typeMismatch"#)
  }

  @Test func `values with a common prefix are encoded into one object`() throws {
    var model = Siblings()
    (model.a, model.b, model.c) = (1, 2, 3)
    #expect(try text(of: model) == #"{"x":{"a":1,"b":2,"b2":null,"y":{"c":3}}}"#)
  }

  // Fixed: a nil that is not encoded left an empty object, `{"x":{}}`.
  @Test func `an omitted nil creates no empty object`() throws {
    #expect(try text(of: OnlyNil()) == #"{"y":{"b":null}}"#)
  }
}
