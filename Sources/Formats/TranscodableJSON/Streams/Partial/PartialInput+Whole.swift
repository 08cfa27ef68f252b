internal import TranscodableBytes
internal import TranscodableCore

// Values that are shown when they are complete: they are passed over, and decoded once.
extension __PartialInput {
  /// Reads a value that is shown when all of it has come.
  ///
  /// - Parameters:
  ///   - value: Where it belongs.
  ///   - decode: Decodes it.
  public mutating func __readWhole<Value>(
    _ value: inout Value?, by decode: (inout JSONReader) -> Value?
  ) {
    guard let range = skipValue() else { return }
    guard let decoded = self.decode(range, by: decode) else { return }
    value = decoded
    noteShown()
  }

  /// Reads a number, which may be shown before all of it has come.
  ///
  /// - Parameters:
  ///   - value: Where it belongs.
  ///   - make: Makes it of a text; nil if the text is not one.
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

  /// Passes over a value that is not wanted.
  public mutating func __skip() { _ = skipValue() }

  /// Passes over a value, or goes on with that.
  ///
  /// - Returns: Where it is in the text; nil if it is not complete.
  mutating func skipValue() -> Range<Int>? {
    if let passed {
      self.passed = nil
      return passed
    }
    if !isResuming {
      guard let token = next() else { return nil }
      switch token {
      case .beginObject, .beginArray: open(.passedOver, outerDepth: tokenizer.depth - 1)
      case .beginString: open(.passedOver, outerDepth: tokenizer.depth)
      default: return scanned - tokenizer.length(of: token)..<scanned
      }
    }
    let outerDepth = levels[depth].outerDepth
    while let token = next() {
      switch token {
      case .endObject, .endArray, .endString:
        guard tokenizer.depth == outerDepth else { continue }
        let range = levels.removeLast().start..<scanned
        ended = range
        return range
      default: continue
      }
    }
    return nil
  }

  /// Decodes a complete value.
  func decoded<Value>(
    _ range: Range<Int>, by decode: (inout JSONReader) -> Value?
  ) -> Result<Value?, CodingFailure> {
    let (settings, context) = (settings.reader, context)
    var result = Result<Value?, CodingFailure>.success(nil)
    text.withCursor { bytes in
      let bytes = bytes.prefix(range.upperBound)
      var reader = JSONReader(bytes.at(range.lowerBound), settings: settings, context: context)
      let value = decode(&reader)
      reader.finish()
      if let failure = reader.failure {
        result = .failure(
          CodingFailure(
            describing: JSONFailureLocator(bytes, settings: settings).error(for: failure)))
      } else {
        result = .success(value)
      }
    }
    return result
  }

  /// Decodes a complete value; what is wrong with it is kept.
  mutating func decode<Value>(
    _ range: Range<Int>, by decode: (inout JSONReader) -> Value?
  ) -> Value? {
    switch decoded(range, by: decode) {
    case .success(let value): return value
    case .failure(let failure):
      // Whether null stands for a value, the end decides.
      let isNull = text.withCursor { $0.at(range.lowerBound).hasPrefix("null") }
      if !isNull { failures.append(failure) }
      return nil
    }
  }

  /// Passes over a value that is none of a type, and says why.
  @usableFromInline
  mutating func skipOther<Value: Decodable>(than type: Value.Type) {
    guard let range = skipValue() else {
      if isResuming { levels[depth].isOther = true }
      return
    }
    _ = decode(range) { $0.read(type) }
  }
}
