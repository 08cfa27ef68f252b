import Foundation
import Testing
import TranscodableCore
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

private enum Rank: Int, Codable, Sendable { case low = 1, high = 2 }
private enum Level: String, Codable, Sendable { case low, high }

private struct Item: Codable, Hashable, Sendable {
  var name: String
  var rank: Int?
}

@Suite("Coercion, lossy collections, modifiers and validation with every coder")
struct PipelineTests {
  // MARK: - Coercion

  @Test func `lossless coercion accepts only exact spellings of a value`() {
    let int = decodedField(__lossless(Int.self))
    for text in ["5", #""5""#, #""+5""#, "5.0"] { #expect(int.decoded(text).value == 5) }
    for text in [#""5.0""#, #"" 5""#, #""x""#, #""""#, "5.5", "true", "[5]", #"{"a":5}"#] {
      #expect(int.decoded(text).problem?.path == "x", "\(text)")
    }
    let bool = decodedField(__lossless(Bool.self))
    for text in ["true", "1", #""true""#] { #expect(bool.decoded(text).value == true, "\(text)") }
    for text in ["false", "0", #""false""#] {
      #expect(bool.decoded(text).value == false, "\(text)")
    }
    for text in ["2", "0.5", #""1""#, #""TRUE""#, #""yes""#, #""""#] {
      #expect(bool.decoded(text).problem != nil, "\(text)")
    }
    let double = decodedField(__lossless(Double.self))
    #expect(double.decoded(#""1e3""#).value == 1000)
    #expect(double.decoded(#""inf""#).value == .infinity)
    for text in [#""1e999""#, #""1e-999""#, "true", #""x""#] {
      #expect(double.decoded(text).problem != nil, "\(text)")
    }
    let string = decodedField(__lossless(String.self))
    for (text, value) in [("5", "5"), ("5.5", "5.5"), ("true", "true"), (#""5""#, "5")] {
      #expect(string.decoded(text).value == value)
    }
    #expect(string.decoded("18446744073709551615").value == "18446744073709551615")
    for text in ["null", "[]", "{}"] { #expect(string.decoded(text).problem != nil, "\(text)") }
  }

  @Test func `a Boolean value coerces from 0 and 1 in any spelling`() {
    let bool = decodedField(__flexible(Bool.self))
    for text in ["1", "1.0", "1e0", "10e-1"] {
      #expect(bool.decoded(text).value == true, "\(text)")
      #expect(bool.decoded("\"\(text)\"").value == true, "\(text)")
    }
    for text in ["0", "0.0", "-0", "0e5"] {
      #expect(bool.decoded(text).value == false, "\(text)")
      #expect(bool.decoded("\"\(text)\"").value == false, "\(text)")
    }
    for text in ["2", "0.5", "1.5", "-1"] {
      #expect(bool.decoded(text).problem != nil, "\(text)")
      #expect(bool.decoded("\"\(text)\"").problem != nil, "\(text)")
    }
  }

  @Test func `coercion to a string keeps the spelling of a number`() {
    // Foundation's decoder doesn't provide the spelling.
    let string = decodedField(__lossless(String.self))
    for text in ["5.0", "1e2", "0.10", "123456789012345678901234567890"] {
      #expect(string.decoded(text, others: []).value == text)
    }
  }

  @Test func `null is never coerced`() {
    #expect(decodedField(__lossless(Int.self)).decoded("null").problem?.kind == "valueNotFound Int")
    #expect(
      decodedField(__flexible(String.self)).decoded("null").problem?.kind == "valueNotFound String")
  }

  @Test func `flexible coercion accepts every unambiguous spelling`() {
    let bool = decodedField(__flexible(Bool.self))
    for text in ["TRUE", "yes", "Y", "t", "on", "1"] {
      #expect(bool.decoded("\"\(text)\"").value == true, "\(text)")
    }
    for text in ["False", "no", "N", "f", "OFF", "0"] {
      #expect(bool.decoded("\"\(text)\"").value == false, "\(text)")
    }
    for text in ["2", "-1", #""maybe""#, #""""#] {
      #expect(bool.decoded(text).problem != nil, "\(text)")
    }
    let int = decodedField(__flexible(Int.self))
    for text in [#""5.0""#, "5.0", #""50e-1""#] { #expect(int.decoded(text).value == 5, "\(text)") }
    #expect(int.decoded("true").value == 1)
    for text in ["5.5", #""5.5""#, #""""#, "[5]"] {
      #expect(int.decoded(text).problem != nil, "\(text)")
    }
    #expect(decodedField(__flexible(UInt8.self)).decoded(#""256""#).problem != nil)
    #expect(decodedField(__flexible(Double.self)).decoded("true").value == 1)
    let decimal = decodedField(__flexible(Decimal.self))
    #expect(decimal.decoded(#""0.1""#, others: [.json]).value == Decimal(string: "0.1"))
    #expect(decimal.decoded(#""0.1x""#, others: [.json]).problem != nil)
  }

  @Test func `coercion applies to the elements of collections`() {
    #expect(decodedField(__lossless([Int].self)).decoded(#"["1",2]"#).value == [1, 2])
    let ints = decodedField(__lossless([Int].self))
    #expect(ints.decoded(#"["1","x"]"#).problem?.path == "x/Index 1")
    #expect(decodedField(__lossless([Int].self)).decoded(#""1""#).problem != nil)
    #expect(decodedField(__lossless(Set<Int>.self)).decoded(#"["1",1]"#).value == [1])
    #expect(
      decodedField(__flexible([String: [Bool?]].self)).decoded(#"{"a":["yes","",null]}"#).value
        == ["a": [true, nil, nil]])
  }

  @Test func `enumerations are coerced through their raw values`() {
    #expect(decodedField(__lossless(Rank.self)).decoded(#""2""#).value == .high)
    #expect(decodedField(__lossless(Rank.self)).decoded(#""3""#).problem?.path == "x")
    #expect(decodedField(__lossless(Rank.self)).decoded("3").problem?.kind == "dataCorrupted")
    let levels = decodedField(__flexible([Level].self))
    #expect(levels.decoded(#"["low","high"]"#).value == [.low, .high])
  }

  @Test func `an empty string isn't coerced to a number`() {
    let int = optionalField(__flexible(Int.self))
    #expect(int.decoded(#""""#).value == .some(nil))
    #expect(int.decoded("null").value == .some(nil))
    #expect(int.decoded(nil).value == .some(nil))
    #expect(int.decoded(#""5""#).value == 5)
    #expect(int.decoded(#""x""#).problem != nil)
    #expect(optionalField(__flexible(String.self)).decoded(#""""#).value == "")
    #expect(optionalField(__lossless(Int.self)).decoded(#""""#).problem != nil)
  }

  @Test func `types that aren't scalars aren't coerced`() {
    let date = decodedField(__flexible(Date.self))
    let others: Set<FoundationCoder> = [.json]
    #expect(date.decoded("0", others: others).value == Date(timeIntervalSinceReferenceDate: 0))
    #expect(date.decoded(#""0""#, others: others).problem != nil)
    let url = decodedField(__flexible(URL.self))
    #expect(url.decoded(#""a:b""#, others: others).value == URL(string: "a:b"))
  }

  // MARK: - Lossy

  @Test func `a lossy collection drops invalid elements`() {
    let array = decodedField(__by([Int].self, .elements(.__plain())).__lossy)
    #expect(array.decoded(#"[1,"x",null,[2],{"a":3},true,4]"#).value == [1, 4])
    #expect(array.decoded("[]").value == [])
    #expect(array.decoded("{}").problem?.path == "x")
    #expect(array.decoded("null").problem?.kind == "valueNotFound Array<Int>")
    #expect(array.decoded(nil).problem?.kind == "keyNotFound x")
    #expect(
      decodedField(__by([Int?].self, .elements(.__plain())).__lossy).decoded(#"[1,null,"x"]"#).value
        == [1, nil])
    #expect(
      decodedField(__by(Set<Int>.self, .elements(.__plain())).__lossy).decoded(#"[1,1,"x"]"#).value
        == [1])
    let items = decodedField(__by([Item].self, .elements(.__plain())).__lossy)
    #expect(
      items.decoded(#"[{"name":"a"},{"rank":1},{"name":"b","rank":[]},7]"#).value
        == [Item(name: "a")])
  }

  @Test func `a lossy dictionary drops invalid entries`() {
    let text = decodedField(__by([String: Int].self, .values(.__plain())).__lossy)
    #expect(text.decoded(#"{"a":1,"b":"x","c":null,"d":[1]}"#).value == ["a": 1])
    #expect(text.decoded("[]").problem?.path == "x")
    #expect(
      decodedField(__by([Int: Int].self, .values(.__plain())).__lossy).decoded(#"{"1":1,"x":2}"#)
        .value == [1: 1])
  }

  @Test func `in nested lossy collections only the innermost invalid element is dropped`() {
    let nested = decodedField(__by([String: [Int]].self, .values(.elements(.__plain()))).__lossy)
    #expect(nested.decoded(#"{"a":[1,"x"],"b":7,"c":[]}"#).value == ["a": [1], "c": []])
    let simple = decodedField(__by([String: [Int]].self, .values(.elements(.__plain()))).__lossy)
    #expect(simple.decoded(#"{"a":[1,"x"],"b":7,"c":[]}"#).value == ["a": [1], "c": []])
    let deep = decodedField(__by([[Int]].self, .elements(.elements(.__plain()))).__lossy)
    #expect(deep.decoded(#"[[1,null],"x",[2]]"#).value == [[1], [2]])
  }

  @Test func `elements of a lossy collection can have a strategy`() {
    let day = Date(timeIntervalSince1970: 951_782_400)
    let dates = decodedField(__by([Date].self, .elements(.iso8601)).__lossy)
    #expect(dates.decoded(#"["2000-02-29T00:00:00Z","x",1,null]"#).value == [day])
    let coerced = decodedField(__by([Int].self, .elements(.__lossless())).__lossy)
    #expect(coerced.decoded(#"["1",2,null,"x",3.5,true]"#).value == [1, 2])
  }

  @Test func `a lossy collection never drops invalid JSON`() {
    for text in ["[1,tru]", "[1,01]", #"["\u12"]"#, "[1,[}]"] {
      let outcome = decodedField(__by([Int].self, .elements(.__plain())).__lossy).decoded(
        text, others: [])
      #expect(outcome.problem?.kind == "dataCorrupted")
    }
  }

  // MARK: - Modifiers

  @Test func `modifiers apply in order`() {
    let name = decodedField(__plain(String.self).__modified(.trimmed, .lowercased))
    #expect(name.decoded(#""  Ada \n""#).value == "ada")
    let stars = decodedField(__plain(Int.self).__modified(.clamped(to: 0...5)))
    #expect(stars.decoded("9").value == 5)
    #expect(decodedField(__plain(Int.self).__modified(.min(3))).decoded("1").value == 3)
    #expect(decodedField(__plain(Int.self).__modified(.max(3))).decoded("9").value == 3)
    let list = decodedField(__plain([Int].self).__modified(.unique, .sorted))
    #expect(list.decoded("[3,1,3,2]").value == [1, 2, 3])
    let items = decodedField(__plain([Item].self).__modified(.sorted(by: \.name)))
    #expect(items.decoded(#"[{"name":"b"},{"name":"a"}]"#).value?.map(\.name) == ["a", "b"])
    let ranks = decodedField(__plain([Item].self).__modified(.sorted(by: \.rank)))
    #expect(
      ranks.decoded(#"[{"name":"b"},{"name":"a","rank":1}]"#).value?.map(\.name) == ["a", "b"])
    let words = decodedField(__plain(String.self).__modified(.capitalized))
    #expect(words.decoded(#""o'neill of ÉIRE""#).value == "O'neill Of Éire")
    let loud = decodedField(__plain(String.self).__modified(.uppercased))
    #expect(loud.decoded(#""ß""#).value == "SS")
    #expect(decodedField(__plain(Int.self).__modified(.map { $0 * 2 })).decoded("4").value == 8)
  }

  @Test func `a modifier can turn a value into nil`() {
    let strategy = __plain(String.self).__modified(.trimmed, .nilIfEmpty)
    #expect(optionalField(strategy).decoded(#""  ""#).value == .some(nil))
    #expect(optionalField(strategy).decoded(#"" a ""#).value == "a")
    #expect(decodedField(strategy).decoded(#""  ""#).problem?.kind == "valueNotFound String")
    #expect(decodedField(strategy).decoded(#""  ""#).problem?.path == "x")
  }

  // MARK: - Validation

  @Test func `a failed validation is corrupted data at the value`() {
    let stars = decodedField(__plain(Int.self).__validated(.range(1...5)))
    #expect(stars.decoded("5").value == 5)
    let problem = stars.decoded("6").problem
    #expect(problem?.kind == "dataCorrupted" && problem?.path == "x")
    let failure = problem?.failure?.underlying as? CodableValidationFailure
    #expect(
      failure
        == CodableValidationFailure(
          rule: "range(1...5)", message: "must be from 1 to 5", value: "6"))
    #expect(problem?.text == "Must be from 1 to 5, at line 1, column 6 (byte 5).")
  }

  @Test func `each kind of validation accepts and rejects values`() {
    let text = __plain(String.self)
    for (rule, good, bad): (CodableValidation<String>, String, String) in [
      (.count(1...3), "abc", "abcd"), (.count(2), "ab", "a"), (.count(2...), "ab", "a"),
      (.nonEmpty, "a", ""), (.oneOf("a", "b"), "b", "c"), (.matches("[a-z]+"), "abc", "abc1"),
      (.range("a"..<"c"), "b", "c"), (CodableValidation(where: { $0 != "x" }, "not x"), "y", "x"),
    ] {
      let field = decodedField(text.__validated(rule))
      #expect(field.decoded("\"\(good)\"").value == good, "\(rule.rule)")
      #expect(field.decoded("\"\(bad)\"").problem?.kind == "dataCorrupted", "\(rule.rule)")
    }
    let list = decodedField(__plain([Int].self).__validated(.count(...2), .nonEmpty))
    #expect(list.decoded("[1]").value == [1])
    #expect(list.decoded("[]").problem != nil)
    #expect(list.decoded("[1,2,3]").problem != nil)
    // An invalid pattern makes every value invalid.
    #expect(decodedField(text.__validated(.matches("("))).decoded(#""a""#).problem != nil)
  }

  @Test func `validation runs after modifiers and skips nil`() {
    let strategy = __flexible(Int.self).__modified(.clamped(to: 0...9)).__validated(.range(1...9))
    #expect(decodedField(strategy).decoded(#""12""#).value == 9)
    #expect(decodedField(strategy).decoded("-1").problem?.kind == "dataCorrupted")
    #expect(optionalField(strategy).decoded("null").value == .some(nil))
    #expect(optionalField(strategy).decoded(#""""#).value == .some(nil))
  }
}

@Suite("Recovery takes linear time")
struct RecoveryCostTests {
  /// This would take minutes if each error scanned the document for its location.
  @Test(.timeLimit(.minutes(1)))
  func `many invalid elements are dropped in linear time`() {
    let count = 20_000
    let strategy = DecodingClosureStrategy(decode: { try Int(from: $0) })
    let text = "[" + Array(repeating: #""x""#, count: count).joined(separator: ",") + ",1]"
    #expect(
      decodedField(__by([Int].self, .elements(strategy)).__lossy).decoded(text, others: []).value
        == [1])
    let numbers = "[" + Array(repeating: #""1""#, count: count).joined(separator: ",") + "]"
    let coerced = decodedField(.elements(__lossless(Int.self))).decoded(numbers, others: [])
    #expect(coerced.value?.count == count)
    let other = DecodingClosureStrategy(decode: { Int(try String(from: $0)) ?? 0 })
    let ones = "[" + Array(repeating: "1", count: count).joined(separator: ",") + "]"
    let either = decodedField(.elements(.anyOf(other, strategy))).decoded(ones, others: [])
    #expect(either.value?.count == count)
  }
}
