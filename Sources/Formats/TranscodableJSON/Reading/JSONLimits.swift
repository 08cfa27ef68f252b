internal import TranscodableBytes
package import TranscodableCore

/// A size check that runs before reading, so that readers don't need to count anything.
///
/// It is skipped if a document is too short to exceed a limit.
package struct JSONLimits {
  private let settings: JSONReaderSettings
  private let maximumStringLength: Int

  package init(_ settings: JSONReaderSettings) {
    self.init(settings, ignoresStrings: false)
  }

  init(_ settings: JSONReaderSettings, ignoresStrings: Bool) {
    self.settings = settings
    maximumStringLength = ignoresStrings ? .max : settings.maximumStringLength
  }

  func check(_ document: ByteCursor, source: RewrittenSource? = nil) throws {
    guard document.remaining > settings.sizeWithinLimits, let failure = failure(in: document) else {
      return
    }
    throw JSONFailureLocator(document, settings: settings, source: source).error(for: failure)
  }

  package func error(forSize size: Int) -> any Error {
    let failure = CodingFailure(
      .sizeLimit, at: 0, expected: "at most \(settings.maximumDocumentSize) bytes",
      found: "\(size) bytes")
    return withCursor(over: []) {
      JSONFailureLocator($0, settings: settings).error(for: failure)
    }
  }

  private func failure(in document: ByteCursor) -> CodingFailure? {
    var cursor = document
    // The number of elements so far in each open array or object.
    var counts: [Int] = []
    // Whether the next token starts the first element or member of a container.
    var isFirst = false
    while !cursor.isAtEnd {
      let byte = cursor.skipBlanks()
      let start = cursor
      switch byte {
      case 0x2C:
        isFirst = true
        cursor.advance(by: 1)
        continue
      case 0x5D, 0x7D:
        counts.removeLast(min(1, counts.count))
        isFirst = false
        cursor.advance(by: 1)
        continue
      case 0x22:
        cursor.advance(by: 1)
        let length = cursor.scanString().count
        guard length <= maximumStringLength else { return stringFailure(at: start.offset) }
        cursor.advance(by: length + 1)
      case 0x5B, 0x7B: cursor.advance(by: 1)
      default:
        // This is usually a number. Digits, decimal points and minus signs are skipped together.
        repeat { cursor.advance(by: 1) } while cursor.peek() &- 0x2D < 13
      }
      if isFirst, let last = counts.indices.last {
        counts[last] += 1
        guard counts[last] <= settings.maximumElementCount else {
          return countFailure(at: start.offset)
        }
      }
      isFirst = byte == 0x5B || byte == 0x7B
      if isFirst {
        // The reader reports nesting that is too deep.
        guard counts.count < settings.maximumDepth else { return nil }
        counts.append(0)
      }
    }
    return nil
  }

  private func countFailure(at offset: Int) -> CodingFailure {
    CodingFailure(.countLimit, at: offset, expected: "at most \(settings.maximumElementCount)")
  }

  private func stringFailure(at offset: Int) -> CodingFailure {
    CodingFailure(
      .stringLimit, at: offset, expected: "at most \(settings.maximumStringLength) bytes")
  }
}

package struct DuplicateKeyScan {
  package struct Key {
    package let text: String
    package let path: [CodingFieldKey]
    package let offset: Int
  }

  private struct Level {
    var step: CodingFieldKey
    var keys: Set<String>?
  }

  package private(set) var keys: [Key] = []
  /// The total number of duplicate keys, which may be greater than the number of recorded keys.
  package private(set) var count = 0
  /// The infinities and NaNs in a JSON5 document, which the `JSON` type can't represent.
  package private(set) var nonFiniteNumbers: [(path: [CodingFieldKey], value: Double)] = []
  private let limit: Int
  private var levels: [Level] = []

  package init(limit: Int) { self.limit = limit }

  /// Scans a value without recursion, so that deep nesting can't overflow the call stack.
  package mutating func scan(_ reader: inout JSONReader) {
    repeat {
      if begin(&reader) { continue }
      while let level = levels.last {
        if level.keys == nil ? nextElement(&reader) : nextMember(&reader) { break }
        levels.removeLast()
      }
    } while !levels.isEmpty && !reader.hasFailed
  }

  private mutating func begin(_ reader: inout JSONReader) -> Bool {
    switch reader.nextKind {
    case .object:
      guard reader.beginDictionary() else { return false }
      levels.append(Level(step: CodingFieldKey(stringValue: ""), keys: []))
      takeKey(&reader)
      return true
    case .array:
      guard reader.beginArray() else { return false }
      levels.append(Level(step: CodingFieldKey(index: 0), keys: nil))
      return true
    default:
      if let value = reader.takeNonFiniteNumber() {
        nonFiniteNumbers.append((levels.map(\.step), value))
      } else {
        reader.skipValue()
      }
      return false
    }
  }

  private mutating func nextMember(_ reader: inout JSONReader) -> Bool {
    guard reader.nextEntry() else { return false }
    takeKey(&reader)
    return true
  }

  private mutating func nextElement(_ reader: inout JSONReader) -> Bool {
    guard reader.nextElement() else { return false }
    if let index = levels[levels.count - 1].step.intValue {
      levels[levels.count - 1].step = CodingFieldKey(index: index + 1)
    }
    return true
  }

  private mutating func takeKey(_ reader: inout JSONReader) {
    let offset = reader.offset
    let text = reader.takeKey()
    guard !reader.hasFailed else { return }
    levels[levels.count - 1].step = CodingFieldKey(text: text)
    guard levels[levels.count - 1].keys?.insert(text).inserted == false else { return }
    count += 1
    guard keys.count < limit else { return }
    keys.append(Key(text: text, path: levels.map(\.step), offset: offset))
  }
}
