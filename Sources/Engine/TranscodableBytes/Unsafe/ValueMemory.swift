/// The memory of a value or of one of its stored properties.
///
/// The code that uses it knows the type of each property from a table, but the compiler doesn't.
@frozen @safe @usableFromInline
package struct ValueMemory {
  // SAFETY (type): the memory outlives the closure that receives it. The callers take offsets and
  // types from the same table, whose entries were created from key paths of the type of the value.
  // They read or destroy only properties that they have initialized, or those of a complete value.
  @usableFromInline internal let start: UnsafeMutableRawPointer

  @inlinable @inline(__always)
  internal init(_ start: UnsafeMutableRawPointer) { unsafe self.start = start }

  /// The memory of the property at `offset`, or of the element that is so many bytes after this one.
  @inlinable @inline(__always)
  package func at(_ offset: Int) -> ValueMemory { unsafe ValueMemory(start + offset) }

  @inlinable @inline(__always)
  package func initialize<Value>(to value: consuming Value) {
    unsafe start.assumingMemoryBound(to: Value.self).initialize(to: value)
  }

  /// Fills the memory, which contains no value yet, with zeros.
  @inlinable @inline(__always)
  package func clear(_ count: Int) {
    unsafe start.initializeMemory(as: UInt8.self, repeating: 0, count: count)
  }

  /// Replaces a value by an optional that contains it.
  @inlinable @inline(__always)
  package func wrap<Value>(_ type: Value.Type) {
    let value = unsafe start.assumingMemoryBound(to: Value.self).move()
    initialize(to: Value?.some(value))
  }

  /// Whether the memory contains an optional of `type` that is `nil`.
  @inlinable @inline(__always)
  package func isNil<Value>(_ type: Value.Type) -> Bool {
    var isSome = false
    lend(as: Value?.self) { optional in isSome = withWrapped(optional) { _ in } }
    return !isSome
  }

  @inlinable @inline(__always)
  package func destroy<Value>(_ type: Value.Type) {
    unsafe start.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
  }

  @inlinable @inline(__always)
  package func value<Value>(as type: Value.Type) -> Value {
    unsafe start.assumingMemoryBound(to: Value.self).pointee
  }

  @inlinable @inline(__always)
  package func lend<Value, Failure: Error>(
    as type: Value.Type, to body: (borrowing Value) throws(Failure) -> Void
  ) throws(Failure) {
    try unsafe TranscodableBytes.lend(
      UnsafePointer(start.assumingMemoryBound(to: Value.self)), to: body)
  }

  /// Calls `body` with the memory of a value that already exists.
  @inlinable @inline(__always)
  package static func lending<Value>(_ value: Value, to body: (ValueMemory) -> Void) {
    unsafe withUnsafePointer(to: value) {
      unsafe body(ValueMemory(UnsafeMutableRawPointer(mutating: $0)))
    }
  }
}

/// Room for one value at a time, which is initialized through its memory.
///
/// A function that returns an optional, or a temporary allocation, would need the metadata of a
/// generic type in unspecialized code. Looking it up takes longer than an allocation.
@safe @usableFromInline
package struct ValueRoom<Value>: ~Copyable {
  // SAFETY (type): `start` is an allocation for one value, which this value owns. It is initialized
  // only during a call of `make`.
  @usableFromInline internal let start: UnsafeMutablePointer<Value>

  /// Whether the C library can allocate the memory.
  ///
  /// Unless it knows the type, Swift allocates with an explicit alignment, which takes longer.
  @inlinable @inline(__always)
  internal static var hasUsualAlignment: Bool {
    MemoryLayout<Value>.alignment <= ByteOutput.alignment
  }

  @inlinable @inline(__always)
  package init() {
    if Self.hasUsualAlignment {
      unsafe start = UnsafeMutableRawPointer(ByteOutput.allocate(MemoryLayout<Value>.stride))
        .assumingMemoryBound(to: Value.self)
    } else {
      unsafe start = .allocate(capacity: 1)
    }
  }

  @inlinable
  deinit {
    if Self.hasUsualAlignment {
      unsafe ByteOutput.deallocate(
        UnsafeMutableRawPointer(start).assumingMemoryBound(to: UInt8.self))
    } else {
      unsafe start.deallocate()
    }
  }

  /// Calls `body` with the value that `initialize` creates, or `alternative` if it returns `false`.
  @inlinable @inline(__always)
  package borrowing func make<Result>(
    _ initialize: (ValueMemory) -> Bool, then body: (consuming Value) -> Result,
    orElse alternative: () throws -> Result
  ) rethrows -> Result {
    unsafe initialize(ValueMemory(UnsafeMutableRawPointer(start)))
      ? body(start.move()) : try alternative()
  }
}

extension Array {
  /// Creates an array whose elements are initialized in its memory.
  ///
  /// Returns `nil` if `initialize`, which returns the number of elements that it has created,
  /// creates fewer than `count`.
  @inlinable
  package init?(count: Int, _ initialize: (ValueMemory) -> Int) {
    self = []
    if count == 0 { return }
    // SAFETY: the memory has room for `count` elements.
    unsafe self = [Element](unsafeUninitializedCapacity: count) { room, filled in
      unsafe filled = initialize(ValueMemory(room.baseAddress.unsafelyUnwrapped))
    }
    if self.count < count { return nil }
  }

  /// Calls `body` with the number of elements and the memory of the first one, if any.
  @inlinable
  package func lendElements(to body: (Int, ValueMemory?) -> Void) {
    // SAFETY: `body` doesn't modify the elements.
    unsafe withUnsafeBufferPointer { elements in
      guard let start = elements.baseAddress else { return body(0, nil) }
      unsafe body(elements.count, ValueMemory(UnsafeMutableRawPointer(mutating: start)))
    }
  }
}
