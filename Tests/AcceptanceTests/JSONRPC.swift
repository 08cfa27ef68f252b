import CoderTestSupport
import Testing
import Transcodable

// A protocol that distinguishes missing members from null.

@Codable
private struct Request<Parameters: Equatable & Sendable>: Equatable, Sendable {
  @CodableValidated(.oneOf("2.0")) let jsonrpc: String
  let id: CodableNullable<Identifier>  // absent in a notification
  let method: String
  let params: Parameters?
}

@Codable(tagging: .untagged)
private enum Identifier: Hashable, Sendable {
  case number(Int)
  case string(String)
}

/// A result or an error, identified by its key.
@Codable(tagging: .untagged)
private enum Response<Result: Equatable & Sendable>: Equatable, Sendable {
  case success(id: Identifier, result: Result)
  case failure(id: Identifier?, error: Fault)
}

@Codable
private struct Fault: Error, Equatable, Sendable {
  let code: Int
  let message: String
  var data: JSON?

  var isParseError: Bool { code == -32700 }
}

@Codable(unknownKeys: .reject)
private struct Position: Equatable, Sendable {
  let line, character: Int
}

let jsonRPC = Table("JSON-RPC") {
  Sample(
    "a request",
    """
    {"jsonrpc": "2.0", "id": 1, "method": "hover", "params": {"line": 3, "character": 0}}
    """,
    is: Request(
      jsonrpc: "2.0", id: .value(.number(1)), method: "hover",
      params: Position(line: 3, character: 0)))
  Sample(
    "a request with a null identifier", #"{"jsonrpc": "2.0", "id": null, "method": "a"}"#,
    is: Request<Position>(jsonrpc: "2.0", id: .null, method: "a", params: nil))
  Sample(
    "an unsupported version", #"{"jsonrpc": "1.0", "method": "a"}"#, as: Request<Position>.self,
    "dataCorrupted", "jsonrpc")
  Sample(
    "an invalid identifier", #"{"jsonrpc": "2.0", "id": [], "method": "a"}"#,
    as: Request<Position>.self, "dataCorrupted", "id")
  Sample(
    "an unknown parameter",
    """
    {"jsonrpc": "2.0", "method": "a", "params": {"line": 1, "character": 2, "column": 3}}
    """,
    as: Request<Position>.self, "dataCorrupted", "params.column")

  Sample(
    "a notification with a list", #"{"jsonrpc": "2.0", "method": "sum", "params": [1, 2]}"#,
    is: Request<[Int]>(jsonrpc: "2.0", id: .absent, method: "sum", params: [1, 2]))
  Sample(
    "a parameter of the wrong type", #"{"jsonrpc": "2.0", "method": "sum", "params": [1, "2"]}"#,
    as: Request<[Int]>.self, "typeMismatch", "params.1")

  Sample(
    "a result", #"{"jsonrpc": "2.0", "id": "a", "result": {"line": 1, "character": 2}}"#,
    is: Response.success(id: .string("a"), result: Position(line: 1, character: 2)),
    writtenAs: #"{"id": "a", "result": {"line": 1, "character": 2}}"#)
  Sample(
    "an error",
    """
    {"id": null, "error": {"code": -32601, "message": "No such method", "data": {"method": "x"}}}
    """,
    is: Response<Position>.failure(
      id: nil, error: Fault(code: -32601, message: "No such method", data: ["method": "x"])),
    writtenAs: """
      {"error": {"code": -32601, "message": "No such method", "data": {"method": "x"}}}
      """)
  Sample(
    "neither a result nor an error", #"{"jsonrpc": "2.0", "id": 1}"#, as: Response<Position>.self,
    "dataCorrupted")
  Sample(
    "a batch", #"[{"id": 1, "result": {"line": 1, "character": 2}}]"#,
    is: [Response.success(id: .number(1), result: Position(line: 1, character: 2))])
  Sample(
    "an error without a code", #"[{"id": 1, "error": {"message": ""}}]"#,
    as: [Response<Position>].self, "dataCorrupted", "0")
}
