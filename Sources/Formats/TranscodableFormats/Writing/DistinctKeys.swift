internal import TranscodableBytes
internal import TranscodableCore

/// Removes repeated keys from the objects of a draft.
@usableFromInline
package struct DistinctKeys {
  /// For each known key, the last object that contained it.
  private var owners: ContiguousArray<ValueDraft.Index> = []
  /// The offsets of the keys of the current object that aren't known.
  private var unknown: ContiguousArray<UInt32> = []
  private let knownKeyCount: Int

  @usableFromInline
  package init(knownKeyCount: Int) { self.knownKeyCount = knownKeyCount }

  /// Removes repeated keys, which keep their first position and their last value.
  @usableFromInline
  package mutating func clean(
    _ object: ValueDraft.Index, _ draft: borrowing ValueDraft, _ bytes: ByteArena
  ) {
    if !isClean(object, draft, bytes) { Self.removeRepeated(object, draft, bytes) }
  }

  /// Whether no key of an object is repeated; may return `false` for distinct keys.
  private mutating func isClean(
    _ object: ValueDraft.Index, _ draft: borrowing ValueDraft, _ bytes: ByteArena
  ) -> Bool {
    if owners.isEmpty { owners = ContiguousArray(repeating: .max, count: knownKeyCount) }
    unknown.removeAll(keepingCapacity: true)
    var child = draft.firstChild(object)
    while child != 0 {
      let key = draft.key(child)
      let number = bytes.number(at: key)
      if number == 0 || number >= owners.count {
        // Comparing all pairs of many keys would take too long.
        guard unknown.count < 16, !unknown.contains(where: { bytes.isSame($0, key) }) else {
          return false
        }
        unknown.append(key)
      } else if owners[number] == object {
        return false
      } else {
        owners[number] = object
      }
      child = draft.next(child)
    }
    return true
  }

  @inline(never)
  private static func removeRepeated(
    _ object: ValueDraft.Index, _ draft: borrowing ValueDraft, _ bytes: ByteArena
  ) {
    var positions: [String: Int] = [:]
    var cells: [ValueDraft.Index] = []
    var child = draft.firstChild(object)
    while child != 0 {
      if draft.kind(child) != .dropped {
        let key = bytes.text(at: draft.key(child))
        if let position = positions[key] {
          cells[position] = child
        } else {
          positions[key] = cells.count
          cells.append(child)
        }
      }
      child = draft.next(child)
    }
    draft.chain(cells.count, in: object) { cells[$0] }
  }
}
