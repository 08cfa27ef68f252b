internal import Foundation
public import Transcodable

extension ProblemDocument {
  /// Creates a document that describes the errors in a request to the client.
  ///
  /// The status is 400 for invalid JSON, 413 for an exceeded size limit, and 422 for JSON that
  /// doesn't match the type. The document contains no values from the request and no type names
  /// from the program.
  ///
  /// ```swift
  /// do {
  ///   return try decoder.decodeCollecting(Order.self, from: body)
  /// } catch {
  ///   throw ProblemResponse(ProblemDocument(error))
  /// }
  /// ```
  ///
  /// - Parameter failures: The failures that occurred when the request was decoded.
  public init(_ failures: CodingFailures) {
    self.init(failures: Array(failures), isComplete: failures.isComplete)
  }

  /// Creates a document that describes one failure to the client.
  ///
  /// - Parameter error: The error that was thrown when the request was decoded.
  public init(_ error: DecodingError) {
    self.init(failures: [CodingFailure(error)], isComplete: true)
  }

  private init(failures: [CodingFailure], isComplete: Bool) {
    let (status, title) = Self.status(of: failures)
    self.init(
      title: title, status: status,
      detail: isComplete ? nil : "There may be more errors.",
      errors: failures.map(FieldProblem.init))
  }

  private static func status(of failures: [CodingFailure]) -> (Int, String) {
    if failures.contains(where: { $0.reason == .sizeLimit }) { return (413, "Content Too Large") }
    let isJSON = failures.allSatisfy { $0.category == .data }
    return isJSON ? (422, "Unprocessable Content") : (400, "Bad Request")
  }
}

extension FieldProblem {
  /// Creates the description of a failure.
  public init(_ failure: CodingFailure) {
    let pointer = failure.pointer.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed)
    self.init(
      pointer: "#" + (pointer ?? ""), detail: failure.explanation, code: failure.reason.code)
  }
}
