import Hummingbird
import NIOCore
import Transcodable
import TranscodableHTTP
import TranscodableHummingbird
import TranscodableNIO
import TranscodableSchema
import TranscodableStreams

/// Accepts orders as NDJSON, and validates each line against the type's schema before decoding it.
struct LineCheck: Sendable {
  /// The validator, which is compiled once and shared by all requests.
  private let validator: JSON.SchemaValidator
  private let decoder = JSON.Decoder()
  private let maximumProblemCount = 20

  init() throws {
    validator = try JSON.SchemaValidator(JSON.Schema(of: Order.self), formats: .asserted)
  }

  /// Returns the number of orders in a body, and decodes the body as it arrives.
  ///
  /// - Throws: A `ProblemResponse` that describes the errors in a line.
  func count(_ body: RequestBody) async throws -> Int {
    var stream = JSONTextStream()
    var (count, problems) = (0, [FieldProblem]())
    for try await chunk in body {
      stream.append(chunk)
      try read(&stream, &count, &problems)
    }
    stream.finish()
    try read(&stream, &count, &problems)
    guard problems.isEmpty else {
      throw ProblemResponse(
        ProblemDocument(title: "Unprocessable Content", status: 422, errors: problems))
    }
    return count
  }

  private func read(
    _ stream: inout JSONTextStream, _ count: inout Int, _ problems: inout [FieldProblem]
  ) throws {
    while let found = try stream.next({ judge($0) }) {
      count += 1
      for var problem in found where problems.count < maximumProblemCount {
        problem.detail = "line \(stream.position.line): \(problem.detail)"
        problems.append(problem)
      }
    }
  }

  /// Describes the errors in a line.
  private func judge(_ line: RawSpan) -> [FieldProblem] {
    do {
      let failures = try validator.failures(parsing: line, limit: maximumProblemCount)
      if failures.isEmpty { _ = try decoder.decode(Order.self, from: line) }
      return failures.map {
        FieldProblem(pointer: $0.instance.fragment, detail: $0.message, code: $0.keyword)
      }
    } catch {
      return [FieldProblem(CodingFailure(describing: error))]
    }
  }
}
