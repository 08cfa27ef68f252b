import Foundation
import Testing
import TranscodableTestSupport
import TranscodableFoundation
import TranscodableJSON

/// Values that aren't encoded in document order.
@Suite("Container path: out-of-order encoding")
struct EncodingAmendmentTests {
  @Test func `the last value encoded for a key wins`() {
    expectSameText(
      Encoding { encoder in
        var container = encoder.keyed
        try container.encode(1, forKey: "a")
        try container.encode(2, forKey: "b")
        try container.encode("three", forKey: "a")
        try container.encode([4], forKey: "b")
        try container.encodeNil(forKey: "c")
        try container.encode(5, forKey: "c")
      })
    expectSameText(
      Encoding { encoder in
        var container = encoder.keyed
        for number in 0..<1000 {
          try container.encode(number, forKey: AnyKey(integerLiteral: number % 7))
        }
      })
    // Canonically equivalent keys are equal.
    expectSameText(
      Encoding { encoder in
        var container = encoder.keyed
        try container.encode(1, forKey: "\u{e9}")
        try container.encode(2, forKey: "\u{e9}")
      })
  }

  @Test func `keys that convert to the same key are equal`() {
    let value = Encoding { encoder in
      var container = encoder.keyed
      try container.encode(1, forKey: "aKey")
      try container.encode(2, forKey: "a_key")
      try container.encode(3, forKey: "other")
    }
    expectSameText(value) { $0.keyEncodingStrategy = .convertToSnakeCase }
    expectSameText(value) { $0.keyEncodingStrategy = .custom { _ in AnyKey("k") } }
  }

  @Test func `a second nested container for a key continues the first`() {
    expectSameText(
      Encoding { encoder in
        var container = encoder.keyed
        var first = container.nestedContainer(keyedBy: AnyKey.self, forKey: "a")
        try first.encode(1, forKey: "x")
        var second = container.nestedContainer(keyedBy: AnyKey.self, forKey: "a")
        try second.encode(2, forKey: "y")
        try first.encode(3, forKey: "z")
        try second.encode(4, forKey: "x")
        var third = container.nestedUnkeyedContainer(forKey: "b")
        try third.encode(1)
        var fourth = container.nestedUnkeyedContainer(forKey: "b")
        try fourth.encode(2)
        try third.encode(3)
      })
  }

  @Test func `a nested container extends an encoded value of the same kind`() {
    expectSameText(
      Encoding { encoder in
        var container = encoder.keyed
        try container.encode(["x": 1, "y": 2], forKey: "a")
        var amended = container.nestedContainer(keyedBy: AnyKey.self, forKey: "a")
        try amended.encode(3, forKey: "z")
        try amended.encode(4, forKey: "x")
        try container.encode([1, 2], forKey: "b")
        var elements = container.nestedUnkeyedContainer(forKey: "b")
        try elements.encode(3)
      })
  }

  @Test func `a value replaces a nested container with the same key`() {
    expectSameText(
      Encoding { encoder in
        var container = encoder.keyed
        var nested = container.nestedContainer(keyedBy: AnyKey.self, forKey: "a")
        try nested.encode(1, forKey: "x")
        try container.encode("value", forKey: "a")
        try nested.encode(2, forKey: "y")
      })
  }

  @Test func `requesting the container again continues it`() {
    expectSameText(
      Encoding { encoder in
        var first = encoder.keyed
        try first.encode(1, forKey: "a")
        var second = encoder.container(keyedBy: AnyKey.self)
        try second.encode(2, forKey: "b")
        try first.encode(3, forKey: "c")
        try second.encode(4, forKey: "a")
      })
    expectSameText(
      Encoding { encoder in
        var first = encoder.unkeyedContainer()
        try first.encode(1)
        var second = encoder.unkeyedContainer()
        try second.encode(2)
        try first.encode(3)
      })
  }

  @Test func `a container extends a value from a single-value container`() {
    for value in [Encoding { try ["a": 1].encode(to: $0) }, Encoding { try Pair().encode(to: $0) }]
    {
      expectSameText(
        Encoding { encoder in
          var single = encoder.singleValueContainer()
          try single.encode(value)
          var container = encoder.keyed
          try container.encode(2, forKey: "b")
          try container.encode(3, forKey: "a")
        })
    }
    expectSameText(
      Encoding { encoder in
        var single = encoder.singleValueContainer()
        try single.encode(["a": 1])
        var container = encoder.keyed
        try container.encode(2, forKey: "b")
      })
    expectSameText(
      Encoding { encoder in
        var single = encoder.singleValueContainer()
        try single.encode([1, 2])
        var container = encoder.unkeyedContainer()
        try container.encode(3)
      })
  }

  @Test func `several open containers can be used in turn`() {
    expectSameText([
      "k": Encoding { encoder in
        var container = encoder.keyed
        var xs = container.nestedUnkeyedContainer(forKey: "xs")
        var ys = container.nestedUnkeyedContainer(forKey: "ys")
        var object = container.nestedContainer(keyedBy: AnyKey.self, forKey: "object")
        for number in 0..<50 {
          try xs.encode(number)
          try ys.encode(Pair())
          try container.encode([number], forKey: AnyKey(integerLiteral: number))
          try object.encode("v", forKey: AnyKey(integerLiteral: number % 3))
          var inner = xs.nestedContainer(keyedBy: AnyKey.self)
          try ys.encodeNil()
          try inner.encode(Pair(), forKey: "inner")
        }
        try xs.encode(xs.count)
      }
    ])
  }

  @Test func `encoding into a finished value has no effect`() {
    final class Keeper {
      var keyed: [KeyedEncodingContainer<AnyKey>] = []
      var unkeyed: [any UnkeyedEncodingContainer] = []
      var encoders: [any Encoder] = []
    }
    func value() -> Encoding {
      let keeper = Keeper()
      let inner = Encoding { encoder in
        var container = encoder.keyed
        try container.encode(1, forKey: "early")
        keeper.keyed.append(container)
        keeper.unkeyed.append(container.nestedUnkeyedContainer(forKey: "nested"))
        try container.encode(2, forKey: "later")
        keeper.encoders.append(encoder)
      }
      return Encoding { encoder in
        (keeper.keyed, keeper.unkeyed, keeper.encoders) = ([], [], [])
        var container = encoder.unkeyedContainer()
        try container.encode(["in": inner])
        try container.encode(Pair())
        try container.encode([inner, inner])
        for index in keeper.keyed.indices {
          try keeper.keyed[index].encode("late", forKey: "late")
          try keeper.unkeyed[index].encode([index])
          var again = keeper.encoders[index].keyed
          try again.encode(index, forKey: "again")
        }
        try container.encode("end")
      }
    }
    expectSameText(value())
    expectSameText(["a": [value()]])
  }

  @Test(arguments: [false, true])
  func `a finished container does not become a scalar`(isOutOfOrder: Bool) throws {
    let value = Encoding { encoder in
      var container = encoder.unkeyedContainer()
      let copy = container
      nonisolated(unsafe) var kept: (any Encoder, KeyedEncodingContainer<AnyKey>)?
      try container.encode(
        Encoding { encoder in
          let inner = encoder.keyed
          unsafe kept = (encoder, inner)
          var outer = copy
          if isOutOfOrder { try outer.encode(1) }
        })
      guard let (encoder, keyed) = unsafe kept else { return }
      var inner = keyed
      try inner.encode(0.5, forKey: "late")
      var single = encoder.singleValueContainer()
      try? single.encode(7)
      var nested = inner.nestedContainer(keyedBy: AnyKey.self, forKey: "a")
      var deeper = nested.nestedUnkeyedContainer(forKey: "late")
      try deeper.encode(2)
    }
    #expect(try text(value) == (isOutOfOrder ? "[1,{}]" : "[{}]"))
  }

  @Test func `a container that outlives the call can still be used`() throws {
    nonisolated(unsafe) var kept: KeyedEncodingContainer<AnyKey>?
    nonisolated(unsafe) var keptEncoder: (any Encoder)?
    let value = Encoding { encoder in
      var container = encoder.keyed
      try container.encode(1, forKey: "a")
      unsafe kept = container
      unsafe keptEncoder = encoder
    }
    for round in 0..<3 {
      #expect(try text([value]) == #"[{"a":1}]"#)
      try unsafe kept?.encode(round, forKey: "late")
      _ = unsafe keptEncoder?.codingPath
      #expect(try text(value) == #"{"a":1}"#)
      try unsafe kept?.encode([Pair()], forKey: "late")
    }
  }

  @Test func `an outer container can be used while a member is encoded`() {
    expectSameText([
      Encoding { encoder in
        var container = encoder.keyed
        var copy = container
        try container.encode(1, forKey: "a")
        try container.encode(
          Encoding { encoder in
            var inner = encoder.keyed
            try inner.encode(1, forKey: "x")
            try copy.encode(2, forKey: "b")
            try inner.encode(3, forKey: "y")
          }, forKey: "c")
        try container.encode(4, forKey: "d")
      }
    ])
  }
}

struct Pair: Codable, Equatable {
  var first = "one"
  var second = [2.5]
}
