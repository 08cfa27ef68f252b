import Foundation
import Testing
import TranscodableFoundation
import TranscodableJSON
import TranscodablePropertyList

/// The static type may be a superclass of the metatype.
@Suite("Dynamic types")
struct DynamicTypeTests {
  private class Base: Codable {
    var name = ""

    init() {}
    private enum CodingKeys: CodingKey { case name }

    required init(from decoder: any Decoder) throws {
      name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name)
    }
  }

  private final class Derived: Base {
    var level = 0

    private enum CodingKeys: CodingKey { case level }

    required init(from decoder: any Decoder) throws {
      try super.init(from: decoder)
      level = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .level)
    }
  }

  /// A class on the direct path.
  private class Direct: JSONDecodable {
    required init() {}
    required init(from decoder: any Decoder) throws {}

    static func decode(from reader: inout JSONReader) -> Self? {
      reader.skipValue()
      return reader.hasFailed ? nil : Self()
    }
  }

  private final class DirectDerived: Direct {}

  /// Decodes with a metatype in unkeyed and single-value containers.
  ///
  /// The standard library's keyed containers drop the metatype.
  private struct Everywhere: Decodable {
    var types: [Any.Type] = []

    init(from decoder: any Decoder) throws {
      let type: Base.Type = Derived.self
      let container = try decoder.container(keyedBy: Key.self)
      var list = try container.nestedUnkeyedContainer(forKey: .list)
      types.append(Swift.type(of: try list.decode(type)))
      types += try list.decodeIfPresent(type).map { [Swift.type(of: $0)] } ?? []
      let single = try container.superDecoder(forKey: .one).singleValueContainer()
      types.append(Swift.type(of: try single.decode(type)))
    }

    private enum Key: CodingKey { case one, list }
  }

  @Test func `JSON decodes the dynamic type`() throws {
    let type: Base.Type = Derived.self
    let text = #"{"name":"a","level":7}"#
    let value = try JSON.Decoder().decode(type, from: Data(text.utf8))
    #expect((value as? Derived)?.level == 7)
    let found = try JSON.Decoder().decode(
      Everywhere.self, from: Data(#"{"one":\#(text),"list":[\#(text),\#(text)]}"#.utf8))
    #expect(found.types.allSatisfy { $0 == Derived.self })
    #expect(found.types.count == 3)
  }

  @Test(arguments: [PropertyListDecoder.PropertyListFormat.xml, .binary])
  func `property lists decode the dynamic type`(
    _ format: PropertyListDecoder.PropertyListFormat
  ) throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = format
    let one = ["name": PropertyList.string("a"), "level": .integer(7)]
    let type: Base.Type = Derived.self
    let value = try PropertyList.Decoder().decode(type, from: encoder.encode(one))
    #expect((value as? Derived)?.level == 7)
    struct Document: Encodable {
      var one: [String: PropertyList]
      var list: [[String: PropertyList]]
    }
    let found = try PropertyList.Decoder().decode(
      Everywhere.self, from: encoder.encode(Document(one: one, list: [one, one])))
    #expect(found.types.allSatisfy { $0 == Derived.self })
    #expect(found.types.count == 3)
  }

  @Test func `a class on the direct path decodes the dynamic type`() throws {
    struct Holder: Decodable {
      var value: Direct

      init(from decoder: any Decoder) throws {
        let type: Direct.Type = DirectDerived.self
        var list = try decoder.unkeyedContainer()
        value = try list.decode(type)
      }
    }
    let type: Direct.Type = DirectDerived.self
    #expect(try JSON.Decoder().decode(type, from: Data("1".utf8)) is DirectDerived)
    #expect(try JSON.decode(type, from: "1") is DirectDerived)
    #expect(try JSON.Decoder().decode(Holder.self, from: Data("[1]".utf8)).value is DirectDerived)
  }
}
