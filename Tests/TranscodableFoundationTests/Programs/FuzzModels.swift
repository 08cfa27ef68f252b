import Foundation
import TranscodableTestSupport

/// Types with synthesized coding for the fuzz tests.
enum Synthesized {
  struct Numbers: Arbitrary {
    var tiny: Int8
    var small: Int16
    var medium: Int32
    var large: Int64
    var huge: Int128
    var byte: UInt8
    var word: UInt16
    var wordTwice: UInt32
    var wordFourTimes: UInt64
    var singlePrecision: Float
    var doublePrecision: Double
    var isTrue: Bool
    static func arbitrary(_ generator: inout SeededGenerator) -> Numbers {
      Numbers(
        tiny: .arbitrary(&generator), small: .arbitrary(&generator),
        medium: .arbitrary(&generator), large: .arbitrary(&generator),
        huge: .arbitrary(&generator), byte: .arbitrary(&generator), word: .arbitrary(&generator),
        wordTwice: .arbitrary(&generator), wordFourTimes: .arbitrary(&generator),
        singlePrecision: .arbitrary(&generator), doublePrecision: .arbitrary(&generator),
        isTrue: .arbitrary(&generator))
    }
  }

  struct Optionals: Arbitrary {
    var number: Int?
    var text: String?
    var flag: Bool?
    var fraction: Double?
    var dateOfBirth: Date?
    var numbers: [Int?]?
    var inner: [Leaf?]
    static func arbitrary(_ generator: inout SeededGenerator) -> Optionals {
      Optionals(
        number: .arbitrary(&generator), text: .arbitrary(&generator),
        flag: .arbitrary(&generator), fraction: .arbitrary(&generator),
        dateOfBirth: .arbitrary(&generator), numbers: .arbitrary(&generator),
        inner: .arbitrary(&generator))
    }
  }

  struct Leaf: Arbitrary {
    var id: Int
    var longName: String
    enum CodingKeys: String, CodingKey {
      case id = "id\u{e9}"
      case longName
    }
    static func arbitrary(_ generator: inout SeededGenerator) -> Leaf {
      Leaf(id: .arbitrary(&generator), longName: .arbitrary(&generator))
    }
  }

  struct Special: Arbitrary {
    var createdAt: Date
    var rawBytes: Data
    var homePage: URL
    var exactPrice: Decimal
    var uniqueID: UUID
    var dates: [Date]
    var more: [Data?]
    static func arbitrary(_ generator: inout SeededGenerator) -> Special {
      Special(
        createdAt: .arbitrary(&generator), rawBytes: .arbitrary(&generator),
        homePage: .arbitrary(&generator), exactPrice: .arbitrary(&generator),
        uniqueID: .arbitrary(&generator), dates: .arbitrary(&generator),
        more: .arbitrary(&generator))
    }
  }

  enum Colour: String, Arbitrary, CodingKeyRepresentable {
    case red, darkGreen
    static func arbitrary(_ generator: inout SeededGenerator) -> Colour {
      Bool.random(using: &generator) ? .red : .darkGreen
    }
  }

  enum Level: Int, Arbitrary {
    case low = 1, high
    static func arbitrary(_ generator: inout SeededGenerator) -> Level {
      Bool.random(using: &generator) ? .low : .high
    }
  }

  struct Dictionaries: Arbitrary {
    var byText: [String: Double]
    var byNumber: [Int: Leaf]
    var byColour: [Colour: [String: Int]]
    var byLevel: [Level: Bool]
    var nested: [String: [Leaf]]
    static func arbitrary(_ generator: inout SeededGenerator) -> Dictionaries {
      Dictionaries(
        byText: .arbitrary(&generator), byNumber: .arbitrary(&generator),
        byColour: .arbitrary(&generator), byLevel: .arbitrary(&generator),
        nested: .arbitrary(&generator))
    }
  }

  indirect enum Figure: Arbitrary {
    case point
    case circle(radius: Double)
    case text(String, Colour?)
    case group([Figure], of: Figure)
    static func arbitrary(_ generator: inout SeededGenerator) -> Figure {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: .point
      case 1, 2: .circle(radius: .arbitrary(&generator))
      case 3, 4: .text(.arbitrary(&generator), .arbitrary(&generator))
      default: .group(.arbitrary(&generator), of: .arbitrary(&generator))
      }
    }
  }

  struct Generic<First: Arbitrary, Second: Arbitrary>: Arbitrary {
    var first: First
    var secondOnes: [Second]
    static func arbitrary(_ generator: inout SeededGenerator) -> Generic {
      Generic(first: .arbitrary(&generator), secondOnes: .arbitrary(&generator))
    }
  }
}
