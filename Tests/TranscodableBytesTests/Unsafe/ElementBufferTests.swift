import Testing
import TranscodableBytes

/// Something whose copies are counted.
private final class Counted {
  nonisolated(unsafe) static var living = 0
  let number: Int

  init(_ number: Int) {
    self.number = number
    Self.living += 1
  }

  deinit { Self.living -= 1 }
}

/// A value whose optional needs a byte of its own.
private struct Wide: Equatable {
  var a: UInt64 = 1
  var b: UInt64 = 2
  var c: UInt8 = 3
}

@Suite("Making elements in their place", .serialized)
struct ElementBufferTests {
  @Test(arguments: [0, 1, 2, 4, 7], [0, 1, 2, 3, 4, 5, 15, 16, 17, 100])
  func elementsBecomeAnArray(_ capacity: Int, _ count: Int) {
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
    do {
      let objects = ElementBuffer<Counted>.array(capacity: capacity) { elements in
        for number in 0..<count where !elements.append({ Counted(number) }) { return false }
        return true
      }
      #expect(objects?.map(\.number) == Array(0..<count))
      #expect(Counted.living == count)
    }
    #expect(Counted.living == 0)
  }

  @Test(arguments: [1, 4], [0, 1, 3, 4, 5, 30])
  func nothingIsLeftOfElementsThatBecomeNoArray(_ capacity: Int, _ count: Int) {
    let none = ElementBuffer<Counted>.array(capacity: capacity) { elements in
      for number in 0..<count { _ = elements.append { Counted(number) } }
      return elements.append { nil }
    }
    #expect(none?.count == nil)
    #expect(Counted.living == 0)
  }
}
