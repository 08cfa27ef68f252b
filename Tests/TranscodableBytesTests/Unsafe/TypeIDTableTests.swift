import Testing
import TranscodableBytes

@Suite struct TypeIDTableTests {
  @Test func `types with colliding hashes keep their IDs`() {
    let types = collidingTypes { TypeIDTable.firstSlot(of: ObjectIdentifier($0)) }
    var table = TypeIDTable()
    for (index, type) in types.enumerated() {
      table.set(UInt(index + 1), for: ObjectIdentifier(type))
    }
    for round in 1...2 {
      for (index, type) in types.enumerated() {
        let id = table[ObjectIdentifier(type)]
        #expect(id == UInt(index + 1), "round \(round)")
      }
    }
    let growths = table.growths
    #expect(growths == 0)
  }

  @Test func `a type without an ID has none after colliding types were added`() {
    let types = collidingTypes { TypeIDTable.firstSlot(of: ObjectIdentifier($0)) }
    var table = TypeIDTable()
    for type in types.dropLast() {
      let before = table[ObjectIdentifier(types[2])]
      #expect(before == 0)
      table.set(7, for: ObjectIdentifier(type))
    }
    let id = table[ObjectIdentifier(types[2])]
    #expect(id == 0)
  }

  @Test func `an ID can be replaced`() {
    var table = TypeIDTable()
    table.set(1, for: ObjectIdentifier(Int.self))
    table.set(2, for: ObjectIdentifier(Int.self))
    let id = table[ObjectIdentifier(Int.self)]
    #expect(id == 2)
  }

  @Test func `a table grows and still finds every type`() {
    let types = layeredTypes(300)
    var table = TypeIDTable()
    for (index, type) in types.enumerated() {
      table.set(UInt(index + 1), for: ObjectIdentifier(type))
    }
    let found = types.indices.filter { table[ObjectIdentifier(types[$0])] == UInt($0 + 1) }.count
    #expect(found == 300)
    // The capacity doubles from 128 to 1,024, so half of the slots are free.
    let growths = table.growths
    #expect(growths == 3)
  }
}
