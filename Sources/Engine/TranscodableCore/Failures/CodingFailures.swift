/// All failures in a document.
///
/// Methods that collect failures throw this error.
///
/// There is at least one failure, and the failures are in document order. ``error`` is the error
/// that is thrown when failures aren't collected. It is the first failure, unless the input
/// violates the rules of its format:
///
/// ```swift
/// do throws(CodingFailures) {
///   settings = try decoder.decodeCollecting(Settings.self, from: data)
/// } catch {
///   for failure in error { print(failure.line ?? 0, failure) }
///   throw error.error
/// }
/// ```
public struct CodingFailures: Error, Sendable {
  /// The error that is thrown for the same document when failures aren't collected.
  public let error: any Error
  /// Whether all failures were found.
  ///
  /// Failures may be missing if the limit was reached, or if the input violates the rules of its
  /// format. In both cases, the search ends early.
  public let isComplete: Bool
  private let elements: [CodingFailure]

  /// Creates a collection of failures.
  ///
  /// - Parameters:
  ///   - failures: The failures in document order; if empty, the failure for `error` is used.
  ///   - error: The error that an ordinary call throws.
  ///   - isComplete: Whether the list is complete.
  public init(_ failures: [CodingFailure], error: any Error, isComplete: Bool = true) {
    elements = failures.isEmpty ? [CodingFailure(describing: error)] : failures
    self.error = error
    self.isComplete = isComplete
  }

  /// Creates a collection of the failures for rejected keys, or `nil` if there are none.
  package init?(rejected failures: [CodingFailure], limit: Int) {
    guard let first = failures.first else { return nil }
    self.init(
      Array(failures.prefix(limit)), error: DecodingError(first),
      isComplete: failures.count <= limit)
  }

  /// The failures as standard errors.
  ///
  /// If a type threw its own error, the array contains that error unchanged.
  public var errors: [any Error] {
    elements.map { failure in
      if failure.reason == .custom, let error = failure.underlying { return error }
      return DecodingError(failure)
    }
  }

  /// The error that is thrown when failures aren't collected, as a `DecodingError`.
  public var decodingError: DecodingError {
    error as? DecodingError ?? DecodingError(CodingFailure(describing: error))
  }
}

extension CodingFailures: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(position: Int) -> CodingFailure { elements[position] }
}

extension CodingFailures: CustomStringConvertible {
  /// The failures, one per line.
  public var description: String {
    (elements.map(\.description) + (isComplete ? [] : ["possibly more"])).joined(separator: "\n")
  }
}
