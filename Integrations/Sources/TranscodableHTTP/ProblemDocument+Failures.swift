internal import Foundation
public import Transcodable

extension ProblemDocument {
  /// Creates the document that tells a client what is wrong with what it has sent.
  ///
  /// The status is 400 for what is not JSON, 413 for what is too large, and 422 for what does not fit the type. No value of the request
  /// is quoted, and no type of the program is named.
  ///
  /// ```swift
  /// do {
  ///   return try decoder.decodeCollecting(Order.self, from: body)
  /// } catch {
  ///   throw ProblemResponse(ProblemDocument(error))
  /// }
  /// ```
  ///
  /// - Parameter failures: What is wrong.
  public init(_ failures: CodingFailures) {
    self.init(failures: Array(failures), isComplete: failures.isComplete)
  }

  /// Creates the document that tells a client of one failure.
  ///
  /// - Parameter error: What decoding has thrown.
  public init(_ error: DecodingError) {
    self.init(failures: [CodingFailure(error)], isComplete: true)
  }

  private init(failures: [CodingFailure], isComplete: Bool) {
    let (status, title) = Self.status(of: failures)
    self.init(
      title: title, status: status,
      detail: isComplete ? nil : "There may be more than these errors.",
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
  ///
  /// - Parameter failure: What is wrong.
  public init(_ failure: CodingFailure) {
    let pointer = failure.pointer.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed)
    self.init(
      pointer: "#" + (pointer ?? ""), detail: failure.explanation, code: failure.reason.code)
  }
}
