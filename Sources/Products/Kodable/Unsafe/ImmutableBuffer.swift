/// A buffer of elements that are created once and then only borrowed, without retains or copies.
@safe
struct ImmutableBuffer<Element: ~Copyable>: ~Copyable {
  // SAFETY (type): an allocation of `count` initialized elements, which this buffer owns and never
  // changes.
  let elements: UnsafeMutablePointer<Element>
  let count: Int

  /// Creates a buffer.
  ///
  /// `make` creates the element at an index.
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
