internal import TranscodableBytes
internal import TranscodableCore
internal import TranscodableJSON

/// Validates a JSON document that arrives in pieces, and splits it into tokens.
///
/// Pieces may end anywhere, even within a character, and no byte is read twice.
struct JSONTokenizer: Sendable {
  enum State: Sendable {
    case value
    case firstElement
    case element
    case firstKey
    case nextKey
    case colon
    case separator
    case string(isKey: Bool)
    case number(JSONNumberState)
    case literal(JSONToken, left: Int)
    case end
  }

  private let maximumDepth: Int
  private let allowsTrailingComma: Bool
  var state = State.value
  /// One bit for each open container: 1 for an object, or 0 for an array.
  private var kinds = BitStack()
  /// The characters of the current key or string piece, or the digits of the current number.
  var text: [UInt8] = []
  var incompleteBytes: [UInt8] = []
  private(set) var failure: CodingFailure?

  init(settings: JSONReaderSettings) {
    maximumDepth = settings.maximumDepth
    allowsTrailingComma = settings.grammar != .strict
  }

  var depth: Int { kinds.count }
  var hasEnded: Bool { if case .end = state { true } else { false } }
  var isInPlainString: Bool {
    if case .string(isKey: false) = state {
      incompleteBytes.isEmpty && failure == nil
    } else {
      false
    }
  }
  var textString: String {
    withCursor(over: text) { $0.text($0.remaining, isASCII: false) }
  }

  /// The length of a number is known only after its token has been read.
  func length(of token: JSONToken) -> Int {
    switch token {
    case .number: text.count
    case .null, .true: 4
    case .false: 5
    default: 1
    }
  }

  var openByteCount: Int {
    switch state {
    case .number: text.count
    case .string: incompleteBytes.count
    case .literal(let literal, let left): length(of: literal) - left
    default: 0
    }
  }

  mutating func clearText() { if !text.isEmpty { text.removeAll(keepingCapacity: true) } }

  mutating func endString() {
    clearText()
    endValue()
  }

  mutating func restart(depth: Int) {
    while kinds.count > depth { kinds.pop() }
    state = .value
    clearText()
    incompleteBytes.removeAll(keepingCapacity: true)
  }

  mutating func fail(
    _ reason: CodingFailureReason, at offset: Int, expected: String? = nil, found: String? = nil
  ) {
    failure = CodingFailure(reason, at: offset, expected: expected, found: found)
  }

  /// Returns `nil` at the end of the input and after a failure.
  mutating func next(_ cursor: inout ByteCursor, in window: JSONWindow) -> JSONToken? {
    while failure == nil {
      switch state {
      case .string(let isKey):
        return continueString(&cursor, isKey: isKey, in: window) ?? endInToken(cursor, in: window)
      case .number(let number):
        return continueNumber(number, &cursor, in: window) ?? endInToken(cursor, in: window)
      case .literal(let literal, let left):
        return continueLiteral(literal, left: left, &cursor, in: window)
          ?? endInToken(cursor, in: window)
      default:
        let byte = cursor.skipBlanks()
        if cursor.isAtEnd {
          if window.isLast, !hasEnded {
            fail(.unexpectedEnd, at: window.offset(of: cursor), expected: expectation)
          }
          return nil
        }
        // An error would show the whole character, so wait until all of its bytes have arrived.
        if window.mayTruncateCharacter(at: window.offset(of: cursor)) { return nil }
        if let token = begin(byte, &cursor, in: window) { return token }
      }
    }
    return nil
  }

  private mutating func endInToken(_ cursor: ByteCursor, in window: JSONWindow) -> JSONToken? {
    if window.isLast, failure == nil { fail(.unexpectedEnd, at: window.offset(of: cursor)) }
    return nil
  }

  private mutating func begin(
    _ byte: UInt8, _ cursor: inout ByteCursor, in window: JSONWindow
  ) -> JSONToken? {
    switch (state, byte) {
    case (.colon, 0x3A): state = .value
    case (.separator, 0x2C): state = kinds.top ? .nextKey : .element
    case (.separator, 0x7D) where kinds.top, (.firstKey, 0x7D): return close(&cursor)
    case (.nextKey, 0x7D) where allowsTrailingComma: return close(&cursor)
    case (.separator, 0x5D) where !kinds.top, (.firstElement, 0x5D): return close(&cursor)
    case (.element, 0x5D) where allowsTrailingComma: return close(&cursor)
    case (.firstKey, 0x22), (.nextKey, 0x22):
      clearText()
      state = .string(isKey: true)
    case (.value, _), (.firstElement, _), (.element, _):
      return beginValue(byte, &cursor, in: window)
    case (.end, _):
      fail(.trailingContent, at: window.offset(of: cursor))
      return nil
    default:
      failCharacter(cursor, in: window)
      return nil
    }
    cursor.advance(by: 1)
    return nil
  }

  private mutating func beginValue(
    _ byte: UInt8, _ cursor: inout ByteCursor, in window: JSONWindow
  ) -> JSONToken? {
    switch byte {
    case 0x22:
      state = .string(isKey: false)
      cursor.advance(by: 1)
      return .beginString
    case 0x7B, 0x5B:
      guard depth < maximumDepth else {
        fail(
          .depthLimit, at: window.offset(of: cursor), expected: "at most \(maximumDepth) levels")
        return nil
      }
      kinds.push(byte == 0x7B)
      state = byte == 0x7B ? .firstKey : .firstElement
      cursor.advance(by: 1)
      return byte == 0x7B ? .beginObject : .beginArray
    case 0x2D, 0x30...0x39:
      clearText()
      state = .number(.start)
    case 0x74: state = .literal(.true, left: 4)
    case 0x66: state = .literal(.false, left: 5)
    case 0x6E: state = .literal(.null, left: 4)
    default: failCharacter(cursor, in: window)
    }
    return nil
  }

  private mutating func close(_ cursor: inout ByteCursor) -> JSONToken {
    let isObject = kinds.top
    kinds.pop()
    endValue()
    cursor.advance(by: 1)
    return isObject ? .endObject : .endArray
  }

  mutating func endValue() { state = kinds.count == 0 ? .end : .separator }

  private mutating func failCharacter(_ cursor: ByteCursor, in window: JSONWindow) {
    fail(
      .unexpectedCharacter, at: window.offset(of: cursor), expected: expectation,
      found: cursor.characterPhrase)
  }

  private var expectation: String? {
    switch state {
    case .value, .element, .firstElement, .literal: "a value"
    case .firstKey, .nextKey: "a key"
    case .colon: "':'"
    case .separator: kinds.top ? "',' or '}'" : "',' or ']'"
    default: nil
    }
  }

  // MARK: - Literals

  private static let `true` = Array("true".utf8)
  private static let `false` = Array("false".utf8)
  private static let null = Array("null".utf8)

  private mutating func continueLiteral(
    _ literal: JSONToken, left: Int, _ cursor: inout ByteCursor, in window: JSONWindow
  ) -> JSONToken? {
    let word = literal == .true ? Self.true : literal == .false ? Self.false : Self.null
    var left = left
    while left > 0, !cursor.isAtEnd {
      guard cursor.peek() == word[word.count - left] else {
        state = .literal(literal, left: left)
        guard !window.mayTruncateCharacter(at: window.offset(of: cursor)) else { return nil }
        failCharacter(cursor, in: window)
        return nil
      }
      cursor.advance(by: 1)
      left -= 1
    }
    guard left == 0 else {
      state = .literal(literal, left: left)
      return nil
    }
    endValue()
    return literal
  }
}
