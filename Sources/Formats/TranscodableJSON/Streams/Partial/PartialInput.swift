internal import TranscodableBytes
internal import TranscodableCore

/// A JSON document that arrives in pieces, and the position of the value that is being read.
///
/// Each value is read by a function, which calls other functions for the parts of the value. When
/// the input ends, all of these functions return. For the next piece, they are called again, and
/// each function resumes with the open child of its value. The necessary state is stored in
/// `levels`, so that values are changed in place.
public struct __PartialInput: ~Copyable, Sendable {
  /// The way in which the tokens in an open value are handled.
  enum Kind: Sendable {
    /// Each token is passed to the value.
    case delivered
    /// Each token is passed to the value. A key is held until the value of its member arrives.
    case members
    /// A string in the partial value. Its characters aren't needed until the partial value is read.
    case string
    /// The value is skipped, and only its last token matters.
    case skipped
  }

  struct Level: Sendable {
    /// The key of the current child.
    ///
    /// In an array, this is the index of the child or an empty string.
    var key = ""
    /// The number of complete elements, if the value is an array.
    var count = 0
    /// The number of the open member, or of the enum case.
    var member = Level.none
    /// The index of the object in the type's list of nested objects.
    var object = 0
    /// The offset of the first byte of the value.
    let start: Int
    /// The number of containers that enclose the value.
    let outerDepth: Int
    var isArray = false
    var kind = Kind.delivered
    /// Whether this level and the next level belong to the same value in the document.
    var isTransparent = false
    /// Whether the open child is part of the partial value.
    var showsChild = false
    /// Whether the value is skipped because it is of the wrong kind.
    var isOther = false

    /// Whether the value is hidden until all required members have begun.
    var isHidden = false
    /// The members that have been found so far, if the value is hidden.
    var found: Set<Int> = []

    /// The token that represents the current child in a pointer.
    var token: String { isArray && key.isEmpty ? String(count) : key }

    static let none = -1
    /// The member number that indicates that the open child is ignored.
    static let unwanted = -2
  }

  let settings: PartialJSONSettings
  let context: (any JSONReadingContext)?
  /// The part of the document that has arrived, without anything before the value.
  var text = ByteOutput(capacity: 1024)
  var scanned = 0
  var isLast = false
  var tokenizer: JSONTokenizer
  /// A token that was read ahead.
  var pending: JSONToken?
  /// The key that was most recently held until its value arrived.
  private var waitingKey = ""
  /// Whether `waitingKey` comes before the pending token.
  private var hasWaitingKey = false
  /// Whether `waitingKey` is the key that was taken most recently.
  private var hasTakenWaitingKey = false
  /// The element that would receive plain characters.
  var plainContext = PlainContext.other
  /// Whether the start of a value has been found.
  var hasStarted = false
  /// The error that all later calls throw.
  var failure: (any Error)?
  /// The most recent characters of the open string that haven't been added to the partial value
  /// yet.
  var unreadText = ""
  /// The range of the unread characters that follow `unreadText`.
  var unread = 0..<0
  /// The range of the current value, if the value has already been skipped.
  var skippedRange: Range<Int>?
  /// The range of the container or string that ended most recently.
  var lastEndedRange: Range<Int>?
  /// The open values, outermost first.
  var levels: [Level] = []
  /// The number of open values that were already open before the current piece.
  ///
  /// Changes inside newer values aren't listed.
  var oldCount = 0
  /// The pointers to the open values, computed on demand.
  private var pointers = [JSON.Pointer()]
  /// The depth up to which `pointers` is up to date.
  var knownDepth = 0
  /// The number of values that enclose the value that is being read.
  @usableFromInline var depth = 0
  /// Whether the input ended within the value that is being read.
  @usableFromInline var isSuspended = false
  /// The digits of the most recent value, if it is a number that may grow.
  var growingNumber: String?
  var changes = PartialJSONChanges()
  /// The failures of complete values that couldn't be decoded, before lines and columns are added.
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

  /// Reads a token, or returns `nil` if the input has ended or is invalid.
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

  /// The key that was taken most recently.
  var key: String { hasTakenWaitingKey ? waitingKey : tokenizer.textString }

  /// Holds the most recent key until its value arrives.
  mutating func keepKey() {
    waitingKey = tokenizer.textString
    hasWaitingKey = true
  }

  var hasGrowingNumber: Bool { settings.numbers == .growing && tokenizer.growingNumber != nil }

  mutating func putBack(_ token: JSONToken) { pending = token }

  /// Moves back to the start of an object.
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

  /// Records that the current value has become part of the partial value.
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

  /// Returns the pointer to the value at a depth, and caches the pointer.
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

  /// Sets the key of the current value's next child.
  ///
  /// The key is empty if the child has an index.
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
