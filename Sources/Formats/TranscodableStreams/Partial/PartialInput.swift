internal import TranscodableBytes
internal import TranscodableCore
internal import TranscodableJSON

/// A JSON document that arrives in pieces, and the position of the value that is being read.
///
/// Each value is read by a function, which calls other functions for the parts of the value. When
/// the input ends, all of these functions return. For the next piece, they are called again, and
/// each function resumes with the open child of its value. The state of the functions is stored in
/// `levels`, so that values can be changed in place.
public struct __PartialInput: ~Copyable, Sendable {
  enum Kind: Sendable {
    case delivered
    /// Each token is passed to the object, but a key is held until its member's value arrives.
    case members
    case string
    case skipped
  }

  struct Level: Sendable {
    var key = ""
    var count = 0
    var member = Level.none
    var object = 0
    let start: Int
    let outerDepth: Int
    var isArray = false
    var kind = Kind.delivered
    /// Whether this level and the next level belong to the same value in the document.
    var isTransparent = false
    var showsChild = false
    var isOther = false

    /// Whether the value is hidden until all required members have begun.
    var isHidden = false
    var found: Set<Int> = []

    var token: String { isArray && key.isEmpty ? String(count) : key }

    static let none = -1
    static let unwanted = -2
  }

  let settings: PartialJSONSettings
  let context: (any JSONReadingContext)?
  var text = ByteOutput(capacity: 1024)
  var scanned = 0
  var isLast = false
  var tokenizer: JSONTokenizer
  var pending: JSONToken?
  private var waitingKey = ""
  private var hasWaitingKey = false
  private var hasTakenWaitingKey = false
  var plainContext = PlainContext.other
  var hasStarted = false
  var failure: (any Error)?
  /// Characters of the open string that haven't been added to the partial value yet.
  var unreadText = ""
  var unread = 0..<0
  var skippedRange: Range<Int>?
  var lastEndedRange: Range<Int>?
  var levels: [Level] = []
  /// The number of values that were open before the current piece.
  var oldCount = 0
  private var pointers = [JSON.Pointer()]
  var knownDepth = 0
  @usableFromInline var depth = 0
  @usableFromInline var isSuspended = false
  var growingNumber: String?
  var changes = PartialJSONChanges()
  var failures: [CodingFailure] = []

  init(settings: PartialJSONSettings, context: (any JSONReadingContext)?) {
    self.settings = settings
    self.context = context
    tokenizer = JSONTokenizer(settings: settings.reader)
  }

  // MARK: - Tokens

  mutating func next() -> JSONToken? {
    hasTakenWaitingKey = hasWaitingKey
    if hasWaitingKey {
      hasWaitingKey = false
      return .key
    }
    if let token = pending {
      pending = nil
      return token
    }
    let token = scan()
    isSuspended = token == nil
    return token
  }

  mutating func scan() -> JSONToken? {
    let (first, isLast) = (scanned, isLast)
    var token: JSONToken?
    scanned = text.withCursor { bytes in
      let window = JSONWindow(bytes: bytes, base: 0, isLast: isLast)
      var cursor = bytes.at(first)
      token = tokenizer.next(&cursor, in: window)
      return cursor.offset
    }
    return token
  }

  var key: String { hasTakenWaitingKey ? waitingKey : tokenizer.textString }

  mutating func keepKey() {
    waitingKey = tokenizer.textString
    hasWaitingKey = true
  }

  var hasGrowingNumber: Bool { settings.numbers == .growing && tokenizer.growingNumber != nil }

  mutating func putBack(_ token: JSONToken) { pending = token }

  mutating func rewind(to start: Int, depth: Int) {
    scanned = start
    isSuspended = false
    tokenizer.restart(depth: depth)
  }

  // MARK: - Levels

  @usableFromInline var isResuming: Bool { levels.count > depth }

  /// Begins a value whose first byte has just been read.
  mutating func open(isArray: Bool = false, _ kind: Kind = .delivered, outerDepth: Int) {
    push(Level(start: scanned - 1, outerDepth: outerDepth, isArray: isArray, kind: kind))
  }

  mutating func push(_ level: consuming Level) {
    knownDepth = min(knownDepth, levels.count)
    oldCount = min(oldCount, levels.count)
    levels.append(level)
  }

  mutating func close() {
    let last = levels.count - 1
    lastEndedRange = levels[last].start..<scanned
    if last < oldCount, !levels[last].isTransparent { changes.append(.completed(pathTo(last))) }
    levels.removeLast()
  }

  @usableFromInline
  mutating func noteShown() {
    if depth > oldCount { return }
    changes.append(.added(pathTo(depth)))
  }

  func pointer(_ depth: Int) -> JSON.Pointer {
    var pointer = JSON.Pointer()
    pointer.tokens.reserveCapacity(depth)
    for index in 0..<min(depth, levels.count) where !levels[index].isTransparent {
      pointer.tokens.append(levels[index].token)
    }
    return pointer
  }

  mutating func pathTo(_ depth: Int) -> JSON.Pointer {
    while knownDepth < depth { findNextPointer() }
    return pointers[depth]
  }

  private mutating func findNextPointer() {
    if levels[knownDepth].isArray, levels[knownDepth].key.isEmpty {
      levels[knownDepth].key = String(levels[knownDepth].count)
    }
    knownDepth += 1
    if pointers.count == knownDepth { pointers.append(JSON.Pointer()) }
    // Reuse the memory of the previous pointer, unless a change refers to it.
    var tokens: [String] = []
    swap(&tokens, &pointers[knownDepth].tokens)
    var count = 0
    for index in 0..<knownDepth where !levels[index].isTransparent {
      if count == tokens.count {
        tokens.append(levels[index].key)
      } else if tokens[count] != levels[index].key {
        tokens[count] = levels[index].key
      }
      count += 1
    }
    tokens.removeLast(tokens.count - count)
    swap(&tokens, &pointers[knownDepth].tokens)
  }

  mutating func setKey(_ key: String) {
    levels[depth].key = key
    knownDepth = min(knownDepth, depth)
  }

  @usableFromInline
  mutating func takeChanges() -> PartialJSONChanges {
    oldCount = levels.count
    var taken = PartialJSONChanges()
    swap(&taken, &changes)
    return taken
  }
}
