internal import TranscodableBytes
public import TranscodableCore
internal import TranscodableFormats

extension CBOR {
  /// Parses a document that contains one data item.
  ///
  /// Nested items don't use up the call stack during parsing.
  ///
  /// - Parameters:
  ///   - input: The document: `[UInt8]`, a span of bytes, or Foundation's `Data`.
  ///   - maximumDepth: The maximum nesting depth of arrays, maps and tags.
  /// - Throws: A `DecodingError` with a byte offset if the input isn't a well-formed item.
  /// - Complexity: O(*n*) in the length of the input.
  public init(
    parsing input: borrowing some ByteSource & ~Copyable & ~Escapable, maximumDepth: Int = 512
  ) throws {
    self = try CBORParser.parseOne(input, maximumDepth)
  }

  /// Parses a sequence of data items without separators (RFC 8742).
  ///
  /// - Parameters:
  ///   - input: The items.
  ///   - maximumDepth: The maximum nesting depth of arrays, maps and tags.
  /// - Returns: The items.
  /// - Throws: A `DecodingError` with a byte offset if an item isn't well-formed.
  public static func sequence(
    parsing input: borrowing some ByteSource & ~Copyable & ~Escapable, maximumDepth: Int = 512
  ) throws -> [CBOR] {
    try CBORParser.parseAll(input, maximumDepth)
  }
}

/// Parses data items without using the call stack for nested items.
struct CBORParser: FormatValueParser {
  private struct Level {
    enum Kind {
      case array, map, tag(UInt64)
    }
    let kind: Kind
    var items: [CBOR] = []
    /// The number of items that follow, or `nil` if the length is indefinite.
    var count: UInt64?
  }

  private let bytes: ByteCursor
  private(set) var offset = 0
  private let maximumDepth: Int
  private var levels: [Level] = []

  init(_ bytes: ByteCursor, _ maximumDepth: Int) {
    self.bytes = bytes
    self.maximumDepth = maximumDepth
  }

  mutating func next() throws(CodingFailure) -> CBOR {
    while true {
      let start = offset
      let head = try CBORHead(bytes, &offset)
      var item: CBOR?
      if head.isBreak {
        item = try closeIndefinite(start)
      } else {
        item = try self.item(head, start)
      }
      while let complete = item {
        guard let last = levels.indices.last else { return complete }
        levels[last].items.append(complete)
        item = nil
        if let count = levels[last].count {
          levels[last].count = count - 1
          if count == 1 { item = closeLevel() }
        }
      }
    }
  }

  /// Returns an item, or `nil` if it is a container that isn't complete.
  private mutating func item(_ head: CBORHead, _ start: Int) throws(CodingFailure) -> CBOR? {
    switch head.major {
    case .unsigned: return .unsigned(head.argument)
    case .negative: return .negative(head.argument)
    case .bytes:
      if head.isIndefinite { return .bytes(try bytes.bytesOfChunks(at: &offset)) }
      let range = try bytes.range(of: head.argument, at: &offset)
      return .bytes(bytes.at(range.lowerBound).bytes(range.count))
    case .text:
      if head.isIndefinite { return .text(try bytes.textOfChunks(at: &offset)) }
      return .text(try bytes.text(in: try bytes.range(of: head.argument, at: &offset)))
    case .array: return try open(.array, head, itemCount: head.argument, start)
    case .map:
      let (count, isTooLarge) = head.argument.multipliedReportingOverflow(by: 2)
      return try open(.map, head, itemCount: isTooLarge ? .max : count, start)
    case .tag: return try open(.tag(head.argument), head, itemCount: 1, start)
    case .simple: return simple(head)
    }
  }

  private func simple(_ head: CBORHead) -> CBOR {
    switch head.information {
    case 20, 21: .bool(head.information == 21)
    case 22: .null
    case 23: .undefined
    case 25: .float(Double(half: head.argument))
    case 26: .float(Double(Float(bitPattern: UInt32(truncatingIfNeeded: head.argument))))
    case 27: .float(Double(bitPattern: head.argument))
    default: .simple(UInt8(truncatingIfNeeded: head.argument))
    }
  }

  private mutating func open(
    _ kind: Level.Kind, _ head: CBORHead, itemCount: UInt64, _ start: Int
  ) throws(CodingFailure) -> CBOR? {
    guard levels.count < maximumDepth else {
      throw CodingFailure(
        .depthLimit, at: start, expected: "at most \(maximumDepth) levels")
    }
    levels.append(Level(kind: kind))
    if head.isIndefinite { return nil }
    // Each item takes at least one byte.
    guard itemCount <= UInt64(bytes.remaining - offset) else {
      throw CodingFailure(.unexpectedEnd, at: bytes.remaining)
    }
    if itemCount == 0 { return closeLevel() }
    levels[levels.count - 1].count = itemCount
    return nil
  }

  private mutating func closeIndefinite(_ start: Int) throws(CodingFailure) -> CBOR? {
    guard let level = levels.last, level.count == nil else { throw unexpectedBreak(start) }
    if case .map = level.kind, level.items.count & 1 == 1 { throw unexpectedBreak(start) }
    return closeLevel()
  }

  private func unexpectedBreak(_ offset: Int) -> CodingFailure {
    CodingFailure(.invalidStructure, at: offset, found: "a break where a value is expected")
  }

  private mutating func closeLevel() -> CBOR? {
    guard let level = levels.popLast() else { return nil }
    switch level.kind {
    case .array: return .array(level.items)
    case .tag(let tag): return level.items.first.map { .tagged(tag, $0) }
    case .map: return .map(CBOR.Map(alternating: level.items))
    }
  }
}

extension CBOR {
  /// Serializes the item.
  ///
  /// - Parameter keyOrder: The order of the members of maps. By default, members keep their order.
  /// - Returns: The document, in which all numbers and lengths have their preferred serialization.
  public func serialized(keyOrder: KeyOrder = .encoded) -> [UInt8] {
    var format = Format()
    format.keyOrder = keyOrder
    var writer = format.makeWriter()
    writer.write(self)
    return writer.finish()
  }
}

extension CBOR.Writer {
  /// Writes an item without using the call stack for nested items.
  mutating func write(_ item: CBOR) {
    enum Step {
      case item(CBOR)
      case key(CBOR)
      case endKey, endObject
    }
    var steps = [Step.item(item)]
    while let step = steps.popLast() {
      switch step {
      case .endKey: endKey()
      case .endObject: endObject()
      case .key(let key):
        beginKey()
        steps.append(.endKey)
        steps.append(.item(key))
      case .item(.array(let elements)):
        beginArray(count: elements.count)
        for element in elements.reversed() { steps.append(.item(element)) }
      case .item(.map(let map)):
        beginObject(count: map.count)
        steps.append(.endObject)
        for (key, value) in map.reversed() {
          steps.append(.item(value))
          steps.append(.key(key))
        }
      case .item(.tagged(let tag, let content)):
        write(tag: tag)
        steps.append(.item(content))
      case .item(let scalar): write(scalar: scalar)
      }
    }
  }

  private mutating func write(scalar: CBOR) {
    switch scalar {
    case .unsigned(let value): write(value)
    case .negative(let value): write(isNegative: true, magnitude: UInt128(value) + 1)
    case .bytes(let value): withCursor(over: value) { $0.withRawSpan { write(bytes: $0) } }
    case .text(let value): value.withCursor { $0.withRawSpan { write(utf8: $0) } }
    case .simple(let value): write(simple: value)
    case .bool(let value): write(value)
    case .undefined: writeUndefined()
    case .float(let value): write(value)
    case .null, .array, .map, .tagged: writeNull()
    }
  }
}
