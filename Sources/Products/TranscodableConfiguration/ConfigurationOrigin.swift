/// The location at which a layer sets a value.
public struct ConfigurationOrigin: Sendable, Hashable {
  /// The name of the layer: the path of a file, `environment`, `arguments`, `defaults`, or the name
  /// of a dictionary.
  public let layer: String
  /// The variable or the option that sets the value.
  public internal(set) var variable: String?
  /// The line in the file, from 1.
  public internal(set) var line: Int?
  /// The column in the file, from 1.
  public internal(set) var column: Int?
}

extension ConfigurationOrigin: CustomStringConvertible {
  /// The origin in one line, such as `base.toml:4:8` or `environment: APP_HTTP_PORT`.
  public var description: String {
    if let line, let column { return "\(layer):\(line):\(column)" }
    return variable.map { "\(layer): \($0)" } ?? layer
  }
}

/// The locations of all values in all layers.
struct OriginTable {
  struct Entry {
    var layer: Int
    var range: Range<Int>?
    var variable: String?
    var isSecret = false
  }

  /// The first entry is for an object that no layer sets.
  private(set) var entries = [Entry(layer: -1)]

  mutating func add(_ entry: Entry) -> Int {
    entries.append(entry)
    return entries.count - 1
  }

  subscript(number: Int) -> Entry? {
    number > 0 && number < entries.count ? entries[number] : nil
  }
}

/// A file whose lines are shown in messages, without the secrets in it.
struct LayerDocument {
  let bytes: [UInt8]
  private(set) var shown: [UInt8] = []
  private var secrets: [(range: Range<Int>, shownStart: Int, shownEnd: Int)] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    shown = bytes
  }

  /// Hides strings, in addition to the ranges that are hidden.
  mutating func hide(_ texts: Set<String>) {
    var ranges = secrets.map(\.range)
    for text in texts {
      let text = Array(text.utf8)
      guard let first = text.first else { continue }
      var start = 0
      while let offset = bytes[start...].firstIndex(of: first) {
        start = offset + 1
        if bytes[offset...].starts(with: text) {
          start = offset + text.count
          ranges.append(offset..<start)
        }
      }
    }
    hide(ranges)
  }

  /// Hides ranges, which may overlap.
  ///
  /// Lines keep their numbers.
  mutating func hide(_ ranges: [Range<Int>]) {
    shown = []
    secrets = []
    var position = 0
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let range =
        max(position, range.lowerBound)..<max(position, min(range.upperBound, bytes.count))
      if range.isEmpty { continue }
      shown += bytes[position..<range.lowerBound]
      let start = shown.count
      shown += Array(Redaction.mark.utf8)
      for byte in bytes[range] where byte == 0x0A {
        shown.append(byte)
        shown += Array(Redaction.mark.utf8)
      }
      secrets.append((range, start, shown.count))
      position = range.upperBound
    }
    shown += bytes[position...]
  }

  func shownRange(_ range: Range<Int>) -> Range<Int> {
    let start = shownOffset(range.lowerBound, isEnd: false)
    return start..<max(start, shownOffset(range.upperBound, isEnd: true))
  }

  private func shownOffset(_ offset: Int, isEnd: Bool) -> Int {
    var shift = 0
    for secret in secrets {
      if offset < secret.range.lowerBound { break }
      if offset < secret.range.upperBound || (isEnd && offset == secret.range.upperBound) {
        return isEnd && offset > secret.range.lowerBound ? secret.shownEnd : secret.shownStart
      }
      shift = secret.shownEnd - secret.range.upperBound
    }
    return min(offset + shift, shown.count)
  }

  /// The line and the column of an offset in the file.
  func position(of offset: Int) -> (line: Int, column: Int) {
    let before = bytes.prefix(max(0, offset))
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return (
      before.count { $0 == 0x0A } + 1, before[start...].count { $0 & 0xC0 != 0x80 } + 1
    )
  }

  /// Returns the range of a value, with its quotes.
  func range(at location: LayerLocation) -> Range<Int> {
    guard location.length > 0 else { return token(at: location.offset) }
    let (start, end) = (location.offset, location.offset + location.length)
    guard start > 0, end < bytes.count else { return start..<min(end, bytes.count) }
    let isQuoted = [0x22, 0x27].contains(bytes[start - 1]) && bytes[end] == bytes[start - 1]
    return isQuoted ? start - 1..<end + 1 : start..<end
  }

  private var isXML: Bool { bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == 0x3C }

  /// Returns the range of the token at an offset.
  func token(at offset: Int) -> Range<Int> {
    guard bytes.indices.contains(offset) else {
      let end = min(max(0, offset), bytes.count)
      return end..<end
    }
    let first = bytes[offset]
    var end = offset + 1
    if !isXML, first == 0x22 || first == 0x27 {
      let isTriple = bytes[offset...].starts(with: [first, first, first])
      let quote = Array(repeating: first, count: isTriple ? 3 : 1)
      end = offset + quote.count
      while end < bytes.count, !bytes[end...].starts(with: quote) {
        end += bytes[end] == 0x5C ? 2 : 1
      }
      return offset..<min(end + quote.count, bytes.count)
    }
    if isXML {
      while end < bytes.count, bytes[end] != 0x3C { end += 1 }
      return offset..<end
    }
    if [0x5B, 0x7B].contains(first) { return offset..<end }
    let ends: [UInt8] = [0x0A, 0x0D, 0x20, 0x09, 0x2C, 0x5D, 0x7D, 0x23, 0x3A, 0x3D, 0x3C]
    while end < bytes.count, !ends.contains(bytes[end]) { end += 1 }
    return offset..<end
  }
}
