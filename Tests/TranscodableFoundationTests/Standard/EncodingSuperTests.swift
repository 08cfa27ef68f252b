import Foundation
import Testing
import TranscodableTestSupport
import TranscodableFoundation
import TranscodableJSON

@Suite("Container path: super encoders")
struct EncodingSuperTests {
  @Test func `a superclass is encoded under the key super`() {
    class Animal: Encodable {
      var legs = 4
      private enum Key: CodingKey { case legs }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(legs, forKey: .legs)
      }
    }
    final class Dog: Animal {
      var name = "Rex"
      private enum Key: CodingKey { case myName }
      override func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try super.encode(to: container.superEncoder())
        try container.encode(name, forKey: .myName)
      }
    }
    final class Cat: Animal {
      private enum Key: CodingKey { case lives }
      override func encode(to encoder: any Encoder) throws {
        try super.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(7, forKey: .lives)
      }
    }
    expectSameText([Dog(), Cat(), Animal()])
    expectSameText([Dog(), Cat()]) { $0.keyEncodingStrategy = .convertToSnakeCase }
    expectSameText([Dog()]) {
      $0.keyEncodingStrategy = .custom { path in
        AnyKey(path.map(\.stringValue).joined(separator: "."))
      }
    }
  }

  @Test func `a super encoder can use any key, even one that is already encoded`() {
    expectSameText(
      Encoding { encoder in
        var container = encoder.keyed
        try container.encode(1, forKey: "a")
        try Pair().encode(to: container.superEncoder(forKey: "b"))
        try Pair().encode(to: container.superEncoder(forKey: "a"))
      })
  }

  @Test func `unused super encoders write empty objects`() {
    expectSameText(
      Encoding { encoder in
        var container = encoder.keyed
        _ = container.superEncoder()
        _ = container.superEncoder(forKey: "b")
        try container.encode(1, forKey: "a")
      })
    expectSameText(
      Encoding { encoder in
        var container = encoder.unkeyedContainer()
        _ = container.superEncoder()
        try container.encode(1)
        _ = container.superEncoder()
      })
  }

  @Test func `super encoders keep their positions regardless of the order of use`()
    throws
  {
    let value = Encoding { encoder in
      var container = encoder.unkeyedContainer()
      try container.encode(0)
      let first = container.superEncoder()
      let second = container.superEncoder()
      try container.encode(42)
      try "Second".encode(to: second)
      try "First".encode(to: first)
    }
    #expect(try text(value) == #"[0,"First","Second",42]"#)
    let members = Encoding { encoder in
      var container = encoder.keyed
      let first = container.superEncoder(forKey: "first")
      let second = container.superEncoder(forKey: "second")
      try container.encode(1, forKey: "third")
      var elements = second.unkeyedContainer()
      var inner = first.container(keyedBy: AnyKey.self)
      try elements.encode(1)
      try inner.encode([Pair()], forKey: "pair")
      try elements.encode([2])
    }
    #expect(
      try text(members)
        == #"{"first":{"pair":[{"first":"one","second":[2.5]}]},"second":[1,[2]],"third":1}"#)
    expectSameText(members)
  }

  @Test func `super encoders have their coding paths`() throws {
    nonisolated(unsafe) var paths: [String] = []
    func note(_ encoder: any Encoder) {
      unsafe paths.append(encoder.codingPath.map(\.stringValue).joined(separator: "/"))
    }
    _ = try text([
      Encoding { encoder in
        var container = encoder.keyed
        let early = container.superEncoder()
        note(early)
        var elements = container.nestedUnkeyedContainer(forKey: "n")
        note(elements.superEncoder())
        try elements.encode(1)
        let late = elements.superEncoder()
        note(late)
        note(early)
        var inner = early.keyed
        try inner.encode(Encoding { note($0) }, forKey: "k")
        note(late)
      }
    ])
    #expect(
      unsafe paths == [
        "Index 0/super", "Index 0/n/Index 0", "Index 0/n/Index 2", "Index 0/super",
        "Index 0/super/k", "Index 0/n/Index 2",
      ])
  }
}
