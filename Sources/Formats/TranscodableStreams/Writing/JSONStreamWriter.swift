internal import TranscodableBytes
internal import TranscodableCore
public import TranscodableJSON

/// A writer for a stream of JSON documents.
///
/// ```swift
/// var writer = JSONStreamWriter(of: Event.self)
/// for event in events {
///   try writer.write(event)
///   if writer.count > 1 << 16 { try file.write(contentsOf: writer.take()) }
/// }
/// writer.finish()
/// try file.write(contentsOf: writer.take())
/// ```
///
/// Documents are always compact, even if a coder specifies another layout. If a value can't be
/// encoded, no part of it is written. The stream remains valid and can continue.
public struct JSONStreamWriter<Element: Encodable>: ~Copyable, Sendable {
  private let form: JSONStreamForm
  private let layout: JSONLayout
  private let context: (any JSONWritingContext)?
  private var output = ByteOutput(capacity: 4096)
  private var buffer: ByteOutput? = ByteOutput(capacity: 4096)
  private var hasElement = false
  private var isFinished = false

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - form: How the documents are separated.
  ///   - layout: The formatting options. Documents are never indented.
  public init(
    of type: Element.Type, form: JSONStreamForm = .lines, layout: JSONLayout = []
  ) {
    self.init(of: type, form: form, layout: layout, context: nil)
  }

  package init(
    of type: Element.Type, form: JSONStreamForm, layout: JSONLayout,
    context: (any JSONWritingContext)?
  ) {
    self.form = form
    self.layout = layout.subtracting(.prettyPrinted)
    self.context = context
  }

  /// The number of bytes that have been written but not yet taken.
  public var count: Int { output.count }

  /// Writes a value.
  ///
  /// Has no effect after ``finish()``.
  ///
  /// - Parameter value: The value to write.
  /// - Throws: An `EncodingError` if JSON can't represent the value, or any error that the value
  ///   throws. In this case, nothing is written, and you can continue with the next value.
  public mutating func write(_ value: Element) throws {
    guard !isFinished else { return }
    var buffer = buffer.take() ?? ByteOutput(capacity: 4096)
    buffer.truncate(to: 0)
    var writer = JSONWriter(layout: layout, output: buffer, context: context)
    writer.write(value)
    writer.keepSpareState()
    if writer.failure != nil { throw writer.takeError() }
    append(text: writer.takeText())
  }

  /// Ends the stream.
  ///
  /// If the documents are the elements of an array, this call closes the array.
  public mutating func finish() {
    guard !isFinished else { return }
    isFinished = true
    guard form == .array else { return }
    append(hasElement ? "\n]\n" : "[]\n")
  }

  /// Removes and returns the output that was written since the last call.
  ///
  /// - Returns: The bytes in UTF-8. They may be empty.
  public mutating func take() -> [UInt8] {
    defer { output.truncate(to: 0) }
    return output.withCursor { $0.bytes($0.remaining) }
  }

  private mutating func append(text: consuming ByteOutput) {
    switch form {
    case .lines: break
    case .sequence: output.append(0x1E)
    case .array: append(hasElement ? ",\n" : "[\n")
    }
    hasElement = true
    text.withSpan { output.append($0) }
    if form != .array { output.append(0x0A) }
    buffer = consume text
  }

  private mutating func append(_ text: String) {
    for byte in text.utf8 { output.append(byte) }
  }
}
