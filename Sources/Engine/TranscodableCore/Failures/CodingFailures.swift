/// Everything that is wrong with a document: what is thrown where all of it was asked for.
///
/// A collection of failures in the order of the document, never empty; but first is the one
/// that an ordinary call throws, unless the text breaks the rules of its format. As an error it
/// stands for ``error``, which an ordinary call throws:
///
/// ```swift
/// do {
///   settings = try decoder.decodeCollecting(Settings.self, from: data)
/// } catch {
///   for failure in error { print(failure.line ?? 0, failure) }
///   throw error.error
/// }
/// ```
public struct CodingFailures: Error, Sendable {
  /// What an ordinary call throws for the same document.
  public let error: any Error
  /// Whether these are all there are; there are more if the call was to stop at so many, or if the
  /// text breaks the rules of its format, which ends the search.
  public let isComplete: Bool
  private let elements: [CodingFailure]

  /// Creates failures.
  ///
  /// - Parameters:
  ///   - failures: The failures in the order of the document; if there are none, the one that
  ///     `error` stands for.
  ///   - error: What an ordinary call throws.
  ///   - isComplete: Whether these are all there are.
  public init(_ failures: [CodingFailure], error: any Error, isComplete: Bool = true) {
    elements = failures.isEmpty ? [CodingFailure(describing: error)] : failures
    self.error = error
    self.isComplete = isComplete
  }

  /// Each failure as the standard error for it, or as the error that a type has thrown.
  public var errors: [any Error] {
    elements.map { failure in
      if failure.reason == .custom, let error = failure.underlying { return error }
      return DecodingError(failure)
    }
  }

  /// The error that an ordinary call throws, as a standard one.
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
  /// The failures, a line each.
  public var description: String {
    (elements.map(\.description) + (isComplete ? [] : ["perhaps more"])).joined(separator: "\n")
  }
}
