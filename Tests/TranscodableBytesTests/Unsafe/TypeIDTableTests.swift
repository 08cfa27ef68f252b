import Testing
import TranscodableBytes

@Suite struct TypeIDTableTests {
  @Test func `types that hash alike keep their words`() {
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

  @Test func `a type without a word has none, also after others in its place`() {
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

  @Test func `a word can be replaced`() {
    var words = TypeIDTable()
    words.set(1, for: ObjectIdentifier(Int.self))
    words.set(2, for: ObjectIdentifier(Int.self))
    let word = words[ObjectIdentifier(Int.self)]
    #expect(word == 2)
  }

  @Test func `a table grows with its types, and each is found`() {
    let types = layeredTypes(300)
    var words = TypeIDTable()
    for (place, type) in types.enumerated() {
      words.set(UInt(place + 1), for: ObjectIdentifier(type))
    }
    let found = types.indices.filter { words[ObjectIdentifier(types[$0])] == UInt($0 + 1) }.count
    #expect(found == 300)
    // 128 slots, 256, 512, 1024: half of them are free.
    let growths = words.growths
    #expect(growths == 3)
  }
}
