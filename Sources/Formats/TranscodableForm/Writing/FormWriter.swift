internal import TranscodableBytes
public import TranscodableCore
public import TranscodableFormats

extension URLEncodedForm {
  /// A writer for URL-encoded forms.
  public struct Writer: FormatWriter {
    private final class Form {
      var sink: FormSink

      init(_ format: Format) { sink = FormSink(format) }
    }

    private let form: Form

    init(_ format: Format) { form = Form(format) }

    public mutating func beginDocument() { form.sink.beginDocument() }
    public mutating func finish() -> [UInt8] { form.sink.finish() }

    public mutating func writeNull() throws(CodingFailure) { try form.sink.writeNull() }
    public mutating func write(_ value: Bool) throws(CodingFailure) { try form.sink.write(value) }
    public mutating func write(_ value: Int64) throws(CodingFailure) { try form.sink.write(value) }
    public mutating func write(_ value: UInt64) throws(CodingFailure) { try form.sink.write(value) }
    public mutating func write(_ value: Double) throws(CodingFailure) { try form.sink.write(value) }
    public mutating func write(_ value: Float) throws(CodingFailure) { try form.sink.write(value) }

    public mutating func write(isNegative: Bool, magnitude: UInt128) throws(CodingFailure) {
      try form.sink.write(isNegative: isNegative, magnitude: magnitude)
    }

    public mutating func write(secondsSince1970 seconds: Double) throws(CodingFailure) {
      try form.sink.write(secondsSince1970: seconds)
    }

    public mutating func write(bytes: RawSpan) throws(CodingFailure) {
      try form.sink.write(bytes: bytes)
    }

    public mutating func write(encoded bytes: RawSpan) throws(CodingFailure) {
      try form.sink.write(encoded: bytes)
    }

    public mutating func write(utf8 bytes: RawSpan) throws(CodingFailure) {
      try form.sink.write(utf8: bytes)
    }

    public mutating func writeKey(utf8 bytes: RawSpan) throws(CodingFailure) {
      try withCursor(over: bytes) { (key) throws(CodingFailure) in
        try form.sink.writeKey(key, count: key.remaining)
      }
    }

    public mutating func beginArray(count: Int) throws(CodingFailure) {
      try form.sink.beginArray(count: count)
    }

    public mutating func endArray() { form.sink.endArray() }

    public mutating func beginObject(count: Int) throws(CodingFailure) {
      try form.sink.beginObject(count: count)
    }

    public mutating func endObject() { form.sink.endObject() }
  }
}
