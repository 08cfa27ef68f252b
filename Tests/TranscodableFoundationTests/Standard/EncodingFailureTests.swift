import Foundation
import Testing
import TranscodableFoundation
import TranscodableJSON

@Suite("Standard encoding: failures")
struct EncodingFailureTests {
  @Test func `an error caught halfway leaves no residue`() {
    expectSameText(Encoding { encoder in
      var container = encoder.keyed
      try container.encode(1, forKey: "a")
      try? container.encode(GivesUp(), forKey: "b")
      try? container.encode(GivesUp(depth: 3), forKey: "a")
      try? container.encode(Double.nan, forKey: "c")
      try container.encode(2, forKey: "d")
      try? container.encode([1: GivesUp()], forKey: "e")
      try container.encode(3, forKey: "b")
    })
    expectSameText(Encoding { encoder in
      var container = encoder.unkeyedContainer()
      try? container.encode(GivesUp())
      try container.encode(container.count)
      try? container.encode([GivesUp()])
      try? container.encode(["x": GivesUp()])
      try? container.encode(Optional(GivesUp()))
      try? container.encode([1.0, .infinity])
      try container.encode(container.count)
    })
  }

  @Test func `an encoder is fit for use after an error in a container for one value`() {
    expectSameText([Encoding { encoder in
      var container = encoder.singleValueContainer()
      try? container.encode(GivesUp())
      try? container.encode([GivesUp()])
      try? container.encode(Double.nan)
      try container.encode(Pair())
    }])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `numbers without a form in JSON are errors with their value and path`(_ value: Double) {
    expectSameText(value)
    expectSameText([Float(value)])
    expectSameText(["a": [1, value]])
    expectSameText([Pair(first: "", second: [value])])
    expectSameText([["k": Encoding { encoder in
      var container = encoder.unkeyedContainer()
      try container.encode(1)
      try container.encode(value)
    }]])
    expectSameText(["k": Encoding { encoder in
      var container = encoder.singleValueContainer()
      try container.encode(Float(value))
    }])
    expectSameText([Encoding { encoder in
      var container = encoder.keyed
      try container.encodeIfPresent(Optional(value), forKey: "x")
    }])
    expectSameText([Date(timeIntervalSinceReferenceDate: value)]) {
      $0.dateEncodingStrategy = .secondsSince1970
    }
    for format: JSONEncoder.NonConformingFloatEncodingStrategy in [
      .convertToString(positiveInfinity: "+\"", negativeInfinity: "-", nan: "?")
    ] {
      expectSameText([["k": Encoding { encoder in
        var container = encoder.unkeyedContainer()
        try container.encode(value)
        try container.encode([Float(value)])
      }]]) { $0.nonConformingFloatEncodingStrategy = format }
    }
  }

  @Test func `errors of types pass through as they are`() {
    expectSameText(GivesUp())
    expectSameText([["a": GivesUp()]])
    expectSameText([Box(value: Refusing())])
  }

  @Test func `the value of an error is the number itself`() throws {
    for value in [Box(value: [1, Double.nan]), Box(value: [.nan])] {
      let error = try #require(throws: EncodingError.self) { try JSON.Encoder().encode(value) }
      guard case .invalidValue(let number, let context) = error else { continue }
      #expect((number as? Double)?.isNaN == true)
      #expect(context.codingPath.first?.stringValue == "value")
    }
  }

  @Test func `values nested too deeply are errors`() throws {
    final class Chain: Encodable {
      var next: [Chain] = []
      init(_ depth: Int) { if depth > 0 { next = [Chain(depth - 1)] } }
    }
    for depth in [300, 1000] {
      expectSameError(Chain(depth))
      expectSameError(Encoding { encoder in
        var container = encoder.unkeyedContainer()
        for _ in 0..<(2 * depth) { container = container.nestedUnkeyedContainer() }
      })
      expectSameError(Encoding { encoder in
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

  @Test func `a cycle is an error and no crash`() throws {
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
        #expect(context.debugDescription.hasPrefix("Unable to encode the given top-level value to JSON"))
        return "\(type(of: value)) \(context.codingPath)"
      } catch {
        return "\(error)"
      }
    }
    #expect(errors[0] == errors[1])
  }
}

/// A plain type that refuses with an error of its own making.
struct Refusing: Codable, Equatable {
  func encode(to encoder: any Encoder) throws {
    let context = EncodingError.Context(
      codingPath: encoder.codingPath, debugDescription: "No.")
    throw EncodingError.invalidValue("x", context)
  }
}
