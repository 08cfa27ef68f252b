/// A buffer of elements that are created once and then only borrowed, so they are never copied.
@safe
struct ImmutableBuffer<Element: ~Copyable>: ~Copyable {
  // SAFETY (type): the buffer owns an allocation of `count` initialized elements and never changes
  // it.
  let elements: UnsafeMutablePointer<Element>
  let count: Int

  init(count: Int, _ make: (Int) -> Element) {
    precondition(count >= 0, "A negative number of elements")
    unsafe elements = UnsafeMutablePointer<Element>.allocate(capacity: count)
    self.count = count
    for number in 0..<count { unsafe (elements + number).initialize(to: make(number)) }
  }

  deinit {
    unsafe elements.deinitialize(count: count)
    unsafe elements.deallocate()
  }

  @inline(__always)
  borrowing func forEach(_ body: (Int, borrowing Element) throws -> Void) rethrows {
    for number in 0..<count { try unsafe body(number, (elements + number).pointee) }
  }
}
