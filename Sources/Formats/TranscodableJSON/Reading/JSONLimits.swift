internal import TranscodableBytes
package import TranscodableCore

/// Checks the limits that a reader doesn't: the sizes of documents, strings, arrays and objects.
///
/// This is a separate pass before reading, made only over documents that are long enough to exceed
/// a limit. Readers don't need to count, and the limits apply everywhere in a document.
struct JSONLimits {
  private let settings: JSONReaderSettings
  private let maximumStringLength: Int

  init(_ settings: JSONReaderSettings, ignoresStrings: Bool = false) {
    self.settings = settings
    maximumStringLength = ignoresStrings ? .max : settings.maximumStringLength
  }

  /// Throws a `DecodingError` for the first value that exceeds a limit.
  ///
  /// - Complexity: O(*n*) in the length of the document; O(1) if it is too short to exceed a limit.
  func check(_ document: ByteCursor, source: RewrittenSource? = nil) throws {
    guard document.remaining > settings.sizeWithinLimits, let failure = failure(in: document) else {
      return
    }
    throw JSONFailureLocator(document, settings: settings, source: source).error(for: failure)
  }

  /// The error for a document of `size` bytes, which is too large.
  ///
  /// Its location is the start.
  func error(forSize size: Int) -> any Error {
    let failure = CodingFailure(
      .sizeLimit, at: 0, expected: "at most \(settings.maximumDocumentSize) bytes",
      found: "\(size) bytes")
    return withCursor(over: []) {
      JSONFailureLocator($0, settings: settings).error(for: failure)
    }
  }

  /// The failure for the first value that exceeds a limit, or `nil` if there is none before the
  /// first syntax error.
  private func failure(in document: ByteCursor) -> CodingFailure? {
    var cursor = document
    // The number of elements so far, for each open array or object.
    var counts: [Int] = []
    // Whether the next token begins an element or a member.
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
        // Usually a number: skips its digits, points and minus signs together.
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

/// Reads a value and collects duplicate keys.
package struct DuplicateKeyScan {
  /// A key that its object already contains.
  package struct Key {
    package let text: String
    package let path: [CodingFieldKey]
    /// The offset of the member in the input.
    package let offset: Int
  }

  private struct Level {
    var step: CodingFieldKey
    /// The keys so far; `nil` in an array.
    var keys: Set<String>?
  }

  /// The duplicate keys in document order, up to the limit.
  package private(set) var keys: [Key] = []
  /// The number of duplicate keys, including those beyond the limit.
  package private(set) var count = 0
  /// Infinities and NaNs of JSON5, which a `JSON` value can't represent, with their coding paths.
  package private(set) var nonFiniteNumbers: [(path: [CodingFieldKey], value: Double)] = []
  private let limit: Int
  private var levels: [Level] = []

  package init(limit: Int) { self.limit = limit }

  /// Scans the value at the reader's position.
  ///
  /// Iterative: deep nesting doesn't use the call stack.
  package mutating func scan(_ reader: inout JSONReader) {
    repeat {
      if begin(&reader) { continue }
      while let level = levels.last {
        if level.keys == nil ? nextElement(&reader) : nextMember(&reader) { break }
        levels.removeLast()
      }
    } while !levels.isEmpty && !reader.hasFailed
  }

  /// Skips a scalar or opens a container.
  /// - Returns: Whether a non-empty container was opened, so that its first value is next.
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
