internal import TranscodableBytes

/// Objects that are costly to make and may be used by one thread at a time, kept for reuse.
package final class KeyedObjectPools<Key: Hashable & Sendable, Object>: Sendable {
  private let objects = Locked<[Key: [Object]]>([:])
  private let capacity: Int

  /// - Parameter capacity: For how many keys objects are kept.
  package init(capacity: Int) { self.capacity = capacity }

  /// Calls `body` with an object that no other caller has meanwhile.
  package func with<Result>(
    _ key: Key, _ body: (Object) throws -> Result, make: () throws -> Object
  ) rethrows -> Result {
    let object = try objects.withLock { $0[key]?.popLast() } ?? make()
    defer { keep(object, for: key) }
    return try body(object)
  }

  private func keep(_ object: Object, for key: Key) {
    objects.withLock { objects in
      // Keys that come from data could be without end.
      if objects.count >= capacity, objects[key] == nil { objects.removeAll() }
      objects[key, default: []].append(object)
    }
  }
}
