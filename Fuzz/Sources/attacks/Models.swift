internal import Foundation
internal import TranscodableCore
internal import TranscodableFoundation
internal import TranscodableJSON

/// Fields that are looked for, in any order.
struct Fields: Codable {
  var key1: Int?
  var key: Int?
  var cafe: Int?
  var k1: Int?
  var someKey1: Int?
}

/// The same in the direct lane, as expansions have it.
struct DirectFields: JSONDecodable, Decodable {
  var key: Int?

  static func decode(from reader: inout JSONReader) -> DirectFields? {
    var value = DirectFields()
    var key = reader.__beginObject()
    var seen: UInt64 = 0
    while key != 0 {
      if reader.__takeField("\"key\":", key, 0x22_79_65_6B_22, &seen, 1) {
        value.key = reader.read(Int.self)
        key = reader.__nextMember()
      } else {
        key = reader.__skipMember("key")
      }
    }
    return reader.hasFailed ? nil : value
  }
}

/// Asks for everything that there is.
struct AllKeys: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingFieldKey.self)
    for key in container.allKeys where !container.contains(key) { throw CancellationError() }
  }
}

/// Refuses keys that stand twice.
struct Refusing: Decodable {
  init(from decoder: any Decoder) throws { try __refuseDuplicateKeys(in: decoder) }
}

/// One of two forms, told apart by what comes after the inner value: each level is tried twice.
indirect enum Untagged: Decodable {
  case left(Untagged?, Int)
  case right(Untagged?)

  private enum CodingKeys: CodingKey { case inner, left }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    do {
      let inner = try container.decodeIfPresent(Untagged.self, forKey: .inner)
      self = .left(inner, try container.decode(Int.self, forKey: .left))
    } catch {
      self = .right(try container.decodeIfPresent(Untagged.self, forKey: .inner))
    }
  }
}
