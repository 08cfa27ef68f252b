import Foundation
import Testing
import Transcodable

// Logs, metrics and jobs.

/// A log line, for which every library uses different keys.
@Codable(nilEncoding: .null)
struct LogLine: Equatable, Sendable {
  @DecodableAlias("@timestamp", "ts") @CodableBy(.anyOf(.iso8601, .millisecondsSince1970))
  let time: Date
  @DecodableAlias("lvl", "severity") let level: Level
  @DecodableAlias("message") let msg: String
  @DecodableAlias("error", "exception") var err: String?
  @CodableDefault([:], for: .anyFailure) let fields: [String: JSON]

  @Codable
  enum Level: Int, Comparable, Sendable {
    case debug = 20
    case info = 30
    case warning = 40
    case error = 50

    static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }
}

/// A query result, whose samples are pairs of a time and a number in a string.
@Codable
private struct QueryAnswer: Equatable {
  let data: QueryResult
}

@Codable(tagging: .adjacent("resultType", "result"))
private enum QueryResult: Equatable {
  case scalar(Point)
  case vector([Series])
  case matrix([Series])

  @Codable struct Series: Equatable {
    let metric: [String: String]
    var value: Point?
    var values: [Point]?
  }

  /// A pair with hand-written coding.
  struct Point: Equatable, Codable {
    let time: Double
    let value: Double

    init(_ time: Double, _ value: Double) {
      self.time = time
      self.value = value
    }

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      time = try container.decode(Double.self)
      let text = try container.decode(String.self)
      guard let value = Double(text) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "No number")
      }
      self.value = value
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(time)
      try container.encode("\(value)")
    }
  }
}

/// A build job, whose steps run commands or use actions.
@Codable(keys: .kebabCase)
private struct Job: Equatable {
  @CodableBy(.oneOrMany()) let runsOn: [String]
  @CodableBy(.oneOrMany()) var needs: [String] = []
  @CodingKey("if") var condition: String?
  @CodableDefault(360) let timeoutMinutes: Int
  @CodableValidated(.nonEmpty) let steps: [Step]
  @CodingPath("strategy.matrix") var matrix: [String: [JSON]]?

  @Codable(keys: .kebabCase, tagging: .untagged)
  enum Step: Equatable {
    case use(uses: String, with: [String: JSON]?)
    case run(run: String, workingDirectory: String?)
  }
}

/// An observable model class.
@Codable
private final class Draft: Equatable {
  private(set) var title = "" {
    willSet { if newValue != title { changes += 1 } }
  }
  var body: String?
  @CodableIgnored private(set) var changes = 0

  init() {}

  convenience init(title: String, body: String?) {
    self.init()
    self.title = title
    self.body = body
  }

  static func == (left: Draft, right: Draft) -> Bool {
    left.title == right.title && left.body == right.body
  }
}

extension Draft: @unchecked Sendable {}

let operations = Table("Operations") {
  Sample(
    "a log line of one library",
    """
    {"time": "2023-11-14T22:13:20Z", "level": 30, "msg": "started", "err": null,
     "fields": {"port": 80}}
    """,
    is: LogLine(
      time: Date(timeIntervalSince1970: 1_700_000_000), level: .info, msg: "started",
      fields: ["port": 80]))
  Sample(
    "a log line of another library",
    #"{"ts": 1700000000000, "severity": 50, "message": "broken", "exception": "E", "fields": []}"#,
    is: LogLine(
      time: Date(timeIntervalSince1970: 1_700_000_000), level: .error, msg: "broken", err: "E",
      fields: [:]),
    writtenAs: """
      {"time": "2023-11-14T22:13:20Z", "level": 50, "msg": "broken", "err": "E", "fields": {}}
      """)
  Sample(
    "an undefined level", #"{"ts": 0, "lvl": 35, "msg": ""}"#, as: LogLine.self, "dataCorrupted",
    "lvl")
  Sample(
    "a level that is a string", #"{"ts": 0, "lvl": "info", "msg": ""}"#, as: LogLine.self,
    "typeMismatch",
    "lvl")

  Sample(
    "a vector",
    """
    {"data": {"resultType": "vector", "result": [{"metric": {"job": "a"}, "value": [1.5, "0.25"]}]}}
    """,
    is: QueryAnswer(data: .vector([.init(metric: ["job": "a"], value: .init(1.5, 0.25))])))
  Sample(
    "a scalar", #"{"data": {"result": [1, "2.0"], "resultType": "scalar"}, "status": "success"}"#,
    is: QueryAnswer(data: .scalar(.init(1, 2))),
    writtenAs: #"{"data": {"result": [1, "2.0"], "resultType": "scalar"}}"#)
  Sample(
    "a string", #"{"data": {"resultType": "string", "result": [1, "a"]}}"#, as: QueryAnswer.self,
    "dataCorrupted", "data.resultType")
  Sample(
    "a point without a number",
    """
    {"data": {"resultType": "matrix", "result": [{"metric": {}, "values": [[1, "1"], [2]]}]}}
    """,
    as: QueryAnswer.self, "valueNotFound", "data.result.0.values.1.1")

  Sample(
    "a job",
    """
    {"runs-on": ["self-hosted", "arm64"], "needs": "lint", "if": "always()", "timeout-minutes": 5,
     "strategy": {"matrix": {"swift": ["6.1", 6]}}, "steps": [
      {"uses": "actions/checkout@v4", "with": {"fetch-depth": 0}},
      {"run": "swift test", "working-directory": "a"}]}
    """,
    is: Job(
      runsOn: ["self-hosted", "arm64"], needs: ["lint"], condition: "always()", timeoutMinutes: 5,
      steps: [
        .use(uses: "actions/checkout@v4", with: ["fetch-depth": 0]),
        .run(run: "swift test", workingDirectory: "a"),
      ], matrix: ["swift": ["6.1", 6]]))
  Sample(
    "a job without steps", #"{"runs-on": "linux", "steps": []}"#, as: Job.self,
    "dataCorrupted", "steps")
  Sample(
    "a step without an action", #"{"runs-on": "linux", "steps": [{"run": "a"}, {"name": "b"}]}"#,
    as: Job.self, "dataCorrupted", "steps.1")
  Sample(
    "a job without a runner", #"{"steps": [{"run": "a"}]}"#, as: Job.self, "keyNotFound", "runs-on")

  Sample(
    "a draft", #"{"title": "A", "body": "b"}"#, is: Draft(title: "A", body: "b"))
  Sample("a draft without content", "{}", is: Draft(), writtenAs: #"{"title": ""}"#)
  Sample("a title that is a list", #"{"title": []}"#, as: Draft.self, "typeMismatch", "title")
}
