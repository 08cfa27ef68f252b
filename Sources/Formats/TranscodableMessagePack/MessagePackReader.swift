internal import TranscodableBytes
internal import TranscodableCore
internal import TranscodableFormats

/// Reads a document and passes its values to an input.
///
/// The reader doesn't use the call stack for nested values.
struct MessagePackReader {
  private let bytes: ByteCursor
  private let isCompatible: Bool
  private var offset = 0
  /// The number of values that follow in the current container, or in the document at depth 0.
  private var count = 1
  private var depth = 0
  /// The numbers for the containers around the current one, without the document.
  private var outerCounts: ContiguousArray<Int> = []

  init(_ bytes: ByteCursor, isCompatible: Bool) {
    self.bytes = bytes
    self.isCompatible = isCompatible
  }

  mutating func read(into input: inout FormatInput) throws(CodingFailure) {
    while true {
      if count > 0 {
        count &-= 1
        try readValue(into: &input)
      } else if depth > 0 {
        depth &-= 1
        count = outerCounts.popLast() ?? 0
        try input.end(at: offset)
      } else {
        break
      }
    }
    if offset < bytes.remaining { throw CodingFailure(.trailingContent, at: offset) }
  }

  @inline(__always)
  private mutating func readValue(into input: inout FormatInput) throws(CodingFailure) {
    let start = offset
    switch try MessagePackHead(bytes, &offset) {
    case .string(let range): try readString(range, start, &input)
    case .unsigned(let value): try input.integer(value, at: start)
    case .signed(let value): try input.integer(value, at: start)
    case .double(let value): try input.double(value, at: start)
    case .single(let value): try input.double(Double(value), at: start)
    case .bool(let value): try input.bool(value, at: start)
    case .null: try input.null(at: start)
    case .bytes(let range): try input.bytes(in: range, at: start)
    case .array(let count):
      try input.beginArray(at: start)
      open(count)
    case .map(let count):
      try input.beginObject(at: start)
      open(2 &* count)
    case .ext(MessagePack.Timestamp.type, let range):
      guard let timestamp = MessagePack.Timestamp(bytes, range) else {
        throw CodingFailure(
          .invalidStructure, at: start, found: "a timestamp of \(range.count) bytes")
      }
      try input.date(secondsSince1970: timestamp.secondsSince1970, at: start)
    case .ext: try input.unrepresentable(at: start)
    }
  }

  private mutating func open(_ newCount: Int) {
    // Most documents are one container, for which the array needs no memory.
    if depth > 0 { outerCounts.append(count) }
    depth &+= 1
    count = newCount
  }

  @inline(__always)
  private func readString(
    _ range: Range<Int>, _ start: Int, _ input: inout FormatInput
  ) throws(CodingFailure) {
    guard isCompatible, !input.expectsKey else {
      return try input.string(inDocument: range, at: start)
    }
    // Without a type for bytes, a string may contain any bytes.
    let text = bytes.at(range.lowerBound).prefix(range.count)
    if text.validUTF8Prefix(range.count) == range.count {
      try input.string(in: range, at: start)
    } else {
      try input.bytes(in: range, at: start)
    }
  }
}
