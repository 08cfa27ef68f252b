/// The errors in a request, in the format of RFC 9457 (`application/problem+json`).
///
/// A server creates a document from decoding failures. Clients can decode the documents of any
/// server, and members that don't conform to the standard are ignored.
///
/// ```swift
/// ProblemDocument(failures)
/// // {"title":"Unprocessable Content","status":422,"errors":[
/// //   {"pointer":"#/age","detail":"must be an integer from 0 to 255",
/// //    "code":"number-out-of-range"}]}
/// ```
public struct ProblemDocument: Sendable, Hashable {
  /// The media type of problem documents.
  public static let mediaType = "application/problem+json"

  /// A URI that identifies the kind of problem, or nil if the status is sufficient.
  public var type: String?
  /// A short description of the kind of problem.
  public var title: String?
  /// The status of the response.
  public var status: Int?
  /// A description of this occurrence of the problem.
  public var detail: String?
  /// A URI that identifies this occurrence.
  public var instance: String?
  /// The errors, each with its location in the request.
  public var errors: [FieldProblem]

  /// Creates a document.
  ///
  /// - Parameters:
  ///   - type: A URI that identifies the kind of problem.
  ///   - title: A short description of the kind of problem.
  ///   - status: The status of the response.
  ///   - detail: A description of this occurrence of the problem.
  ///   - instance: A URI that identifies this occurrence.
  ///   - errors: The errors, each with its location in the request.
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

// Without macros, because programs can disable their trait.
extension ProblemDocument: Codable {
  private enum CodingKeys: String, CodingKey {
    case type, title, status, detail, instance, errors
  }

  /// Decodes a document; a member of another kind is ignored.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys) -> Value? {
      (try? container.decodeIfPresent(Value.self, forKey: key)) ?? nil
    }
    self.init(
      type: value(.type), title: value(.title), status: value(.status), detail: value(.detail),
      instance: value(.instance), errors: value(.errors) ?? [])
  }
}

/// An error at one location in a request.
public struct FieldProblem: Codable, Sendable, Hashable {
  /// The location: `#`, followed by a JSON Pointer, as in the standard's example.
  public var pointer: String
  /// A description of the error that doesn't quote the value.
  public var detail: String
  /// A permanent name for the kind of error, such as `missing-key`.
  public var code: String?
  /// The name of the query or path parameter that contains the error, or nil if the body contains
  /// the error.
  public var parameter: String?

  /// Creates a description of an error.
  ///
  /// - Parameters:
  ///   - pointer: The location: `#`, followed by a JSON Pointer.
  ///   - detail: A description of the error.
  ///   - code: A permanent name for the kind of error.
  ///   - parameter: The name of the query or path parameter that contains the error.
  public init(pointer: String, detail: String, code: String? = nil, parameter: String? = nil) {
    self.pointer = pointer
    self.detail = detail
    self.code = code
    self.parameter = parameter
  }
}
