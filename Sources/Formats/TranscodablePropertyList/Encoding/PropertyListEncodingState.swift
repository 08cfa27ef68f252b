internal import TranscodableBytes
internal import TranscodableCore

/// What the encoders and containers of one call share: the draft, the paths of what is in it, and the writers.
///
/// To make a state and the containers that it lends costs more than to encode a small value, so states are used again, with
/// the room that the writers have and what is known of keys.
final class PropertyListEncodingState {
  private let draftCell = UncheckedCell(ValueDraft())
  private let formatCell = UncheckedCell(PropertyList.Format.binary)
  /// Keyed containers that are lent out.
  let loansCell = UncheckedCell(PropertyListLoans())
  private let pathsCell = UncheckedCell(CodingPaths())
  private let knownKeysCell = UncheckedCell(KnownKeys())
  private let xmlCell = UncheckedCell(XMLWriter())
  private let binaryCell = UncheckedCell(BinaryWriter())
  private(set) var userInfo: [CodingUserInfoKey: Any] = [:]
  private var domainCount: UInt32 = 0
  /// The first thing that a type did wrong where it could not be thrown an error.
  private(set) var misuse: EncodingError?

  /// States between two calls.
  private static let pool = ObjectPool<PropertyListEncodingState>(places: 16)

  /// A state for a call.
  static func take(
    _ format: PropertyList.Format, userInfo: [CodingUserInfoKey: Any]
  ) -> PropertyListEncodingState {
    let state = pool.take() ?? PropertyListEncodingState()
    state.formatCell.value = format
    state.userInfo = userInfo
    return state
  }

  /// Ends the call that a state was made for.
  static func end(_ state: inout PropertyListEncodingState) {
    state.loansCell.value.end(state)
    // A container or an encoder that was kept may still put something into the draft, which has been changed by writing it.
    guard isKnownUniquelyReferenced(&state) else {
      state.loansCell.value.close()
      return state.draft.removeContents()
    }
    state.draft.removeAll(exceptBytes: state.knownKeysCell.value.size)
    state.knownKeysCell.value.settle(in: &state.draft)
    state.paths.removeAll()
    state.userInfo = [:]
    state.domainCount = 0
    state.misuse = nil
    _ = pool.put(state)
  }

  /// The format that the document will have.
  @inline(__always)
  var format: PropertyList.Format { formatCell.value }

  @inline(__always)
  var draft: ValueDraft {
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
    domainCount = min(domainCount + 1, ValueDraft.maximumDomain)
    return domainCount
  }

  // MARK: - Members

  /// Where the draft has a key, plus one.
  @inline(__always)
  func place(of key: some CodingKey, in dictionary: PropertyListLoans.Subject) -> UInt32 {
    let name = key.stringValue
    var nextKey = dictionary.nextKey
    var place = dictionary.keys.place(of: name, &nextKey)
    dictionary.nextKey = nextKey
    if place == 0 { place = keepUnknown(name, dictionary.keys) }
    name.releaseFast()
    return place
  }

  @inline(never)
  private func keepUnknown(_ name: String, _ table: PropertyListKeyTable) -> UInt32 {
    knownKeysCell.value.add(name, to: table)
    return draft.keep(name) &+ 1
  }

  /// Adds a member to a dictionary.
  @inline(__always) @discardableResult
  func addMember(
    _ key: some CodingKey,
    _ scalar: ValueDraft.Scalar = ValueDraft.Scalar(kind: .empty),
    to dictionary: ValueDraft.Index, domain: UInt32? = nil
  ) -> ValueDraft.Index {
    let text = key.stringValue
    let place = draft.keep(text)
    text.releaseFast()
    return draft.addChild(scalar, to: dictionary, key: place &+ 1, domain: domain)
  }

  // MARK: - Writing

  /// Writes the draft, in the format of this call.
  ///
  /// - Parameters:
  ///   - sortsKeys: Whether members are sorted in XML.
  ///   - body: Gets the document, which it may take, or leave where the next one is written.
  /// - Returns: What `body` returned.
  /// - Throws: A failure if there is more than a document can hold, or a text that XML has no form for.
  func write<Result>(
    sortsKeys: Bool = true, _ body: (inout ByteOutput) -> Result
  ) throws(CodingFailure) -> Result {
    if draft.isFull { throw CodingFailure(.sizeLimit, at: nil) }
    if format == .binary {
      try binaryCell.value.write(draftCell.value, knownKeysCell.value)
      return binaryCell.value.output.finish(body)
    }
    try xmlCell.value.write(draftCell.value, knownKeysCell.value, sortsKeys: sortsKeys)
    return xmlCell.value.output.finish(body)
  }

  /// Notes what a type did wrong; the call fails with it in the end.
  ///
  /// - Returns: A cell that is in no container, for whatever the type goes on with.
  func refuse(_ misuse: EncodingMisuse, at path: CodingPaths.Path) -> ValueDraft.Index {
    if self.misuse == nil { self.misuse = misuse.error(at: codingPath(path)) }
    return draft.addCell()
  }
}

extension ByteOutput {
  /// Ends a document; room of usual size is kept for the next.
  fileprivate mutating func finish<Result>(_ body: (inout ByteOutput) -> Result) -> Result {
    defer {
      if capacity > 1 << 16 { self = ByteOutput(capacity: 0) } else { truncate(to: 0) }
    }
    return body(&self)
  }
}
