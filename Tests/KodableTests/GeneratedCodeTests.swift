import Foundation
import Kodable
import Testing

/// Types without reflection, as generated code has them.
struct GeneratedCodeTests {
  private struct Reflected: Kodable {
    @Coding("x.y") var a: Int
    @Coding(.trimmed, default: "d") var b: String
    @CodableDate(.timestamp) var c: Date?
    @KodableTransformable<Passthrough<[Int]>>("k", .lossy) var d: [Int]
  }

  private struct Generated: Codable {
    private enum CodingKeys: String, CodingKey { case plain }

    @Coding("x.y") var a: Int
    @Coding(.trimmed, default: "d") var b: String
    @CodableDate(.timestamp) var c: Date?
    @KodableTransformable<Passthrough<[Int]>>("k", .lossy) var d: [Int]
    var plain = 0

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      plain = try container.decodeIfPresent(Int.self, forKey: .plain) ?? 0
      do {
        try _a.__decode(property: "a", from: decoder)
        try _b.__decode(property: "b", from: decoder)
        try _c.__decode(property: "c", from: decoder)
        try _d.__decode(property: "d", from: decoder)
      } catch {
        throw KodableError.failedDecodingType(
          type: Generated.self, underlyingError: error as? KodableError ?? .wrappedError(error))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(plain, forKey: .plain)
      try _a.__encode(property: "a", to: encoder)
      try _b.__encode(property: "b", to: encoder)
      try _c.__encode(property: "c", to: encoder)
      try _d.__encode(property: "d", to: encoder)
    }
  }

  @Test(arguments: [
    #"{"x":{"y":1},"b":" b ","c":5,"k":[1,"2",3]}"#, #"{"x":{"y":1},"c":"z","k":[]}"#, "{}",
    #"{"x":{"y":"1"}}"#, #"{"x":{"y":1},"k":1}"#,
  ])
  func `generated code does what reflection does`(json: String) {
    #expect(
      outcome(json) { (model: Generated) in
        "\(model.a) \(model.b) \(model.c?.timeIntervalSince1970 ?? -1) \(model.d)"
      }
        == outcome(json) { (model: Reflected) in
          "\(model.a) \(model.b) \(model.c?.timeIntervalSince1970 ?? -1) \(model.d)"
        })
  }

  @Test func `generated code encodes beside other containers`() throws {
    let json = #"{"x":{"y":1},"b":"b","c":5,"k":[1],"plain":7}"#
    let model = try Generated.decodeJSON(from: Data(json.utf8))
    #expect(try text(of: model) == #"{"b":"b","c":"5.0","k":[1],"plain":7,"x":{"y":1}}"#)
  }
}
