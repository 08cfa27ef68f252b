import Testing
import TranscodableBytes

/// Counts living objects.
private final class Census {
  var living = 0
}

/// An object that is counted while it lives.
private final class Counted: @unchecked Sendable {
  // Unchecked: tests run one after the other, each in a single task.
  let number: Int
  private let census: Census

  init(_ number: Int, in census: Census) {
    self.number = number
    self.census = census
    census.living += 1
  }

  deinit { census.living -= 1 }
}

/// A value whose optional needs an extra byte.
private struct Wide: Equatable {
  var a: UInt64 = 1
  var b: UInt64 = 2
  var c: UInt8 = 3
}

@Suite("Constructing elements in place", .serialized)
struct ElementBufferTests {
  @Test(arguments: [0, 1, 2, 4, 7], [0, 1, 2, 3, 4, 5, 15, 16, 17, 100])
  func `elements become an array`(_ capacity: Int, _ count: Int) {
    let numbers = ElementBuffer<UInt64>.array(capacity: capacity) { elements in
      for number in 0..<count where !elements.append({ UInt64(number) }) { return false }
      return true
    }
    #expect(numbers == (0..<count).map { UInt64($0) })
    let wide = ElementBuffer<Wide>.array(capacity: capacity) { elements in
      for _ in 0..<count where !elements.append({ Wide() }) { return false }
      return true
    }
    #expect(wide == Array(repeating: Wide(), count: count))
    let census = Census()
    do {
      let objects = ElementBuffer<Counted>.array(capacity: capacity) { elements in
        for number in 0..<count where !elements.append({ Counted(number, in: census) }) {
          return false
        }
        return true
      }
      #expect(objects?.map(\.number) == Array(0..<count))
      #expect(census.living == count)
    }
    #expect(census.living == 0)
  }

  @Test(arguments: [1, 4], [0, 1, 3, 4, 5, 30])
  func `elements are destroyed if the array fails`(_ capacity: Int, _ count: Int) {
    let census = Census()
    let none = ElementBuffer<Counted>.array(capacity: capacity) { elements in
      for number in 0..<count { _ = elements.append { Counted(number, in: census) } }
      return elements.append { nil }
    }
    #expect(none?.count == nil)
    #expect(census.living == 0)
  }
  @Test(arguments: [1, 4], [0, 1, 3, 4, 5, 30])
  func `elements of a block are moved to an array`(_ capacity: Int, _ count: Int) {
    let census = Census()
    do {
      var array: [Counted] = []
      for start in [0, count] {
        var elements = ElementBuffer<Counted>(capacity: capacity)
        for number in 0..<count { _ = elements.append { Counted(start + number, in: census) } }
        _ = elements.append { Counted(-1, in: census) }
        elements.removeLast()
        let block = ElementBlock(elements)
        #expect(block.underestimatedCount == count)
        array.append(contentsOf: block)
        #expect(block.next() == nil)
      }
      #expect(array.map(\.number) == Array(0..<2 * count))
      #expect(census.living == 2 * count)
    }
    #expect(census.living == 0)
  }

  @Test func `elements that aren't taken from a block are destroyed with it`() {
    let census = Census()
    do {
      var elements = ElementBuffer<Counted>(capacity: 2)
      for number in 0..<5 { _ = elements.append { Counted(number, in: census) } }
      let block = ElementBlock(elements)
      #expect(block.next()?.number == 0)
      #expect(block.next()?.number == 1)
      #expect(census.living == 3)
    }
    #expect(census.living == 0)
  }
}
