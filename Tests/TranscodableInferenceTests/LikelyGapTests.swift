import Foundation
import Testing
import TranscodableInference
import TranscodableJSON

/// Members that all samples contain but that other documents probably lack.
@Suite struct LikelyGapTests {
  private func source(_ samples: JSON...) -> String { Samples.model(of: samples).source() }

  @Test func `a key that a similar object lacks is optional in other objects`() {
    let weather: JSON.Object = [
      "time": 1, "temperature": 2.5, "pressure": 3, "humidity": 4, "clouds": 5, "wind_speed": 6,
    ]
    func forecast(_ members: JSON.Object) -> JSON {
      .object(weather.merging(members) { _, new in new })
    }
    let source = source([
      "hours": [forecast([:]), forecast(["rain": ["1h": 0.5]])],
      "day": forecast(["rain": 1.5, "sunrise": 2]),
    ])
    #expect(source.contains("let rain: Double?\n"))
    #expect(source.contains("let sunrise: Int\n"))
  }

  @Test func `empty strings are flags if others are missing`() {
    let source = source([
      "complete": "",
      "pages": [["id": 1, "new": ""], ["id": 2]],
    ])
    #expect(source.contains("let complete: String?\n"))
    #expect(source.contains("let new: String?\n"))
  }

  @Test func `an empty string is required if no other one is missing`() {
    #expect(source(["note": "", "x": 1]).contains("let note: String\n"))
  }

  @Test func `all sizes of an image are optional`() {
    let size: JSON = ["url": "https://a.b/c", "width": 120, "height": 90]
    let source = source(["thumbnails": ["default": size, "medium": size, "maxres": size], "x": 1])
    #expect(source.contains("let medium: Thumbnail?\n"))
  }

  @Test func `strings are optional if most members are null`() {
    let source = source([
      "address": ["city": nil, "country": nil, "line1": nil, "postal_code": "42424"],
      "plan": ["name": "a", "note": nil, "price": 2],
    ])
    #expect(source.contains("let postalCode: String?\n"))
    #expect(source.contains("let name: String\n"))
  }

  @Test func `a key of one word is required even if longer keys with the word are null`() {
    let source = source(["sha": "a", "merge_sha": nil, "squash_sha": nil, "head_sha": "b"])
    #expect(source.contains("let sha: String\n"))
    #expect(source.contains("let headSHA: String?\n"))
  }

  @Test(arguments: ["address2", "address_line_2", "line2", "addressLine3"])
  func `the second line of an address is optional`(_ key: String) {
    #expect(source([key: "a", "city": "b"]).contains(": String?\n"))
  }

  @Test func `the calls in a message are optional`() {
    let source = source([
      "role": "assistant", "content": nil, "tool_calls": [["id": "a", "type": "function"]],
    ])
    #expect(source.contains("let content: String?\n"))
    #expect(source.contains("let toolCalls: [ToolCall]?\n"))
  }

  @Test func `rain, gusts and restrictions are optional`() {
    let source = source([
      "rain": ["1h": 3.5], "wind": ["speed": 1.5, "gust": 2.5],
      "restrictions": ["reason": "market", "x": 1],
    ])
    #expect(source.contains("let rain: Rain?\n"))
    #expect(source.contains("let gust: Double?\n"))
    #expect(source.contains("let restrictions: Restrictions?\n"))
  }

  @Test func `the day on which an issue is due is optional`() {
    #expect(source(["duedate": "2024-02-01", "x": 1]).contains("let duedate: Date?\n"))
  }

  @Test func `an assignee, alerts and custom fields are optional`() {
    let source = source([
      "assignee": ["id": 1, "name": "a"], "alerts": [["event": "a"]], "customfield_10016": 5.5,
      "custom_field": 1,
    ])
    #expect(
      source.contains("let assignee: User?\n") || source.contains("let assignee: Assignee?\n"))
    #expect(source.contains("let alerts: [SampleAlert]?\n"))
    #expect(source.contains("let customfield10016: Double?\n"))
    #expect(source.contains("let customField: Int\n"))
  }

  @Test func `a text in a language is optional`() {
    let source = source(["name": "a", "name_fr": "b", "text_de": "c", "text_en": "d", "is_de": 1])
    #expect(source.contains("let nameFr: String?\n"))
    #expect(source.contains("let textEn: String?\n"))
    #expect(source.contains("let name: String\n"))
    #expect(source.contains("let isDe: Int\n"))
  }

  @Test func `combinations of keys are optional`() {
    let source = source([
      "fat": 1.5, "fat_unit": "g", "salt": 2.5, "salt_unit": "g", "sugars": 3.5,
      "sugars_unit": "g", "sugars_100g": 3.5, "score": 1,
    ])
    #expect(source.contains("let fat: Double?\n"))
    #expect(source.contains("let sugars100g: Double?\n"))
    #expect(source.contains("let score: Int\n"))
  }

  @Test func `a token of the next synchronization is optional`() {
    #expect(
      source(["items": [["x": 1]], "nextSyncToken": "a"]).contains("nextSyncToken: String?\n"))
  }

  @Test func `an optional member is null if others are null`() {
    let source = source(["closed_at": "2024-01-31T10:00:00Z", "note": nil, "x": 1])
    #expect(source.contains("nilEncoding: .null"))
    #expect(!source.contains("@EncodableNil"))
  }

  @Test func `members are optional if a list contains their keys`() {
    let source = source([
      "payment_method_types": ["card", "link"],
      "payment_method_options": ["card": ["x": 1, "y": 2], "link": ["x": 1]],
    ])
    #expect(source.contains("let card: CardOptions?\n"))
  }

  @Test func `the latest object is optional`() {
    let source = source(["latest_charge": "ch_1", "latest_version": "1.0"])
    #expect(source.contains("let latestCharge: String?\n"))
    #expect(source.contains("let latestVersion: String\n"))
  }

  @Test func `billing details and checks are optional if one of them is null`() {
    let source = source([
      "billing_details": ["email": nil, "name": "a", "phone": nil],
      "checks": ["line1_check": nil, "cvc_check": "pass"],
    ])
    #expect(source.contains("let name: String?\n"))
    #expect(source.contains("let cvcCheck: String?\n"))
  }

  @Test func `a list in an object is optional if it is null in the enclosing object`() {
    let source = source([
      "tokens": [
        [
          "token": "a", "score": -1.5, "bytes": nil,
          "others": [["token": "b", "score": -2.5, "bytes": [1]]], "x": 1,
        ]
      ]
    ])
    #expect(!source.contains("let bytes: [Int]\n"))
  }

  @Test func `an object that similar objects can lack is added to others`() {
    let weather: JSON.Object = [
      "time": 1, "temperature": 2.5, "pressure": 3, "humidity": 4, "clouds": 5, "wind_speed": 6,
      "wind_deg": 7, "uvi": 8,
    ]
    func forecast(_ members: JSON.Object) -> JSON {
      .object(weather.merging(members) { _, new in new })
    }
    let source = source([
      "now": forecast(["sunrise": 1]),
      "hours": [forecast(["pop": 1]), forecast(["pop": 1, "rain": ["1h": 0.5]])],
    ])
    #expect(source.components(separatedBy: "let rain: Rain?\n").count == 3)
  }

  @Test func `a text of an author is optional if the document contains nulls`() {
    #expect(source(["body": "a", "closed": nil]).contains("let body: String?\n"))
    #expect(source(["body": "a", "closed": 1]).contains("let body: String\n"))
    let source = source(["body": "a", "closed": nil, "x": ["description": "", "y": 1]])
    #expect(source.contains("let body: String\n"))
  }

  @Test func `the contents of elements with one type are optional`() {
    let source = source([
      "blocks": [["type": "rich_text", "id": "a", "elements": [["x": 1]]]],
      "artists": [["type": "artist", "images": [["y": 1]]]],
    ])
    #expect(
      source.contains("let elements: [Element]?\n")
        || source.contains("elements: [BlockElement]?\n"))
    #expect(source.contains("let id: String\n"))
    #expect(!source.contains("let images: [Image]?\n"))
  }

  @Test func `parts of an address are optional if one of them is null`() {
    let source = source([
      "address": ["city": "a", "line1": "b", "line2": nil, "postal_code": "c", "state": "d"]
    ])
    #expect(source.contains("let postalCode: String?\n"))
    #expect(source.contains("let state: String?\n"))
    #expect(source.contains("let city: String\n"))
  }

  @Test func `keys with the same first word are optional if two of them are null`() {
    let source = source([
      "customer_email": "a@b.c", "customer_phone": nil, "customer_shipping": nil,
      "account_name": "a", "account_id": nil,
    ])
    #expect(source.contains("let customerEmail: String?\n"))
    #expect(source.contains("let accountName: String\n"))
  }

  @Test func `an event is optional if three others haven't happened`() {
    let time: JSON = "2024-01-31T10:00:00Z"
    let source = source([
      "created_at": time, "delivered_at": time, "paid_at": nil, "voided_at": nil, "sent_at": nil,
      "id": 1,
    ])
    #expect(source.contains("let deliveredAt: Date?\n"))
    #expect(source.contains("let createdAt: Date\n"))
  }

  @Test func `the last episode is optional if the next one is null`() {
    let source = source(["last_episode": ["id": 1, "x": 2], "next_episode": nil])
    #expect(source.contains("let lastEpisode: Episode?\n"))
  }

  @Test func `errors beside results are optional`() {
    let source = source(["data": ["id": 1], "errors": [["message": "late", "code": 2]]])
    #expect(source.contains("let errors: [SampleError]?\n"))
  }

  @Test func `an empty array of errors is required`() {
    #expect(source(["result": ["id": 1], "errors": []]).contains("let errors: [JSON]\n"))
  }

  @Test func `a string is optional if all other members can be null`() {
    let source = source([
      "name": "A", "site": nil, "city": nil, "size": nil,
    ])
    #expect(source.contains("let name: String?\n"))
  }

  @Test func `a key that is null in another object is optional in few objects`() {
    let source = source([
      "issues": [["id": 1, "html_url": "https://a.b/1"], ["id": 2, "html_url": "https://a.b/2"]],
      "commit": ["sha": "ab", "message": "c", "html_url": nil],
    ])
    #expect(source.contains("let htmlURL: URL?\n"))
    #expect(!source.contains("let htmlURL: URL\n"))
  }

  @Test func `a member that many objects have is required`() {
    let text: JSON = ["value": "a", "match": "none"]
    let hits = { (count: Int) -> JSON in
      .array((0..<count).map { $0 == 0 ? ["title": text, "url": text] : ["title": text] })
    }
    #expect(source(["hits": hits(19)]).contains("let title: HitItem?\n"))
    #expect(source(["hits": hits(20)]).contains("let title: HitItem\n"))
  }
}
