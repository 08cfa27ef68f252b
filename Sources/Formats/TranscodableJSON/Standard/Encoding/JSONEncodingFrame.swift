internal import TranscodableBytes
internal import TranscodableCore

/// An object that lets a frame detect whether any of its encoders and containers still exist.
///
/// The encoders and containers hold references to this object.
final class JSONFrameToken {
  let frame: JSONEncodingFrame

  init(_ frame: JSONEncodingFrame) { self.frame = frame }
}

/// The state shared by all encoders and containers of one value.
///
/// As long as values are encoded sequentially, a frame represents a position in the output.
/// Otherwise, the output is converted to a ``JSONDraft``, and each frame has a slot in it.
final class JSONEncodingFrame {
  enum Shape: UInt8 {
    case empty, keyed, unkeyed, single
  }

  /// Where the next value of a frame belongs.
  ///
  /// ```
  /// closed ⇄ active ⇄ nesting ⇄ nestingCall
  ///          active ⇄ encoding
  ///          active ⇄ lending
  /// ```
  ///
  /// Each phase can become `drafted`, which is final. After a failure, a frame becomes `active` or
  /// `closed`.
  enum Phase {
    /// Nowhere: the frame has no value, or its value is complete.
    case closed
    /// At the end of the output.
    case active
    /// At the end of the output, once the nested container in `child` is closed.
    case nesting
    /// In a draft, because an `encode(to:)` call is running in the nested container in `child`.
    case nestingCall
    /// In a draft, because the `encode(to:)` call of the value in `child` is running.
    case encoding
    /// In a draft, because a value of this frame is being written by another writer.
    case lending
    /// In `slot`.
    case drafted
  }

  let state: JSONEncodingState
  unowned var parent: JSONEncodingFrame?
  var child: JSONEncodingFrame?

  var phase = Phase.closed
  /// The position of the frame in a draft, or `nil` unless the phase is `drafted`.
  ///
  /// This isn't a part of the phase, because each change of the phase would have to release it.
  private(set) var slot: JSONDraftSlot?
  var shape = Shape.empty
  var start = 0
  var memberStart = 0
  var depth = 0
  var count = 0
  /// The current member's key.
  ///
  /// The key isn't stored if it is in the table, or if no coding path needs it.
  var currentKey: (any CodingKey)?
  /// Whether `currentKey` is the key of the current member.
  ///
  /// Comparing `currentKey` with `nil` would copy it.
  var hasCurrentKey = false
  var binding: Binding
  let pooledContainer = ContainerSlot()
  var firstBinding: Binding?
  /// The table index of the key that is expected next.
  var cursor = 0
  var used: UInt64 = 0
  /// If the frame is reused, encoders and containers reference this token instead of the frame.
  ///
  /// A frame without a token is never reused.
  var token: JSONFrameToken?
  var coldState: ColdState?

  /// Rarely needed state, such as keys outside the table.
  final class ColdState {
    var kept: [(frame: JSONEncodingFrame, index: Int)] = []
    var path: [any CodingKey]?
    /// All keys that were encoded, or `nil` if the table contains all of them.
    var keys: Set<String>?
    var lastKey = ""
  }

  init(_ state: JSONEncodingState, parent: JSONEncodingFrame?) {
    self.state = state
    self.parent = parent
    binding = Binding(state.initialTable)
    firstBinding = binding
  }

  init(_ state: JSONEncodingState, at slot: JSONDraftSlot) {
    self.state = state
    (self.slot, phase) = (slot, .drafted)
    binding = Binding(state.initialTable)
  }

  @inline(__always)
  var isActive: Bool { phase == .active }

  func move(to slot: JSONDraftSlot) {
    self.slot = slot
    phase = .drafted
  }

  /// The child, unless its value is complete.
  var unfinishedChild: JSONEncodingFrame? {
    switch phase {
    case .nesting, .nestingCall, .encoding: child
    case .closed, .active, .lending, .drafted: nil
    }
  }

  @inline(__always)
  var table: JSONKeyTable {
    get { binding.table }
    set { binding.table = newValue }
  }

  var isEmpty: Bool { slot?.isEmpty ?? (shape == .empty) }

  func makeColdState() -> ColdState {
    if let coldState { return coldState }
    let new = ColdState()
    coldState = new
    return new
  }

  // MARK: - Opening and closing

  /// Opens the frame for a value that starts at the end of the output.
  @inline(__always)
  func open(at start: Int) {
    self.start = start
    shape = .empty
    phase = .active
    count = 0
  }

  @inline(__always)
  func openUnkeyed() {
    shape = .unkeyed
    depth = state.writerCell.withValue { writer in
      writer.beginArray()
      return writer.depth
    }
  }

  @inline(__always)
  func openKeyed() {
    shape = .keyed
    (cursor, used) = (0, 0)
    depth = state.writerCell.withValue { writer in
      writer.beginObject()
      return writer.depth
    }
  }

  @inline(__always)
  func openKeyed<Key: CodingKey>(by type: Key.Type) {
    if table.identifier != ObjectIdentifier(type) { bind(type) }
    openKeyed()
  }

  @inline(__always)
  func openKeyed(byFieldsOf type: any Any.Type) {
    if table.identifier != ObjectIdentifier(type) {
      bind(ObjectIdentifier(type)) { state.table(ofFieldsOf: type) }
    }
    openKeyed()
  }

  @inline(__always)
  func finish() {
    state.writerCell.withValue { writer in
      switch shape {
      case .keyed: writer.endObject()
      case .unkeyed: writer.endArray()
      case .single: break
      case .empty:
        writer.beginObject()
        writer.endObject()
      }
    }
    phase = .closed
  }

  // MARK: - Paths

  var innermost: JSONEncodingFrame { unfinishedChild?.innermost ?? self }

  var codingPath: [any CodingKey] { path() }

  func path(from root: [any CodingKey]? = nil) -> [any CodingKey] {
    if let path = slot?.path ?? coldState?.path { return path }
    guard let parent else { return root ?? state.rootPath }
    return parent.elementPath(from: root)
  }

  func elementPath(from root: [any CodingKey]? = nil) -> [any CodingKey] {
    var frames = [self]
    while let frame = frames.last, frame.slot == nil, frame.coldState?.path == nil,
      let parent = frame.parent
    {
      frames.append(parent)
    }
    var path = frames[frames.count - 1].path(from: root)
    for frame in frames.reversed() {
      if let key = frame.elementKey { path.append(key) }
    }
    return path
  }

  var elementKey: (any CodingKey)? {
    switch shape {
    case .keyed where hasCurrentKey: currentKey
    case .keyed: cursor > 0 ? table.key(at: cursor - 1) : nil
    case .unkeyed: CodingFieldKey(index: count - 1)
    case .empty, .single: nil
    }
  }
}
