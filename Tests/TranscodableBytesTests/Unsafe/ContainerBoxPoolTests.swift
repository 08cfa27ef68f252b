import Testing
import TranscodableBytes

@Suite(.reliesOnLayouts) struct ContainerBoxPoolTests {
  final class Subject {}

  final class Box {
    let slot: PooledSlot<Subject>
    init(_ slot: PooledSlot<Subject>) { self.slot = slot }
  }

  /// A value that is a single reference to a box, like the standard library's keyed containers.
  struct Boxed<Key> {
    let box: Box
  }

  struct Wide {
    let first: Box
    let second: Box
  }

  /// A pool and the subject of its boxes.
  final class Owner {
    let subject = Subject()
    let pool = ContainerBoxPool()
    var isComplete: Bool { pool.isComplete }

    func lend<Key>(_ type: Key.Type, _ word: UInt64 = 0) -> Boxed<Key>? {
      guard
        let box = pool.freeBox(for: type)
          ?? pool.add(for: type, about: subject, { Boxed<Key>(box: Box($0)) })
      else { return nil }
      let boxed: Boxed<Key> = pool.lend(box, word)
      return boxed
    }
  }

  @Test func `a box returns the values it was lent with`() throws {
    let owner = Owner()
    for word: UInt64 in [7, .max] {
      let boxed = try #require(owner.lend(Int.self, word))
      boxed.box.slot.with { subject, found in
        #expect(subject === owner.subject)
        #expect(found == word)
      }
    }
  }

  @Test func `a box that isn't referenced is lent again`() throws {
    let owner = Owner()
    let first = try ObjectIdentifier(#require(owner.lend(Int.self)).box)
    #expect(owner.isComplete)
    #expect(try ObjectIdentifier(#require(owner.lend(Int.self)).box) == first)
  }

  @Test func `a box that is still referenced isn't lent again`() throws {
    let owner = Owner()
    do {
      let kept = try #require(owner.lend(Int.self, 1))
      let other = try #require(owner.lend(Int.self, 2))
      #expect(kept.box !== other.box)
      kept.box.slot.with { #expect($1 == 1) }
      #expect(!owner.isComplete)
    }
    #expect(owner.isComplete)
  }

  @Test func `boxes of different types aren't mixed`() throws {
    let owner = Owner()
    let number = try #require(owner.lend(Int.self))
    let text = try #require(owner.lend(String.self))
    #expect(number.box !== text.box)
  }

  @Test func `a value with two references is rejected`() throws {
    let owner = Owner()
    let isAdded =
      owner.pool.add(for: Int.self, about: owner.subject) { Wide(first: Box($0), second: Box($0)) }
      != nil
    #expect(!isAdded)
    let (isUsable, hasBox) = (owner.pool.isUsable, owner.pool.freeBox(for: Int.self) != nil)
    #expect(!isUsable)
    #expect(!hasBox)
  }

  @Test func `each of many types gets a single box that is reused`() {
    let owner = Owner()
    func lend<Key>(_ type: Key.Type, left: Int) {
      #expect(owner.lend(type) != nil)
      if left > 1 { lend(Layer<Key>.self, left: left - 1) }
    }
    for _ in 1...3 {
      lend(Int.self, left: 200)
      #expect(owner.isComplete)
    }
    let count = owner.pool.boxCount
    #expect(count == 200)
  }

  @Test func `types with colliding hashes take turns without new boxes`() {
    let owner = Owner()
    func canLend<Key: LayeredType>(_ type: Key.Type) -> Bool { owner.lend(type) != nil }
    let types = collidingTypes { TypeIDTable.firstSlot(of: ObjectIdentifier($0)) }
    for _ in 1...3 {
      for type in types {
        let isLent = canLend(type)
        #expect(isLent)
      }
    }
    let count = owner.pool.boxCount
    #expect(count == types.count)
  }

  @Test func `nested objects of a type get their own boxes that are reused`() {
    let owner = Owner()
    func lend(_ left: Int) {
      let box = owner.lend(Int.self, UInt64(left))
      #expect(box != nil)
      if left > 1 { lend(left - 1) }
      box?.box.slot.with { #expect($1 == UInt64(left)) }
    }
    for depth in [40, 40, 3, 40] { lend(depth) }
    let (count, isComplete) = (owner.pool.boxCount, owner.isComplete)
    #expect(count == 40)
    #expect(isComplete)
  }

  @Test func `a type has at most 64 boxes`() {
    let owner = Owner()
    let kept = (0..<100).map { _ in owner.lend(Int.self) }
    #expect(kept.compactMap(\.self).count == 64)
  }

  @Test func `a pool releases its boxes when it is destroyed`() throws {
    weak var box: Box?
    do {
      let owner = Owner()
      box = try #require(owner.lend(Int.self)).box
      #expect(box != nil)
    }
    #expect(box == nil)
  }
}
