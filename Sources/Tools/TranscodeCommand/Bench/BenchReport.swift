internal import Foundation
internal import TranscodableFoundation
internal import TranscodableJSON

struct BenchReport {
  /// The throughput of one operation, in megabytes per second.
  struct Row {
    var work: String
    var speed: Double
    /// Foundation's throughput, or nil if Foundation rejects the document.
    var foundationSpeed: Double?
  }

  let name: String
  let size: Int
  let rows: [Row]

  init(name: String, _ document: Data, seconds: Double) throws {
    self.name = name
    size = document.count
    let isTakenByFoundation =
      (try? JSONSerialization.jsonObject(with: document, options: .fragmentsAllowed)) != nil
    let stopwatch = Stopwatch(seconds: seconds)
    rows = try BenchWork.all.map { work in
      let bodies = [work.ours, isTakenByFoundation ? work.foundations : nil].compactMap(\.self)
      let times = try stopwatch.best(of: bodies.map { body in { try body(document) } })
      let speeds = times.map { Double(document.count) / $0 / 1e6 }
      return Row(
        work: work.name, speed: speeds[0], foundationSpeed: speeds.count > 1 ? speeds[1] : nil)
    }
  }

  static func json(of reports: [BenchReport]) throws -> String {
    let documents = reports.map { report -> JSON in
      let work = report.rows.map { row -> JSON in
        [
          "name": .string(row.work), "megabytesPerSecond": number(row.speed),
          "foundation": row.foundationSpeed.map(number) ?? .null,
          "ratio": row.foundationSpeed.map { number(row.speed / $0) } ?? .null,
        ]
      }
      return [
        "file": .string(report.name), "bytes": .number(JSON.Number(report.size)),
        "work": .array(work),
      ]
    }
    let text: JSON = ["documents": .array(documents)]
    return text.prettyPrinted + "\n"
  }

  private static func number(_ value: Double) -> JSON {
    .number(JSON.Number((value * 100).rounded() / 100) ?? 0)
  }
}

struct BenchWork {
  let name: String
  let ours: (Data) throws -> Void
  let foundations: (Data) throws -> Void

  static var all: [BenchWork] {
    [
      BenchWork(
        name: "parse", ours: { keep(try JSON(parsing: $0)) }, foundations: { keep(try object($0)) }),
      BenchWork(
        name: "validate", ours: { keep(try JSON.decode(Validated.self, from: $0)) },
        foundations: { keep(try object($0)) }),
      BenchWork(
        name: "round trip", ours: { keep(try JSON.encode(JSON(parsing: $0))) },
        foundations: {
          keep(
            try JSONSerialization.data(withJSONObject: object($0), options: .fragmentsAllowed))
        }),
    ]
  }

  private static func object(_ document: Data) throws -> Any {
    try JSONSerialization.jsonObject(with: document, options: .fragmentsAllowed)
  }

  /// Prevents the optimizer from removing a computation whose result is otherwise unused.
  @inline(never) @_optimize(none)
  private static func keep<Value>(_ value: borrowing Value) {}
}

/// A type that validates a document without storing it.
private struct Validated: JSONDecodable {
  static func decode(from reader: inout JSONReader) -> Validated? {
    reader.skipValue()
    return reader.failure == nil ? Validated() : nil
  }
}
