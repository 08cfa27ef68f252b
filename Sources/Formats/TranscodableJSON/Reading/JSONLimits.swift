internal import TranscodableBytes
package import TranscodableCore

/// Checks the limits that a reader does not: how large texts, strings, arrays and objects are.
///
/// A pass of its own over the text before it is read. It is made only over texts that are long
/// enough to exceed a limit, so that readers need not count, and counts in every corner of a text
/// alike.
struct JSONLimits {
  private let settings: JSONReaderSettings
  private let maximumStringLength: Int

  /// - Parameters:
  ///   - settings: The limits.
  ///   - ignoresStrings: Whether the lengths of strings have been checked already.
  init(_ settings: JSONReaderSettings, ignoresStrings: Bool = false) {
    self.settings = settings
    maximumStringLength = ignoresStrings ? .max : settings.maximumStringLength
  }

  /// Looks for something that exceeds a limit.
  ///
  /// - Parameters:
  ///   - document: Where the text starts.
  ///   - source: What the text was rewritten from, if it was.
  /// - Throws: A `DecodingError` for the first thing found.
  /// - Complexity: O(*n*) in the length of the text; O(1) if it is too short to exceed a limit.
  func check(_ document: ByteCursor, source: RewrittenSource? = nil) throws {
    guard document.remaining > settings.sizeWithinLimits, let failure = failure(in: document) else {
      return
    }
    throw JSONFailureLocator(document, settings: settings, source: source).error(for: failure)
  }

  /// The error for a text of `size` bytes, which is too large.
  ///
  /// It is at the start: no place in the text is wrong, and none has to be looked for.
  func error(forSize size: Int) -> any Error {
    let failure = CodingFailure(
      .sizeLimit, at: 0, expected: "at most \(settings.maximumDocumentSize) bytes",
      found: "\(size) bytes")
    return withCursor(over: []) {
      JSONFailureLocator($0, settings: settings).error(for: failure)
    }
  }

  /// A failure for the first thing beyond a limit, nil if there is none before the text breaks the
  /// rules.
  private func failure(in document: ByteCursor) -> CodingFailure? {
    var cursor = document
    // How many elements each open array or object has so far.
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
        // Most often a number: its digits, points and minus signs are passed over at once.
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
        // What is nested too deeply is the business of the reader.
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

/// Reads a value and looks for keys that are in an object more than once.
package struct DuplicateKeyScan {
  /// A key that has stood in its object before.
  package struct Key {
    package let text: String
    /// The way to the member.
    package let path: [CodingFieldKey]
    /// The number of bytes before it in the text that is read.
    package let offset: Int
  }

  /// An array or object that is open.
  private struct Level {
    var step: CodingFieldKey
    /// The keys so far; nil in an array.
    var keys: Set<String>?
  }

  /// The keys, in the order of the text, up to the limit.
  package private(set) var keys: [Key] = []
  /// How many there are.
  package private(set) var count = 0
  /// Infinity and NaN of JSON5, which no value of JSON holds, with the ways to them.
  package private(set) var nonFiniteNumbers: [(path: [CodingFieldKey], value: Double)] = []
  private let limit: Int
  private var levels: [Level] = []

  /// - Parameter limit: How many keys to keep.
  package init(limit: Int) { self.limit = limit }

  /// Reads the value at the reader.
  ///
  /// Iterative: however deeply the value is nested, the call stack does not grow.
  package mutating func scan(_ reader: inout JSONReader) {
    repeat {
      if begin(&reader) { continue }
      while let level = levels.last {
        if level.keys == nil ? nextElement(&reader) : nextMember(&reader) { break }
        levels.removeLast()
      }
    } while !levels.isEmpty && !reader.hasFailed
  }

  /// Passes over a scalar, or opens a container.
  /// - Returns: Whether a container was opened whose first value is here.
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
