import Testing
import TranscodableBytes

@Suite struct TypeIDTableTests {
  @Test func `types with colliding hashes keep their IDs`() {
    let types = collidingTypes { TypeIDTable.firstSlot(of: ObjectIdentifier($0)) }
    var words = TypeIDTable()
    for (place, type) in types.enumerated() {
      words.set(UInt(place + 1), for: ObjectIdentifier(type))
    }
    for round in 1...2 {
      for (place, type) in types.enumerated() {
        let word = words[ObjectIdentifier(type)]
        #expect(word == UInt(place + 1), "round \(round)")
      }
    }
    let growths = words.growths
    #expect(growths == 0)
  }

  @Test func `a type without an ID has none after colliding types were added`() {
    let types = collidingTypes { TypeIDTable.firstSlot(of: ObjectIdentifier($0)) }
    var words = TypeIDTable()
    for type in types.dropLast() {
      let before = words[ObjectIdentifier(types[2])]
      #expect(before == 0)
      words.set(7, for: ObjectIdentifier(type))
    }
    let word = words[ObjectIdentifier(types[2])]
    #expect(word == 0)
  }

  @Test func `an ID can be replaced`() {
    var words = TypeIDTable()
    words.set(1, for: ObjectIdentifier(Int.self))
    words.set(2, for: ObjectIdentifier(Int.self))
    let word = words[ObjectIdentifier(Int.self)]
    #expect(word == 2)
  }

  @Test func `a table grows and still finds every type`() {
    let types = layeredTypes(300)
    var words = TypeIDTable()
    for (place, type) in types.enumerated() {
      words.set(UInt(place + 1), for: ObjectIdentifier(type))
    }
    let found = types.indices.filter { words[ObjectIdentifier(types[$0])] == UInt($0 + 1) }.count
    #expect(found == 300)
    // The capacity doubles from 128 to 1,024, so half of the slots are free.
    let growths = words.growths
    #expect(growths == 3)
  }
}
