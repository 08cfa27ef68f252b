internal import TranscodableBytes
internal import TranscodableCore

/// The state shared by all encoders and containers of one value.
///
/// Values are usually encoded sequentially. In this case, a frame is a position in the output, and
/// the frame of each level is reused. If a container is used after a sibling was begun, or if a key
/// is encoded twice, the output is converted to a ``JSONDraft``. From then on, each frame has a
/// ``slot`` in the draft and isn't reused.
final class JSONEncodingFrame {
  enum Shape: UInt8 {
    case empty, keyed, unkeyed, single
  }

  let state: JSONEncodingState
  /// The frame of the enclosing container, or `nil` for the root.
  unowned var parent: JSONEncodingFrame?
  /// The nested frame.
  ///
  /// This frame is either open or ready to be opened.
  var child: JSONEncodingFrame?
  /// The value's slot in the draft, or `nil` if the value is in the output.
  var slot: JSONDraftSlot?

  var shape = Shape.empty
  /// Whether the next value of this frame can be appended to the output.
  var isActive = false
  /// Whether the value is being encoded into the output.
  var isOpen = false
  /// Whether the frame belongs to a nested container.
  ///
  /// The parent container can be used again before this frame is closed.
  var isNested = false
  /// Whether a single-value container is encoding its value in this frame.
  var isEncodingSingle = false
  /// The offset of the value in the output.
  var start = 0
  /// The offset of the current member in the output.
  var memberStart = 0
  /// The nesting depth of the members.
  var depth = 0
  /// The number of members that have been begun.
  var count = 0
  /// The key of the current member, if coding paths require the key and can't take it from the
  /// table.
  var currentKey: (any CodingKey)?
  /// Whether `currentKey` belongs to the current member rather than to an earlier one.
  var hasCurrentKey = false
  /// The key type of the current or most recent object in this frame.
  var binding: Binding
  /// The container for the keys of `binding`.
  let pooledContainer = ContainerSlot()
  /// The first binding in the list of this frame.
  var firstBinding: Binding?
  /// The index in the table after the most recent key.
  var cursor = 0
  /// A bit set of the keys that have been encoded.
  var used: UInt64 = 0
  /// A token that encoders and containers reference in place of the frame.
  ///
  /// The token is `nil` if this frame isn't reused.
  var token: JSONFrameToken?
  /// Whether a container that the frame no longer tracks may still be referenced.
  var hasEscapedContainer = false
  /// State that few values need.
  var coldState: ColdState?

  /// State for keys that aren't stored in a table, and for containers that types keep references
  /// to.
  final class ColdState {
    /// Nested frames that were closed although a container or an encoder still refers to them.
    ///
    /// Each frame is stored with the index of its member.
    var kept: [(frame: JSONEncodingFrame, index: Int)] = []
    /// The coding path, if this frame was closed while it was still referenced.
    var path: [any CodingKey]?
    /// All keys that were encoded, if some of them aren't in the table.
    var keys: Set<String>?
    /// The most recently encoded key in `keys`.
    var lastKey = ""
  }

  init(_ state: JSONEncodingState, parent: JSONEncodingFrame?) {
    self.state = state
    self.parent = parent
    binding = Binding(state.emptyTable)
    firstBinding = binding
  }

  init(_ state: JSONEncodingState, at slot: JSONDraftSlot) {
    self.state = state
    self.slot = slot
    binding = Binding(state.emptyTable)
  }

  /// The key table of the value's type.
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
    isOpen = true
    isNested = false
    isActive = true
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
    isOpen = false
    isActive = false
  }

  // MARK: - Paths

  var innermost: JSONEncodingFrame {
    guard let child, child.isOpen else { return self }
    return child.innermost
  }

  /// The path of the value.
  ///
  /// The path consists of the keys that types have passed, before conversion.
  var codingPath: [any CodingKey] { path() }

  /// Returns the path of the value.
  ///
  /// `root` is the path of the root frame, if it is already known.
  func path(from root: [any CodingKey]? = nil) -> [any CodingKey] {
    if let path = slot?.path ?? coldState?.path { return path }
    guard let parent else { return root ?? state.rootPath }
    return parent.elementPath(from: root)
  }

  /// Returns the path of the current member.
  ///
  /// `root` is the path of the root frame, if it is already known.
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
