internal import TranscodableBytes
internal import TranscodableCore

/// Writes a stream of JSON texts, value by value.
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
/// Texts are compact, whatever a coder says about their layout. Nothing is written of a value that
/// fails, so that the stream stays whole and can go on.
public struct JSONStreamWriter<Element: Encodable>: ~Copyable, Sendable {
  private let form: JSONStreamForm
  private let layout: JSONLayout
  private let context: (any JSONWritingContext)?
  /// What has been written and not been taken.
  private var output = ByteOutput(capacity: 4096)
  /// The room for a text that is being written.
  private var room: ByteOutput? = ByteOutput(capacity: 4096)
  private var hasElement = false
  private var isFinished = false

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - form: How the texts are written one after the other.
  ///   - layout: How they are laid out. They are never indented.
  public init(
    of type: Element.Type, form: JSONStreamForm = .lines, layout: JSONLayout = []
  ) {
    self.init(of: type, form: form, layout: layout, context: nil)
  }

  /// Creates a writer of values that are encoded as a coder says.
  package init(
    of type: Element.Type, form: JSONStreamForm, layout: JSONLayout,
    context: (any JSONWritingContext)?
  ) {
    self.form = form
    self.layout = layout.subtracting(.prettyPrinted)
    self.context = context
  }

  /// The number of bytes that have been written and not been taken.
  public var count: Int { output.count }

  /// Writes a value; nothing happens after ``finish()``.
  ///
  /// - Parameter value: The value.
  /// - Throws: An `EncodingError` if the value has no form in JSON, or what it throws. Nothing is
  ///   written then, and the next value can be.
  public mutating func write(_ value: Element) throws {
    guard !isFinished else { return }
    var room = room.take() ?? ByteOutput(capacity: 4096)
    room.truncate(to: 0)
    var writer = JSONWriter(layout: layout, output: room, context: context)
    writer.write(value)
    writer.keepSpareState()
    if writer.failure != nil { throw writer.takeError() }
    append(text: writer.takeText())
  }

  /// Notes that nothing follows: an array is closed.
  public mutating func finish() {
    guard !isFinished else { return }
    isFinished = true
    guard form == .array else { return }
    append(hasElement ? "\n]\n" : "[]\n")
  }

  /// Takes what has been written since the last time.
  ///
  /// - Returns: The bytes as UTF-8; none if there is nothing.
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
    room = consume text
  }

  private mutating func append(_ text: String) {
    for byte in text.utf8 { output.append(byte) }
  }
}
