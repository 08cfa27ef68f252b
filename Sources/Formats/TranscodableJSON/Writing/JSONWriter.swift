public import TranscodableBytes
public import TranscodableCore

/// Writes JSON text, value by value, into a buffer that grows.
///
/// Conformances to ``JSONEncodable``, which `@Codable` writes, are made of its calls; they can be written by hand, too:
///
/// ```swift
/// let bytes = try JSONWriter.write { writer in
///   writer.beginObject()
///   writer.write("name", "Ada")
///   writer.write("tags", ["a", "b"])
///   writer.endObject()
/// }
/// ```
///
/// **Failures stick.** A value that JSON has no form for, such as NaN, is kept as the failure of the writer; writing goes on
/// harmlessly, and the failure is thrown in the end.
///
/// Each value is written with a comma after it, which the end of its container turns into the closing bracket. So
/// no code needs to know whether a value is the first one.
@frozen
public struct JSONWriter: ~Copyable {
  @usableFromInline internal var output: ByteOutput
  /// Whether everything is left at its default, so that keys and values can be written without asking.
  @usableFromInline internal let isPlain: Bool
  @usableFromInline internal let escapesSlashes: Bool
  /// Whether an optional member that is nil is written as null, also if its type leaves it out.
  @usableFromInline internal let writesNils: Bool
  /// How many containers are open.
  @usableFromInline internal var depth = 0
  /// The first thing that went wrong, or nil.
  @usableFromInline package var failure: CodingFailure?
  /// The keys and indices of everything that was open when it went wrong.
  @usableFromInline internal var failurePath: [any CodingKey] = []
  /// What is needed for layouts other than the compact one.
  @usableFromInline internal var arrangement: PrettyPrintState
  /// The value that could not be written, where that says more than its description.
  @usableFromInline internal var failedValue: Any?
  /// What the coder above knows that the value does not: its strategies.
  @usableFromInline package let context: (any JSONWritingContext)?
  /// Where the value begins that the direct lane is writing.
  @usableFromInline internal var origin = 0
  /// The standard lane that has lent the writer, if one has.
  @usableFromInline internal var home: JSONEncodingState?
  /// A standard lane to be entered from here.
  @usableFromInline internal var spareState: JSONEncodingState?
  /// The path of the value, if it is written apart from the text around it.
  @usableFromInline internal var basePath: [any CodingKey] = []

  package init(
    layout: JSONLayout = [], capacity: Int = 1024, context: (any JSONWritingContext)? = nil
  ) {
    self.init(layout: layout, output: ByteOutput(capacity: capacity), context: context)
  }

  internal init(
    layout: JSONLayout, output: consuming ByteOutput, context: (any JSONWritingContext)?
  ) {
    self.output = output
    self.context = context
    arrangement = PrettyPrintState(layout)
    writesNils = context?.writesNils ?? false
    escapesSlashes = !layout.contains(.withoutEscapingSlashes)
    isPlain =
      layout.isDisjoint(with: [.prettyPrinted, .sortedKeys])
      && (context?.keyConversion ?? .unchanged) == .unchanged
  }

  /// A writer that goes on after the text of this one, in a text of its own.
  ///
  /// - Parameter output: A buffer for that. It begins with the last byte of this text, which decides on white space.
  /// - Returns: The writer.
  internal borrowing func continued(in output: consuming ByteOutput) -> JSONWriter {
    var output = output
    output.append(self.output.last)
    var layout: JSONLayout = escapesSlashes ? [] : .withoutEscapingSlashes
    if arrangement.isPretty { layout.insert(.prettyPrinted) }
    if arrangement.isSorted { layout.insert(.sortedKeys) }
    var writer = JSONWriter(layout: layout, output: output, context: context)
    (writer.depth, writer.origin) = (depth, 1)
    return writer
  }

  /// Whether something has gone wrong.
  @inlinable @inline(__always)
  public var hasFailed: Bool { failure != nil }

  /// Whether there is no more to writing than one thing after the other.
  @inline(__always)
  internal var isCompact: Bool { !arrangement.isPretty && !arrangement.isSorted }

  /// Reports that a value cannot be written; only the first report of a writer counts.
  @inline(never)
  package mutating func fail(
    _ reason: CodingFailureReason, found: String, value: Any? = nil, underlying: (any Error)? = nil
  ) {
    guard failure == nil else { return }
    failedValue = value
    // No place: the text is not shown.
    failure = CodingFailure(reason, at: nil, found: found, underlying: underlying)
    // Not later: sorting moves what was written, and a container that is closed has no open member.
    failurePath = codingPath
  }
}

extension JSONWritingContext {
  /// The key to write for a field of the value at a path.
  func writtenKey(_ key: some CodingKey, at path: () -> [any CodingKey]) -> String {
    switch keyConversion {
    case .unchanged: key.stringValue
    case .uniform: convertedKey(key.stringValue)
    case .byPath: convertedKey(at: path() + [key])
    }
  }
}

/// What a coder adds to a writer.
@usableFromInline
package protocol JSONWritingContext: AnyObject, Sendable {
  /// What is done to the keys of fields.
  var keyConversion: JSONKeyConversion { get }
  /// Whether an optional member that is nil is written as null, also if its type leaves it out.
  var writesNils: Bool { get }
  /// The key to write for a field, if all keys are converted alike.
  func convertedKey(_ key: String) -> String
  /// The key to write for a field, if the conversion depends on the path; the last key in it is the field's.
  func convertedKey(at path: [any CodingKey]) -> String
  /// What to write for infinity or NaN, if anything.
  func nonConformingFloat(_ value: Double) -> String?
  /// What types may ask their encoder for.
  var userInfo: [CodingUserInfoKey: Any] { get }
  /// A standard lane that has been used before, if there is one.
  func takeState() -> JSONEncodingState?
  /// Keeps a standard lane for later.
  func keepState(_ state: JSONEncodingState)
}
