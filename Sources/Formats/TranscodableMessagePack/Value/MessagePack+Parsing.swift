internal import TranscodableBytes
public import TranscodableCore
internal import TranscodableFormats

extension MessagePack {
  /// Parses a document that contains one value.
  ///
  /// Nested values don't use up the call stack during parsing.
  ///
  /// - Parameters:
  ///   - input: The document: `[UInt8]`, a span of bytes, or Foundation's `Data`.
  ///   - maximumDepth: The maximum nesting depth of arrays and maps.
  /// - Throws: A `DecodingError` with a byte offset if the input isn't a value.
  /// - Complexity: O(*n*) in the length of the input.
  public init(
    parsing input: borrowing some ByteSource & ~Copyable & ~Escapable, maximumDepth: Int = 512
  ) throws {
    self = try MessagePackParser.parseOne(input, maximumDepth)
  }

  /// Parses a sequence of adjacent values.
  ///
  /// - Parameters:
  ///   - input: The values.
  ///   - maximumDepth: The maximum nesting depth of arrays and maps.
  /// - Returns: The values.
  /// - Throws: A `DecodingError` with a byte offset if a value is malformed.
  public static func sequence(
    parsing input: borrowing some ByteSource & ~Copyable & ~Escapable, maximumDepth: Int = 512
  ) throws -> [MessagePack] {
    try MessagePackParser.parseAll(input, maximumDepth)
  }
}

/// Parses values without using the call stack for nested values.
struct MessagePackParser: FormatValueParser {
  private struct Level {
    let isMap: Bool
    var items: [MessagePack] = []
    /// The number of values that follow.
    var count: Int
  }

  private let bytes: ByteCursor
  private(set) var offset = 0
  private let maximumDepth: Int
  private var levels: [Level] = []

  init(_ bytes: ByteCursor, _ maximumDepth: Int) {
    self.bytes = bytes
    self.maximumDepth = maximumDepth
  }

  mutating func next() throws(CodingFailure) -> MessagePack {
    while true {
      var value = try readValue()
      while let complete = value {
        guard let last = levels.indices.last else { return complete }
        levels[last].items.append(complete)
        levels[last].count -= 1
        value = levels[last].count == 0 ? closeLevel() : nil
      }
    }
  }

  /// Returns a value, or `nil` if it is a container that isn't complete.
  private mutating func readValue() throws(CodingFailure) -> MessagePack? {
    let start = offset
    switch try MessagePackHead(bytes, &offset) {
    case .unsigned(let value): return .unsigned(value)
    case .signed(let value): return .signed(value)
    case .single(let value): return .float(value)
    case .double(let value): return .double(value)
    case .bool(let value): return .bool(value)
    case .null: return .null
    case .string(let range): return .string(try bytes.text(in: range))
    case .bytes(let range): return .bytes(bytes.at(range.lowerBound).bytes(range.count))
    case .array(let count): return try open(isMap: false, count, start)
    case .map(let count): return try open(isMap: true, 2 &* count, start)
    case .ext(let type, let range):
      if type == MessagePack.Timestamp.type,
        let timestamp = MessagePack.Timestamp(bytes, range)
      {
        return .timestamp(timestamp)
      }
      return .ext(type, bytes.at(range.lowerBound).bytes(range.count))
    }
  }

  private mutating func open(
    isMap: Bool, _ count: Int, _ start: Int
  ) throws(CodingFailure) -> MessagePack? {
    guard levels.count < maximumDepth else {
      throw CodingFailure(.depthLimit, at: start, expected: "at most \(maximumDepth) levels")
    }
    levels.append(Level(isMap: isMap, count: count))
    return count == 0 ? closeLevel() : nil
  }

  private mutating func closeLevel() -> MessagePack? {
    guard let level = levels.popLast() else { return nil }
    return level.isMap ? .map(MessagePack.Map(alternating: level.items)) : .array(level.items)
  }
}

extension MessagePack {
  /// Serializes the value.
  ///
  /// - Returns: The document, in which all numbers and lengths are as short as possible.
  /// - Throws: An `EncodingError` if a string, an array or a map is too large for the format.
  public func serialized() throws -> [UInt8] {
    var writer = Format().makeWriter()
    do throws(CodingFailure) {
      try writer.write(self)
      return writer.finish()
    } catch {
      throw EncodingError(error)
    }
  }
}

extension MessagePack.Writer {
  /// Writes a value without using the call stack for nested values.
  mutating func write(_ value: MessagePack) throws(CodingFailure) {
    var values = [value]
    while let next = values.popLast() {
      switch next {
      case .array(let elements):
        try beginArray(count: elements.count)
        values += elements.reversed()
      case .map(let map):
        try beginObject(count: map.count)
        for (key, value) in map.reversed() { values += [value, key] }
      default: try write(scalar: next)
      }
    }
  }

  private mutating func write(scalar: MessagePack) throws(CodingFailure) {
    switch scalar {
    case .bool(let value): write(value)
    case .unsigned(let value): write(value)
    case .signed(let value): write(value)
    case .float(let value): write(value)
    case .double(let value): write(value)
    case .string(let value): try write(value)
    case .bytes(let value):
      try withCursor(over: value) { (cursor) throws(CodingFailure) in
        try cursor.withRawSpan { (span) throws(CodingFailure) in try write(bytes: span) }
      }
    case .ext(let type, let contents): try write(type, contents)
    case .timestamp(let value): write(value)
    case .null, .array, .map: writeNull()
    }
  }
}
