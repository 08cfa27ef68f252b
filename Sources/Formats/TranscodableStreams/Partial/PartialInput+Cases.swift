internal import TranscodableBytes
public import TranscodableCore
public import TranscodableJSON

/// A partial value of an enum, which consists of a case and its partial associated values.
///
/// `@PartiallyDecodable` generates conforming types.
public protocol PartialCases: Sendable {
  /// Returns the case with the given number, or `nil` if the case has associated values.
  static func __bare(_ number: Int) -> Self?
  /// Reads the associated values of a case, or continues reading them.
  static func __readCase(
    _ number: Int, _ partial: inout Self?, from input: inout __PartialInput)
}

extension __PartialInput {
  /// Reads a value of an enum whose cases are distinguished by a tag.
  public mutating func __readCases<Cases: PartialCases, Value: JSONDecodable>(
    _ partial: inout Cases?, tag: String?, _ find: (CodingTagValue) -> Int?,
    other: (Value) -> Cases?
  ) {
    if !isResuming {
      guard let token = next() else { return }
      if token != .beginObject {
        putBack(token)
        return readTag(&partial, isAll: tag == nil, find, other)
      }
      open(outerDepth: tokenizer.depth - 1)
    } else if levels[depth].isOther {
      return readTag(&partial, isAll: tag == nil, find, other)
    }
    if let tag {
      if !levels[depth].isTransparent, !findCase(tag, find) {
        if !isSuspended { readOther(&partial, other) }
        return
      }
      readPayload(&partial)
      if !isSuspended { levels.removeLast() }
    } else {
      readMember(&partial, find, other)
    }
  }

  /// Skips members until the tag determines the case, and then moves back to the first member.
  private mutating func findCase(_ tag: String, _ find: (CodingTagValue) -> Int?) -> Bool {
    while true {
      if levels[depth].member == Level.none {
        guard let token = next() else { return false }
        if token == .endObject {
          skippedRange = levels.removeLast().start..<scanned
          return false
        }
        levels[depth].member = key == tag ? 0 : Level.unwanted
      }
      depth += 1
      let range = skipValue()
      depth -= 1
      guard let range else { return false }
      let isTag = levels[depth].member == 0
      levels[depth].member = Level.none
      guard isTag else { continue }
      guard let number = self.tag(range).flatMap(find) else {
        levels[depth].isOther = true
        return false
      }
      let (start, outerDepth) = (levels[depth].start, levels[depth].outerDepth)
      rewind(to: start, depth: outerDepth)
      levels.removeLast()
      noteShown()
      var level = Level(start: start, outerDepth: outerDepth)
      level.member = number
      level.isTransparent = true
      push(level)
      return true
    }
  }

  private mutating func readMember<Cases: PartialCases, Value: JSONDecodable>(
    _ partial: inout Cases?, _ find: (CodingTagValue) -> Int?, _ other: (Value) -> Cases?
  ) {
    while true {
      if levels[depth].member == Level.none {
        guard let token = next() else { return }
        if token == .endObject {
          guard levels[depth].showsChild else {
            skippedRange = levels.removeLast().start..<scanned
            return readOther(&partial, other)
          }
          return close()
        }
        let key = self.key
        let number = levels[depth].showsChild ? nil : find(.string(key))
        setKey(key)
        levels[depth].member = number ?? Level.unwanted
        if number != nil {
          noteShown()
          levels[depth].showsChild = true
        }
      }
      if levels[depth].member == Level.unwanted {
        depth += 1
        __skip()
        depth -= 1
      } else {
        readPayload(&partial)
      }
      if isSuspended { return }
      levels[depth].member = Level.none
    }
  }

  private mutating func readPayload<Cases: PartialCases>(_ partial: inout Cases?) {
    let number = levels[depth].member
    depth += 1
    Cases.__readCase(number, &partial, from: &self)
    depth -= 1
  }

  private mutating func readTag<Cases: PartialCases, Value: JSONDecodable>(
    _ partial: inout Cases?, isAll: Bool, _ find: (CodingTagValue) -> Int?,
    _ other: (Value) -> Cases?
  ) {
    guard let range = skipValue() else {
      if isResuming { levels[depth].isOther = true }
      return
    }
    if isAll, let bare = tag(range).flatMap(find).flatMap({ Cases.__bare($0) }) {
      partial = bare
      noteShown()
    } else {
      skippedRange = range
      readOther(&partial, other)
    }
  }

  private mutating func readOther<Cases, Value: JSONDecodable>(
    _ partial: inout Cases?, _ other: (Value) -> Cases?
  ) {
    guard let range = skipValue(), let value = decode(range, by: { Value.decode(from: &$0) }),
      let shown = other(value)
    else { return }
    partial = shown
    noteShown()
  }

  private func tag(_ range: Range<Int>) -> CodingTagValue? {
    var tag: CodingTagValue?
    let settings = settings.reader
    text.withCursor { bytes in
      var reader = JSONReader(
        bytes.prefix(range.upperBound).at(range.lowerBound), settings: settings)
      tag = reader.takeTag()
    }
    return tag
  }

  /// Reads the only associated value of a case.
  public mutating func __readPayload<Fields: PartialFields>(_ fields: inout Fields?) {
    var payload = fields.take() ?? Fields()
    payload.__read(0, from: &self)
    if isResuming || !isSuspended || growingNumber != nil { payload.__states.begin(0) }
    if !isSuspended {
      payload.__states.end(0)
      payload.__states.isClosed = true
    }
    fields = payload
  }
}
