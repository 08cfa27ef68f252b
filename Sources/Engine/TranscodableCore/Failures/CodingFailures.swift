/// All failures found in a document, thrown by calls that collect failures.
///
/// The collection is never empty, and the failures are in document order. The first failure is the
/// one that an ordinary call throws, unless the input violates the rules of its format. ``error``
/// is the error that an ordinary call throws:
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
  /// The error that an ordinary call throws for the same document.
  public let error: any Error
  /// Whether the list is complete.
  ///
  /// The list is incomplete if the limit was reached, or if the input violates the rules of its
  /// format, which ends the search.
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

  /// The failures as standard errors.
  ///
  /// For a failure that a type threw, this is the original error.
  public var errors: [any Error] {
    elements.map { failure in
      if failure.reason == .custom, let error = failure.underlying { return error }
      return DecodingError(failure)
    }
  }

  /// The error that an ordinary call throws, as a `DecodingError`.
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
