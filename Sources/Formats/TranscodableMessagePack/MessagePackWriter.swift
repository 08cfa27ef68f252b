public import TranscodableBytes
public import TranscodableCore
public import TranscodableFormats

extension MessagePack {
  /// A writer for MessagePack.
  public struct Writer: FormatWriter {
    private let options: Format
    fileprivate let output: SharedOutput

    init(_ options: Format, _ output: SharedOutput = SharedOutput()) {
      self.options = options
      self.output = output
    }

    private func append(_ byte: UInt8) { output.append(byte) }
    private func append(_ first: UInt8, _ number: UInt64, _ size: Int) {
      output.append(first, number, size)
    }
    private func append(_ bytes: RawSpan) { output.append(bytes) }

    // MARK: - Scalars

    public mutating func writeNull() { append(0xC0) }
    public mutating func write(_ value: Bool) { append(value ? 0xC3 : 0xC2) }

    public mutating func write(_ value: Int64) {
      if options.integerEncoding == .fixedWidth {
        return append(0xD3, UInt64(bitPattern: value), 8)
      }
      let bits = UInt64(bitPattern: value)
      if value >= 0 {
        write(bits)
      } else if value >= -32 {
        append(UInt8(truncatingIfNeeded: bits))
      } else if value >= Int64(Int8.min) {
        append(0xD0, bits & 0xFF, 1)
      } else if value >= Int64(Int16.min) {
        append(0xD1, bits & 0xFFFF, 2)
      } else if value >= Int64(Int32.min) {
        append(0xD2, bits & 0xFFFF_FFFF, 4)
      } else {
        append(0xD3, bits, 8)
      }
    }

    public mutating func write(_ value: UInt64) {
      if options.integerEncoding == .fixedWidth { return append(0xCF, value, 8) }
      if value < 0x80 {
        append(UInt8(truncatingIfNeeded: value))
      } else if value <= 0xFF {
        append(0xCC, value, 1)
      } else if value <= 0xFFFF {
        append(0xCD, value, 2)
      } else if value <= 0xFFFF_FFFF {
        append(0xCE, value, 4)
      } else {
        append(0xCF, value, 8)
      }
    }

    public mutating func write(_ value: Double) { append(0xCB, value.bitPattern, 8) }
    public mutating func write(_ value: Float) { append(0xCA, UInt64(value.bitPattern), 4) }

    public mutating func write(utf8 bytes: RawSpan) throws(CodingFailure) {
      try writeStringHead(bytes.byteCount)
      append(bytes)
    }

    fileprivate func writeStringHead(_ count: Int) throws(CodingFailure) {
      if count < 32 {
        append(0xA0 | UInt8(truncatingIfNeeded: count))
      } else if count <= 0xFF, !options.isCompatible {
        append(0xD9, UInt64(count), 1)
      } else if count <= 0xFFFF {
        append(0xDA, UInt64(count), 2)
      } else {
        append(0xDB, try Self.checked(count), 4)
      }
    }

    public mutating func write(bytes: RawSpan) throws(CodingFailure) {
      let count = bytes.byteCount
      if options.isCompatible {
        try writeStringHead(count)
      } else if count <= 0xFF {
        append(0xC4, UInt64(count), 1)
      } else if count <= 0xFFFF {
        append(0xC5, UInt64(count), 2)
      } else {
        append(0xC6, try Self.checked(count), 4)
      }
      append(bytes)
    }

    public mutating func write(encoded bytes: RawSpan) { append(bytes) }

    public mutating func write(secondsSince1970 seconds: Double) throws(CodingFailure) {
      switch options.dateEncoding {
      case .timestamp where !options.isCompatible:
        guard let timestamp = Timestamp(secondsSince1970: seconds) else {
          throw CodingFailure(
            .notRepresentable, at: nil, expected: "a finite date",
            found: "\(seconds) seconds since 1970")
        }
        write(timestamp)
      case .seconds, .timestamp:
        if let whole = Int64(exactly: seconds) { write(whole) } else { write(seconds) }
      case .text:
        guard let text = dateText(secondsSince1970: seconds) else {
          throw CodingFailure(
            .notRepresentable, at: nil, expected: "a date from the years 0 to 9999",
            found: "\(seconds) seconds since 1970")
        }
        try write(text)
      }
    }

    /// Writes a timestamp in as few bytes as possible.
    mutating func write(_ timestamp: Timestamp) {
      let (seconds, nanoseconds) = (timestamp.seconds, UInt64(timestamp.nanoseconds))
      if nanoseconds == 0, let seconds = UInt32(exactly: seconds) {
        append(0xD6, 0xFF, 1)
        output.append(bigEndian: UInt64(seconds), 4)
      } else if 0..<1 << 34 ~= seconds {
        append(0xD7, 0xFF, 1)
        output.append(bigEndian: nanoseconds << 34 | UInt64(seconds), 8)
      } else {
        append(0xC7, 0x0CFF, 2)
        output.append(bigEndian: nanoseconds, 4)
        output.append(bigEndian: UInt64(bitPattern: seconds), 8)
      }
    }

    /// Writes a value of an extension type.
    mutating func write(_ type: Int8, _ contents: [UInt8]) throws(CodingFailure) {
      let count = contents.count
      if [1, 2, 4, 8, 16].contains(count) {
        append(0xD4 + UInt8(count.trailingZeroBitCount))
      } else if count <= 0xFF {
        append(0xC7, UInt64(count), 1)
      } else if count <= 0xFFFF {
        append(0xC8, UInt64(count), 2)
      } else {
        append(0xC9, try Self.checked(count), 4)
      }
      append(UInt8(bitPattern: type))
      withCursor(over: contents) { output.append($0) }
    }

    // MARK: - Containers

    public mutating func beginArray(count: Int) throws(CodingFailure) {
      if count < 16 {
        append(0x90 | UInt8(truncatingIfNeeded: count))
      } else if count <= 0xFFFF {
        append(0xDC, UInt64(count), 2)
      } else {
        append(0xDD, try Self.checked(count), 4)
      }
    }

    public mutating func beginObject(count: Int) throws(CodingFailure) {
      if count < 16 {
        append(0x80 | UInt8(truncatingIfNeeded: count))
      } else if count <= 0xFFFF {
        append(0xDE, UInt64(count), 2)
      } else {
        append(0xDF, try Self.checked(count), 4)
      }
    }

    public mutating func writeKey(utf8 bytes: RawSpan) throws(CodingFailure) {
      try write(utf8: bytes)
    }

    public mutating func writeKey(_ key: Int64) { write(key) }
    public mutating func endArray() {}
    public mutating func endObject() {}

    public mutating func finish() -> [UInt8] { output.take() }

    private static func checked(_ count: Int) throws(CodingFailure) -> UInt64 {
      if count <= UInt32.max { return UInt64(count) }
      throw CodingFailure(
        .sizeLimit, at: nil, expected: "at most \(UInt32.max) bytes or elements", found: "\(count)")
    }
  }
}

extension MessagePack.Writer: DraftSink {
  @usableFromInline
  package mutating func reserve(_ count: Int) { output.output.reserve(count) }

  @usableFromInline @inline(__always)
  package mutating func write(_ start: ByteCursor, count: Int) throws(CodingFailure) {
    if count < 32 {
      output.append(0xA0 | UInt8(truncatingIfNeeded: count), start, count: count)
    } else {
      try writeStringHead(count)
      output.append(start, count: count)
    }
  }

  @usableFromInline @inline(__always)
  package mutating func writeKey(_ start: ByteCursor, count: Int) throws(CodingFailure) {
    try write(start, count: count)
  }
}

extension MessagePack.Format: SpecializedFormat {
  package static func read(
    _ plan: Permanent<ValuePlan>, from document: ByteCursor, maximumDepth: Int,
    to memory: ValueMemory
  ) -> Bool {
    MessagePackSource.read(plan, from: document, maximumDepth: maximumDepth, to: memory)
  }

  package func write(
    _ draft: borrowing ValueDraft, knownKeyCount: Int
  ) throws(CodingFailure) -> [UInt8] {
    try SharedOutput.withScratch { (output) throws(CodingFailure) in
      try TranscodableFormats.write(
        draft, knownKeyCount: knownKeyCount, to: MessagePack.Writer(self, output))
    }
  }

  package func write(
    _ plan: Permanent<ValuePlan>, at memory: ValueMemory, _ state: DraftEncodingState?
  ) -> [UInt8]? {
    SharedOutput.withScratch {
      TranscodableFormats.write(plan, at: memory, state, to: MessagePack.Writer(self, $0))
    }
  }
}
