internal import TranscodableBytes
internal import TranscodableCore

/// The state shared by the encoders and containers of one call.
///
/// Creating a state costs more than encoding a small value, so states are reused.
final class PropertyListEncodingState {
  private let draftCell = UncheckedCell(ValueDraft())
  private let formatCell = UncheckedCell(PropertyList.Format.binary)
  let containerPoolCell = UncheckedCell(PropertyListContainerPool())
  private let pathsCell = UncheckedCell(CodingPaths())
  private let knownKeysCell = UncheckedCell(KnownKeys())
  private let xmlCell = UncheckedCell(XMLWriter())
  private let binaryCell = UncheckedCell(BinaryWriter())
  private(set) var userInfo: [CodingUserInfoKey: Any] = [:]
  private var domainCount: UInt32 = 0
  /// The error for the first API misuse that was detected in a function that can't throw.
  private(set) var misuse: EncodingError?

  private static let pool = ObjectPool<PropertyListEncodingState>(capacity: 16)

  static func take(
    _ format: PropertyList.Format, userInfo: [CodingUserInfoKey: Any]
  ) -> PropertyListEncodingState {
    let state = pool.take() ?? PropertyListEncodingState()
    state.formatCell.value = format
    state.userInfo = userInfo
    return state
  }

  static func end(_ state: inout PropertyListEncodingState) {
    state.containerPoolCell.value.end(state)
    // Writing the document has modified the draft. Clear it, because a container or encoder that
    // outlives the call may still write to it.
    guard isKnownUniquelyReferenced(&state) else {
      state.containerPoolCell.value.close()
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

  func newDomain() -> UInt32 {
    domainCount = min(domainCount + 1, ValueDraft.maximumDomain)
    return domainCount
  }

  // MARK: - Members

  /// Returns one plus the key's offset in the draft.
  @inline(__always)
  func keyOffset(of key: some CodingKey, in dictionary: PropertyListContainerPool.Target) -> UInt32
  {
    let name = key.stringValue
    var nextKey = dictionary.nextKey
    var offset = dictionary.keys.offset(of: name, &nextKey)
    dictionary.nextKey = nextKey
    if offset == 0 { offset = keepUnknown(name, dictionary.keys) }
    name.releaseFast()
    return offset
  }

  @inline(never)
  private func keepUnknown(_ name: String, _ table: PropertyListKeyTable) -> UInt32 {
    knownKeysCell.value.add(name, to: table)
    return draft.keep(name) &+ 1
  }

  @inline(__always) @discardableResult
  func addMember(
    _ key: some CodingKey,
    _ scalar: ValueDraft.Scalar = ValueDraft.Scalar(kind: .empty),
    to dictionary: ValueDraft.Index, domain: UInt32? = nil
  ) -> ValueDraft.Index {
    let text = key.stringValue
    let offset = draft.keep(text)
    text.releaseFast()
    return draft.addChild(scalar, to: dictionary, key: offset &+ 1, domain: domain)
  }

  // MARK: - Writing

  /// `body` may take ownership of the document, or leave it in the buffer so that the buffer can be
  /// reused.
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

  /// Records the error, and returns a cell outside the document.
  ///
  /// The error isn't thrown until the call ends, so the caller still needs a cell to write to.
  func refuse(_ misuse: EncodingMisuse, at path: CodingPaths.Path) -> ValueDraft.Index {
    if self.misuse == nil { self.misuse = misuse.error(at: codingPath(path)) }
    return draft.addCell()
  }
}

extension ByteOutput {
  fileprivate mutating func finish<Result>(_ body: (inout ByteOutput) -> Result) -> Result {
    defer {
      if capacity > 1 << 16 { self = ByteOutput(capacity: 0) } else { truncate(to: 0) }
    }
    return body(&self)
  }
}
