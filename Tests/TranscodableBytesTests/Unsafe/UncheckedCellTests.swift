import Testing
import TranscodableBytes

@Suite struct UncheckedCellTests {
  final class Owner {
    let cell = UncheckedCell([1])
    let exclusive = ExclusiveCell([1])
    var isInUse: Bool { exclusive.isInUse }
    var value: [Int] { cell.value }
  }

  final class Guest {
    private let onEnd: () -> Void
    init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
    deinit { onEnd() }
  }

  @Test func `the value of a cell is changed in place`() {
    let owner = Owner()
    owner.cell.value.append(2)
    owner.cell.value[0] = 3
    #expect(owner.value == [3, 2])
  }

  @Test func `a cell releases its value when it is destroyed`() {
    var ended = 0
    do {
      let cell = UncheckedCell(Guest { ended += 1 })
      cell.value = Guest { ended += 1 }
      #expect(ended == 1)
    }
    #expect(ended == 2)
  }

  @Test func `a shared cell is in use while its value is changed`() {
    let owner = Owner()
    #expect(!owner.isInUse)
    let count = owner.exclusive.withValue { value in
      #expect(owner.isInUse)
      value.append(2)
      return value.count
    }
    #expect(count == 2)
    #expect(!owner.isInUse)
  }

  @Test func `a shared cell is free again after an error`() {
    struct Refusal: Error {}
    let owner = Owner()
    #expect(throws: Refusal.self) {
      try owner.exclusive.withValue { value in
        value = []
        throw Refusal()
      }
    }
    #expect(!owner.isInUse)
    let value = owner.exclusive.withValue { $0 }
    #expect(value == [])
  }

  @Test func `changing a shared cell recursively traps`() async {
    await #expect(processExitsWith: .failure) {
      let owner = Owner()
      owner.exclusive.withValue { _ in owner.exclusive.withValue { $0 = [] } }
    }
  }
}
