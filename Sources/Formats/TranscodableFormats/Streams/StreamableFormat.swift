public import TranscodableCore

/// A format whose documents can follow each other without separators, because the end of a document
/// can be found without decoding it.
public protocol StreamableFormat: CodingFormat {
  /// The type that finds the end of a document.
  associatedtype Boundary: FormatBoundary

  /// Returns a boundary for one document.
  ///
  /// - Parameter maximumDepth: The maximum nesting depth of arrays and objects.
  /// - Returns: The boundary.
  func makeBoundary(maximumDepth: Int) -> Boundary
}

/// A search for the end of a document that arrives in parts.
public protocol FormatBoundary: Sendable {
  /// The minimum length of the document, according to the bytes that have been read.
  ///
  /// A stream rejects a document as soon as this number exceeds the maximum size.
  var minimumCount: Int { get }

  /// Continues the search.
  ///
  /// - Parameter bytes: The bytes of the stream from the start of the document. They begin with the
  ///   bytes of the previous call.
  /// - Returns: The number of bytes in the document, or `nil` if more bytes are needed.
  /// - Throws: A `CodingFailure` with an offset in the bytes, if the document is malformed.
  mutating func end(in bytes: RawSpan) throws(CodingFailure) -> Int?
}

/// The values that are still missing from the open containers of a document.
///
/// A boundary doesn't use the call stack for nested values.
package struct OpenContainers: Sendable {
  private var counts: [UInt64] = []
  private var hasValue = false
  private let maximumDepth: Int

  /// A container that ends with a mark instead of after a number of values.
  package static var unlimited: UInt64 { .max }

  package init(maximumDepth: Int) { self.maximumDepth = maximumDepth }

  /// Whether the document has a value and all of its containers are complete.
  package var areComplete: Bool { hasValue && counts.isEmpty }
  package var endsWithMark: Bool { counts.last == Self.unlimited }

  /// Opens a container with a number of values.
  package mutating func open(_ count: UInt64, at offset: Int) throws(CodingFailure) {
    // A string in chunks is one more level.
    if counts.count > maximumDepth {
      throw CodingFailure(.depthLimit, at: offset, expected: "at most \(maximumDepth) levels")
    }
    counts.append(count)
  }

  package mutating func close() { counts.removeLast() }

  /// Counts a complete value, and closes the containers that it completes.
  package mutating func completeValue() {
    hasValue = true
    while let last = counts.indices.last, !endsWithMark {
      counts[last] -= 1
      if counts[last] > 0 { return }
      counts.removeLast()
    }
  }
}
