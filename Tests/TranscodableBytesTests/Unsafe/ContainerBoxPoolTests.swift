import Testing
import TranscodableBytes

@Suite(.reliesOnLayouts) struct ContainerBoxPoolTests {
  final class Subject {}

  final class Box {
    let place: PooledSlot<Subject>
    init(_ place: PooledSlot<Subject>) { self.place = place }
  }

  /// A value that is one reference to a box, as a container of the standard library is.
  struct Boxed<Key> {
    let box: Box
  }

  struct Wide {
    let first: Box
    let second: Box
  }

  /// A rack and what its boxes are about.
  final class Owner {
    let subject = Subject()
    let rack = ContainerBoxPool()
    var isComplete: Bool { rack.isComplete }

    func lend<Key>(_ type: Key.Type, _ word: UInt64 = 0) -> Boxed<Key>? {
      guard let number = rack.place(for: type) else { return nil }
      if !rack.hasBox(number) {
        guard rack.add(number, for: type, about: subject, { Boxed<Key>(box: Box($0)) }) else {
          return nil
        }
      }
      let boxed: Boxed<Key> = rack.lend(number, word)
      return boxed
    }
  }

  @Test func `a box says what it was lent out with`() throws {
    let owner = Owner()
    for word: UInt64 in [7, .max] {
      let boxed = try #require(owner.lend(Int.self, word))
      boxed.box.place.with { subject, found in
        #expect(subject === owner.subject)
        #expect(found == word)
      }
    }
  }

  @Test func `a box is lent again when nobody has it`() throws {
    let owner = Owner()
    let first = try ObjectIdentifier(#require(owner.lend(Int.self)).box)
    #expect(owner.isComplete)
    #expect(try ObjectIdentifier(#require(owner.lend(Int.self)).box) == first)
  }

  @Test func `a box that somebody has is not lent again`() throws {
    let owner = Owner()
    do {
      let kept = try #require(owner.lend(Int.self, 1))
      let other = try #require(owner.lend(Int.self, 2))
      #expect(kept.box !== other.box)
      kept.box.place.with { #expect($1 == 1) }
      #expect(!owner.isComplete)
    }
    #expect(owner.isComplete)
  }

  @Test func `boxes of different types do not mix`() throws {
    let owner = Owner()
    let number = try #require(owner.lend(Int.self))
    let text = try #require(owner.lend(String.self))
    #expect(number.box !== text.box)
  }

  @Test func `a value of two references is refused`() throws {
    let owner = Owner()
    let place = owner.rack.place(for: Int.self)
    let number = try #require(place)
    let isAdded = owner.rack.add(number, for: Int.self, about: owner.subject) {
      Wide(first: Box($0), second: Box($0))
    }
    #expect(!isAdded)
    let hasBox = owner.rack.hasBox(number)
    #expect(!hasBox)
  }

  @Test func `forty types find a place, and those beyond all places find none`() {
    let owner = Owner()
    var lent = 0
    func lend<Key>(_ type: Key.Type, left: Int) {
      if owner.lend(type) != nil { lent += 1 }
      if left > 1 { lend([Key].self, left: left - 1) }
    }
    lend(Int.self, left: 40)
    #expect(lent >= 36)
    lend(String.self, left: 80)
    #expect(lent <= 64)
  }

  @Test func `a rack that ends lets go of its boxes`() throws {
    weak var box: Box?
    do {
      let owner = Owner()
      box = try #require(owner.lend(Int.self)).box
      #expect(box != nil)
    }
    #expect(box == nil)
  }
}
