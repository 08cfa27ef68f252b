import Foundation
import Kodable
import Testing

/// Types without reflection, with the code that `@Kodable` writes.
struct GeneratedCodeTests {
  private struct Opaque {}

  private struct Reflected: Kodable {
    @Coding("x.y") var a: Int
    @Coding(.trimmed, default: "d") var b: String
    @CodableDate(.timestamp) var c: Date?
    @KodableTransformable<Passthrough<[Int]>>("k", .lossy) var d: [Int]
    var opaque = Opaque()
    var plain: String? = "p"
    let constant = 1
  }

  private struct Generated: Kodable {
    @Coding("x.y") var a: Int
    @Coding(.trimmed, default: "d") var b: String
    @CodableDate(.timestamp) var c: Date?
    @KodableTransformable<Passthrough<[Int]>>("k", .lossy) var d: [Int]
    var opaque = Opaque()
    var plain: String? = "p"
    let constant = 1

    mutating func __decode(_ properties: inout __StoredPropertyDecoder) throws {
      try properties.__begin()
      try properties.__decode("_a", &self._a)
      try properties.__decode("_b", &self._b)
      try properties.__decode("_c", &self._c)
      try properties.__decode("_d", &self._d)
      try properties.__decode("opaque", &self.opaque)
      try properties.__decode("plain", &self.plain)
    }

    func __encode(_ properties: inout __StoredPropertyEncoder) throws {
      properties.__begin()
      try properties.__encode("_a", self._a)
      try properties.__encode("_b", self._b)
      try properties.__encode("_c", self._c)
      try properties.__encode("_d", self._d)
      try properties.__encode("opaque", self.opaque)
      try properties.__encode("plain", self.plain)
      try properties.__encode("constant", self.constant)
    }
  }

  @Test(arguments: [
    #"{"x":{"y":1},"b":" b ","c":5,"k":[1,"2",3],"plain":7}"#, #"{"x":{"y":1},"c":"z","k":[]}"#,
    "{}", #"{"x":{"y":"1"}}"#, #"{"x":{"y":1},"k":1}"#, #"{"x":{"y":1},"k":[],"plain":[]}"#,
  ])
  func `generated code does what reflection does`(json: String) {
    let generated = outcome(json) { (model: Generated) in
      "\(model.a) \(model.b) \(model.c?.timeIntervalSince1970 ?? -1) \(model.d) \(model.plain ?? "")"
    }
    let reflected = outcome(json) { (model: Reflected) in
      "\(model.a) \(model.b) \(model.c?.timeIntervalSince1970 ?? -1) \(model.d) \(model.plain ?? "")"
    }
    #expect(generated == reflected)
  }

  @Test func `generated code encodes what reflection encodes`() throws {
    let json = Data(#"{"x":{"y":1},"b":"b","c":5,"k":[1],"plain":"p"}"#.utf8)
    let generated = try text(of: Generated.decodeJSON(from: json))
    #expect(generated == #"{"b":"b","c":"5.0","constant":1,"k":[1],"plain":"p","x":{"y":1}}"#)
    #expect(try generated == text(of: Reflected.decodeJSON(from: json)))
  }

  private struct Whatever<Content>: Dekodable {
    var content: Content?
    var observed: Content? { didSet { changes += 1 } }
    private(set) var changes = 0

    mutating func __decode(_ properties: inout __StoredPropertyDecoder) throws {
      try properties.__begin()
      try properties.__decode("content", &self.content)
      if let value = try properties.__value("observed", like: self.observed) {
        self.observed = value
      }
    }
  }

  @Test func `generated code asks at run time what a parameter stands for`() throws {
    let json = Data(#"{"content":1,"observed":2}"#.utf8)
    let numbers = try Whatever<Int>.decodeJSON(from: json)
    #expect(numbers.content == 1 && numbers.observed == 2 && numbers.changes == 1)
    let others = try Whatever<Opaque>.decodeJSON(from: json)
    #expect(others.content == nil && others.observed == nil && others.changes == 0)
  }
}

/// What the code of `@Codable` calls for properties with wrappers.
struct WrapperInCodableTests {
  private struct Model: Codable {
    @Coding("x.y") var a: Int
    @Coding(.validation { ($0?.count ?? 0) < 4 }) var b: String?
    @CodableDate(default: Date(timeIntervalSince1970: 5)) var c: Date
    @KodableTransformable<Passthrough<Int>>(.encodeAsNullIfNil) var d: Int

    init(from decoder: any Decoder) throws {
      try _a.__decode(property: "a", in: ["data"], from: decoder)
      try _b.__decode(property: "b", in: ["data"], from: decoder)
      try _c.__decode(property: "c", in: ["meta"], from: decoder)
      try _d.__decode(property: "d", from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
      try _a.__encode(property: "a", in: ["data"], to: encoder)
      try _b.__encode(property: "b", in: ["data"], to: encoder)
      try _c.__encode(property: "c", in: ["meta"], to: encoder)
      try _d.__encode(property: "d", to: encoder)
    }
  }

  private func result(_ json: String) -> String {
    outcome(json) { (model: Model) in
      "\(model.a) \(model.b ?? "nil") \(model.c.timeIntervalSince1970) \(model.d)"
    }
  }

  @Test func `a wrapper keeps key, options and default`() throws {
    #expect(result(#"{"data":{"x":{"y":1},"b":"b"},"d":2}"#) == "1 b 5.0 2")
    #expect(
      result(#"{"data":{"x":{"y":1},"b":7},"meta":{"c":"1970-01-01T00:00:07Z"},"d":2}"#)
        == "1 7 7.0 2")
    let model = try Model.decodeJSON(from: Data(#"{"data":{"x":{"y":1}},"d":2}"#.utf8))
    #expect(
      try text(of: model)
        == #"{"d":2,"data":{"x":{"y":1}},"meta":{"c":"1970-01-01T00:00:05Z"}}"#)
  }

  @Test func `what is wrong is an error of the standard library, with its place`() throws {
    func failure(_ json: String) -> String {
      let error = #expect(throws: DecodingError.self) {
        try Model.decodeJSON(from: Data(json.utf8))
      }
      func path(_ keys: [any CodingKey]) -> String {
        keys.map(\.stringValue).joined(separator: ".")
      }
      return switch error {
      case .keyNotFound(let key, let context): "keyNotFound " + path(context.codingPath + [key])
      case .valueNotFound(_, let context): "valueNotFound " + path(context.codingPath)
      case .typeMismatch(_, let context): "typeMismatch " + path(context.codingPath)
      case .dataCorrupted(let context): "dataCorrupted " + path(context.codingPath)
      default: "\(String(describing: error))"
      }
    }
    #expect(failure("{}") == "keyNotFound data")
    #expect(failure(#"{"data":{"x":{}}}"#) == "keyNotFound data.x.y")
    #expect(failure(#"{"data":{"x":{"y":null}}}"#) == "valueNotFound data.x.y")
    #expect(failure(#"{"data":{"x":{"y":"1"}}}"#) == "typeMismatch data.x.y")
    #expect(failure(#"{"data":{"x":{"y":1},"b":"long"},"d":2}"#) == "dataCorrupted data.b")
    #expect(
      failure(#"{"data":{"x":{"y":1}},"meta":{"c":"z"},"d":2}"#) == "dataCorrupted meta.c")
    #expect(failure(#"{"data":{"x":{"y":1}}}"#) == "keyNotFound d")
  }
}
