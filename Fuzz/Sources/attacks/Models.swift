internal import Foundation
internal import Transcodable

/// Fields that are requested in any order.
struct Fields: Codable {
  var key1: Int?
  var key: Int?
  var cafe: Int?
  var k1: Int?
  var someKey1: Int?
}

/// The same on the direct path.
@Decodable
struct DirectFields {
  var key: Int?
}

/// Requests all keys.
struct AllKeys: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingFieldKey.self)
    for key in container.allKeys where !container.contains(key) { throw CancellationError() }
  }
}

/// A number or a string, tried in turn: half of the attempts fail.
enum IntOrText: Decodable {
  case int(Int)
  case text(String)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Int.self) {
      self = .int(value)
    } else {
      self = .text(try container.decode(String.self))
    }
  }
}

/// Keeps elements that decode and skips the rest, as in hand-written code.
struct Tolerant: Decodable {
  var elements: [Int] = []

  private struct Anything: Decodable { init(from decoder: any Decoder) {} }

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      if let value = try? container.decode(Int.self) {
        elements.append(value)
      } else {
        _ = try container.decode(Anything.self)
      }
    }
  }
}

/// The same elements in a type on the direct path.
@Decodable
struct Mixed {
  var elements: [IntOrText]
}

/// Rejects repeated keys.
struct Refusing: Decodable {
  init(from decoder: any Decoder) throws { try __refuseDuplicateKeys(in: decoder) }
}

/// One of two forms that differ after the inner value: each level is tried twice.
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
