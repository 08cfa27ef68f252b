internal import TranscodableBytes
internal import TranscodableCore

/// What the encoders and containers of one call share: the draft, and the paths of what is in it.
final class PropertyListEncodingState {
  private let draftCell = Cell(PropertyListDraft())
  private let pathsCell = Cell(CodingPaths())
  let userInfo: [CodingUserInfoKey: Any]
  let format: PropertyList.Format
  private var domainCount: UInt32 = 0
  /// The members of large dictionaries in which nested containers were looked for.
  private var lookups: [PropertyListDraft.Index: Lookup] = [:]

  private struct Lookup {
    /// The last member that is among the places.
    var last: PropertyListDraft.Index = 0
    var places: [String: PropertyListDraft.Index] = [:]
  }

  init(_ format: PropertyList.Format, userInfo: [CodingUserInfoKey: Any]) {
    self.format = format
    self.userInfo = userInfo
  }

  @inline(__always)
  var draft: PropertyListDraft {
    _read { yield draftCell.value }
    _modify { yield &draftCell.value }
  }

  @inline(__always)
  var paths: CodingPaths {
    _read { yield pathsCell.value }
    _modify { yield &pathsCell.value }
  }

  func codingPath(_ path: CodingPaths.Path) -> [any CodingKey] {
    paths.codingPath(path) { _, _ in [] }
  }

  /// A domain for an encoder of a superclass.
  func newDomain() -> UInt32 {
    domainCount = min(domainCount + 1, 0xFF_FFFF)
    return domainCount
  }

  // MARK: - Members

  /// Adds a member to a dictionary.
  @inline(__always)
  func addMember(
    _ key: some CodingKey, to dictionary: PropertyListDraft.Index, domain: UInt32? = nil
  ) -> PropertyListDraft.Index {
    let place = draft.keep(key.stringValue)
    return draft.addChild(to: dictionary, key: place &+ 1, domain: domain)
  }

  /// The member that counts for a key; nil if there is none.
  func member(
    _ key: String, of dictionary: PropertyListDraft.Index
  ) -> PropertyListDraft.Index? {
    if draft.childCount(dictionary) > 16 { return lookUp(key, in: dictionary) }
    var found: PropertyListDraft.Index?
    draft.bytes.withCursor { cursor in
      let kept = KeptBytes(cursor: cursor)
      var member = draft.firstChild(dictionary)
      while member != 0 {
        if draft.kind(member) != .dropped, kept.text(at: draft.key(member)) == key {
          found = member
        }
        member = draft.next(member)
      }
    }
    return found
  }

  private func lookUp(
    _ key: String, in dictionary: PropertyListDraft.Index
  ) -> PropertyListDraft.Index? {
    var lookup = lookups.removeValue(forKey: dictionary) ?? Lookup()
    draft.bytes.withCursor { cursor in
      let kept = KeptBytes(cursor: cursor)
      var member =
        lookup.last == 0 ? draft.firstChild(dictionary) : draft.next(lookup.last)
      while member != 0 {
        if draft.kind(member) != .dropped {
          lookup.places[kept.text(at: draft.key(member))] = member
        }
        lookup.last = member
        member = draft.next(member)
      }
    }
    defer { lookups[dictionary] = lookup }
    return lookup.places[key].flatMap { draft.kind($0) == .dropped ? nil : $0 }
  }
}
