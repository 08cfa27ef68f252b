import Testing
import TranscodableBytes

@Suite struct TypeTableTests {
  @Test func `facts about types with colliding hashes are computed once`() {
    let types = collidingTypes { TypeTable<Int>.firstSlot(of: $0) }
    let table = TypeTable<Int>()
    var searches = 0
    for _ in 1...3 {
      for (index, type) in types.enumerated() {
        let facts = table.facts(about: type) {
          searches += 1
          return index
        }
        #expect(facts == index)
      }
    }
    #expect(searches == types.count)
  }

  @Test func `known facts are found at any position`() {
    let types = collidingTypes { TypeTable<Int>.firstSlot(of: $0) }
    let table = TypeTable<Int>()
    for (index, type) in types.enumerated() {
      #expect(table.knownFacts(about: type) == nil)
      _ = table.facts(about: type) { index }
      #expect(table.knownFacts(about: type) == index)
    }
  }

  @Test func `facts beyond the capacity are computed each time`() {
    let types = layeredTypes(2000)
    let table = TypeTable<Int>()
    for _ in 1...2 {
      for (index, type) in types.enumerated() {
        #expect(table.facts(about: type) { index } == index)
      }
    }
    let known = types.filter { table.knownFacts(about: $0) != nil }.count
    #expect(500...1024 ~= known)
  }

  @Test func `concurrent tasks get the same facts`() async {
    let types = layeredTypes(200)
    let table = TypeTable<Int>()
    let wrong = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<4 {
        group.addTask {
          types.indices.filter { index in table.facts(about: types[index]) { index } != index }
            .count
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }
}
