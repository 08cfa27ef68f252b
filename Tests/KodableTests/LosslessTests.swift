import Foundation
import Kodable
import Testing

/// Lossless scalars and lossy arrays.
struct LosslessTests {
  private struct Scalar<Value: Codable>: Kodable { @Coding(.lossless) var a: Value }
  private struct Automatic<Value: Codable>: Kodable { @Coding var a: Value }
  private struct Enforced<Value: Codable>: Kodable { @Coding(.enforceTypeDecoding) var a: Value }
  private struct LastWins: Kodable { @Coding(.lossless, .enforceType) var a: Int }
  private struct Lossy<Value: Codable>: Kodable { @Coding(.lossy) var a: Value }

  private let failed = "FailableExpressionWithFallbackError"

  private func scalar<Value: Codable>(_: Value.Type, _ json: String) -> String {
    let text = outcome("{\"a\":\(json)}") { (model: Scalar<Value>) in model.a }
    return text.hasSuffix(failed) ? "error" : text
  }

  private func automatic<Value: Codable>(_: Value.Type, _ json: String) -> String {
    let text = outcome("{\"a\":\(json)}") { (model: Automatic<Value>) in model.a }
    return text.hasPrefix("type > ") ? "error" : text
  }

  @Test(arguments: [
    ("1", "true"), ("0", "false"), ("1.0", "true"), (#""true""#, "true"), (#""false""#, "false"),
    ("true", "true"), ("2", "error"), (#""1""#, "error"), (#""TRUE""#, "error"),
    (#""yes""#, "error"), (#""""#, "error"), ("null", "error"), ("[]", "error"),
  ])
  func `lossless coercion converts 0, 1 and "true" to Bool`(json: String, expected: String) {
    #expect(scalar(Bool.self, json) == expected)
  }

  @Test(arguments: [
    (#""5""#, "5"), (#""+5""#, "5"), ("5.0", "5"), ("5", "5"), (#""5.0""#, "error"),
    (#"" 5""#, "error"), ("5.5", "error"), ("true", "error"), ("{}", "error"),
  ])
  func `lossless coercion converts canonical strings to Int`(json: String, expected: String) {
    #expect(scalar(Int.self, json) == expected)
  }

  @Test(arguments: [
    (#""5""#, "5.0"), (#""1e3""#, "1000.0"), (#""nan""#, "nan"), (#""inf""#, "inf"),
    ("true", "error"),
  ])
  func `lossless coercion converts canonical strings to Double`(json: String, expected: String) {
    #expect(scalar(Double.self, json) == expected)
  }

  @Test(arguments: [
    ("5", "5"), ("5.0", "5"), ("5.5", "5.5"), ("true", "true"),
    ("18446744073709551615", "18446744073709551615"), ("1e400", "error"), ("null", "error"),
    ("[]", "error"), ("{}", "error"), (#""x""#, "x"),
  ])
  func `lossless coercion converts scalars to String`(json: String, expected: String) {
    #expect(scalar(String.self, json) == expected)
  }

  @Test func `lossless optionals are nil if they cannot be converted`() {
    #expect(scalar(Int?.self, #""5""#) == "Optional(5)")
    for json in ["null", "true", "[]"] { #expect(scalar(Int?.self, json) == "nil") }
  }

  // Fixed: a `Bool?` was nil for 0 and 1, which a `Bool` accepts.
  @Test func `a lossless optional Bool accepts 0 and 1`() {
    #expect(scalar(Bool?.self, "1") == "Optional(true)")
    #expect(scalar(Bool?.self, "0") == "Optional(false)")
    #expect(scalar(Bool?.self, "2") == "nil")
  }

  @Test func `a missing lossless property fails with both errors`() {
    let text = outcome("{}") { (model: Scalar<Int>) in model.a }
    #expect(text == #"type > a "a" Int > "# + failed)
    #expect(outcome("{}") { (model: Scalar<Int?>) in model.a as Any } == "nil")
  }

  // Fixed: the README promises that Bool and String are converted unless an option forbids it.
  @Test func `Bool and String are converted by default`() {
    #expect(automatic(Bool.self, "1") == "true")
    #expect(automatic(Bool.self, #""false""#) == "false")
    #expect(automatic(Bool.self, "2") == "error")
    #expect(automatic(Bool?.self, "1") == "Optional(true)")
    #expect(automatic(String.self, "5.5") == "5.5")
    #expect(automatic(String.self, "true") == "true")
    #expect(automatic(String?.self, "7") == #"Optional("7")"#)
    #expect(automatic(String.self, "[]") == "error")
    #expect(automatic(String?.self, "[]") == "nil")
    #expect(automatic(Int.self, #""5""#) == "error")
    #expect(outcome("{}") { (model: Automatic<String>) in model.a }.hasSuffix("dataNotFound"))
  }

  @Test func `options forbid conversion, and the last option wins`() {
    #expect(outcome(#"{"a":1}"#) { (model: Enforced<Bool>) in model.a }.hasSuffix("typeMismatch"))
    #expect(outcome(#"{"a":1}"#) { (model: Enforced<String>) in model.a }.hasSuffix("typeMismatch"))
    #expect(outcome(#"{"a":"1"}"#) { (model: LastWins) in model.a }.hasSuffix("typeMismatch"))
  }

  // Fixed with the rule above: a plain String did not accept a number.
  @Test func `Bool and String properties without wrappers are converted`() {
    struct Plain: Kodable {
      var text: String? = nil
      var name = ""
      var isOn = false
    }
    let json = #"{"text":987654321,"name":5,"isOn":1}"#
    #expect(
      outcome(json) { (model: Plain) in "\(model.text ?? "") \(model.name) \(model.isOn)" }
        == "987654321 5 true")
    #expect(outcome(#"{"name":[]}"#) { (model: Plain) in model.name } == "type > typeMismatch")
  }

  // MARK: - Arrays

  private let mixed = #"{"a":["1",1.5,"2",true,"3",null,4]}"#

  @Test func `lossy arrays drop elements of another type`() {
    #expect(outcome(mixed) { (model: Lossy<[String]>) in model.a } == #"["1", "2", "3"]"#)
    #expect(outcome(mixed) { (model: Lossy<[String]?>) in model.a ?? [] } == #"["1", "2", "3"]"#)
    #expect(
      outcome(#"{"a":[1,null,"x",2]}"#) { (model: Lossy<[Int?]>) in model.a }
        == "[Optional(1), nil, Optional(2)]")
  }

  @Test func `lossless arrays drop elements that cannot be converted`() {
    #expect(
      outcome(mixed) { (model: Scalar<[String]>) in model.a }
        == #"["1", "1.5", "2", "true", "3", "4"]"#)
    #expect(
      outcome(#"{"a":["1",2,null,"x",3.5,true]}"#) { (model: Scalar<[Int]>) in model.a } == "[1, 2]"
    )
  }

  @Test func `lossless arrays require elements that can be converted from strings`() {
    struct Pair: Codable { var x = 1 }
    #expect(outcome(#"{"a":[]}"#) { (model: Scalar<[Pair]>) in model.a.count } == "0")
    #expect(
      outcome(#"{"a":[{"x":1}]}"#) { (model: Scalar<[Pair]>) in model.a.count }
        .hasSuffix("Corrupted"))
  }

  @Test func `lossy and lossless arrays reject values that are not arrays`() {
    #expect(outcome(#"{"a":1}"#) { (model: Lossy<[Int]>) in model.a }.hasSuffix("typeMismatch"))
    #expect(outcome(#"{"a":1}"#) { (model: Scalar<[Int]>) in model.a }.hasSuffix("typeMismatch"))
    #expect(outcome("{}") { (model: Lossy<[Int]>) in model.a }.hasSuffix("keyNotFound"))
    #expect(outcome("{}") { (model: Lossy<[Int]?>) in model.a as Any } == "nil")
  }

  @Test func `other collections are decoded strictly`() {
    #expect(
      outcome(#"{"a":[1,"x"]}"#) { (model: Lossy<Set<Int>>) in model.a }.hasSuffix("typeMismatch"))
    #expect(
      outcome(#"{"a":{"k":"x"}}"#) { (model: Scalar<[String: Int]>) in model.a }
        .hasSuffix("typeMismatch"))
    #expect(
      outcome(#"{"a":{"k":"x"}}"#) { (model: Lossy<[String: Int]>) in model.a }
        .hasSuffix("typeMismatch"))
    #expect(
      outcome(#"{"a":["1"]}"#) { (model: Scalar<Set<Int>>) in model.a }.hasSuffix("typeMismatch"))
  }

  @Test func `types that cannot be converted from strings are decoded strictly`() {
    struct Pair: Codable { var x = 1 }
    #expect(outcome(#"{"a":{"x":2}}"#) { (model: Scalar<Pair>) in model.a.x } == "2")
    #expect(
      outcome(#"{"a":{"x":"2"}}"#) { (model: Scalar<Pair>) in model.a.x }.hasSuffix("typeMismatch"))
    #expect(outcome(#"{"a":"2"}"#) { (model: Lossy<Int>) in model.a }.hasSuffix("typeMismatch"))
  }
}
