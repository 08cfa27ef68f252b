public import TranscodableBytes

/// The keys that one type encodes, each with its encoded form.
///
/// Types nearly always encode their members in the same order, so a single comparison usually finds
/// the next key.
@frozen @usableFromInline
package struct KeyList<Encoded>: ~Copyable {
  @frozen @usableFromInline
  internal struct Entry {
    @usableFromInline internal let name: String
    @usableFromInline internal var encoded: Encoded

    @inlinable
    internal init(name: String, encoded: Encoded) { (self.name, self.encoded) = (name, encoded) }
  }

  @usableFromInline internal let entries = UncheckedCell(ContiguousArray<Entry>())

  @inlinable
  package init() {}

  @inlinable @inline(__always)
  package var count: Int { entries.value.count }

  @inlinable @inline(__always)
  package func name(at index: Int) -> String { entries.value[index].name }

  @inlinable @inline(__always)
  package subscript(index: Int) -> Encoded {
    _read { yield entries.value[index].encoded }
    nonmutating _modify { yield &entries.value[index].encoded }
  }

  @inlinable @inline(__always)
  package func contains(_ name: String, at index: Int) -> Bool {
    index < entries.value.count && entries.value[index].name == name
  }

  @inlinable @inline(__always)
  package func index(of name: String, near expected: Int) -> Int? {
    contains(name, at: expected) ? expected : search(name, expected)
  }

  @inlinable @inline(never)
  internal func search(_ name: String, _ expected: Int) -> Int? {
    let count = count
    let start = expected < count ? expected : 0
    for step in 0..<count {
      let sum = start + step
      let index = sum < count ? sum : sum - count
      if entries.value[index].name == name { return index }
    }
    return nil
  }

  @inlinable
  package func append(_ name: String, _ encoded: Encoded) {
    entries.value.append(Entry(name: name, encoded: encoded))
  }

  @inlinable
  package func removeAll() { entries.value = [] }
}
