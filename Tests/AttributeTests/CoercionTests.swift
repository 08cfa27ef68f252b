import CoderTestSupport
import Foundation
import Testing
import Transcodable
import TranscodableFullFoundation

/// Which scalars each policy converts to which types.
@Suite("Coercion")
struct CoercionTests {
  @Codable
  struct Exact: Equatable {
    var flag: Bool?
    var count: Int?
    var size: Double?
    var text: String?
  }

  @Codable(coercion: .lossless)
  struct Lossless: Equatable {
    var flag: Bool?
    var count: Int?
    var size: Double?
    var text: String?
    var price: Decimal?
  }

  @Codable(coercion: .flexible)
  struct Flexible: Equatable {
    var flag: Bool?
    var count: Int?
    var size: Double?
    var text: String?
    var price: Decimal?
  }

  @Codable(coercion: .lossless)
  struct Sizes: Equatable {
    var width: CGFloat
    @CodableCoerced(.flexible) var height: CGFloat?
    var half: Float16
  }

  @Test func `coercion applies to every floating-point type`() {
    expect(
      #"{"width": "1.5", "height": true, "half": "0.5"}"#,
      is: Sizes(width: 1.5, height: 1, half: 0.5), by: Coder.typedFormats)
  }

  @Test func `without a policy no scalar is converted`() {
    for (key, scalars) in [
      ("flag", [#""true""#, #""1""#, "1", "0"]), ("count", [#""5""#, "true", #""x""#]),
      ("size", [#""1.5""#, "true"]), ("text", ["5", "1.5", "true"]),
    ] {
      for scalar in scalars {
        expect(
          #"{"\#(key)": \#(scalar)}"#, as: Exact.self, failsWith: Complaint("typeMismatch", key),
          by: Coder.typedFormats)
      }
    }
    expect(
      #"{"flag": true, "count": 5.0, "size": 1, "text": "5"}"#,
      is: Exact(flag: true, count: 5, size: 1, text: "5"))
  }

  @Test func `lossless coercion accepts canonical spellings`() {
    for (scalar, flag) in [
      ("true", true), (#""true""#, true), ("1", true), (#""false""#, false), ("0", false),
    ] {
      expect(#"{"flag": \#(scalar)}"#, is: Lossless(flag: flag), by: Coder.typedFormats)
    }
    for scalar in ["5", #""5""#, "5.0"] {
      expect(#"{"count": \#(scalar)}"#, is: Lossless(count: 5))
    }
    for scalar in ["1.5", #""1.5""#, #""15e-1""#] {
      expect(#"{"size": \#(scalar)}"#, is: Lossless(size: 1.5))
    }
    for (scalar, text) in [("5", "5"), (#"" 5 ""#, " 5 "), ("true", "true"), ("1.5", "1.5")] {
      expect(#"{"text": \#(scalar)}"#, is: Lossless(text: text))
    }
    expect(#"{"text": 5.0}"#, is: Lossless(text: "5.0"), by: [.direct, .standard])
    expect(#"{"price": "0.25"}"#, is: Lossless(price: 0.25))
  }

  @Test func `lossless coercion rejects everything else`() {
    for (key, scalars) in [
      ("flag", ["2", #""1""#, #""TRUE""#, #""yes""#, #""""#]),
      ("count", [#""5.0""#, #"" 5""#, "true", #""""#]),
      ("size", ["true", #""x""#, #""""#]), ("price", ["true", #""x""#]),
    ] {
      for scalar in scalars {
        expect(
          #"{"\#(key)": \#(scalar)}"#, as: Lossless.self,
          failsWith: Complaint("typeMismatch", key), by: Coder.typedFormats)
      }
    }
  }

  @Test func `flexible coercion accepts common spellings`() {
    for word in ["true", "True", "yes", "Y", "t", "on", "1"] {
      expect(#"{"flag": "\#(word)"}"#, is: Flexible(flag: true))
    }
    for word in ["false", "FALSE", "no", "n", "F", "off", "0"] {
      expect(#"{"flag": "\#(word)"}"#, is: Flexible(flag: false))
    }
    for scalar in ["1", "true"] { expect(#"{"flag": \#(scalar)}"#, is: Flexible(flag: true)) }
    for scalar in ["5", #""5""#, #""5.0""#, "5.0"] {
      expect(#"{"count": \#(scalar)}"#, is: Flexible(count: 5))
    }
    expect(#"{"count": true, "size": true}"#, is: Flexible(count: 1, size: 1))
    expect(#"{"size": "1e3", "price": "0.25"}"#, is: Flexible(size: 1000, price: 0.25))
    expect(#"{"text": 5, "flag": 0}"#, is: Flexible(flag: false, text: "5"))
  }

  @Test func `flexible coercion decodes an empty string as nil, except for String`() {
    expect(
      #"{"flag": "", "count": "", "size": "", "price": "", "text": ""}"#, is: Flexible(text: ""))
  }

  @Test func `flexible coercion rejects ambiguous values and containers`() {
    for (key, scalars) in [
      ("flag", ["2", "-1", "0.5", #""maybe""#, "[true]", #"{"a": true}"#]),
      ("count", [#""5.5""#, #""x""#, "[5]"]), ("size", [#""x""#, "[1.5]"]),
      ("text", ["[5]", #"{"a": "b"}"#]),
    ] {
      for scalar in scalars {
        expect(
          #"{"\#(key)": \#(scalar)}"#, as: Flexible.self,
          failsWith: Complaint("typeMismatch", key), by: Coder.typedFormats)
      }
    }
  }

  @Test func `every policy rejects a number that is not exactly representable`() {
    let complaint = Complaint("dataCorrupted", "count")
    for json in [#"{"count": 5.5}"#, #"{"count": 1e30}"#] {
      expect(json, as: Exact.self, failsWith: complaint, by: Coder.withNumberPaths)
      expect(json, as: Lossless.self, failsWith: complaint, by: Coder.withNumberPaths)
      expect(json, as: Flexible.self, failsWith: complaint, by: Coder.withNumberPaths)
    }
  }

  @Codable enum Level: String { case low, high }
  @Codable enum Rank: Int { case first = 1, second }

  @Codable
  struct OneByOne: Equatable {
    @CodableCoerced var rank: Rank?
    @CodableCoerced(.flexible) var levels: [Level]?
    @CodableCoerced(.flexible) var counts: [String: [Int]]?
    @CodableCoerced var ids: Set<Int>?
  }

  @Test func `collections and enums are coerced through their elements and raw values`() {
    expect(#"{"rank": "2"}"#, is: OneByOne(rank: .second))
    expect(#"{"rank": "3"}"#, as: OneByOne.self, failsWith: Complaint("typeMismatch", "rank"))
    expect(#"{"rank": 3}"#, as: OneByOne.self, failsWith: Complaint("dataCorrupted", "rank"))
    expect(#"{"levels": ["low", "high"]}"#, is: OneByOne(levels: [.low, .high]))
    expect(#"{"counts": {"a": ["1", 2]}}"#, is: OneByOne(counts: ["a": [1, 2]]))
    expect(#"{"ids": ["1", 1, 2]}"#, is: OneByOne(ids: [1, 2]))
    expect(
      #"{"ids": ["x"]}"#, as: OneByOne.self, failsWith: Complaint("typeMismatch", "ids.0"))
  }

  @Test func `coerced values are encoded as the declared type`() throws {
    try expect(
      Flexible(flag: true, count: 5, size: 1.5, text: "5"),
      isWrittenAs: #"{"flag": true, "count": 5, "size": 1.5, "text": "5"}"#)
  }
}
