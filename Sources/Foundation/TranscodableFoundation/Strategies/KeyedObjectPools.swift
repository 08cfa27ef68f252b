internal import TranscodableBytes

/// Pools of objects that are expensive to create.
///
/// Only one thread at a time may use an object.
package final class KeyedObjectPools<Key: Hashable & Sendable, Object>: Sendable {
  private let objects = Locked<[Key: [Object]]>([:])
  private let capacity: Int

  package init(capacity: Int) { self.capacity = capacity }

  package func with<Result>(
    _ key: Key, _ body: (Object) throws -> Result, make: () throws -> Object
  ) rethrows -> Result {
    let object = try objects.withLock { $0[key]?.popLast() } ?? make()
    defer { keep(object, for: key) }
    return try body(object)
  }

  private func keep(_ object: Object, for key: Key) {
    objects.withLock { objects in
      // The number of pools is limited, because keys may be generated from data.
      if objects.count >= capacity, objects[key] == nil { objects.removeAll() }
      objects[key, default: []].append(object)
    }
  }
}
