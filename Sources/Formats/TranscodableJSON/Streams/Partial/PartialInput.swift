internal import TranscodableBytes
internal import TranscodableCore

/// A text that arrives in pieces, and the place in it where a value of any type is read.
///
/// A value is read by a function that calls those of its parts. When the text ends, they all return; with the next
/// piece they are called anew, and each goes back to the part that is open. What they have to know for that is in
/// `levels`, so that all of a value is changed in its place.
public struct __PartialInput: ~Copyable, Sendable {
  /// What becomes of the tokens inside of a value that is open.
  enum Kind: Sendable {
    /// All of them are told to the value.
    case told
    /// As above, but a key can wait for its value.
    case members
    /// A string that is shown: its characters can wait for the next look.
    case text
    /// None but the last one matters.
    case passedOver
  }

  /// A value that is open.
  struct Level: Sendable {
    /// The key of its present child; if it is an array, its number or nothing.
    var key = ""
    /// The number of its children that are complete, if it is an array.
    var count = 0
    /// The number of the member that is open, or of the case that it is.
    var member = Level.none
    /// The number of the object, of those of a type.
    var object = 0
    /// The offset of its first byte.
    let start: Int
    /// How many containers are around it in the text.
    let outerDepth: Int
    var isArray = false
    var kind = Kind.told
    /// Whether it is the same value in the text as the one inside.
    var isTransparent = false
    /// Whether the child that is open can be seen.
    var showsChild = false
    /// Whether it is of another kind than what is wanted, and is passed over.
    var isOther = false

    /// Whether nothing of it is shown before some of its members begin.
    var isHidden = false
    /// The members that have been found so far, if it is hidden.
    var found: Set<Int> = []

    /// What leads to its present child.
    var token: String { isArray && key.isEmpty ? String(count) : key }

    /// No child is open.
    static let none = -1
    /// A child is open that is not wanted.
    static let unwanted = -2
  }

  let settings: PartialJSONSettings
  let context: (any JSONReadingContext)?
  /// The text so far, without what is before the value.
  var text = ByteOutput(capacity: 1024)
  /// How much of it has been read.
  var scanned = 0
  var isLast = false
  var tokenizer: JSONTokenizer
  /// A token that was looked at, and is not taken yet.
  var pending: JSONToken?
  /// The last key that had to wait for its value.
  private var waitingKey = ""
  /// Whether it waits, and comes before the token that is pending.
  private var hasWaitingKey = false
  /// Whether it is the key that has been taken last.
  private var hasTakenWaitingKey = false
  /// What plain characters are a part of, if they come next.
  var place = Place.other
  /// Whether a value has been found to begin.
  var hasStarted = false
  /// What is thrown from now on.
  var failure: (any Error)?
  /// The last characters of the open string, which its value has not been told of.
  var unreadText = ""
  /// The place of those that follow these.
  var unread = 0..<0
  /// The place of the value here, if it has been passed over already.
  var passed: Range<Int>?
  /// The place of the container or string that has ended last.
  var ended: Range<Int>?
  /// What is open, from the outside in.
  var levels: [Level] = []
  /// How many of these were there before the present piece: of what is inside of the others, nothing is told.
  var oldCount = 0
  /// The pointers to the values at all depths that have been asked for.
  private var pointers = [JSON.Pointer()]
  /// Up to which depth these are the pointers to the present values.
  var knownDepth = 0
  /// How many values are around the one that is being read.
  @usableFromInline var depth = 0
  /// Whether the text has ended in the value that is being read.
  @usableFromInline var isSuspended = false
  /// The text of the last value, if that is a number that may grow.
  var growingNumber: String?
  /// What has changed since it was asked for last.
  var changes = PartialJSONChanges()
  /// Why complete values could not be decoded.
  var failures: [CodingFailure] = []

  init(settings: PartialJSONSettings, context: (any JSONReadingContext)?) {
    self.settings = settings
    self.context = context
    tokenizer = JSONTokenizer(settings: settings.reader)
  }

  // MARK: - Tokens

  /// The next token; nil if the text has ended, or is not JSON.
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

  /// Reads a token; nil if the text has ended, or is not JSON.
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

  /// The key that has been taken last.
  var key: String { hasTakenWaitingKey ? waitingKey : tokenizer.textString }

  /// Keeps the key that has been read last for the time when its value comes.
  mutating func keepKey() {
    waitingKey = tokenizer.textString
    hasWaitingKey = true
  }

  /// Whether a number has begun that is shown before all of it has come.
  var hasGrowingNumber: Bool { settings.numbers == .growing && tokenizer.growingNumber != nil }

  /// Puts a token back that begins a value.
  mutating func putBack(_ token: JSONToken) { pending = token }

  /// Goes back to the start of a value that is an object.
  mutating func rewind(to start: Int, depth: Int) {
    scanned = start
    isSuspended = false
    tokenizer.restart(depth: depth)
  }

  // MARK: - Levels

  /// Whether a value is open here, with which reading goes on.
  @usableFromInline var isResuming: Bool { levels.count > depth }

  /// Notes that a value begins whose first byte has just been read.
  mutating func open(isArray: Bool = false, _ kind: Kind = .told, outerDepth: Int) {
    push(Level(start: scanned - 1, outerDepth: outerDepth, isArray: isArray, kind: kind))
  }

  /// Adds a value to those that are open.
  mutating func push(_ level: consuming Level) {
    knownDepth = min(knownDepth, levels.count)
    oldCount = min(oldCount, levels.count)
    levels.append(level)
  }

  /// Notes that the value here is complete.
  mutating func close() {
    let last = levels.count - 1
    ended = levels[last].start..<scanned
    if last < oldCount, !levels[last].isTransparent { changes.append(.completed(pathTo(last))) }
    levels.removeLast()
  }

  /// Notes that the value here can be seen now.
  @usableFromInline
  mutating func noteShown() {
    if depth > oldCount { return }
    changes.append(.added(pathTo(depth)))
  }

  /// The pointer to the value at a depth.
  func pointer(_ depth: Int) -> JSON.Pointer {
    var pointer = JSON.Pointer()
    pointer.tokens.reserveCapacity(depth)
    for index in 0..<min(depth, levels.count) where !levels[index].isTransparent {
      pointer.tokens.append(levels[index].token)
    }
    return pointer
  }

  /// As above; what is known of the pointers is kept.
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
    // The memory of the pointer that was here is used again, unless a change refers to it.
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

  /// Notes what leads to the next child of the value here, nothing if that is its number.
  mutating func setKey(_ key: String) {
    levels[depth].key = key
    knownDepth = min(knownDepth, depth)
  }

  /// What has changed since the last time.
  @usableFromInline
  mutating func takeChanges() -> PartialJSONChanges {
    oldCount = levels.count
    var taken = PartialJSONChanges()
    swap(&taken, &changes)
    return taken
  }
}
