internal import TranscodableBytes
internal import TranscodableCore
public import TranscodableJSON

// Values that are shown only when they are complete. They are skipped first, and then decoded once.
extension __PartialInput {
  /// Reads a value that is shown only when it is complete.
  public mutating func __readWhole<Value>(
    _ value: inout Value?, by decode: (inout JSONReader) -> Value?
  ) {
    guard let range = skipValue() else { return }
    guard let decoded = self.decode(range, by: decode) else { return }
    value = decoded
    noteShown()
  }

  mutating func readNumber<Value: Decodable>(
    _ value: inout Value?, _ make: (inout JSONReader) -> Value?
  ) {
    if let range = skipValue() {
      let shown = growingNumber
      growingNumber = nil
      guard let decoded = decode(range, by: make) else { return }
      value = decoded
      guard let shown else { return noteShown() }
      let text = text.withCursor { $0.at(range.lowerBound).text(range.count, isASCII: true) }
      if shown != text { noteShown() }
      if depth <= oldCount { changes.append(.completed(pathTo(depth))) }
    } else if settings.numbers == .growing, !isResuming, let number = tokenizer.growingNumber,
      number != growingNumber,
      let grown = try? JSONReader.read(number, settings: settings.reader, { make(&$0) })
    {
      value = grown
      growingNumber = number
      noteShown()
    }
  }

  /// Skips a value that isn't used.
  public mutating func __skip() { _ = skipValue() }

  mutating func skipValue() -> Range<Int>? {
    if let skippedRange {
      self.skippedRange = nil
      return skippedRange
    }
    if !isResuming {
      guard let token = next() else { return nil }
      switch token {
      case .beginObject, .beginArray: open(.skipped, outerDepth: tokenizer.depth - 1)
      case .beginString: open(.skipped, outerDepth: tokenizer.depth)
      default:
        let range = scanned - tokenizer.length(of: token)..<scanned
        lastEndedRange = range
        return range
      }
    }
    let outerDepth = levels[depth].outerDepth
    while let token = next() {
      switch token {
      case .endObject, .endArray, .endString:
        guard tokenizer.depth == outerDepth else { continue }
        let range = levels.removeLast().start..<scanned
        lastEndedRange = range
        return range
      default: continue
      }
    }
    return nil
  }

  mutating func decode<Value>(
    _ range: Range<Int>, by decode: (inout JSONReader) -> Value?
  ) -> Value? {
    let (settings, context) = (settings.reader, context)
    var value: Value?
    var failure: CodingFailure?
    text.withCursor { bytes in
      let bytes = bytes.prefix(range.upperBound)
      var reader = JSONReader(bytes.at(range.lowerBound), settings: settings, context: context)
      value = decode(&reader)
      reader.finish()
      failure = reader.failure
    }
    guard let failure else { return value }
    // If the value is null, don't record the failure, because `finish()` decides whether null is
    // valid.
    let isNull = text.withCursor { $0.at(range.lowerBound).hasPrefix("null") }
    if !isNull { failures.append(failure) }
    return nil
  }

  /// - Complexity: O(*n*) in the length of the document if the failures are in document order.
  var locatedFailures: [CodingFailure] {
    let (settings, failures) = (settings.reader, failures)
    var located: [CodingFailure] = []
    text.withCursor { bytes in
      let locator = JSONFailureLocator(bytes, settings: settings, lines: LineIndex())
      var walker = JSONPathWalker(bytes)
      for failure in failures {
        guard failure.offset != nil else {
          located.append(failure)
          continue
        }
        if failure.pathOffset < walker.offset { walker = JSONPathWalker(bytes) }
        located.append(
          CodingFailure(describing: locator.error(forValid: failure, &walker)))
      }
    }
    return located
  }

  @usableFromInline
  mutating func skipOther<Value: Decodable>(than type: Value.Type) {
    guard let range = skipValue() else {
      if isResuming { levels[depth].isOther = true }
      return
    }
    _ = decode(range) { $0.read(type) }
  }
}
