import Foundation
import Testing
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

@Suite("Container path: encoding failures")
struct EncodingFailureTests {
  // Not compared with Foundation: on 6.3 it traps in several of these, because its shared encoder
  // keeps stale state.
  @Test(arguments: determinedLayouts)
  func `a caught error leaves no partial output`(_ layout: JSONEncoder.OutputFormatting) throws {
    func check(
      _ expected: String, sourceLocation: SourceLocation = #_sourceLocation,
      _ body: @escaping (any Encoder) throws -> Void
    ) throws {
      let expected = try JSONDecoder().decode(Tree.self, from: Data(expected.utf8))
      for strategy in [
        JSONEncoder.KeyEncodingStrategy.useDefaultKeys, .custom { $0[$0.count - 1] },
      ] {
        func configure(_ encoder: JSONEncoder) {
          encoder.outputFormatting = layout
          encoder.keyEncodingStrategy = strategy
        }
        #expect(
          try text(["k": [Encoding(body)]], configure)
            == text(Tree.object(["k": .array([expected])]), configure),
          sourceLocation: sourceLocation)
        let unsorted = try text(Encoding(body)) { encoder in
          configure(encoder)
          encoder.outputFormatting.remove(.sortedKeys)
        }
        #expect(try JSONDecoder().decode(Tree.self, from: Data(unsorted.utf8)) == expected)
      }
    }
    try check(#"{"a":1,"b":3,"d":2}"#) { encoder in
      var container = encoder.keyed
      try container.encode(1, forKey: "a")
      try? container.encode(GivesUp(), forKey: "b")
      try? container.encode(GivesUp(depth: 3), forKey: "a")
      try? container.encode(Double.nan, forKey: "c")
      try? container.encode([1: GivesUp()], forKey: "e")
      try container.encode(3, forKey: "b")
      try container.encode(2, forKey: "d")
    }
    try check("[0,1]") { encoder in
      var container = encoder.unkeyedContainer()
      try? container.encode(GivesUp())
      try container.encode(container.count)
      try? container.encode([GivesUp()])
      try? container.encode(["x": GivesUp()])
      try? container.encode(Optional(GivesUp()))
      try? container.encode([1.0, .infinity])
      try container.encode(container.count)
    }
    try check(#"{"first":"one","second":[2.5]}"#) { encoder in
      var container = encoder.singleValueContainer()
      try? container.encode(GivesUp())
      try? container.encode([GivesUp()])
      try? container.encode(Double.nan)
      try container.encode(Pair())
    }
    try check(#"{"a":{"x":1},"b":[1,2]}"#) { encoder in
      var container = encoder.keyed
      var inner = container.nestedContainer(keyedBy: AnyKey.self, forKey: "a")
      try inner.encode(1, forKey: "x")
      try? inner.encode(GivesUp(), forKey: "y")
      var elements = container.nestedUnkeyedContainer(forKey: "b")
      try elements.encode(1)
      try? inner.encode([GivesUp()], forKey: "z")
      try? elements.encode(["x": GivesUp()])
      try elements.encode(2)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `non-finite numbers throw an error with the value and coding path`(_ value: Double) {
    expectSameText(value)
    expectSameText([Float(value)])
    expectSameText(["a": [1, value]])
    expectSameText([Pair(first: "", second: [value])])
    expectSameText([
      [
        "k": Encoding { encoder in
          var container = encoder.unkeyedContainer()
          try container.encode(1)
          try container.encode(value)
        }
      ]
    ])
    expectSameText([
      "k": Encoding { encoder in
        var container = encoder.singleValueContainer()
        try container.encode(Float(value))
      }
    ])
    expectSameText([
      Encoding { encoder in
        var container = encoder.keyed
        try container.encodeIfPresent(Optional(value), forKey: "x")
      }
    ])
    expectSameText([Date(timeIntervalSinceReferenceDate: value)]) {
      $0.dateEncodingStrategy = .secondsSince1970
    }
    for format: JSONEncoder.NonConformingFloatEncodingStrategy in [
      .convertToString(positiveInfinity: "+\"", negativeInfinity: "-", nan: "?")
    ] {
      expectSameText([
        [
          "k": Encoding { encoder in
            var container = encoder.unkeyedContainer()
            try container.encode(value)
            try container.encode([Float(value)])
          }
        ]
      ]) { $0.nonConformingFloatEncodingStrategy = format }
    }
  }

  @Test func `an error thrown by a type is rethrown unchanged`() {
    expectSameText(GivesUp())
    expectSameText([["a": GivesUp()]])
    expectSameText([Box(value: Refusing())])
  }

  @Test func `the error for a non-finite number contains the number`() throws {
    for value in [Box(value: [1, Double.nan]), Box(value: [.nan])] {
      let error = try #require(throws: EncodingError.self) { try JSON.Encoder().encode(value) }
      guard case .invalidValue(let number, let context) = error else { continue }
      #expect((number as? Double)?.isNaN == true)
      #expect(context.codingPath.first?.stringValue == "value")
    }
  }

  @Test func `deeply nested values throw an error`() throws {
    final class Chain: Encodable {
      var next: [Chain] = []
      init(_ depth: Int) { if depth > 0 { next = [Chain(depth - 1)] } }
    }
    for depth in [300, 1000] {
      expectSameError(Chain(depth))
      expectSameError(
        Encoding { encoder in
          var container = encoder.unkeyedContainer()
          for _ in 0..<(2 * depth) { container = container.nestedUnkeyedContainer() }
        })
      expectSameError(
        Encoding { encoder in
          var container = encoder.keyed
          try container.encode(1, forKey: "a")
          try container.encode(1, forKey: "a")
          for _ in 0..<(2 * depth) {
            container = container.nestedContainer(keyedBy: AnyKey.self, forKey: "a2")
          }
        })
    }
    _ = try JSON.Encoder().encode(Chain(254))
  }

  @Test func `a reference cycle throws an error instead of crashing`() throws {
    final class Cycle: Encodable {
      var other: Cycle?
    }
    let cycle = Cycle()
    cycle.other = cycle
    defer { cycle.other = nil }
    #expect(throws: EncodingError.self) { try JSON.Encoder().encode(cycle) }
    #expect(throws: EncodingError.self) { try JSON.Encoder().encode([cycle]) }
  }

  private func expectSameError<Value: Encodable>(_ value: Value) {
    let (ours, foundation) = encoders { _ in }
    let errors = [ours, foundation].map { encoder in
      do {
        return "\(try encoder.encode(value))"
      } catch EncodingError.invalidValue(let value, let context) {
        #expect(
          context.debugDescription.hasPrefix("Unable to encode the given top-level value to JSON"))
        return "\(type(of: value)) \(context.codingPath)"
      } catch {
        return "\(error)"
      }
    }
    #expect(errors[0] == errors[1])
  }
}

/// A plain type that throws its own error.
struct Refusing: Codable, Equatable {
  func encode(to encoder: any Encoder) throws {
    let context = EncodingError.Context(
      codingPath: encoder.codingPath, debugDescription: "No.")
    throw EncodingError.invalidValue("x", context)
  }
}
