internal import Foundation

/// Objects that are costly to make and may be used by one thread at a time, kept for reuse.
final class KeyedObjectPools<Key: Hashable, Object>: @unchecked Sendable {
  // Unchecked: the objects are touched under the lock, or by the one who took them out.
  private var objects: [Key: [Object]] = [:]
  private let lock = NSLock()
  private let capacity: Int

  /// - Parameter capacity: For how many keys objects are kept.
  init(capacity: Int) { self.capacity = capacity }

  /// Calls `body` with an object that nobody else has meanwhile.
  func with<Result>(
    _ key: Key, _ body: (Object) throws -> Result, make: () throws -> Object
  ) rethrows -> Result {
    let object = try lock.withLock { objects[key]?.popLast() } ?? make()
    defer { lock.withLock { keep(object, for: key) } }
    return try body(object)
  }

  private func keep(_ object: Object, for key: Key) {
    // Keys that come from data could be without end.
    if objects.count >= capacity, objects[key] == nil { objects.removeAll() }
    objects[key, default: []].append(object)
  }
}
