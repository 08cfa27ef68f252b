import Foundation
import Testing
import TranscodableInference
import TranscodableJSON

/// Conclusions from some members of a document for others.
@Suite("Related members in inference")
struct RelatedMemberTests {
  private func source(_ samples: JSON...) -> String { Samples.model(of: samples).source() }

  // MARK: - Members without values

  @Test func `an empty list of people doesn't have the type of others elsewhere`() {
    let source = source([
      "mentions": [["id": "1", "username": "u"]], "card": ["title": "t", "authors": []], "x": 1,
    ])
    #expect(source.contains("let authors: [JSON]\n"))
  }

  @Test func `an empty list of people has the type of people in several roles`() {
    let user: JSON = ["id": "1", "username": "u"]
    let source = source([
      "author": user, "editor": user, "card": ["title": "t", "reviewers": []], "x": 1,
    ])
    #expect(source.contains("let reviewers: [User]\n"))
  }

  @Test func `a member that is always null has the only type of the others`() {
    let source = source(["hours": ["mon": nil, "tue": ["10:00"], "sat": ["09:00"]], "x": 1])
    #expect(source.contains("let mon: [String]?\n"))
  }

  @Test func `a member that is always null has no type if the others differ`() {
    let source = source(["hours": ["mon": nil, "tue": ["10:00"], "sat": 1], "x": 1])
    #expect(source.contains("let mon: JSON?\n"))
  }

  @Test func `a member that is always null has the type of the opposite page`() {
    let source = source(["next": "https://a.b/c", "previous": nil, "x": 1])
    #expect(source.contains("let previous: URL?\n"))
  }

  @Test(arguments: ["dateClosed", "closed_at", "date_of_closing"])
  func `a date that is always null has the format of other dates`(_ key: String) {
    let source = source([key: nil, "closed": true, "dateSeen": "2024-01-31T10:00:00Z"])
    #expect(source.contains(": Date?\n"))
    #expect(!source.contains("Bool?"))
  }

  @Test func `a property of dates isn't a date`() {
    let source = source(["date_format": nil, "seen_at": "2024-01-31T10:00:00Z", "x": 1])
    #expect(source.contains("let dateFormat: JSON?\n"))
  }

  @Test func `an address that is always null is a URL`() {
    #expect(source(["href": nil, "x": 1]).contains("let href: URL?\n"))
    #expect(source(["avatar_url": nil, "x": 1]).contains("let avatarURL: URL?\n"))
  }

  @Test(arguments: ["view_count", "softLimit", "height"])
  func `a count that is always null is an integer`(_ key: String) {
    #expect(source([key: nil, "a": "a", "b": "b", "c": nil]).contains(": Int?\n"))
  }

  @Test func `keys such as text_value name the type of a value that is always null`() {
    let source = source(["text_value": nil, "boolean_value": nil, "number_value": nil, "x": 1])
    #expect(source.contains("let textValue: String?\n"))
    #expect(source.contains("let booleanValue: Bool?\n"))
    #expect(source.contains("let numberValue: Double?\n"))
  }

  @Test func `a participle that is always null is a Boolean value if others are`() {
    let source = source(["closed": true, "starred": false, "pinned": nil])
    #expect(source.contains("let pinned: Bool?\n"))
  }

  @Test func `a participle that is always null has no type if others differ`() {
    let source = source(["closed": true, "starred": 1, "pinned": nil])
    #expect(source.contains("let pinned: JSON?\n"))
  }

  @Test func `an address that is always null is a URL even if others are relative`() {
    let source = source(["invoice_url": nil, "lines": ["url": "/v1/lines", "x": 1]])
    #expect(source.contains("let invoiceURL: URL?\n"))
  }

  @Test func `the total of a page is an integer`() {
    #expect(source(["total": nil, "offset": 0, "x": []]).contains("let total: Int?\n"))
    #expect(source(["total": nil, "y": 0, "x": []]).contains("let total: JSON?\n"))
  }

  @Test func `an amount that is always null has the type of other amounts`() {
    let source = source([
      "ending_balance": nil, "mandate": nil, "amount_due": 2, "amount_paid": 3, "x": "a",
    ])
    #expect(source.contains("let endingBalance: Int?\n"))
    #expect(source.contains("let mandate: JSON?\n"))
  }

  @Test func `all fractions of balances next to a currency are decimals`() {
    let balances: JSON = [
      "available": 1.5, "current": 2.5, "limit": nil, "iso_currency_code": "EUR",
    ]
    let source = source(["balances": balances, "other": ["available": 1.5, "x": 1]])
    #expect(source.contains("let available: Decimal\n"))
    #expect(source.contains("let limit: Decimal?\n"))
    #expect(source.contains("let available: Double\n"))
  }

  @Test func `changes without elements have the type of additions`() {
    let source = source(["added": [["place_id": 1, "name": "n"]], "modified": [], "x": 1])
    #expect(source.contains("let modified: [Place]\n"))
  }

  // MARK: - Dictionaries

  @Test func `objects in an object for custom data are dictionaries`() {
    let source = source([
      "extendedProperties": [
        "private": ["ticket": "A-1", "seen": "yes"], "shared": ["by": "crm"],
      ],
      "x": 1,
    ])
    #expect(source.contains("let `private`: [String: String]\n"))
    #expect(source.contains("let shared: [String: String]\n"))
  }

  @Test(arguments: ["user-variables", "nodeSelector", "cookies", "attributes", "properties"])
  func `objects under general names are dictionaries if all values are strings`(_ key: String) {
    let source = source([key: ["disk": "ssd", "zone": "a"], "x": 1])
    #expect(source.contains(": [String: String]\n"))
  }

  @Test func `the attributes of a resource are fields`() {
    let source = source(["id": "1", "type": "t", "attributes": ["disk": "ssd", "zone": "a"]])
    #expect(source.contains("let attributes: SampleAttributes\n"))
  }

  @Test func `attributes with the name of a field are fields`() {
    let source = source(["attributes": ["email": "a", "zone": "a"], "x": 1])
    #expect(source.contains("let attributes: SampleAttributes\n"))
  }

  @Test func `a key has dictionaries everywhere if it has them somewhere`() {
    func artist(_ name: String) -> JSON {
      ["name": .string(name), "external_urls": ["radio": "https://a.b/c"]]
    }
    let source = source([
      "external_urls": ["radio": "https://a.b/c"],
      "artists": [artist("a"), artist("b"), artist("c")],
    ])
    #expect(source.components(separatedBy: "let externalURLs: [String: URL]\n").count == 3)
  }

  @Test func `the values of custom data can be of unknown kinds`() {
    let source = source(["custom_attributes": ["plan": "pro", "seats": 3], "x": 1])
    #expect(source.contains("case int(Int)\n"))
    #expect(source.contains("@CodableUnknown case other(JSON)\n"))
  }

  @Test func `strings under paths are a dictionary`() {
    let source = source(["sysctls": ["net.ipv4.ip_forward": "1"], "x": 1])
    #expect(source.contains("let sysctls: [String: String]\n"))
  }

  // MARK: - Scalars

  @Test func `fractional seconds under the name of a time are dates`() throws {
    let text = #"{"timestamp": 1521472262.908181, "ratio": 1521472262.908181}"#
    let sample = try JSON(parsing: Data(text.utf8))
    let model = Samples.model(of: [sample])
    #expect(model.source().contains("@CodableBy(.secondsSince1970) let timestamp: Date\n"))
    #expect(model.source().contains("let ratio: Double\n"))
    #expect(model.mismatches(in: sample).isEmpty)
  }

  @Test func `seconds with more digits than a date are numbers`() throws {
    let sample = try JSON(parsing: Data(#"{"timestamp": 1521472262.9081812345, "x": 1}"#.utf8))
    #expect(source(sample).contains("let timestamp: Double\n"))
  }

  @Test func `plurals among counts in strings are integers`() {
    let source = source([
      "statistics": ["viewCount": "12", "likeCount": "3"],
      "live": ["concurrentViewers": "41", "zip": "12345", "chatIds": "7"],
    ])
    #expect(source.contains("let concurrentViewers: Int\n"))
    #expect(source.contains("let zip: String\n"))
    #expect(source.contains("let chatIds: String\n"))
  }

  @Test func `plurals without counts in strings stay strings`() {
    let source = source(["viewCount": 12, "concurrentViewers": "41"])
    #expect(source.contains("let concurrentViewers: String\n"))
  }

  @Test func `a number next to times is a time if its key ends like theirs`() {
    let source = source(
      ["sunrise": 1_716_030_926, "sunset": 1_716_081_101, "moonset": 1_716_022_860, "checksum": 0],
      ["sunrise": 1_716_030_926, "sunset": 1_716_081_101, "moonset": 0, "checksum": 1_716_022_860])
    #expect(source.contains("let moonset: Date\n"))
    #expect(source.contains("let checksum: Int\n"))
  }

  @Test func `a time that is only zero stays a number`() {
    let source = source(["created": 1_716_030_926, "edited": 0, "x": 1])
    #expect(source.contains("let edited: Int\n"))
  }

  @Test func `zero can be the lack of a time`() throws {
    let samples: [JSON] = [
      ["created": 1_716_030_926, "edited": 0], ["created": 1_716_030_926, "edited": 1_716_030_927],
    ]
    #expect(Samples.model(of: samples).source().contains("let edited: Date\n"))
  }

  @Test func `both ends of a range have one type`() {
    let source = source(
      ["start": "2024-01-31", "end": "2024-01-31T10:00:00.000Z", "min": 1, "max": 2],
      ["start": "2024-01-31T10:00:00.000Z", "end": nil, "min": 1, "max": 2.5])
    #expect(source.contains("let start: String\n"))
    #expect(source.contains("let end: String?\n"))
    #expect(source.contains("let min: Double\n"))
  }

  @Test func `members that aren't ends of one range keep their types`() {
    let source = source(
      ["start": "2024-01-31", "until": "2024-01-31T10:00:00.000Z", "most": 1, "max": 2],
      ["start": "b", "until": "2024-01-31T10:00:00.000Z", "most": 1, "max": 2.5])
    #expect(source.contains("let until: Date\n"))
    #expect(source.contains("let most: Int\n"))
  }

  @Test func `a number with one value is a fraction if others with the key are`() {
    let source = source([
      "price": ["number": 2.5, "id": "a"], "formula": ["number": 0, "kind": "b"],
      "rollup": [["number": 2, "function": "c"], ["number": 0, "function": "c"]],
      "unique": [["number": 2, "prefix": "c"], ["number": 3, "prefix": "c"]],
    ])
    #expect(source.components(separatedBy: "let number: Double\n").count == 4)
    #expect(source.components(separatedBy: "let number: Int\n").count == 2)
  }

  @Test func `a count stays an integer if a general member with the key is a fraction`() {
    let source = source([
      "total": ["value": 3, "relation": "eq"], "score": ["value": 1.5, "x": 1],
    ])
    #expect(source.contains("let value: Int\n"))
  }

  // MARK: - Optional members

  private let weather: JSON.Object = [
    "temp": 1, "pressure": 2, "humidity": 3, "clouds": 4, "wind": 5, "uvi": 6, "rain": 7,
  ]

  @Test func `a member is optional if it is missing in an object with mostly the same members`() {
    var dry = weather
    dry["rain"] = nil
    let source = source([
      "current": .object(weather), "hourly": [.object(weather), .object(dry)], "x": 1,
    ])
    #expect(!source.contains("let rain: Int\n"))
  }

  @Test func `a member is required if it is missing in an object with other members`() {
    var other: JSON.Object = ["a": 1, "b": 2, "c": 3, "d": 4, "temp": 1, "rain": 7]
    let full = other
    other["rain"] = nil
    let source = source([
      "current": .object(weather), "hourly": [.object(full), .object(other)], "x": 1,
    ])
    #expect(source.contains("let rain: Int\n"))
  }

  @Test func `both coordinates are strings if one would lose a zero`() {
    let source = source(["latitude": "30.396186", "longitude": "-97.15440", "x": 1])
    #expect(source.contains("let latitude: String\n"))
  }

  @Test func `a total is a decimal if a total next to a currency is`() {
    let source = source([
      "total": 9.5, "currency": "EUR", "notes": [["id": 1, "total": 3.25]],
    ])
    #expect(!source.contains("Double"))
  }

  @Test func `dates are strings if other kinds of objects have other strings`() {
    let source = source([
      "fields": [
        ["type": "text", "text": "a", "shown": "b"],
        ["type": "date", "date": 1, "shown": "2024-01-31T10:00:00Z"],
      ]
    ])
    #expect(!source.contains("Date\n"))
  }

  @Test func `an object deep inside another one isn't recursive if it ends there`() {
    let sprites = (0..<8).reduce(into: JSON.Object()) { $0["side\($1)"] = "a" }
    var outer = sprites
    outer["other"] = ["showdown": .object(sprites), "x": 1]
    #expect(!source(["sprites": .object(outer)]).contains("class"))
  }

  @Test func `a local time next to a time in UTC is a string`() {
    let source = source([
      "start_date": "2024-05-01T06:00:00Z", "start_date_local": "2024-05-01T08:00:00Z",
    ])
    #expect(source.contains("let startDateLocal: String\n"))
    #expect(source.contains("let startDate: Date\n"))
  }

  @Test func `an amount in cents stays an integer next to a percentage`() {
    let source = source(["amount_off": 1000, "percent_off": 12.5, "redeem_by": 1_719_791_999])
    #expect(source.contains("let amountOff: Int\n"))
    #expect(source.contains("let redeemBy: Date\n"))
  }

  @Test func `a key that differs only in a sign has a name of its own`() {
    #expect(source(["@id": "urn:1", "id": 1]).contains("let atID: String\n"))
  }

  @Test func `several seconds next to many times are times under any key`() {
    let subscriptions = (0..<3).map { number -> JSON in
      let time: JSON = .number(JSON.Number(1_725_380_842 + number))
      return ["created": time, "ended_at": time, "updated": time, "cycle_anchor": time, "id": time]
    }
    let source = source(.array(subscriptions))
    #expect(source.contains("let cycleAnchor: Date\n"))
    #expect(source.contains("let id: Int\n"))
  }

  @Test func `a member named by a tag is written as null if it is null in other objects`() {
    let source = source([
      "modes": [
        ["type": "flexible", "flexible": ["days": 1]], ["type": "fixed", "flexible": nil],
      ]
    ])
    #expect(source.contains("@EncodableNil(.null) let flexible: Flexible?\n"))
  }

  @Test func `a value that is always null isn't a string if all others are objects`() {
    let source = source([
      "options": ["us_bank_account": nil, "card": ["network": "a"], "sepa": ["days": 1]], "x": 1,
    ])
    #expect(source.contains("let usBankAccount: JSON?\n"))
  }

  @Test func `people are users if a key ends with the word`() {
    let user: JSON = ["displayName": "a", "emailAddress": "b", "me": true]
    let source = source(["sharingUser": user, "owners": [user], "x": 1])
    #expect(source.contains("let owners: [User]\n"))
  }
}
