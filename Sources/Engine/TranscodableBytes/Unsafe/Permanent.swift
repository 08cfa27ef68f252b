/// A value that is never freed, for tables that live as long as the program.
///
/// Unlike an object, it has no reference count.
@frozen @safe @usableFromInline
package struct Permanent<Value>: @unchecked Sendable {
  // SAFETY (type): `pointer` refers to an initialized value that is never deinitialized. Only the
  // creator of the value changes it, before it shares the value.
  @usableFromInline internal let pointer: UnsafeMutablePointer<Value>

  package init(_ value: Value) {
    unsafe pointer = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    unsafe pointer.initialize(to: value)
  }

  @inlinable
  package var value: Value {
    @inline(__always) _read { yield unsafe pointer.pointee }
  }

  /// Changes a value that isn't shared yet.
  package func update(_ change: (inout Value) -> Void) { unsafe change(&pointer.pointee) }
}

/// An array that is never freed.
@frozen @safe @usableFromInline
package struct PermanentArray<Element>: @unchecked Sendable {
  // SAFETY (type): `start` refers to `count` initialized elements, which are never changed or
  // deinitialized. Every index is compared with `count`.
  @usableFromInline internal let start: UnsafePointer<Element>
  @usableFromInline package let count: Int

  package init(_ elements: [Element]) {
    let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: max(elements.count, 1))
    _ = unsafe copy.initialize(from: elements)
    unsafe start = UnsafePointer(copy.baseAddress.unsafelyUnwrapped)
    count = elements.count
  }

  @inlinable
  package subscript(index: Int) -> Element {
    @inline(__always) _read {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      yield unsafe start[index]
    }
  }
}

extension ByteCursor {
  /// A cursor over a copy of the bytes that is never freed, with `padding` zeros after them.
  package init(permanent bytes: [UInt8], padding: Int) {
    let copy = PermanentArray(bytes + [UInt8](repeating: 0, count: padding))
    // SAFETY: the array is never freed.
    unsafe self.init(base: copy.start, count: copy.count, offset: 0)
  }
}
