internal import TranscodableBytes
public import TranscodableCore
public import TranscodableFormats

extension TOML {
  /// A writer for TOML.
  ///
  /// The values of a table come before its tables, so a document is laid out at its end.
  public struct Writer: FormatWriter {
    private final class Values {
      var draft = ValueDraft(room: 32)
      /// The arrays and tables around the next value.
      var parents: ContiguousArray<ValueDraft.Index> = []
      /// One plus the offset of the next value's key.
      var key: UInt32 = 0
    }

    private let options: Format
    private let values = Values()
    private var isDocument = false

    init(_ options: Format) { self.options = options }

    public mutating func beginDocument() { isDocument = true }

    // MARK: - Scalars

    public mutating func writeNull() { add(.null) }
    public mutating func write(_ value: Bool) { add(value ? .yes : .no) }
    public mutating func write(_ value: Int64) { add(.signed, UInt64(bitPattern: value)) }
    public mutating func write(_ value: UInt64) { add(.unsigned, value) }

    /// Writes an integer of any size; many programs read only integers of 64 bits.
    public mutating func write(isNegative: Bool, magnitude: UInt128) {
      write(literal: "\(isNegative ? "-" : "")\(magnitude)")
    }

    public mutating func write(_ value: Double) { add(.double, value.bitPattern) }
    public mutating func write(_ value: Float) { add(.single, UInt64(value.bitPattern)) }

    /// Writes a decimal number with all its digits.
    public mutating func write(isNegative: Bool, significand: UInt128, exponent: Int) {
      let text = DecimalParts.text(
        isNegative: isNegative, significand: significand, exponent: exponent)
      write(literal: exponent < 0 ? text : "\(text).0")
    }

    public mutating func write(utf8 bytes: RawSpan) { add(.string, keep(bytes)) }

    /// Not called, because the format has no bytes.
    public mutating func write(bytes: RawSpan) { add(.data, keep(bytes)) }

    public mutating func write(encoded bytes: RawSpan) { add(.text, keep(bytes)) }

    public mutating func write(secondsSince1970 seconds: Double) {
      write(secondsSince2001: seconds - secondsFrom1970To2001)
    }

    public mutating func write(secondsSince2001 seconds: Double) { add(.date, seconds.bitPattern) }

    mutating func write(literal text: String) { add(.text, UInt64(values.draft.keep(text))) }

    private func keep(_ bytes: RawSpan) -> UInt64 {
      UInt64(withCursor(over: bytes) { values.draft.keep($0) })
    }

    // MARK: - Containers

    public mutating func beginArray(count: Int) { values.parents.append(add(.array)) }
    public mutating func endArray() { _ = values.parents.popLast() }

    public mutating func beginObject(count: Int) {
      let table = add(.dictionary)
      values.draft.markDistinct(table)
      values.parents.append(table)
    }

    public mutating func writeKey(utf8 bytes: RawSpan) {
      values.key = withCursor(over: bytes) { values.draft.keep($0) } &+ 1
    }

    public mutating func endObject() { _ = values.parents.popLast() }

    @discardableResult
    private func add(_ kind: ValueDraft.Kind, _ bits: UInt64 = 0) -> ValueDraft.Index {
      guard let parent = values.parents.last else {
        values.draft.set(ValueDraft.root, kind, bits)
        return ValueDraft.root
      }
      defer { values.key = 0 }
      return values.draft.addChild(
        ValueDraft.Scalar(kind: kind, bits: bits), to: parent, key: values.key)
    }

    public mutating func finish() throws(CodingFailure) -> [UInt8] {
      defer { values.draft.removeAll() }
      if values.draft.isFull { throw CodingFailure(.sizeLimit, at: nil) }
      var layout = TOMLLayout(options, knownKeyCount: 0)
      return isDocument
        ? try layout.document(values.draft) : try layout.fragment(values.draft)
    }
  }
}

extension TOML.Format: SpecializedFormat {
  package func write(
    _ draft: borrowing ValueDraft, knownKeyCount: Int
  ) throws(CodingFailure) -> [UInt8] {
    var layout = TOMLLayout(self, knownKeyCount: knownKeyCount)
    return try layout.document(draft)
  }
}
