public import TranscodableBytes
public import TranscodableCore
public import TranscodableFormats

extension CBOR {
  /// A writer for CBOR.
  public struct Writer: FormatWriter {
    private let options: Format
    fileprivate let output: SharedOutput
    /// The maps that are open, if their members are sorted.
    private var maps: ContiguousArray<OpenMap> = []

    private struct OpenMap {
      /// The offsets of the members' keys and values.
      var members: ContiguousArray<(key: Int, value: Int)> = []
    }

    init(_ options: Format, _ output: SharedOutput = SharedOutput()) {
      self.options = options
      self.output = output
    }

    public mutating func beginDocument() {
      if options.isSelfDescribed { output.append(.tag, 55_799) }
    }

    // MARK: - Scalars

    public mutating func writeNull() { output.append(0xF6) }
    public mutating func write(_ value: Bool) { output.append(value ? 0xF5 : 0xF4) }

    public mutating func write(_ value: Int64) {
      if value >= 0 {
        output.append(.unsigned, UInt64(value))
      } else {
        output.append(.negative, UInt64(bitPattern: ~value))
      }
    }

    public mutating func write(_ value: UInt64) { output.append(.unsigned, value) }

    public mutating func write(isNegative: Bool, magnitude: UInt128) {
      // A negative integer is stored as -1 minus its argument.
      let isNegative = isNegative && magnitude > 0
      let argument = isNegative ? magnitude - 1 : magnitude
      if let argument = UInt64(exactly: argument) {
        return output.append(isNegative ? .negative : .unsigned, argument)
      }
      var digits: [UInt8] = []
      var rest = argument
      while rest > 0 {
        digits.insert(UInt8(truncatingIfNeeded: rest), at: 0)
        rest >>= 8
      }
      write(isNegative: isNegative, argument: digits)
    }

    /// Writes an integer as tag 2 or 3 with its argument, which is stored without leading zeros.
    mutating func write(isNegative: Bool, argument: [UInt8]) {
      output.append(.tag, isNegative ? 3 : 2)
      output.append(.bytes, UInt64(argument.count))
      withCursor(over: argument) { output.append($0) }
    }

    public mutating func write(_ value: Double) { output.append(double: value) }

    public mutating func write(utf8 bytes: RawSpan) {
      output.append(.text, UInt64(bytes.byteCount))
      output.append(bytes)
    }

    public mutating func write(bytes: RawSpan) {
      output.append(.bytes, UInt64(bytes.byteCount))
      output.append(bytes)
    }

    public mutating func write(url text: String) throws(CodingFailure) {
      output.append(.tag, 32)
      try write(text)
    }

    public mutating func write(uuid: UInt128) {
      output.append(.tag, 37)
      output.append(.bytes, 16)
      output.append(bigEndian: UInt64(truncatingIfNeeded: uuid >> 64), 8)
      output.append(bigEndian: UInt64(truncatingIfNeeded: uuid), 8)
    }

    public mutating func write(isNegative: Bool, significand: UInt128, exponent: Int) {
      if exponent >= 0, let factor = UInt128.powerOfTen(exponent) {
        let (magnitude, overflows) = significand.multipliedReportingOverflow(by: factor)
        if !overflows { return write(isNegative: isNegative, magnitude: magnitude) }
      }
      var (significand, exponent) = (significand, exponent)
      while significand > 0, significand.isMultiple(of: 10) {
        (significand, exponent) = (significand / 10, exponent + 1)
      }
      output.append(.tag, 4)
      output.append(.array, 2)
      write(Int64(exponent))
      write(isNegative: isNegative, magnitude: significand)
    }

    public mutating func write(encoded bytes: RawSpan) { output.append(bytes) }

    public mutating func write(secondsSince1970 seconds: Double) throws(CodingFailure) {
      switch options.dateEncoding {
      case .untaggedSeconds: write(seconds: seconds)
      case .seconds:
        output.append(.tag, 1)
        write(seconds: seconds)
      case .text:
        guard let text = dateText(secondsSince1970: seconds) else {
          throw CodingFailure(
            .notRepresentable, at: nil, expected: "a date from the years 0 to 9999",
            found: "\(seconds) seconds since 1970")
        }
        output.append(.tag, 0)
        try write(text)
      }
    }

    private mutating func write(seconds: Double) {
      if let whole = Int64(exactly: seconds) {
        write(whole)
      } else {
        output.append(double: seconds)
      }
    }

    mutating func write(tag: UInt64) { output.append(.tag, tag) }
    mutating func writeUndefined() { output.append(0xF7) }
    mutating func write(simple value: UInt8) { output.append(.simple, UInt64(value)) }

    // MARK: - Containers

    public mutating func beginArray(count: Int) { output.append(.array, UInt64(count)) }
    public mutating func endArray() {}

    public mutating func beginObject(count: Int) {
      output.append(.map, UInt64(count))
      if options.keyOrder != .encoded { maps.append(OpenMap()) }
    }

    public mutating func writeKey(utf8 bytes: RawSpan) {
      beginKey()
      write(utf8: bytes)
      endKey()
    }

    public mutating func writeKey(_ key: Int64) {
      beginKey()
      write(key)
      endKey()
    }

    fileprivate var sortsKeys: Bool { options.keyOrder != .encoded }

    /// Begins a key of any kind.
    mutating func beginKey() {
      if let last = maps.indices.last { maps[last].members.append((output.count, 0)) }
    }

    mutating func endKey() {
      guard let last = maps.indices.last, let member = maps[last].members.indices.last else {
        return
      }
      maps[last].members[member].value = output.count
    }

    public mutating func endObject() {
      guard options.keyOrder != .encoded, let map = maps.popLast() else { return }
      output.sort(map.members, isLengthFirst: options.keyOrder == .lengthFirst)
    }

    public mutating func finish() -> [UInt8] { output.take() }
  }
}

extension UInt128 {
  /// Returns a power of ten, or `nil` if it doesn't fit.
  fileprivate static func powerOfTen(_ exponent: Int) -> UInt128? {
    guard exponent <= 38 else { return nil }
    return (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}

extension CBOR.Writer: DraftSink {
  @usableFromInline
  package mutating func reserve(_ count: Int) { output.output.reserve(count) }

  @usableFromInline @inline(__always)
  package mutating func write(_ start: ByteCursor, count: Int) {
    if count < 24 {
      output.append(0x60 | UInt8(truncatingIfNeeded: count), start, count: count)
    } else {
      output.append(.text, UInt64(count))
      output.append(start, count: count)
    }
  }

  @usableFromInline @inline(__always)
  package mutating func writeKey(_ start: ByteCursor, count: Int) {
    if !sortsKeys { return write(start, count: count) }
    beginKey()
    write(start, count: count)
    endKey()
  }
}

extension CBOR.Format: SpecializedFormat {
  package static func read(
    _ plan: Permanent<ValuePlan>, from document: ByteCursor, maximumDepth: Int,
    to memory: ValueMemory
  ) -> Bool {
    CBORSource.read(plan, from: document, maximumDepth: maximumDepth, to: memory)
  }

  package func write(
    _ draft: borrowing ValueDraft, knownKeyCount: Int
  ) throws(CodingFailure) -> [UInt8] {
    try SharedOutput.withScratch { (output) throws(CodingFailure) in
      try TranscodableFormats.write(
        draft, knownKeyCount: knownKeyCount, to: CBOR.Writer(self, output))
    }
  }

  package func write(
    _ plan: Permanent<ValuePlan>, at memory: ValueMemory, _ state: DraftEncodingState?
  ) -> [UInt8]? {
    SharedOutput.withScratch {
      TranscodableFormats.write(plan, at: memory, state, to: CBOR.Writer(self, $0))
    }
  }
}
