public import Transcodable

/// What is wrong with a request, as RFC 9457 has servers say it: `application/problem+json`.
///
/// A server makes one of the failures of a document; clients read those of any server. What another server
/// writes in another form than the standard says is passed over.
///
/// ```swift
/// ProblemDocument(failures)
/// // {"title":"Unprocessable Content","status":422,"errors":[
/// //   {"pointer":"#/age","detail":"must be a whole number from 0 to 255","code":"number-out-of-range"}]}
/// ```
@Codable
public struct ProblemDocument: Sendable, Hashable {
  /// The media type of problem documents.
  public static let mediaType = "application/problem+json"

  /// A URI that says which kind of problem this is; nil if the status says it all.
  @CodableLossy public var type: String?
  /// The kind of problem in a few words.
  @CodableLossy public var title: String?
  /// The status of the response.
  @CodableLossy public var status: Int?
  /// What is special about this problem.
  @CodableLossy public var detail: String?
  /// A URI of this occurrence.
  @CodableLossy public var instance: String?
  /// What is wrong in each place of the document.
  @CodableDefault([], for: .anyFailure) public var errors: [FieldProblem]

  /// Creates a document.
  ///
  /// - Parameters:
  ///   - type: A URI that says which kind of problem this is.
  ///   - title: The kind of problem in a few words.
  ///   - status: The status of the response.
  ///   - detail: What is special about this problem.
  ///   - instance: A URI of this occurrence.
  ///   - errors: What is wrong in each place of the document.
  public init(
    type: String? = nil, title: String? = nil, status: Int? = nil, detail: String? = nil,
    instance: String? = nil, errors: [FieldProblem] = []
  ) {
    self.type = type
    self.title = title
    self.status = status
    self.detail = detail
    self.instance = instance
    self.errors = errors
  }
}

/// What is wrong in one place of a document.
@Codable
public struct FieldProblem: Sendable, Hashable {
  /// The place: a JSON Pointer after `#`, as in the standard's own example.
  public var pointer: String
  /// What is wrong there, without the value itself.
  public var detail: String
  /// A name for what is wrong that stays the same, such as `missing-key`.
  public var code: String?

  /// Creates a description of what is wrong.
  ///
  /// - Parameters:
  ///   - pointer: The place: a JSON Pointer after `#`.
  ///   - detail: What is wrong there.
  ///   - code: A name for what is wrong.
  public init(pointer: String, detail: String, code: String? = nil) {
    self.pointer = pointer
    self.detail = detail
    self.code = code
  }
}
