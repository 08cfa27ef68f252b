public import TranscodableBytes
public import TranscodableCore

/// A writer that encodes JSON, value by value, into a growing buffer.
///
/// The ``JSONEncodable`` conformances that `@Codable` generates consist of calls to a writer. You
/// can also write such code by hand:
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
/// **Errors are sticky.** If JSON can't represent a value, such as NaN, the writer records the
/// failure. Later calls are harmless, and the failure is thrown at the end.
///
/// Each value is followed by a comma. At the end of the container, the comma is replaced with the
/// closing bracket. This way, code that uses a writer doesn't need to distinguish the first value
/// from the others.
@frozen
public struct JSONWriter: ~Copyable {
  @usableFromInline internal var output: ByteOutput
  /// Whether all settings have their default values.
  ///
  /// If so, keys and values need no checks.
  @usableFromInline internal let isPlain: Bool
  @usableFromInline internal let escapesSlashes: Bool
  @usableFromInline internal let writesNils: Bool
  @usableFromInline internal var depth = 0
  @usableFromInline package var failure: CodingFailure?
  @usableFromInline internal var failurePath: [any CodingKey] = []
  @usableFromInline internal var arrangement: PrettyPrintState
  /// The value that couldn't be written, or `nil` if the error contains a description instead.
  @usableFromInline internal var failedValue: Any?
  @usableFromInline package let context: (any JSONWritingContext)?
  @usableFromInline internal var origin = 0
  @usableFromInline internal var owner: JSONEncodingState?
  @usableFromInline internal var spareState: JSONEncodingState?
  @usableFromInline internal var basePath: [any CodingKey] = []

  package init(
    layout: JSONLayout = [], capacity: Int = 1024, context: (any JSONWritingContext)? = nil
  ) {
    self.init(layout: layout, output: ByteOutput(capacity: capacity), context: context)
  }

  package init(
    layout: JSONLayout, output: consuming ByteOutput, context: (any JSONWritingContext)?
  ) {
    self.output = output
    self.context = context
    let convertsKeys = (context?.keyConversion ?? .unchanged) != .unchanged
    arrangement = PrettyPrintState(layout, convertsKeys: convertsKeys)
    writesNils = context?.writesNils ?? false
    escapesSlashes = !layout.contains(.withoutEscapingSlashes)
    isPlain = layout.isDisjoint(with: [.prettyPrinted, .sortedKeys]) && !convertsKeys
  }

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

  /// A Boolean value that indicates whether the writer has failed.
  @inlinable @inline(__always)
  public var hasFailed: Bool { failure != nil }

  @inline(__always)
  internal var isCompact: Bool { !arrangement.isPretty && !arrangement.isSorted }

  /// A writer keeps only its first failure.
  @inline(never)
  package mutating func fail(
    _ reason: CodingFailureReason, found: String, value: Any? = nil, underlying: (any Error)? = nil
  ) {
    guard failure == nil else { return }
    failedValue = value
    // The failure has no offset, because the output isn't shown to the user.
    failure = CodingFailure(reason, at: nil, found: found, underlying: underlying)
    // Determine the path now, because it is read from the output. Later, the container may be
    // closed and its members sorted.
    failurePath = codingPath
  }
}

extension JSONWritingContext {
  func writtenKey(_ key: some CodingKey, at path: () -> [any CodingKey]) -> String {
    switch keyConversion {
    case .unchanged: key.stringValue
    case .uniform: convertedKey(key.stringValue)
    case .byPath: convertedKey(at: path() + [key])
    }
  }
}

@usableFromInline
package protocol JSONWritingContext: AnyObject, Sendable {
  var keyConversion: JSONKeyConversion { get }
  /// Whether optional members that are `nil` are written as null, even if their type omits them.
  var writesNils: Bool { get }
  func convertedKey(_ key: String) -> String
  /// Converts the last key in a coding path.
  ///
  /// This method is called only if the conversion depends on the coding path.
  func convertedKey(at path: [any CodingKey]) -> String
  /// Returns the string to write for infinity or NaN, or `nil` if there is none.
  func nonConformingFloat(_ value: Double) -> String?
  var userInfo: [CodingUserInfoKey: Any] { get }
  func takeState() -> JSONEncodingState?
  func keepState(_ state: JSONEncodingState)
}
