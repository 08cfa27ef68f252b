internal import TranscodableBytes
internal import TranscodableCore

/// The place of one value that is being encoded: what the encoders and containers of that value share.
///
/// As long as values are encoded one after the other, as nearly always, a scope is a position in the text that is being
/// written, and there is one for each level, used again and again. Whoever keeps a container for later, opens a second
/// one, or encodes a key twice makes a scope *irregular*: then it collects its members in a ``JSONNode``, which becomes
/// text when the value ends.
final class JSONScope {
  /// What has been encoded so far.
  enum Shape: UInt8 {
    case empty, keyed, unkeyed, single
  }

  let state: JSONEncodingState
  /// The scope of the container around this one; none for the root, and for those that left their place.
  unowned var parent: JSONScope?
  /// The scope for values inside of this one, open or ready to be opened.
  var child: JSONScope?

  var shape = Shape.empty
  /// Whether the text ends where the next thing encoded here belongs.
  var isActive = false
  /// Whether the value is being encoded.
  var isOpen = false
  /// Whether it was opened by a container that may go on without this one having been closed.
  var isNested = false
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
  let loan = LoanPlace()
  /// The first of that list.
  var firstBinding: Binding?
  /// The place in the table behind the last key.
  var cursor = 0
  /// The bits of the keys that were encoded.
  var used: UInt64 = 0
  /// What encoders and containers hold on to; none if this scope is not used again.
  var ticket: JSONScopeTicket?
  /// Whether a container that is no longer known may still be there.
  var isLeftBehind = false
  /// What is needed when a value is not encoded from front to back.
  var irregularity: Irregularity?

  init(_ state: JSONEncodingState, parent: JSONScope?) {
    self.state = state
    self.parent = parent
    binding = Binding(state.emptyTable)
    firstBinding = binding
  }

  /// The keys that values of this type have had.
  @inline(__always)
  var table: JSONKeyTable {
    get { binding.table }
    set { binding.table = newValue }
  }

  /// Whether nothing was encoded here.
  var isEmpty: Bool { (irregularity?.node?.shape ?? shape) == .empty }

  // MARK: - Opening and closing

  /// Opens the scope for a value that is going to stand at the end of the text.
  @inline(__always)
  func open(at start: Int) {
    self.start = start
    shape = .empty
    isOpen = true
    isNested = false
    isActive = true
    count = 0
  }

  /// Turns the scope into that of an array.
  @inline(__always)
  func openUnkeyed() {
    shape = .unkeyed
    depth = state.place.withValue { writer in
      writer.beginArray()
      return writer.depth
    }
  }

  /// Turns the scope into that of an object.
  @inline(__always)
  func openKeyed() {
    shape = .keyed
    (cursor, used) = (0, 0)
    depth = state.place.withValue { writer in
      writer.beginObject()
      return writer.depth
    }
  }

  /// Turns the scope into that of an object with keys of a type.
  @inline(__always)
  func openKeyed<Key: CodingKey>(by type: Key.Type) {
    if table.identifier != ObjectIdentifier(type) { bind(type) }
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

  /// The innermost scope that is open here.
  var innermost: JSONScope {
    guard let child, child.isOpen else { return self }
    return child.innermost
  }

  /// The path of the value, as types see it: with the keys that they have given.
  var codingPath: [any CodingKey] { path() }

  /// The path of the value, that of the root being known or not.
  func path(from root: [any CodingKey]? = nil) -> [any CodingKey] {
    if let path = irregularity?.path { return path }
    guard let parent else { return root ?? state.rootPath }
    return parent.elementPath(from: root)
  }

  /// The path of the member that was begun last, that of the root being known or not.
  func elementPath(from root: [any CodingKey]? = nil) -> [any CodingKey] {
    var scopes = [self]
    while let scope = scopes.last, scope.irregularity?.path == nil, let parent = scope.parent {
      scopes.append(parent)
    }
    var path = scopes[scopes.count - 1].path(from: root)
    for scope in scopes.reversed() {
      if let key = scope.elementKey { path.append(key) }
    }
    return path
  }

  /// The key of the member that was begun last.
  private var elementKey: (any CodingKey)? {
    switch shape {
    case .keyed where hasCurrentKey: currentKey
    case .keyed: cursor > 0 ? table.key(at: cursor - 1) : nil
    case .unkeyed: FieldKey(index: count - 1)
    case .empty, .single: nil
    }
  }
}
