/// Elements that are made once and lent from then on; to lend one retains nothing and copies
/// nothing.
@safe
struct ImmutableBuffer<Element: ~Copyable>: ~Copyable {
  // SAFETY (type): an allocation of `count` elements, all initialized, which this list owns and
  // never changes.
  let elements: UnsafeMutablePointer<Element>
  /// The number of elements.
  let count: Int

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - count: The number of elements.
  ///   - make: Makes the element with a number.
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

  /// Calls `body` with each element and its number.
  @inline(__always)
  borrowing func forEach(_ body: (Int, borrowing Element) throws -> Void) rethrows {
    for number in 0..<count { try unsafe body(number, (elements + number).pointee) }
  }
}
