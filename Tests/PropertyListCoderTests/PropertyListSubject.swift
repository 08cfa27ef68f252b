import Foundation
import TranscodableFoundation
import TranscodablePropertyList
import TranscodableTestSupport

/// A type-erased type of the property-list fuzz tests.
struct PropertyListSubject {
  let name: String
  /// Whether Foundation's order of members, and so its first error, is random.
  let isRandom: Bool
  /// Returns a random value encoded by Foundation, or `nil` if it can't be encoded.
  let document: (inout SeededGenerator, PropertyListEncoder) -> Data?
  /// Decodes with both coders; returns whether Foundation decoded a value, and the outcomes if they
  /// differ.
  let decode: (PropertyListDecoder, PropertyListDecoder, Data) -> (isValue: Bool, report: String?)
  /// Encodes with both coders and returns the outcomes if they differ.
  let encode: (inout SeededGenerator, PropertyListEncoder, PropertyListEncoder) -> String?

  init<Value: Arbitrary>(_ type: Value.Type, isRandom: Bool = false) {
    name = "\(type)"
    self.isRandom = isRandom
    document = { generator, encoder in try? encoder.encode(Value.arbitrary(&generator)) }
    decode = { ours, foundation, data in
      let left = Outcome { try ours.decode(type, from: data) }
      let right = Outcome { try foundation.decode(type, from: data) }
      let report = left.agrees(with: right) ? nil : "ours: \(left)\nFoundation: \(right)"
      return (right.value != nil, report)
    }
    encode = { generator, ours, foundation in
      let value = Value.arbitrary(&generator)
      let left = PropertyListOutcome { try ours.encode(value) }
      let right = PropertyListOutcome { try foundation.encodeWithReferences(value) }
      return left.agrees(with: right)
        ? nil : "value: \(text(of: value))\nours: \(left)\nFoundation: \(right)"
    }
  }

  static var all: [PropertyListSubject] {
    [
      PropertyListSubject(PropertyListNumbers.self),
      PropertyListSubject([PropertyListNumbers?].self),
      PropertyListSubject(Synthesized.Optionals.self),
      PropertyListSubject(Synthesized.Special.self),
      PropertyListSubject([Synthesized.Leaf].self),
      PropertyListSubject([Synthesized.Optionals?].self),
      PropertyListSubject([String: Synthesized.Special].self, isRandom: true),
      PropertyListSubject(Synthesized.Figure.self),
      PropertyListSubject([Synthesized.Figure].self),
      PropertyListSubject(Synthesized.Generic<Synthesized.Leaf?, Synthesized.Special>.self),
      PropertyListSubject(Synthesized.Generic<[HandWritten.Pair], HandWritten.Either>.self),
      PropertyListSubject(HandWritten.Nested.self),
      PropertyListSubject([HandWritten.Nested].self),
      PropertyListSubject([HandWritten.Pair].self),
      PropertyListSubject(HandWritten.Lossy.self),
      PropertyListSubject([HandWritten.Lossy].self),
      PropertyListSubject([HandWritten.Either].self),
      PropertyListSubject(HandWritten.Derived.self),
      PropertyListSubject([HandWritten.Derived?].self),
      PropertyListSubject([UInt8?].self), PropertyListSubject([Float].self),
      PropertyListSubject([[String]].self), PropertyListSubject([Date?].self),
      PropertyListSubject([Data].self), PropertyListSubject([URL].self),
      PropertyListSubject([UUID].self), PropertyListSubject([Decimal].self),
      PropertyListSubject([String: [String: Double?]].self, isRandom: true),
      PropertyListSubject(shapesFrom: 3), PropertyListSubject(shapesFrom: 5),
    ]
  }
}

extension PropertyListSubject {
  /// A subject with a different shape for each case.
  init(shapesFrom depth: Int) {
    name = "shapes of depth \(depth)"
    isRandom = false
    document = { generator, encoder in
      let shape = FuzzShape.random(depth: depth, &generator)
      encoder.userInfo = [:]
      guard let data = try? encoder.encode(FuzzNode(shape, &generator)) else { return nil }
      if let key = FuzzShapes.key { encoder.userInfo[key] = FuzzShapes(shape) }
      return data
    }
    decode = { ours, foundation, data in
      let left = Outcome { try ours.decode(FuzzShaped.self, from: data) }
      let right = Outcome { try foundation.decode(FuzzShaped.self, from: data) }
      let shape = FuzzShapes.key.flatMap { ours.userInfo[$0] as? FuzzShapes }?.top
      let note = shape.map { "shape: \($0)\n" } ?? ""
      return (
        right.value != nil,
        left.agrees(with: right) ? nil : "\(note)ours: \(left)\nFoundation: \(right)"
      )
    }
    encode = { generator, ours, foundation in
      let node = FuzzNode(FuzzShape.random(depth: depth, &generator), &generator)
      let left = PropertyListOutcome { try ours.encode(node) }
      let right = PropertyListOutcome { try foundation.encodeWithReferences(node) }
      return left.agrees(with: right)
        ? nil : "value: \(node)\nours: \(left)\nFoundation: \(right)"
    }
  }
}

/// Numbers of all types that property lists support.
struct PropertyListNumbers: Arbitrary {
  var tiny: Int8
  var small: Int16
  var medium: Int32
  var large: Int64
  var byte: UInt8
  var word: UInt16
  var wordTwice: UInt32
  var wordFourTimes: UInt64
  var singlePrecision: Float
  var doublePrecision: Double
  var isTrue: Bool
  var text: String
  static func arbitrary(_ generator: inout SeededGenerator) -> PropertyListNumbers {
    PropertyListNumbers(
      tiny: .arbitrary(&generator), small: .arbitrary(&generator), medium: .arbitrary(&generator),
      large: .arbitrary(&generator), byte: .arbitrary(&generator), word: .arbitrary(&generator),
      wordTwice: .arbitrary(&generator), wordFourTimes: .arbitrary(&generator),
      singlePrecision: .arbitrary(&generator), doublePrecision: .arbitrary(&generator),
      isTrue: .arbitrary(&generator), text: .arbitrary(&generator))
  }
}

/// The outcome of encoding in a comparable form.
enum PropertyListOutcome: Equatable, CustomStringConvertible {
  case document(Data)
  case failure(String)

  init(_ body: () throws -> Data) {
    do {
      self = .document(try body())
    } catch EncodingError.invalidValue(let value, let context) {
      let under = context.underlyingError.map { "\(type(of: $0))" } ?? "nothing"
      self = .failure("\(type(of: value)) at \(context.codingPath.pathDescription) over \(under)")
    } catch {
      self = .failure("\(type(of: error))")
    }
  }

  /// Whether our outcome equals Foundation's, except that we reject U+0000 in XML.
  func agrees(with foundation: PropertyListOutcome) -> Bool {
    guard case .failure = self, case .document(let data) = foundation else {
      return self == foundation
    }
    return data.starts(with: Data("<?xml".utf8)) && data.contains(0)
  }

  var description: String {
    switch self {
    case .document(let data) where data.starts(with: Data("bplist".utf8)):
      data.map { $0 > 31 && $0 < 127 ? String(UnicodeScalar($0)) : String(format: "\\%02x", $0) }
        .joined()
    case .document(let data): String(decoding: data, as: UTF8.self)
    case .failure(let text): text
    }
  }
}

extension PropertyListEncoder {
  /// Encodes a value as Foundation does, except that U+000D becomes a reference in XML.
  fileprivate func encodeWithReferences(_ value: some Encodable) throws -> Data {
    let data = try encode(value)
    guard outputFormat == .xml else { return data }
    return Data(data.flatMap { $0 == 0x0D ? Array("&#13;".utf8) : [$0] })
  }
}
