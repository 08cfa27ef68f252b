internal import TranscodableBytes
internal import TranscodableCore
internal import TranscodableJSON

/// Finds the array at a pointer while the document arrives in pieces.
struct JSONArrayLocator: Sendable {
  private let steps: [String]
  private var tokenizer: JSONTokenizer
  private var path: [any CodingKey] = []
  private var openCount = 0
  private var isInArray = false
  private var isOnWay = true
  private var hasArrived = false
  private var index = 0
  private(set) var failure: CodingFailure?

  /// The length of the incomplete token in bytes.
  ///
  /// A failure may refer to this token.
  var openByteCount: Int { tokenizer.openByteCount }

  init(to pointer: JSON.Pointer, settings: JSONReaderSettings) {
    steps = pointer.tokens
    tokenizer = JSONTokenizer(settings: settings)
  }

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
