internal import Foundation
internal import TranscodableCBOR
internal import TranscodableFoundation
internal import TranscodableJSON
internal import TranscodableMessagePack

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
    if let format = BinaryCheck.Format(fileName: name) {
      try self.init(name: name, binary: document, format, seconds: seconds)
      return
    }
    let isTakenByFoundation =
      (try? JSONSerialization.jsonObject(with: document, options: .fragmentsAllowed)) != nil
    try self.init(
      name: name, document, BenchWork.all, foundationDocument: isTakenByFoundation ? document : nil,
      seconds: seconds)
  }

  /// Foundation works on the JSON document that is nearest to the binary document.
  private init(
    name: String, binary: Data, _ format: BinaryCheck.Format, seconds: Double
  ) throws {
    let source: BinaryConversion.Format = format == .messagePack ? .msgpack : .cbor
    var conversion = BinaryConversion(source: source, target: .json)
    (conversion.isLossy, conversion.isCompact) = (true, true)
    let json = format == .cborSequence ? nil : Data(try conversion.convert(Array(binary)).document)
    try self.init(
      name: name, binary, BenchWork.all(format), foundationDocument: json, seconds: seconds)
  }

  private init(
    name: String, _ document: Data, _ work: [BenchWork], foundationDocument: Data?, seconds: Double
  ) throws {
    self.name = name
    size = document.count
    let stopwatch = Stopwatch(seconds: seconds)
    rows = try work.map { work in
      var bodies = [{ try work.ours(document) }]
      if let foundationDocument { bodies.append { try work.foundations(foundationDocument) } }
      let speeds = try stopwatch.best(of: bodies).map { Double(document.count) / $0 / 1e6 }
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

  static func all(_ format: BinaryCheck.Format) -> [BenchWork] {
    let json = all
    return [
      BenchWork(
        name: "parse",
        ours: { document in
          switch format {
          case .cbor: keep(try CBOR(parsing: document))
          case .cborSequence: keep(try CBOR.sequence(parsing: document))
          case .messagePack: keep(try MessagePack(parsing: document))
          }
        }, foundations: json[0].foundations),
      BenchWork(
        name: "round trip",
        ours: { document in
          switch format {
          case .cbor: keep(try CBOR(parsing: document).serialized())
          case .cborSequence:
            keep(try CBOR.sequence(parsing: document).map { $0.serialized() })
          case .messagePack: keep(try MessagePack(parsing: document).serialized())
          }
        }, foundations: json[2].foundations),
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
