internal import Synchronization
internal import TranscodableBytes
internal import TranscodableCore

/// What the encoders and containers of one call share: the draft, and the paths of what is in it.
///
/// To make a state and the containers that it lends costs more than to encode a small value. Up to four wait for the calls
/// to come.
final class PropertyListEncodingState: @unchecked Sendable {
  // Unchecked: only one thread at a time has a state; those that nobody has are behind a lock.
  private let draftCell = Cell(PropertyListDraft())
  /// Keyed containers that are lent out.
  let loansCell = Cell(PropertyListLoans())
  private let pathsCell = Cell(CodingPaths())
  private(set) var userInfo: [CodingUserInfoKey: Any] = [:]
  private var domainCount: UInt32 = 0
  /// The members of large dictionaries in which nested containers were looked for.
  private var lookups: [PropertyListDraft.Index: Lookup] = [:]

  private struct Lookup {
    /// The last member that is among the places.
    var last: PropertyListDraft.Index = 0
    var places: [String: PropertyListDraft.Index] = [:]
  }

  private static let free = Mutex<[PropertyListEncodingState]>([])

  /// A state for a call.
  static func take(
    _ format: PropertyList.Format, userInfo: [CodingUserInfoKey: Any]
  ) -> PropertyListEncodingState {
    let state = free.withLock { $0.popLast() } ?? PropertyListEncodingState()
    state.draft.format = format
    state.userInfo = userInfo
    return state
  }

  /// Ends the call that a state was made for.
  static func end(_ state: inout PropertyListEncodingState) {
    state.loansCell.value.end()
    // Whoever has kept a container or an encoder may still put something into the draft.
    guard isKnownUniquelyReferenced(&state) else { return }
    state.draft.removeAll()
    state.paths.removeAll()
    state.userInfo = [:]
    state.domainCount = 0
    state.lookups = [:]
    let ended = state
    free.withLock { if $0.count < 4 { $0.append(ended) } }
  }

  /// The format that the document will have.
  @inline(__always)
  var format: PropertyList.Format { draft.format }

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
  @inline(__always) @discardableResult
  func addMember(
    _ key: some CodingKey,
    _ scalar: PropertyListDraft.Scalar = PropertyListDraft.Scalar(kind: .empty),
    to dictionary: PropertyListDraft.Index, domain: UInt32? = nil
  ) -> PropertyListDraft.Index {
    let place = draft.keep(key.stringValue)
    return draft.addChild(scalar, to: dictionary, key: place &+ 1, domain: domain)
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
