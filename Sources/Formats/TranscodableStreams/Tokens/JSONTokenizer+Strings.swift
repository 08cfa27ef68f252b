internal import TranscodableBytes
internal import TranscodableCore
internal import TranscodableJSON

extension JSONTokenizer {
  mutating func continueString(
    _ cursor: inout ByteCursor, isKey: Bool, in window: JSONWindow
  ) -> JSONToken? {
    if !isKey { clearText() }
    while failure == nil {
      if !incompleteBytes.isEmpty {
        continueIncomplete(&cursor, in: window)
        if !incompleteBytes.isEmpty { break }
        continue
      }
      if !takeCharacters(&cursor, in: window) { break }
      switch cursor.peek() {
      case _ where cursor.isAtEnd: break
      case 0x22:
        // The characters before the quote form a separate piece.
        if !isKey, !text.isEmpty { return .stringPiece }
        cursor.advance(by: 1)
        if isKey { state = .colon } else { endValue() }
        return isKey ? .key : .endString
      case 0x5C:
        incompleteBytes.append(0x5C)
        cursor.advance(by: 1)
        continue
      default: fail(.controlCharacter, at: window.offset(of: cursor))
      }
      break
    }
    // Characters before a failure are also delivered, so that the result doesn't depend on where
    // pieces end.
    return !isKey && !text.isEmpty ? .stringPiece : nil
  }

  private mutating func takeCharacters(_ cursor: inout ByteCursor, in window: JSONWindow) -> Bool {
    // Usually, only a few characters are left, and all of them are plain.
    let plain = cursor.plainCount()
    if plain < 8, plain == cursor.remaining || cursor.peek(at: plain) == 0x22 {
      if plain > 0 { text.append(contentsOf: BorrowedBytes(cursor.prefix(plain))) }
      cursor.advance(by: plain)
      return true
    }
    var end = cursor
    var hasEscape = false
    while true {
      end.advance(by: end.lengthToStringStop())
      guard end.peek() == 0x5C, let length = end.lengthOfEscape else { break }
      hasEscape = true
      end.advance(by: length)
    }
    var count = end.distance(from: cursor)
    let incompleteCount = end.isAtEnd ? cursor.prefix(count).lengthOfIncompleteCharacter : 0
    count -= incompleteCount
    let good = appendCharacters(count, at: cursor, hasEscape: hasEscape, in: window)
    cursor.advance(by: good)
    guard good == count else { return false }
    if incompleteCount > 0 {
      incompleteBytes.append(contentsOf: BorrowedBytes(cursor.prefix(incompleteCount)))
      cursor.advance(by: incompleteCount)
      if case .invalid(let reason) = IncompleteSequence(incompleteBytes) {
        fail(reason, at: window.offset(of: cursor) - incompleteCount)
        return false
      }
    }
    return true
  }

  private mutating func appendCharacters(
    _ count: Int, at cursor: ByteCursor, hasEscape: Bool, in window: JSONWindow
  ) -> Int {
    guard hasEscape else {
      let valid = cursor.prefix(count).validUTF8Prefix(count)
      text.append(contentsOf: BorrowedBytes(cursor.prefix(valid)))
      if valid < count { fail(.invalidUTF8, at: window.offset(of: cursor) + valid) }
      return valid
    }
    var output = ByteOutput(capacity: count)
    let problem = cursor.unescape(count, into: &output)
    if let problem {
      fail(problem.kind.reason, at: window.offset(of: cursor) + problem.distance)
      output.truncate(to: 0)
      _ = cursor.prefix(problem.distance).unescape(problem.distance, into: &output)
    }
    output.withCursor { text.append(contentsOf: BorrowedBytes($0)) }
    return problem?.distance ?? count
  }

  private mutating func continueIncomplete(_ cursor: inout ByteCursor, in window: JSONWindow) {
    while !cursor.isAtEnd {
      incompleteBytes.append(cursor.peek())
      cursor.advance(by: 1)
      switch IncompleteSequence(incompleteBytes) {
      case .incomplete: continue
      case .complete(let characters):
        text.append(contentsOf: characters)
        incompleteBytes.removeAll(keepingCapacity: true)
      case .invalid(let reason):
        fail(reason, at: window.offset(of: cursor) - incompleteBytes.count)
      }
      return
    }
  }
}

enum IncompleteSequence {
  case incomplete
  case complete([UInt8])
  case invalid(CodingFailureReason)

  init(_ bytes: [UInt8]) {
    self = bytes.first == 0x5C ? Self.escape(bytes) : Self.character(bytes)
  }

  private static func character(_ bytes: [UInt8]) -> IncompleteSequence {
    if isValid(bytes) { return .complete(bytes) }
    // The valid range of the second byte depends on the first byte, but each range contains at
    // least one of these values.
    let isBeginning = [0x80, 0x90, 0xA0].contains { next in
      (1...3).contains { count in
        isValid(bytes + ([next] + [0x80, 0x80]).prefix(count))
      }
    }
    return isBeginning && bytes.count < 4 ? .incomplete : .invalid(.invalidUTF8)
  }

  private static func isValid(_ bytes: [UInt8]) -> Bool {
    withCursor(over: bytes) { $0.validUTF8Prefix(bytes.count) == bytes.count }
      && bytes.count == length(bytes[0])
  }

  private static func length(_ lead: UInt8) -> Int {
    lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
  }

  private static func escape(_ bytes: [UInt8]) -> IncompleteSequence {
    var output = ByteOutput(capacity: 16)
    let problem = withCursor(over: bytes) { $0.unescape(bytes.count, into: &output) }
    guard let problem else { return .complete(output.bytes()) }
    return isBeginningOfEscape(bytes) ? .incomplete : .invalid(problem.kind.reason)
  }

  private static func isBeginningOfEscape(_ bytes: [UInt8]) -> Bool {
    // This is the pattern of a surrogate pair, which is the longest escape.
    let pattern: [(UInt8) -> Bool] = [
      { $0 == 0x5C }, { $0 == 0x75 }, isDigit, isDigit, isDigit, isDigit,
      { $0 == 0x5C }, { $0 == 0x75 }, { $0 | 0x20 == 0x64 }, { (0x43...0x46).contains($0 & 0xDF) },
      isDigit, isDigit,
    ]
    guard bytes.count < pattern.count, zip(bytes, pattern).allSatisfy({ $1($0) }) else {
      return false
    }
    return bytes.count < 6 || withCursor(over: bytes) { $0.isHighSurrogate }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    Character(UnicodeScalar(byte)).isHexDigit
  }
}

extension ByteCursor {
  fileprivate var isHighSurrogate: Bool {
    peek(at: 2) | 0x20 == 0x64 && [0x38, 0x39, 0x41, 0x42, 0x61, 0x62].contains(peek(at: 3))
  }

  /// The length of the escape at the cursor, whether or not the escape is valid.
  ///
  /// The value is `nil` if the escape may be truncated.
  fileprivate var lengthOfEscape: Int? {
    guard remaining >= 2 else { return nil }
    guard peek(at: 1) == 0x75 else { return 2 }
    guard isHighSurrogate else { return remaining >= 6 ? 6 : nil }
    return remaining >= 12 ? 12 : nil
  }

  fileprivate var lengthOfIncompleteCharacter: Int {
    for count in 1...3 where count <= remaining {
      let byte = at(offset + remaining - count).peek()
      if byte < 0x80 { return 0 }
      guard byte >= 0xC0 else { continue }
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
      return count < length ? count : 0
    }
    return 0
  }
}
