internal import TranscodableBytes
internal import TranscodableCore
internal import TranscodableJSON

// Most pieces contain only characters of a string, a key, or a skipped value. Such pieces are
// handled here, without visiting all open values.
extension __PartialInput {
  enum PlainContext: Sendable {
    case string
    case key
    case skipped
    case other
  }

  /// Returns the changes, or `nil` if a token in the piece must first be passed to a value.
  @usableFromInline
  mutating func add(_ piece: RawSpan) throws -> PartialJSONChanges? {
    if plainContext != .other, let changes = addPlain(piece) { return changes }
    if let failure { throw failure }
    if tokenizer.hasEnded, settings.surroundings != .blanks { return PartialJSONChanges() }
    let count = text.count + piece.byteCount
    if count > settings.reader.maximumDocumentSize {
      throw stop(JSONLimits(settings.reader).error(forSize: count))
    }
    withCursor(over: piece) { text.append($0) }
    if !hasStarted, try !start(isWhole: false) { return PartialJSONChanges() }
    plainContext = .other
    let needsHandling = readAhead()
    if let failure = tokenizer.failure { throw stop(error(for: failure)) }
    isSuspended = false
    if needsHandling { return nil }
    updatePlainContext()
    return takeChanges()
  }

  private mutating func addPlain(_ piece: RawSpan) -> PartialJSONChanges? {
    let count = piece.byteCount
    guard 1...8 ~= count, text.count + count <= settings.reader.maximumDocumentSize else {
      return nil
    }
    return withCursor(over: piece) { piece in
      let word = piece.word()
      guard word.isPlain(count) else { return nil }
      text.append(word, count: count)
      let start = scanned
      scanned += count
      switch plainContext {
      case .string:
        if unread.upperBound != start { moveUnread(to: start) }
        unread = unread.lowerBound..<scanned
        return PartialJSONChanges(
          .appended(pathTo(levels.count - 1), piece.text(count, isASCII: true)))
      case .key: tokenizer.text.append(contentsOf: BorrowedBytes(piece))
      case .skipped, .other: break
      }
      return PartialJSONChanges()
    }
  }

  private mutating func updatePlainContext() {
    guard case .string(let isKey) = tokenizer.state, tokenizer.incompleteBytes.isEmpty else {
      plainContext = .other
      return
    }
    switch levels.last?.kind {
    case _ where isKey: plainContext = .key
    case .string: plainContext = .string
    case .skipped: plainContext = .skipped
    case .delivered, .members, nil: plainContext = .other
    }
  }

  mutating func end() throws {
    if let failure { throw failure }
    plainContext = .other
    if !hasStarted { _ = try start(isWhole: true) }
    isLast = true
    isSuspended = false
  }

  @usableFromInline
  mutating func endPiece() throws {
    if tokenizer.hasEnded {
      if settings.surroundings == .blanks {
        // Only whitespace may follow the value.
        _ = next()
      } else {
        text.truncate(to: scanned)
      }
    }
    if let failure = tokenizer.failure { throw stop(error(for: failure)) }
    updatePlainContext()
  }

  mutating func stop(_ error: any Error) -> any Error {
    failure = error
    plainContext = .other
    return error
  }

  // MARK: - Reading ahead

  private mutating func readAhead() -> Bool {
    let kind = levels.isEmpty ? Kind.delivered : levels[levels.count - 1].kind
    while scanned < text.count {
      if kind == .string, let length = plainLength() {
        deliverPlain(length)
        continue
      }
      guard let token = kind == .string && skipQuote() ? .endString : scan() else { break }
      switch (kind, token) {
      case (.members, .key): keepKey()
      case (.string, .stringPiece): deliver(tokenizer.textString)
      case (.skipped, .endObject), (.skipped, .endArray), (.skipped, .endString):
        guard tokenizer.depth == levels[levels.count - 1].outerDepth else { continue }
        pending = token
        return true
      case (.skipped, _): continue
      default:
        pending = token
        return true
      }
    }
    return hasGrowingNumber
  }

  mutating func deliverPlain(_ length: Int) {
    if unread.upperBound != scanned { moveUnread(to: scanned) }
    scanned += length
    unread = unread.lowerBound..<scanned
    if !isNew { noteAppended(string(scanned - length..<scanned)) }
  }

  mutating func deliver(_ piece: String) {
    moveUnread(to: scanned)
    unreadText += piece
    if !isNew { noteAppended(piece) }
  }

  private var isNew: Bool { levels.count > oldCount }

  private mutating func moveUnread(to offset: Int) {
    if !unread.isEmpty { unreadText += string(unread) }
    unread = offset..<offset
  }

  private mutating func noteAppended(_ piece: String) {
    changes.append(.appended(pathTo(levels.count - 1), piece))
  }

  // MARK: - Characters

  @usableFromInline var hasUnread: Bool { !unread.isEmpty || !unreadText.isEmpty }

  /// Appends the unread characters to the open string.
  mutating func addUnread(to open: inout String?) {
    if !unreadText.isEmpty {
      open?.append(unreadText)
      unreadText = ""
    }
    if unread.isEmpty { return }
    let last = string(unread)
    unread = 0..<0
    if open?.isEmpty == true { open = last } else { open?.append(last) }
  }

  func plainLength() -> Int? {
    guard pending == nil, tokenizer.isInPlainString else { return nil }
    let length = text.withCursor { bytes in
      let cursor = bytes.at(scanned)
      // Usually, only a few characters are left.
      let plain = cursor.plainCount()
      if plain < 8, plain == cursor.remaining || cursor.peek(at: plain) == 0x22 { return plain }
      return cursor.validUTF8Prefix(cursor.lengthToStringStop())
    }
    return length > 0 ? length : nil
  }

  mutating func skipQuote() -> Bool {
    guard pending == nil, tokenizer.isInPlainString,
      text.withCursor({ $0.at(scanned).peek() }) == 0x22
    else { return false }
    tokenizer.endString()
    scanned += 1
    return true
  }

  /// The range must contain valid UTF-8.
  private func string(_ range: Range<Int>) -> String {
    if range.isEmpty { return "" }
    return text.withCursor { $0.at(range.lowerBound).text(range.count, isASCII: false) }
  }

  // MARK: - Start and failures

  private mutating func start(isWhole: Bool) throws -> Bool {
    let start = text.withCursor { JSONStreamStart($0, isWhole: isWhole) }
    var skipped = 0
    switch start {
    case .unknown: return false
    case .other: throw stop(JSONStreamStart.encodingError)
    case .utf8(let mark): skipped = mark
    }
    if settings.surroundings == .prose {
      skipped = text.withCursor { $0.lengthToBracket() }
      if skipped == text.count {
        if !isWhole { text.truncate(to: 0) }
        return false
      }
    }
    text.removeFirst(skipped)
    hasStarted = true
    return true
  }

  /// Returns the error that decoding the whole document would report.
  ///
  /// The offset of this error may be earlier than that of the failure.
  private func error(for failure: CodingFailure) -> any Error {
    let settings = settings.reader
    return text.withCursor { bytes in
      var reader = JSONReader(bytes, settings: settings)
      reader.skipValue()
      reader.finish()
      let isCut = failure.category != .endOfInput && reader.failure?.category == .endOfInput
      let first = isCut ? failure : reader.failure ?? failure
      return JSONFailureLocator(bytes, settings: settings).error(for: first)
    }
  }
}

extension ByteCursor {
  fileprivate func lengthToBracket() -> Int {
    var cursor = self
    while !cursor.isAtEnd, cursor.peek() != 0x5B, cursor.peek() != 0x7B { cursor.advance(by: 1) }
    return cursor.distance(from: self)
  }
}

extension UInt64 {
  /// Whether the first `count` bytes are ASCII and contain neither quotes nor backslashes.
  ///
  /// `count` is at most eight, and all other bytes must be zero.
  fileprivate func isPlain(_ count: Int) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // Pad the word with spaces, which are plain characters.
    let word = count < 8 ? self | (ones &* 0x20) << UInt64(count * 8) : self
    let quotes = word ^ (ones &* 0x22)
    let escapes = word ^ (ones &* 0x5C)
    let found =
      (quotes &- ones) & ~quotes | (escapes &- ones) & ~escapes | (word &- ones &* 0x20) & ~word
      | word
    return found & (ones &* 0x80) == 0
  }
}
