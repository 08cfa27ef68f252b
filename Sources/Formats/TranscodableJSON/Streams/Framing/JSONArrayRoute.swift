internal import TranscodableBytes
internal import TranscodableCore

/// The way through a text that arrives in pieces to the array at a pointer.
struct JSONArrayRoute: Sendable {
  private let steps: [String]
  private var tokenizer: JSONTokenizer
  /// The keys and indices of the containers that are open and on the way.
  private var path: [any CodingKey] = []
  /// How many containers are open that are on the way.
  private var openCount = 0
  /// Whether the innermost of them is an array.
  private var isInArray = false
  /// Whether the member or element here is the one to enter.
  private var isOnWay = true
  /// Whether the array has been found.
  private var hasArrived = false
  /// The number of the present element of the array on the way, before it has come.
  private var index = 0
  /// What is wrong with the text, or with the pointer in it.
  private(set) var failure: CodingFailure?

  /// The number of bytes of the token that has begun which a failure may be about.
  var openByteCount: Int { tokenizer.openByteCount }

  init(to pointer: JSON.Pointer, settings: JSONReaderSettings) {
    steps = pointer.tokens
    tokenizer = JSONTokenizer(settings: settings)
  }

  /// Moves on, at most after the bracket that opens the array.
  ///
  /// - Parameters:
  ///   - cursor: Where the text goes on.
  ///   - window: What the cursor moves in.
  /// - Returns: Whether the array begins here.
  mutating func advance(_ cursor: inout ByteCursor, in window: JSONWindow) -> Bool {
    while failure == nil {
      let depth = tokenizer.depth
      guard let token = tokenizer.next(&cursor, in: window) else {
        failure = tokenizer.failure?.at(hasArrived ? [] : path)
        return false
      }
      if hasArrived { continue }
      let offset = window.offset(of: cursor)
      if follow(token, depth: depth, after: offset) {
        hasArrived = true
        return true
      }
    }
    return false
  }

  /// Compares a token with the next step.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - depth: How many containers were open before it.
  ///   - offset: Where it ends.
  /// - Returns: Whether it begins the array.
  private mutating func follow(_ token: JSONToken, depth: Int, after offset: Int) -> Bool {
    guard depth == openCount else { return false }
    switch token {
    case .key:
      isOnWay = tokenizer.textString == steps[depth - 1]
      if isOnWay { path.append(CodingFieldKey(stringValue: steps[depth - 1])) }
      return false
    case .endObject, .endArray:
      failure = CodingFailure(
        .missingKey, at: offset - 1, expected: steps[depth - 1]
      ).at(path)
      return false
    case .stringPiece, .endString: return false
    default: break
    }
    if isInArray {
      isOnWay = JSON.Pointer.index(steps[depth - 1]) == index
      if isOnWay { path.append(CodingFieldKey(index: index)) }
      index += 1
    }
    guard isOnWay else { return false }
    isOnWay = false
    if depth == steps.count {
      if token == .beginArray { return true }
      failure = typeFailure(token, expected: "an array", at: offset)
    } else if token == .beginArray || token == .beginObject {
      openCount += 1
      isInArray = token == .beginArray
      index = 0
    } else {
      failure = typeFailure(token, expected: "an array or an object", at: offset)
    }
    return false
  }

  private func typeFailure(_ token: JSONToken, expected: String, at offset: Int) -> CodingFailure {
    CodingFailure(
      .typeMismatch, at: max(0, offset - tokenizer.length(of: token)), expected: expected,
      found: token.phrase
    ).at(path)
  }
}
