import CoderTestSupport
import Foundation
import Testing
import Transcodable

/// Types that are coded through a wire type, always or in a profile.
@Suite("Wire types and profiles")
struct ConversionTests {
  struct Failed: Error {}

  @Codable(via: WireColor.self)
  struct Color: Equatable {
    let red: Int
    // Not codable, which is allowed.
    var note: (any Sendable)? { nil }
    let blue: Int
  }

  @Codable
  struct WireColor: CodableWireType {
    @CodingKey("r") var red: Int
    @CodingKey("b") var blue: Int

    init(_ color: Color) throws {
      if color.red > 999 { throw Failed() }
      (red, blue) = (color.red, color.blue)
    }

    func value() throws -> Color {
      if red < 0 { throw Failed() }
      return Color(red: red, blue: blue)
    }
  }

  /// Its wire type has no direct path.
  @Codable(via: PlainDegrees.self)
  enum Temperature: Equatable {
    case celsius(Double)
  }

  struct PlainDegrees: CodableWireType {
    var degrees: Double
    init(_ value: Temperature) {
      switch value {
      case .celsius(let degrees): self.degrees = degrees
      }
    }
    func value() -> Temperature { .celsius(degrees) }
  }

  @Codable
  struct Scene: Equatable {
    var name: String
    var color: Color
    var others: [Color]
    var temperature: Temperature?
    var back: Color?
  }

  static let scene =
    #"{"name": "x", "color": {"r": 1, "b": 2}, "others": [{"r": 3, "b": 4}], "temperature": {"degrees": 5.5}}"#

  @Test func `a value is coded as its wire type`() throws {
    expect(#"{"r": 1, "b": 2}"#, is: Color(red: 1, blue: 2))
    try expect(Color(red: 1, blue: 2), isWrittenAs: #"{"r": 1, "b": 2}"#)
    let value = Scene(
      name: "x", color: Color(red: 1, blue: 2), others: [Color(red: 3, blue: 4)],
      temperature: .celsius(5.5))
    expect(Self.scene, is: value)
    try expect(value, isWrittenAs: Self.scene)
  }

  @Test func `failures in the wire type have their coding path`() {
    expect(
      #"{"name": "x", "color": {"r": "1", "b": 2}, "others": []}"#, as: Scene.self,
      failsWith: Complaint("typeMismatch", "color.r"), by: Coder.typedFormats)
    expect(
      #"{"name": "x", "color": {"r": 1}, "others": []}"#, as: Scene.self,
      failsWith: Complaint("keyNotFound", "color.b"))
  }

  @Test func `an error of the conversion has the path of the value`() {
    expect(
      #"{"name": "x", "color": {"r": 1, "b": 1}, "others": [{"r": 1, "b": 1}, {"r": -1, "b": 2}]}"#,
      as: Scene.self, failsWith: Complaint("dataCorrupted", "others.1"))
    for coder in Coder.allCases {
      #expect(throws: Failed.self, "\(coder)") {
        do { _ = try coder.encode(Color(red: 1000, blue: 0)) } catch EncodingError.invalidValue(
          _, let context)
        {
          throw context.underlyingError ?? Failed()
        }
      }
    }
  }

  // MARK: - Profiles

  @Codable
  @CodingProfile("partners", via: PartnerAccount.self)
  @CodingProfile(.internal, via: InternalAccount.self)
  struct Account: Equatable {
    var id: Int
    var secret: String
  }

  @Codable
  struct PartnerAccount: CodableWireType {
    var number: Int
    init(_ account: Account) { number = account.id }
    func value() -> Account { Account(id: number, secret: "") }
  }

  struct InternalAccount: CodableWireType {
    var all: [String]
    init(_ account: Account) { all = ["\(account.id)", account.secret] }
    func value() throws -> Account {
      guard all.count == 2, let id = Int(all[0]) else { throw Failed() }
      return Account(id: id, secret: all[1])
    }
  }

  @Codable(tagging: .internal("type"))
  @CodingProfile("partners", via: PartnerShape.self)
  enum Shape: Equatable {
    case circle(radius: Int)
    case point
  }

  @Codable(layout: .transparent)
  struct PartnerShape: CodableWireType {
    var text: String
    init(_ shape: Shape) {
      switch shape {
      case .circle(let radius): text = "circle \(radius)"
      case .point: text = "point"
      }
    }
    func value() -> Shape { text == "point" ? .point : .circle(radius: text.count) }
  }

  @Codable(layout: .positional)
  @CodingProfile("partners", via: PartnerPair.self)
  struct Pair: Equatable {
    var first: Int
    var second: Int
  }

  @Codable
  struct PartnerPair: CodableWireType {
    var first: Int
    init(_ pair: Pair) { first = pair.first }
    func value() -> Pair { Pair(first: first, second: 0) }
  }

  @Codable
  struct Page: Equatable {
    var accounts: [Account]
    var shape: Shape?
    var pair: Pair?
  }

  @Test func `without a profile a type is coded by its fields`() throws {
    let page = Page(
      accounts: [Account(id: 1, secret: "s")], shape: .point, pair: Pair(first: 1, second: 2))
    let json =
      #"{"accounts": [{"id": 1, "secret": "s"}], "shape": {"type": "point"}, "pair": [1, 2]}"#
    expect(json, is: page)
    try expect(page, isWrittenAs: json)
    // The same in a profile that the type does not declare.
    for coder in Coder.allCases where coder.agrees(on: json, as: Page.self) {
      #expect(try coder.decode(Page.self, json, userInfo: profile("other")) == page, "\(coder)")
    }
  }

  @Test func `in a profile each nested type is coded as its wire type`() throws {
    let json = #"{"accounts": [{"number": 1}], "shape": "circle 7", "pair": {"first": 3}}"#
    let page = Page(
      accounts: [Account(id: 1, secret: "")], shape: .circle(radius: 8),
      pair: Pair(first: 3, second: 0))
    for coder in Coder.allCases where coder.agrees(on: json, as: Page.self) {
      #expect(try coder.decode(Page.self, json, userInfo: profile("partners")) == page, "\(coder)")
    }
  }

  @Test func `a profile may be a constant with a plain wire type`() throws {
    let json = #"{"accounts": [{"all": ["1", "s"]}]}"#
    for coder in Coder.allCases where coder.agrees(on: json, as: Page.self) {
      #expect(
        try coder.decode(Page.self, json, userInfo: profile(.internal))
          == Page(accounts: [Account(id: 1, secret: "s")]), "\(coder)")
    }
  }

  private func profile(_ profile: CodingProfile) -> [CodingUserInfoKey: any Sendable] {
    [.codingProfile: profile]
  }

  @Test func `coders have a profile setting`() throws {
    let page = Page(
      accounts: [Account(id: 1, secret: "s")], shape: .point, pair: Pair(first: 1, second: 2))
    let encoder = JSON.Encoder()
    encoder.profile = "partners"
    let text = #"{"accounts":[{"number":1}],"shape":"point","pair":{"first":1}}"#
    #expect(String(decoding: try encoder.encode(page), as: UTF8.self) == text)
    let foreign = JSONEncoder()
    foreign.outputFormatting = .sortedKeys
    foreign.userInfo[.codingProfile] = "partners" as CodingProfile
    #expect(try JSON(parsing: foreign.encode(page)) == JSON(parsing: text))
    let decoder = JSON.Decoder()
    decoder.profile = "partners"
    #expect(try decoder.decode(Page.self, from: text).accounts == [Account(id: 1, secret: "")])
    #expect(encoder.profile == "partners" && decoder.profile?.name == "partners")
    encoder.profile = nil
    #expect(
      String(decoding: try encoder.encode(page.accounts), as: UTF8.self)
        == #"[{"id":1,"secret":"s"}]"#)
  }
}

extension CodingProfile {
  fileprivate static let `internal`: CodingProfile = "internal"
}
