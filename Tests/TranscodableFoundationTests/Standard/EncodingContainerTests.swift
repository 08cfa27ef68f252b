import Foundation
import Testing
import TranscodableTestSupport
import TranscodableFoundation
import TranscodableJSON

@Suite("Container path: encoding containers")
struct EncodingContainerTests {
  @Test func `a value that encodes nothing fails at the top level and is an empty object inside`() {
    expectSameText(Nothing())
    expectSameText([Nothing(), Nothing()])
    expectSameText(["a": Nothing()])
    expectSameText(Encoding { try Nothing().encode(to: $0) })
    expectSameText(
      Encoding { encoder in
        var container = encoder.singleValueContainer()
        try container.encode(Nothing())
      })
    expectSameText(Encoding { _ = $0.singleValueContainer() })
    expectSameText(Optional<Nothing>.none)
    expectSameText(Optional(Nothing()))
  }

  @Test func `an opened container encodes a value even if it stays empty`() {
    expectSameText(Encoding { _ = $0.keyed })
    expectSameText(Encoding { _ = $0.unkeyedContainer() })
    expectSameText([Encoding { _ = $0.keyed }, Encoding { _ = $0.unkeyedContainer() }])
    expectSameText([String: Encoding]())
    expectSameText([Encoding]())
  }

  @Test func `members are written in encoding order`() throws {
    let value = Encoding { encoder in
      var container = encoder.keyed
      for key in ["z", "a", "m", "b"] as [AnyKey] { try container.encode(1, forKey: key) }
    }
    #expect(try text(value) == #"{"z":1,"a":1,"m":1,"b":1}"#)
    #expect(try text([value, value]) == #"[{"z":1,"a":1,"m":1,"b":1},{"z":1,"a":1,"m":1,"b":1}]"#)
  }

  @Test func `encoding containers have their coding path and count`() throws {
    nonisolated(unsafe) var seen: [[String]] = []
    nonisolated(unsafe) var counts: [Int] = []
    func note(_ path: [any CodingKey]) { unsafe seen.append(path.map(\.stringValue)) }
    let leaf = Encoding { encoder in
      note(encoder.codingPath)
      var elements = encoder.unkeyedContainer()
      try elements.encode(1)
      unsafe counts.append(elements.count)
      var inner = elements.nestedContainer(keyedBy: AnyKey.self)
      note(inner.codingPath)
      unsafe counts.append(elements.count)
      try inner.encode(
        Encoding { encoder in
          note(encoder.codingPath)
          try "x".encode(to: encoder)
        }, forKey: "k")
      note(elements.nestedUnkeyedContainer().codingPath)
      unsafe counts.append(elements.count)
      note(elements.codingPath)
    }
    struct Wrapper: Encodable {
      var someField: [String: Encoding]
    }
    let value = [Wrapper(someField: ["key": leaf])]
    // Not compared with Foundation: its coding paths omit nested containers and, with a key
    // strategy, the key before a string-keyed dictionary.
    for layout in determinedLayouts {
      _ = try text(value) { $0.outputFormatting = layout }
      _ = try text(value) { $0.keyEncodingStrategy = .convertToSnakeCase }
      _ = try text(value) { $0.keyEncodingStrategy = .custom { $0[$0.count - 1] } }
    }
    let paths = unsafe seen
    let numbers = unsafe counts
    for run in stride(from: 0, to: paths.count, by: 5) {
      #expect(Array(paths[run..<run + 5]) == Array(paths[0..<5]))
    }
    for run in stride(from: 0, to: numbers.count, by: 3) {
      #expect(Array(numbers[run..<run + 3]) == [1, 2, 3])
    }
    #expect(paths[2] == ["Index 0", "someField", "key", "Index 1", "k"])
  }

  @Test func `coding paths contain the keys of the type`() throws {
    enum Key: Int, CodingKey { case one = 1, two }
    nonisolated(unsafe) var path: [any CodingKey] = []
    let value = Encoding { encoder in
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(1, forKey: .one)
      try container.encode(Encoding { unsafe path = $0.codingPath }, forKey: .two)
    }
    _ = try text([value])
    let keys = unsafe path
    #expect(keys.count == 2 && keys[1] as? Key == .two && keys[0].intValue == 0)
  }

  @Test func `scalars of all types encode as members, elements and top-level values`() {
    func check<Value: Encodable>(_ values: Value...) {
      for value in values {
        expectSameText(value)
        expectSameText(Encoding { try $0.encodeAlone(value) })
        expectSameText(
          Encoding { encoder in
            var container = encoder.keyed
            try container.encode(value, forKey: "value")
            try container.encodeIfPresent(Value?.none, forKey: "missing")
            try container.encodeIfPresent(value, forKey: "present")
            try container.encode(Value?.none, forKey: "null")
          })
        expectSameText(
          Encoding { encoder in
            var container = encoder.unkeyedContainer()
            try container.encode(value)
            try container.encode(Value?.none)
            try container.encode(contentsOf: [value, value])
          })
      }
    }
    check(true, false)
    check("", "a/b\"\\\n\u{0}é😀", String(repeating: "long ", count: 20))
    check(0, .min, Int.max)
    check(Int8.min, .max)
    check(Int16.min, .max)
    check(Int32.min, .max)
    check(Int64.min, .max)
    check(Int128.min, .max)
    check(UInt.max)
    check(UInt8.max)
    check(UInt16.max)
    check(UInt32.max)
    check(UInt64.max)
    check(UInt128.max)
    check(0.1, -0.0, 1e300, .leastNonzeroMagnitude, 1e16, 3.0)
    check(Float(0.1), .leastNonzeroMagnitude, 16_777_216)
  }

  @Test func `typed and generic overloads encode scalars the same`() {
    enum Key: String, CodingKey, CaseIterable {
      case a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p
    }
    struct Scalars: Encodable {
      var a = true, b = "b", c = 1.5, d = Float(2.5), e = 1, f = Int8(2), g = Int16(3)
      var h = Int32(4), i = Int64(5), j = Int128(6), k = UInt(7), l = UInt8(8), m = UInt16(9)
      var n = UInt32(10), o = UInt64(11), p = UInt128(12)
    }
    struct Optionals: Encodable {
      var a: Bool?, b: String?, c: Double?, d: Float?, e: Int?, f: Int8?, g: Int16?
      var h: Int32?, i: Int64?, j: Int128?, k: UInt?, l: UInt8?, m: UInt16?
      var n: UInt32?, o: UInt64?, p: UInt128?
    }
    expectSameText([Scalars(), Scalars()])
    expectSameText([
      Optionals(),
      Optionals(
        a: true, b: "b", c: 1.5, d: 2.5, e: 1, f: 2, g: 3, h: 4, i: 5, j: 6, k: 7, l: 8, m: 9,
        n: 10, o: 11, p: 12),
    ])
    expectSameText(
      Encoding { encoder in
        var container = encoder.unkeyedContainer()
        try container.encodeNil()
        try container.encode(true)
        try container.encode("x")
        try container.encode(1.5)
        try container.encode(Float(1.5))
        try container.encode(1)
        try container.encode(Int8(1))
        try container.encode(Int16(1))
        try container.encode(Int32(1))
        try container.encode(Int64(1))
        try container.encode(Int128(1))
        try container.encode(UInt(1))
        try container.encode(UInt8(1))
        try container.encode(UInt16(1))
        try container.encode(UInt32(1))
        try container.encode(UInt64(1))
        try container.encode(UInt128(1))
      })
  }

  @Test func `objects with more than 64 keys keep all keys`() {
    for count in [63, 64, 65, 66, 200] {
      let keys = (0..<count).map { AnyKey("key/\($0)") }
      let value = Encoding { encoder in
        var container = encoder.keyed
        for key in keys { try container.encode(key.stringValue.count, forKey: key) }
        for key in keys.reversed() where count == 66 { try container.encode([1], forKey: key) }
      }
      expectSameText([value, value])
      expectSameText([value]) { $0.keyEncodingStrategy = .convertToSnakeCase }
    }
  }

  @Test func `keys of any length are written`() {
    for count in 0...70 {
      let key = AnyKey(
        String(repeating: "é/", count: count / 3) + "aB".prefix(count % 3))
      expectSameText(
        Encoding { encoder in
          var container = encoder.keyed
          try container.encode(1, forKey: key)
          try container.encode(Nothing(), forKey: "x")
        })
    }
  }
}

extension Encoder {
  fileprivate func encodeAlone(_ value: some Encodable) throws {
    var container = singleValueContainer()
    try container.encode(value)
  }
}
