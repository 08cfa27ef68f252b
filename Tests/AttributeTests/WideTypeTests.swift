import Foundation
import Testing
import Transcodable

/// Types with more fields than one generated function decodes.
@Suite struct WideTypeTests {
  struct Plain: Codable, Equatable {
    let y: Int
  }

  @Codable
  struct Point: Equatable {
    let x: Int
  }

  @Codable
  struct Narrow: Equatable {
    let name: String
    let points: [Point]
    let point: Point
    let plain: Plain
    var note: String?
    var kept = 5
    var keptOptional: Int? = 6
    var nullable: CodableNullable<Int> = .absent
    @CodableDefault(9) var defaulted: Int
    @CodableLossy var lossy: [Int] = []
    @CodingKey("renamed") @DecodableAlias("old", "older") var aliased: String
    @DecodableAlias("oldOptional") var aliasedOptional: Int?
    @CodableBy(.iso8601) var date: Date
    @CodingPath("outer.inner.a") var inner: Int
    @CodingPath("outer.inner.b") var innerOptional: Point?
    @CodingPath("outer.c") var outer: String
  }

  /// The fields of `Narrow` between others, so that several functions decode them.
  @Codable
  struct Wide: Equatable {
    var f0: Int?
    var f1: Int?
    var f2: Int?
    var f3: Int?
    var f4: Int?
    var f5: Int?
    var f6: Int?
    var f7: Int?
    var f8: Int?
    var f9: Int?
    var f10: Int?
    var f11: Int?
    var f12: Int?
    var f13: Int?
    var f14: Int?
    var f15: Int?
    var f16: Int?
    var f17: Int?
    var f18: Int?
    var f19: Int?
    var f20: Int?
    var f21: Int?
    var f22: Int?
    var f23: Int?
    var f24: Int?
    var f25: Int?
    var f26: Int?
    let name: String
    let points: [Point]
    let point: Point
    let plain: Plain
    var note: String?
    var kept = 5
    var keptOptional: Int? = 6
    var nullable: CodableNullable<Int> = .absent
    @CodableDefault(9) var defaulted: Int
    @CodableLossy var lossy: [Int] = []
    @CodingKey("renamed") @DecodableAlias("old", "older") var aliased: String
    @DecodableAlias("oldOptional") var aliasedOptional: Int?
    @CodableBy(.iso8601) var date: Date
    @CodingPath("outer.inner.a") var inner: Int
    @CodingPath("outer.inner.b") var innerOptional: Point?
    @CodingPath("outer.c") var outer: String
    var children: [Wide]?
    var f27: Int?
    var f28: Int?
    var f29: Int?
    var f30: Int?
    var f31: Int?
    var f32: Int?
    var f33: Int?
    var f34: Int?
    var f35: Int?
    var f36: Int?
    var f37: Int?
    var f38: Int?
    var f39: Int?
    var f40: Int?
    var f41: Int?
    var f42: Int?
    var f43: Int?
    var f44: Int?
    var f45: Int?
    var f46: Int?
    var f47: Int?
    var f48: Int?
    var f49: Int?
    var f50: Int?
    var f51: Int?
    var f52: Int?
    var f53: Int?
    var f54: Int?
    var f55: Int?
    var f56: Int?
    var f57: Int?
    var f58: Int?
    var f59: Int?

    var narrow: Narrow {
      Narrow(
        name: name, points: points, point: point, plain: plain, note: note, kept: kept,
        keptOptional: keptOptional, nullable: nullable, defaulted: defaulted, lossy: lossy,
        aliased: aliased, aliasedOptional: aliasedOptional, date: date, inner: inner,
        innerOptional: innerOptional, outer: outer)
    }
  }

  @Codable
  final class WideClass {
    var f0: Int?
    var f1: Int?
    var f2: Int?
    var f3: Int?
    var f4: Int?
    var f5: Int?
    var f6: Int?
    var f7: Int?
    var f8: Int?
    var f9: Int?
    var f10: Int?
    var f11: Int?
    var f12: Int?
    var f13: Int?
    var f14: Int?
    var f15: Int?
    var f16: Int?
    var f17: Int?
    var f18: Int?
    var f19: Int?
    var f20: Int?
    var f21: Int?
    var f22: Int?
    var f23: Int?
    var f24: Int?
    var f25: Int?
    var f26: Int?
    var f27: Int?
    var f28: Int?
    var f29: Int?
    var f30: Int?
    var f31: Int?
    var f32: Int?
    var f33: Int?
    var f34: Int?
    var f35: Int?
    var f36: Int?
    var f37: Int?
    var f38: Int?
    var f39: Int?
    let name: String
    var f40: Int?
    var f41: Int?
    var f42: Int?
    var f43: Int?
    var f44: Int?
    var f45: Int?
    var f46: Int?
    var f47: Int?
    var f48: Int?
    var f49: Int?
    var f50: Int?
    var f51: Int?
    var f52: Int?
    var f53: Int?
    var f54: Int?
    var f55: Int?
    var f56: Int?
    var f57: Int?
    var f58: Int?
    var f59: Int?
    var f60: Int?
    var f61: Int?
    var f62: Int?
    var f63: Int?
    var f64: Int?
    var f65: Int?
    var f66: Int?
    var f67: Int?
    var f68: Int?
    var f69: Int?
    let point: Point
  }

  @Codable
  struct WideBox<Value> {
    var f0: Int?
    var f1: Int?
    var f2: Int?
    var f3: Int?
    var f4: Int?
    var f5: Int?
    var f6: Int?
    var f7: Int?
    var f8: Int?
    var f9: Int?
    var f10: Int?
    var f11: Int?
    var f12: Int?
    var f13: Int?
    var f14: Int?
    var f15: Int?
    var f16: Int?
    var f17: Int?
    var f18: Int?
    var f19: Int?
    var f20: Int?
    var f21: Int?
    var f22: Int?
    var f23: Int?
    var f24: Int?
    var f25: Int?
    var f26: Int?
    var f27: Int?
    var f28: Int?
    var f29: Int?
    var f30: Int?
    var f31: Int?
    var f32: Int?
    var f33: Int?
    var f34: Int?
    var f35: Int?
    var f36: Int?
    var f37: Int?
    var f38: Int?
    var f39: Int?
    let value: Value
    var f40: Int?
    var f41: Int?
    var f42: Int?
    var f43: Int?
    var f44: Int?
    var f45: Int?
    var f46: Int?
    var f47: Int?
    var f48: Int?
    var f49: Int?
    var f50: Int?
    var f51: Int?
    var f52: Int?
    var f53: Int?
    var f54: Int?
    var f55: Int?
    var f56: Int?
    var f57: Int?
    var f58: Int?
    var f59: Int?
    var f60: Int?
    var f61: Int?
    var f62: Int?
    var f63: Int?
    var f64: Int?
    var f65: Int?
    var f66: Int?
    var f67: Int?
    var f68: Int?
    var f69: Int?
    let values: [Value]
  }

  static let members = [
    #""name": "n""#, #""points": [{"x": 1}, {"x": 2}]"#, #""point": {"x": 3}"#,
    #""plain": {"y": 4}"#,
    #""note": "t""#, #""kept": 50"#, #""keptOptional": 60"#,
    #""nullable": 70"#, #""defaulted": 90"#,
    #""lossy": [1, "two", 3]"#, #""renamed": "r""#, #""old": "o""#, #""older": "p""#,
    #""oldOptional": 1"#, #""date": "2020-01-02T03:04:05Z""#,
    #""outer": {"inner": {"a": 1, "b": {"x": 5}}, "c": "d"}"#, #""unknown": [1]"#,
  ]

  /// Documents with one or two members missing, of another type, null, doubled, or last.
  static var documents: [String] {
    var documents = [members, members.reversed()]
    for index in members.indices {
      var rest = members
      let member = rest.remove(at: index)
      documents.append(rest)
      documents.append(rest + [member])
      for other in rest.indices {
        var fewer = rest
        fewer.remove(at: other)
        documents.append(fewer)
      }
      let key = member.prefix { $0 != ":" }
      for value in ["null", "7", "\"s\"", "[]", "{}", "{\"inner\": {\"a\": 1}}", "[{}]", "tru"] {
        var changed = members
        changed[index] = "\(key): \(value)"
        documents.append(changed)
        documents.append(members + ["\(key): \(value)"])
      }
    }
    return documents.map { "{\($0.joined(separator: ", "))}" }
  }

  private func outcome<Value>(_ decode: () throws -> Value, _ narrow: (Value) -> Narrow) -> String {
    do {
      return "\(narrow(try decode()))"
    } catch {
      return "\(error)".replacingOccurrences(of: "Wide", with: "Narrow")
    }
  }

  @Test func `a wide type decodes to the same values and errors as a narrow one`() {
    let direct = JSON.Decoder()
    let foundation = JSONDecoder()
    for document in Self.documents {
      let data = Data(document.utf8)
      #expect(
        outcome {
          try direct.decode(Wide.self, from: data)
        } _: {
          $0.narrow
        }
          == outcome {
            try direct.decode(Narrow.self, from: data)
          } _: {
            $0
          }, "\(document)")
      #expect(
        outcome {
          try foundation.decode(Wide.self, from: data)
        } _: {
          $0.narrow
        }
          == outcome {
            try foundation.decode(Narrow.self, from: data)
          } _: {
            $0
          }, "\(document)")
    }
  }

  @Test func `wide types are decoded from what they encode`() throws {
    let data = Data("{\(Self.members.joined(separator: ", ")), \"f0\": 1, \"f59\": 2}".utf8)
    var value = try JSON.Decoder().decode(Wide.self, from: data)
    value.children = [value]
    #expect(value.f0 == 1 && value.f59 == 2)
    #expect(try JSON.Decoder().decode(Wide.self, from: JSON.Encoder().encode(value)) == value)
    #expect(try JSONDecoder().decode(Wide.self, from: JSONEncoder().encode(value)) == value)
  }

  @Test func `wide classes and generic types are decoded on both paths`() throws {
    let object = Data(#"{"point": {"x": 2}, "name": "n", "f41": 3}"#.utf8)
    for value in [
      try JSON.Decoder().decode(WideClass.self, from: object),
      try JSONDecoder().decode(WideClass.self, from: object),
    ] {
      #expect(value.name == "n" && value.point == Point(x: 2) && value.f41 == 3 && value.f0 == nil)
    }
    let box = Data(#"{"values": [1, 2], "value": 0}"#.utf8)
    for value in [
      try JSON.Decoder().decode(WideBox<Int>.self, from: box),
      try JSONDecoder().decode(WideBox<Int>.self, from: box),
    ] {
      #expect(value.values == [1, 2] && value.value == 0)
    }
  }
}
