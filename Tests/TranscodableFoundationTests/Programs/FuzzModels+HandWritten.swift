import Foundation
import TranscodableTestSupport

/// Types with hand-written coding for the fuzz tests, which use every kind of container.
enum HandWritten {
  /// Nested containers within one type.
  struct Nested: Arbitrary {
    var width: Int
    var names: [String]
    var deepFlag: Bool?
    enum Keys: String, CodingKey { case outerBox, innerBox, width, names, deepFlag }

    init(width: Int, names: [String], deepFlag: Bool?) {
      (self.width, self.names, self.deepFlag) = (width, names, deepFlag)
    }

    init(from decoder: any Decoder) throws {
      let outer = try decoder.container(keyedBy: Keys.self)
        .nestedContainer(keyedBy: Keys.self, forKey: .outerBox)
      var list = try outer.nestedUnkeyedContainer(forKey: .names)
      names = []
      while !list.isAtEnd { names.append(try list.decode(String.self)) }
      var inner = try outer.nestedUnkeyedContainer(forKey: .innerBox)
      let last = try inner.nestedContainer(keyedBy: Keys.self)
      width = try last.decode(Int.self, forKey: .width)
      deepFlag = last.contains(.deepFlag) ? try last.decode(Bool.self, forKey: .deepFlag) : nil
    }

    func encode(to encoder: any Encoder) throws {
      var top = encoder.container(keyedBy: Keys.self)
      var outer = top.nestedContainer(keyedBy: Keys.self, forKey: .outerBox)
      var list = outer.nestedUnkeyedContainer(forKey: .names)
      for name in names { try list.encode(name) }
      var inner = outer.nestedUnkeyedContainer(forKey: .innerBox)
      var last = inner.nestedContainer(keyedBy: Keys.self)
      try last.encode(width, forKey: .width)
      try last.encodeIfPresent(deepFlag, forKey: .deepFlag)
    }

    static func arbitrary(_ generator: inout SeededGenerator) -> Nested {
      Nested(
        width: .arbitrary(&generator), names: .arbitrary(&generator),
        deepFlag: .arbitrary(&generator))
    }
  }

  /// A pair of optional values, coded as an array.
  struct Pair: Arbitrary {
    var left: Double
    var middle: String?
    var right: [UInt8]?

    init(left: Double, middle: String?, right: [UInt8]?) {
      (self.left, self.middle, self.right) = (left, middle, right)
    }

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      left = try container.decode(Double.self)
      middle = try container.decodeNil() ? nil : container.decode(String.self)
      right = try container.decodeIfPresent([UInt8].self)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(left)
      if let middle { try container.encode(middle) } else { try container.encodeNil() }
      if let right { try container.encode(contentsOf: [right]) }
    }

    static func arbitrary(_ generator: inout SeededGenerator) -> Pair {
      Pair(
        left: .arbitrary(&generator), middle: .arbitrary(&generator),
        right: .arbitrary(&generator))
    }
  }

  /// An array that drops its invalid elements.
  struct Lossy: Arbitrary {
    var elements: [Synthesized.Leaf]
    init(elements: [Synthesized.Leaf]) { self.elements = elements }

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      elements = []
      while !container.isAtEnd {
        let before = container.currentIndex
        do { elements.append(try container.decode(Synthesized.Leaf.self)) } catch {
          _ = try container.decodeIfPresent(Anything.self)
        }
        if container.currentIndex == before { throw CancellationError() }
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(elements)
    }

    static func arbitrary(_ generator: inout SeededGenerator) -> Lossy {
      Lossy(elements: .arbitrary(&generator))
    }
  }

  /// Several alternatives, which are tried in order.
  enum Either: Arbitrary {
    case number(Int), leaf(Synthesized.Leaf), list([Either]), text(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else if let leaf = try? Synthesized.Leaf(from: decoder) {
        self = .leaf(leaf)
      } else if let list = try? container.decode([Either].self) {
        self = .list(list)
      } else {
        self = .text(try container.decode(String.self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .number(let value): try value.encode(to: encoder)
      case .leaf(let value): try value.encode(to: encoder)
      case .list(let value): try value.encode(to: encoder)
      case .text(let value): try value.encode(to: encoder)
      }
    }

    static func arbitrary(_ generator: inout SeededGenerator) -> Either {
      switch Int.random(in: 0..<7, using: &generator) {
      case 0, 1: .number(.arbitrary(&generator))
      case 2, 3: .leaf(.arbitrary(&generator))
      case 4: .list(.arbitrary(&generator))
      default: .text(.arbitrary(&generator))
      }
    }
  }

  class Base: Codable, Equatable {
    var baseName: String
    init(baseName: String) { self.baseName = baseName }
    static func == (left: Base, right: Base) -> Bool { left.parts == right.parts }
    var parts: [String] { [baseName] }
  }

  /// A class that encodes its superclass under a key or under `super`.
  final class Derived: Base, Arbitrary {
    var extraCount: Int?
    enum Keys: String, CodingKey { case extraCount, parent }

    init(extraCount: Int?, baseName: String) {
      self.extraCount = extraCount
      super.init(baseName: baseName)
    }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      extraCount = try container.decodeIfPresent(Int.self, forKey: .extraCount)
      try super.init(
        from: extraCount == nil
          ? container.superDecoder(forKey: .parent) : container.superDecoder())
    }

    override func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Keys.self)
      try container.encodeIfPresent(extraCount, forKey: .extraCount)
      try super.encode(
        to: extraCount == nil ? container.superEncoder(forKey: .parent) : container.superEncoder())
    }

    override var parts: [String] { [baseName, "\(extraCount ?? -1)"] }

    static func arbitrary(_ generator: inout SeededGenerator) -> Derived {
      Derived(extraCount: .arbitrary(&generator), baseName: .arbitrary(&generator))
    }
  }
}
