import Foundation
import Testing
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

@Suite("Container path: classes, enumerations, generic and recursive types")
struct ShapePatternTests {
  private class Vehicle: Codable, Equatable {
    var wheels: Int
    init(wheels: Int) { self.wheels = wheels }
    static func == (left: Vehicle, right: Vehicle) -> Bool { left.summary == right.summary }
    var summary: String { "\(wheels)" }
  }

  private final class Truck: Vehicle {
    var load: Double
    enum CodingKeys: CodingKey { case load }
    init(wheels: Int, load: Double) {
      self.load = load
      super.init(wheels: wheels)
    }
    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      load = try container.decode(Double.self, forKey: .load)
      try super.init(from: container.superDecoder())
    }
    override func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(load, forKey: .load)
      try super.encode(to: container.superEncoder())
    }
    override var summary: String { "\(wheels) \(load)" }
  }

  @Test func `a subclass codes its superclass under super`() {
    let truck = Truck(wheels: 6, load: 2.5)
    expectValue(truck, #"{"super":{"wheels":6},"load":2.5}"#)
    expectRoundTrip(truck)
    expectProblem("keyNotFound wheels at .super", Truck.self, #"{"load":1,"super":{}}"#)
    expectProblem(
      "valueNotFound Dictionary<String, Any> at .super", Truck.self, #"{"load":1,"wheels":6}"#)
    expectProblem(
      "typeMismatch Int at [0].super.wheels", [Truck].self,
      #"[{"load":1,"super":{"wheels":"6"}}]"#)
  }

  private enum Shape: Codable, Equatable {
    case point
    case circle(radius: Double)
    case rectangle(width: Double, height: Double)
    case named(String, Int = 7)
    indirect case group([Shape], of: Shape)
  }

  @Test func `enumerations with associated values use synthesized coding`() {
    expectRoundTrip(Shape.point)
    expectRoundTrip(Shape.circle(radius: 2.5))
    expectRoundTrip(Shape.named("x", 1))
    expectRoundTrip(
      Shape.group([.point, .rectangle(width: 1, height: 2)], of: .group([], of: .point)))
    // Default values apply to initializers, not to decoding.
    expectProblem("keyNotFound _1 at [0].named", [Shape].self, #"[{"named":{"_0":"a"}}]"#)
    for document in [
      "{}", #"{"point":{},"circle":{"radius":1}}"#, #"{"circle":{}}"#, #"{"oval":{}}"#,
      #"{"circle":{"radius":"1"}}"#, #"{"circle":null}"#, #""point""#, "null", "[]",
      #"{"point":{"extra":1}}"#, #"{"point":{},"point":{}}"#, #"{"group":{"_0":[{}]}}"#,
      #"{"oval":{},"point":{}}"#, #"{"group":{"_0":[{"point":{}}],"of":{"circle":1}}}"#,
    ] {
      expectSame(Shape.self, document)
      expectSame([String: [Shape]].self, #"{"k":[\#(document)]}"#)
    }
  }

  private enum Block: Codable, Equatable {
    case heading(String, level: Int)
    case picture(URL)
    case unknown(kind: String)

    enum CodingKeys: String, CodingKey { case kind, text, level, source }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.decode(String.self, forKey: .kind) {
      case "heading":
        self = .heading(
          try container.decode(String.self, forKey: .text),
          level: try container.decodeIfPresent(Int.self, forKey: .level) ?? 1)
      case "picture": self = .picture(try container.decode(URL.self, forKey: .source))
      case let kind: self = .unknown(kind: kind)
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .heading(let text, let level):
        try container.encode("heading", forKey: .kind)
        try container.encode(text, forKey: .text)
        try container.encode(level, forKey: .level)
      case .picture(let source):
        try container.encode("picture", forKey: .kind)
        try container.encode(source, forKey: .source)
      case .unknown(let kind): try container.encode(kind, forKey: .kind)
      }
    }
  }

  @Test func `a discriminator selects the type`() throws {
    let blocks: [Block] = [
      .heading("Hello", level: 2), .picture(try #require(URL(string: "https://example.com/p"))),
      .unknown(kind: "video"),
    ]
    // The discriminator can have any position.
    let document = """
      [{"kind":"heading","text":"Hello","level":2},
       {"source":"https://example.com/p","kind":"picture"},{"length":5,"kind":"video"}]
      """
    expectValue(blocks, document)
    expectRoundTrip(blocks)
    expectProblem("keyNotFound kind at [0]", [Block].self, #"[{"text":"x"}]"#)
    expectProblem("keyNotFound source at [0]", [Block].self, #"[{"kind":"picture"}]"#)
    expectProblem("typeMismatch String at [0].kind", [Block].self, #"[{"kind":1}]"#)
  }

  private struct Envelope<Payload: Codable & Equatable>: Codable, Equatable {
    var status: Int
    var payload: Payload?
    var problems: [String: [String]]?
    enum CodingKeys: String, CodingKey {
      case status, payload = "data", problems = "errors"
    }
  }

  @Test func `a generic envelope can be coded`() {
    expectRoundTrip(Envelope(status: 200, payload: [1, 2], problems: nil))
    expectRoundTrip(
      Envelope(status: 1, payload: Envelope(status: 2, payload: "x", problems: ["a": ["b"]])))
    expectValue(
      Envelope<[String]>(status: 404, payload: nil, problems: ["id": ["unknown"]]),
      #"{"errors":{"id":["unknown"]},"status":404,"data":null}"#)
    expectProblem(
      "typeMismatch Array<Any> at .data", Envelope<[Int]>.self, #"{"status":1,"data":{}}"#)
  }

  private enum Either<Left: Codable & Equatable, Right: Codable & Equatable>: Codable, Equatable {
    case left(Left), right(Right)
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      do { self = .left(try container.decode(Left.self)) } catch {
        self = .right(try container.decode(Right.self))
      }
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .left(let value): try container.encode(value)
      case .right(let value): try container.encode(value)
      }
    }
  }

  @Test func `alternatives are tried in order`() {
    typealias Mixed = [Either<Int, Either<[String], [String: Bool]>>]
    expectValue(
      [.left(1), .right(.left(["a"])), .right(.right(["b": true]))] as Mixed,
      #"[1,["a"],{"b":true}]"#)
    expectRoundTrip([.left(1), .right(.left([])), .right(.right(["b": false]))] as Mixed)
    expectSame(Mixed.self, #"[1,["a",{"b":[1,2,{"c":3}]}]]"#)
    expectSame(Mixed.self, #"[1.5]"#)
    expectSame(Mixed.self, #"[{"b":{"c":[[]]}}]"#)
  }

  @propertyWrapper
  private struct Trimmed: Codable, Equatable {
    var wrappedValue: String
    init(wrappedValue: String) { self.wrappedValue = wrappedValue }
    init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      wrappedValue = text.trimmingCharacters(in: .whitespaces)
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(wrappedValue)
    }
  }

  private struct Form: Codable, Equatable {
    @Trimmed var name: String
    @Trimmed var city = "none"
  }

  @Test func `property wrappers code their wrapped values`() {
    expectValue(Form(name: "A", city: "B"), #"{"name":"  A ","city":"B "}"#)
    expectRoundTrip(Form(name: "A"))
    expectProblem("keyNotFound city at .", Form.self, #"{"name":"A"}"#)
    expectProblem("typeMismatch String at .name", Form.self, #"{"name":1,"city":""}"#)
  }
}
