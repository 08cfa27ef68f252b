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
/// harmlessly, and whoever started the writer gets the failure thrown in the end.
///
/// Each value is written with a comma behind it, which the end of its container turns into the closing bracket. So
/// nobody has to know whether a value is the first one.
@frozen
public struct JSONWriter: ~Copyable {
  @usableFromInline internal var output: ByteOutput
  /// Whether everything is left at its default, so that keys and values can be written without asking.
  @usableFromInline internal let isPlain: Bool
  @usableFromInline internal let escapesSlashes: Bool
  /// How many containers are open.
  @usableFromInline internal var depth = 0
  /// The first thing that went wrong, or nil.
  @usableFromInline package var failure: CodingFailure?
  /// The keys and indices of everything that was open when it went wrong.
  @usableFromInline internal var failurePath: [any CodingKey] = []
  /// What is needed for layouts other than the compact one.
  @usableFromInline internal var arrangement: JSONArrangement
  /// What the coder above knows that the value does not: strategies, and types that are not direct.
  @usableFromInline package let context: (any JSONWritingContext)?

  package init(
    layout: JSONLayout = [], capacity: Int = 1024, context: (any JSONWritingContext)? = nil
  ) {
    output = ByteOutput(capacity: capacity)
    self.context = context
    arrangement = JSONArrangement(layout)
    escapesSlashes = !layout.contains(.withoutEscapingSlashes)
    isPlain =
      layout.isDisjoint(with: [.prettyPrinted, .sortedKeys])
      && !(context?.convertsKeys ?? false)
  }

  /// Whether something has gone wrong.
  @inlinable @inline(__always)
  public var hasFailed: Bool { failure != nil }

  /// Reports that a value cannot be written; only the first report of a writer counts.
  @inline(never)
  package mutating func fail(
    _ reason: FailureReason, found: String, underlying: (any Error)? = nil
  ) {
    guard failure == nil else { return }
    // No place: nobody gets to see the text.
    failure = CodingFailure(reason, at: nil, found: found, underlying: underlying)
    // Not later: sorting moves what was written, and a container that is closed has no open member.
    failurePath = codingPath
  }
}

/// What a coder adds to a writer.
@usableFromInline
package protocol JSONWritingContext: AnyObject, Sendable {
  /// Whether keys are written other than fields are called.
  var convertsKeys: Bool { get }
  /// The key to write for a field.
  func convertedKey(_ key: String, in writer: borrowing JSONWriter) -> String
  /// Writes a value of a type without direct conformance, or reports to the writer why not.
  func writeStandard<Value: Encodable>(_ value: Value, to writer: inout JSONWriter)
  /// What to write for infinity or NaN, if anything.
  func nonConformingFloat(_ value: Double) -> String?
}
