import Foundation
import Kodable
import Testing
import TranscodableFoundation
import TranscodableJSON

/// The fast path of this package's JSON encoder for Kodable types, compared with Foundation's.
struct MemberEncodingTests {
  private struct Pair: Kodable {
    @Coding("n") var number: Int
    @Coding var text: String?
  }

  /// Writes members before and after those of a pair.
  private struct Envelope: Encodable {
    enum Keys: CodingKey { case a, b }
    var pair = Pair()

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Keys.self)
      try container.encode(1, forKey: .a)
      try pair.encode(to: encoder)
      try container.encode(2, forKey: .b)
      try encoder.container(keyedBy: Keys.self).encodeTwice(3, forKey: .b)
    }
  }

  @Test func `members are added to an object that is already open`() throws {
    var envelope = Envelope()
    envelope.pair.number = 7
    envelope.pair.text = "x"
    #expect(try text(of: envelope) == #"{"a":1,"b":3,"n":7,"text":"x"}"#)
    envelope.pair.text = nil
    #expect(try text(of: [envelope, envelope]) == #"[{"a":1,"b":3,"n":7},{"a":1,"b":3,"n":7}]"#)
  }

  private struct Mixed: Kodable {
    @Coding var a: Int
    @Coding("x.y") var b: Int
    @Coding var c: String
    @Coding(.encodeAsNullIfNil) var d: Int?
    @Coding var e: [Double]
    @Coding("x.z") var f: Int
    @Coding var g: Double
  }

  @Test func `members keep their order with paths and nulls`() throws {
    var mixed = Mixed()
    (mixed.a, mixed.b, mixed.c, mixed.e, mixed.f, mixed.g) = (1, 2, "s", [0.5], 3, 1.5)
    let sorted = #"{"a":1,"c":"s","d":null,"e":[0.5],"g":1.5,"x":{"y":2,"z":3}}"#
    #expect(try text(of: mixed) == sorted)
    let text = String(decoding: try JSON.Encoder().encode(mixed), as: UTF8.self)
    #expect(text == #"{"a":1,"x":{"y":2,"z":3},"c":"s","d":null,"e":[0.5],"g":1.5}"#)
  }

  private struct SameKey: Kodable {
    @Coding("k") var first: Int
    @Coding("k") var second: Pair
    @Coding var third: Bool
  }

  @Test func `the last of two properties with the same key is encoded`() throws {
    var value = SameKey()
    (value.first, value.second, value.third) = (1, Pair(), true)
    value.second.number = 2
    #expect(try text(of: value) == #"{"k":{"n":2},"third":true}"#)
  }

  /// Encodes its own coding path.
  private struct Place: Codable, Equatable {
    init() {}
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      let path = encoder.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
      try container.encode(path.joined(separator: "."))
    }
  }

  private struct Holder: Kodable {
    @Coding("p") var place: Place
    @Coding("list.inner") var far: Place
    var bare = [Place(), Place()]
    @Coding var next: [Holder]?
  }

  @Test func `values are encoded with their coding path`() throws {
    var (inner, outer) = (Holder(), Holder())
    (inner.place, inner.far, outer.place, outer.far) = (Place(), Place(), Place(), Place())
    outer.next = [inner, inner]
    // Foundation's encoder omits the objects of key paths from the coding path.
    let text = String(decoding: try encoders[1].encode(outer), as: UTF8.self)
    #expect(text.hasPrefix(#"{"bare":["bare.0","bare.1"],"list":{"inner":"list.inner"},"next":[{"#))
    #expect(text.contains(#""list":{"inner":"next.1.list.inner"}"#))
    #expect(text.contains(#""bare":["next.1.bare.0","next.1.bare.1"]"#))
    #expect(text.hasSuffix(#","p":"next.1.p"}],"p":"p"}"#))
  }

  private struct Wide: Kodable {
    var a0 = 0, a1 = 1, a2 = 2, a3 = 3, a4 = 4, a5 = 5, a6 = 6, a7 = 7, a8 = 8, a9 = 9
    var b0 = 0, b1 = 1, b2 = 2, b3 = 3, b4 = 4, b5 = 5, b6 = 6, b7 = 7, b8 = 8, b9 = 9
    var c0 = 0, c1 = 1, c2 = 2, c3 = 3, c4 = 4, c5 = 5, c6 = 6, c7 = 7, c8 = 8, c9 = 9
    var d0 = 0, d1 = 1, d2 = 2, d3 = 3, d4 = 4, d5 = 5, d6 = 6, d7 = 7, d8 = 8, d9 = 9
    var e0 = 0, e1 = 1, e2 = 2, e3 = 3, e4 = 4, e5 = 5, e6 = 6, e7 = 7, e8 = 8, e9 = 9
    var f0 = 0, f1 = 1, f2 = 2, f3 = 3, f4 = 4, f5 = 5, f6 = 6, f7 = 7, f8 = 8, f9 = 9
    var g0 = 0, g1 = 1, g2 = 2, g3 = 3, g4 = 4, g5 = 5, g6 = 6, g7 = 7, g8 = 8, g9 = 9
  }

  @Test func `a type may have more fields than fit in a key table`() throws {
    let expected = "abcdefg".flatMap { letter in (0...9).map { "\"\(letter)\($0)\":\($0)" } }
    let texts = try [Wide(), Wide()].map { try text(of: $0) }
    #expect(texts.allSatisfy { $0 == "{\(expected.joined(separator: ","))}" })
  }

  private struct Named: Kodable {
    var someURL = "u"
    @Coding var innerPart: Pair
  }

  @Test func `keys are converted by the key strategy`() throws {
    var value = Named()
    value.innerPart = Pair()
    value.innerPart.number = 1
    for encoder in encoders {
      encoder.keyEncodingStrategy = .convertToSnakeCase
      let snake = String(decoding: try encoder.encode(value), as: UTF8.self)
      #expect(snake == #"{"inner_part":{"n":1},"some_url":"u"}"#)
      encoder.keyEncodingStrategy = .custom { path in
        AnyKey(path.map(\.stringValue).joined(separator: "/"))
      }
      let custom = String(decoding: try encoder.encode(value), as: UTF8.self)
      #expect(custom == #"{"innerPart":{"innerPart/n":1},"someURL":"u"}"#)
    }
  }

  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ text: String) { stringValue = text }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }
}

extension KeyedEncodingContainer {
  /// Encodes a value in a container that was requested again.
  fileprivate func encodeTwice(_ value: some Encodable, forKey key: Key) throws {
    var container = self
    try container.encode(value, forKey: key)
    try container.encode(value, forKey: key)
  }
}
