internal import TranscodableBytes
internal import TranscodableCore

/// One value that is being encoded: what the encoders and containers of that value share.
///
/// As long as values are encoded one after the other, as nearly always, a frame is a position in the text that is being
/// written, and there is one for each level, used again and again. The first use out of order (a container that was kept
/// is used while a sibling is encoded, or a key is encoded twice) makes the text a ``JSONDraft``: each frame has a
/// ``place`` in it from then on, and is not used again.
final class JSONEncodingFrame {
  /// What has been encoded so far.
  enum Shape: UInt8 {
    case empty, keyed, unkeyed, single
  }

  let state: JSONEncodingState
  /// The frame of the container around this one; none for the root.
  unowned var parent: JSONEncodingFrame?
  /// The frame for values inside of this one, open or ready to be opened.
  var child: JSONEncodingFrame?
  /// Where the value is, if it is not in the text.
  var place: JSONDraftPlace?

  var shape = Shape.empty
  /// Whether the text ends where the next thing encoded here belongs.
  var isActive = false
  /// Whether the value is being encoded into the text.
  var isOpen = false
  /// Whether it was opened by a container that may go on without this one having been closed.
  var isNested = false
  /// Whether a container for one value is encoding its value here.
  var isEncodingSingle = false
  /// Where the value begins in the text.
  var start = 0
  /// Where the last member begins in the text.
  var memberStart = 0
  /// The number of containers open around the members.
  var depth = 0
  /// The number of members begun.
  var count = 0
  /// The key of the last member that was not a scalar, if it is not the one before `cursor` in the table.
  var currentKey: (any CodingKey)?
  /// Whether that key counts, and not one that was left over.
  var hasCurrentKey = false
  /// The keys of the last object here, or of this one; one of a list of those that objects here had.
  var binding: Binding
  /// The container for those keys.
  let loan = ContainerSlot()
  /// The first of that list.
  var firstBinding: Binding?
  /// The place in the table after the last key.
  var cursor = 0
  /// The bits of the keys that were encoded.
  var used: UInt64 = 0
  /// What encoders and containers hold on to; none if this frame is not used again.
  var token: JSONFrameToken?
  /// Whether a container that is no longer known may still be there.
  var isLeftBehind = false
  /// What few values need.
  var rarities: Rarities?

  /// What a frame needs for keys that no table can hold, and for containers that were kept.
  final class Rarities {
    /// Frames inside that were closed although a container or an encoder of them is still there, each with the number of
    /// members before it.
    var kept: [(frame: JSONEncodingFrame, index: Int)] = []
    /// The path, if this is such a frame.
    var path: [any CodingKey]?
    /// The keys that were encoded, if the table does not know.
    var keys: Set<String>?
    /// The key that was encoded last, if the table does not know.
    var lastKey = ""
  }

  init(_ state: JSONEncodingState, parent: JSONEncodingFrame?) {
    self.state = state
    self.parent = parent
    binding = Binding(state.emptyTable)
    firstBinding = binding
  }

  /// Creates the frame of a value that is in a draft.
  init(_ state: JSONEncodingState, at place: JSONDraftPlace) {
    self.state = state
    self.place = place
    binding = Binding(state.emptyTable)
  }

  /// The keys that values of this type have had.
  @inline(__always)
  var table: JSONKeyTable {
    get { binding.table }
    set { binding.table = newValue }
  }

  /// Whether nothing was encoded here.
  var isEmpty: Bool { place?.isEmpty ?? (shape == .empty) }

  /// What is needed for rare values, made when it is asked for.
  func makeRarities() -> Rarities {
    if let rarities { return rarities }
    let new = Rarities()
    rarities = new
    return new
  }

  // MARK: - Opening and closing

  /// Opens the frame for a value at the end of the text.
  @inline(__always)
  func open(at start: Int) {
    self.start = start
    shape = .empty
    isOpen = true
    isNested = false
    isActive = true
    count = 0
  }

  /// Makes the value an array.
  @inline(__always)
  func openUnkeyed() {
    shape = .unkeyed
    depth = state.place.withValue { writer in
      writer.beginArray()
      return writer.depth
    }
  }

  /// Makes the value an object.
  @inline(__always)
  func openKeyed() {
    shape = .keyed
    (cursor, used) = (0, 0)
    depth = state.place.withValue { writer in
      writer.beginObject()
      return writer.depth
    }
  }

  /// Makes the value an object with keys of a type.
  @inline(__always)
  func openKeyed<Key: CodingKey>(by type: Key.Type) {
    if table.identifier != ObjectIdentifier(type) { bind(type) }
    openKeyed()
  }

  /// Makes the value an object with the names of fields of a type as keys.
  @inline(__always)
  func openKeyed(byFieldsOf type: any Any.Type) {
    if table.identifier != ObjectIdentifier(type) {
      bind(ObjectIdentifier(type)) { state.table(ofFieldsOf: type) }
    }
    openKeyed()
  }

  /// Ends the text of the value.
  @inline(__always)
  func finish() {
    state.place.withValue { writer in
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

  /// The innermost frame that is open here.
  var innermost: JSONEncodingFrame {
    guard let child, child.isOpen else { return self }
    return child.innermost
  }

  /// The path of the value, as types see it: with the keys that they have given.
  var codingPath: [any CodingKey] { path() }

  /// The path of the value, that of the root being known or not.
  func path(from root: [any CodingKey]? = nil) -> [any CodingKey] {
    if let path = place?.path ?? rarities?.path { return path }
    guard let parent else { return root ?? state.rootPath }
    return parent.elementPath(from: root)
  }

  /// The path of the member that was begun last, that of the root being known or not.
  func elementPath(from root: [any CodingKey]? = nil) -> [any CodingKey] {
    var frames = [self]
    while let frame = frames.last, frame.place == nil, frame.rarities?.path == nil,
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

  /// The key of the member that was begun last.
  var elementKey: (any CodingKey)? {
    switch shape {
    case .keyed where hasCurrentKey: currentKey
    case .keyed: cursor > 0 ? table.key(at: cursor - 1) : nil
    case .unkeyed: CodingFieldKey(index: count - 1)
    case .empty, .single: nil
    }
  }
}
