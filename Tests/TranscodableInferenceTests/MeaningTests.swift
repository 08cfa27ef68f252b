import Foundation
import Testing
import TranscodableInference
import TranscodableJSON

/// Decisions that depend on the words in keys.
@Suite("The meaning of keys in inference")
struct MeaningTests {
  private func source(_ samples: JSON...) -> String { Samples.model(of: samples).source() }

  // MARK: - Scalars

  @Test func `counts in strings are integers`() {
    let source = source(
      ["viewCount": "12", "num_media": "0", "zip": "12345"],
      ["viewCount": "7", "num_media": "1", "zip": "12346"])
    #expect(source.contains("@CodableBy(.losslessStringConversion()) let viewCount: Int\n"))
    #expect(source.contains("let numMedia: Int\n"))
    #expect(source.contains("let zip: String\n"))
  }

  @Test func `measured values in strings are floating-point numbers`() {
    let source = source(
      ["latitude": "18.1279547773", "x": 1], ["latitude": "-7.25", "x": 2])
    #expect(
      source.contains("@CodableBy(.losslessStringConversion()) let latitude: Double\n"))
  }

  @Test(arguments: ["12.50", "1.5", "1e-7", "0.12345678901234567890", "1.234e300", "nan", ".5"])
  func `strings that may not be measured values stay strings`(_ text: String) {
    #expect(source(["size": .string(text), "x": 1]).contains("let size: String\n"))
  }

  @Test func `prices and versions in strings stay strings`() {
    let source = source(["price": "1.125", "api_version": "2.125"])
    #expect(source.contains("let price: String\n"))
    #expect(source.contains("let apiVersion: String\n"))
  }

  @Test func `a content whose key is its type is a fraction if others are`() {
    let source = source([
      "height": ["id": "a", "type": "number", "number": 1.5],
      "age": ["type": "number", "number": 3, "function": "sum"],
    ])
    #expect(!source.contains("number: Int"))
  }

  @Test(arguments: ["07", "+7", "7.5", "", "99999999999999999999"])
  func `strings that an integer doesn't reproduce stay strings`(_ text: String) {
    #expect(source(["viewCount": .string(text), "x": 1]).contains("let viewCount: String\n"))
  }

  @Test func `strings that are only true and false are Booleans`() {
    let source = source(["caption": "true", "mode": "true"], ["caption": "false", "mode": "auto"])
    #expect(source.contains("@CodableBy(.losslessStringConversion()) let caption: Bool\n"))
    #expect(source.contains("let mode: String\n"))
  }

  @Test func `a strategy for scalars in strings is kept next to dates with one format`() {
    let source = source([
      "created": "2024-01-31T10:00:00Z", "updated": "2024-01-31T10:00:00Z", "viewCount": "1",
    ])
    #expect(source.contains("@Codable(dates: .iso8601)\n"))
    #expect(source.contains("@CodableBy(.losslessStringConversion()) let viewCount: Int\n"))
  }

  @Test func `fractions that are amounts of money are decimals`() {
    let source = source([
      "price_monthly": 5, "price_hourly": 0.5, "tax_rate": 0.2, "amount": 3, "ratio": 1.5,
    ])
    #expect(source.contains("let priceMonthly: Decimal\n"))
    #expect(source.contains("let priceHourly: Decimal\n"))
    #expect(source.contains("let taxRate: Double\n"))
    #expect(source.contains("let ratio: Double\n"))
  }

  @Test func `cents stay integers`() {
    #expect(source(["amount": 2099, "x": 0.5]).contains("let amount: Int\n"))
  }

  @Test(arguments: ["1e300", "1.00000000000000000000000000000000000000000001"])
  func `amounts that a decimal can't represent are floating-point numbers`(_ text: String) throws {
    let sample = try JSON(parsing: Data("{\"price\": \(text), \"x\": 1}".utf8))
    #expect(source(sample).contains("let price: Double\n"))
  }

  @Test func `strings with times in seconds and a fraction stay strings`() {
    let source = source(["thread_mark": "1712345678.123456", "elevation": "1234.5678", "x": 1])
    #expect(source.contains("let threadMark: String\n"))
    #expect(source.contains("let elevation: Double\n"))
  }

  @Test(arguments: ["photo", "documentation_url", "next", "iconUri"])
  func `web addresses are URLs`(_ key: String) {
    #expect(source([key: "https://a.b/c", "x": 1]).contains(": URL\n"))
  }

  @Test(arguments: ["id", "@context", "body", "$schema", "type"])
  func `web addresses that can be identifiers or texts are strings`(_ key: String) {
    #expect(source([key: "https://a.b/c", "x": 1]).contains(": String\n"))
  }

  // MARK: - Dates

  @Test func `dates of email headers are dates`() {
    let source = source(["sent": "Fri, 24 May 2024 17:44:46 +0000", "x": 1])
    #expect(source.contains("@CodableBy(.rfc2822) let sent: Date\n"))
    #expect(
      self.source(["sent": "Fri, 24 May 2024 17:44:46 +0200", "x": 1])
        .contains("let sent: String\n"))
  }

  @Test func `the date in the name of a version is a string`() {
    #expect(source(["api_version": "2010-04-01", "x": 1]).contains("let apiVersion: String\n"))
  }

  @Test func `days next to an offset from UTC are strings`() {
    let source = source(["utc_offset_seconds": 7200, "daily": ["time": ["2024-01-31"], "x": 1]])
    #expect(source.contains("let time: [String]\n"))
  }

  @Test func `seconds with a fraction of zero are dates`() throws {
    let sample = try JSON(parsing: Data(#"{"created_utc": 1716300123.0, "x": 1}"#.utf8))
    #expect(source(sample).contains("@CodableBy(.secondsSince1970) let createdUTC: Date\n"))
  }

  @Test(arguments: ["localDate", "local_time"])
  func `local dates are strings`(_ key: String) {
    #expect(source([key: "2024-01-31", "x": 1]).contains(": String\n"))
  }

  @Test func `a number under a participle can be a time`() {
    #expect(
      source(["generated": 1_718_900_000_000, "x": 1])
        .contains("@CodableBy(.millisecondsSince1970) let generated: Date\n"))
  }

  @Test func `amounts next to a currency are decimals`() {
    let source = source(["ranges": [["currency": "USD", "min": 49.5, "max": 149]], "min": 0.5])
    #expect(source.contains("let max: Decimal\n"))
    #expect(source.contains("let min: Double\n"))
  }

  @Test func `milliseconds next to other times are times`() {
    let source = source([
      "startTimestamp": 1_718_000_060_789, "endTimestamp": 1_718_001_900_456,
      "gameCreation": 1_718_000_000_123, "gameId": 1_718_000_000_124,
    ])
    #expect(source.contains("let gameCreation: Date\n"))
    #expect(source.contains("let gameId: Int\n"))
  }

  @Test func `averages are fractions`() {
    let source = source(["average_rating": 4, "rating_count": 1])
    #expect(source.contains("let averageRating: Double\n"))
    #expect(source.contains("let ratingCount: Int\n"))
  }

  @Test func `one digit after the second is no rule for other dates`() {
    #expect(
      source(["at": "2024-01-31T10:00:00.5Z", "x": 1])
        .contains("@CodableBy(.iso8601) let at: Date\n"))
  }

  // MARK: - Guesses

  @Test func `an empty array under a general key has no type`() {
    let source = source(["items": [["id": 1, "parts": ["items": [], "x": 1]]]])
    #expect(source.contains("let items: [JSON]\n"))
  }

  @Test func `a time that is always null has the unit of the other times`() {
    let source = source(["created_at": 1_679_090_539, "snoozed_until": nil, "x": 1])
    #expect(source.contains("let snoozedUntil: Date?\n"))
  }

  @Test func `a member that is always null has the type of members with other numbers`() {
    let source = source(["line1": "a", "line2": "b", "line3": nil, "count": 1])
    #expect(source.contains("let line3: String?\n"))
  }

  @Test func `a text that is always null isn't a URL`() {
    let source = source(["feature_image": "https://a.b/c", "feature_image_alt": nil, "x": 1])
    #expect(source.contains("let featureImageAlt: String?\n"))
  }

  @Test func `a number is a fraction if a member with the same last word is`() {
    let source = source(["open_rate": 0.5, "click_rate": 0, "clicks": 0])
    #expect(source.contains("let clickRate: Double\n"))
    #expect(source.contains("let clicks: Int\n"))
  }

  @Test func `an object that is always null has the type of siblings with the same last word`() {
    let build: JSON = ["number": 1, "path": "/1"]
    let source = source(["firstBuild": build, "lastBuild": build, "lastFailedBuild": nil])
    #expect(source.contains("let lastFailedBuild: Build?\n"))
  }

  @Test func `an empty object doesn't separate similar records`() {
    func address(_ checks: JSON) -> JSON {
      ["name": "n", "street": "s", "city": "c", "checks": checks]
    }
    let source = source([
      "from_address": address(["delivery": ["ok": true, "errors": []]]),
      "to_address": address([:]), "x": 1,
    ])
    #expect(source.contains("let toAddress: Address\n"))
    #expect(source.contains("let delivery: Delivery?\n"))
  }

  @Test(arguments: ["created_t", "created_at_i"])
  func `a unit after the name of a time belongs to it`(_ key: String) {
    #expect(source([key: 1_718_572_540, "x": 1]).contains(": Date\n"))
  }

  @Test func `a whole number among fractions only is a fraction`() {
    let source = source(["limits": ["ok": 90, "warning": 95.5, "critical": 99.5], "x": 1])
    #expect(source.contains("let ok: Double\n"))
    #expect(
      self.source(["limits": ["count": 90, "warning": 95.5, "critical": 99.5], "x": 1])
        .contains("let count: Int\n"))
  }

  @Test func `the sizes of an object are all fractions if one is`() {
    #expect(source(["width": 1.5, "height": 2, "rank": 3]).contains("let height: Double\n"))
  }

  @Test func `the origin of an object isn't a person`() {
    let source = source(["creator": ["id": 1, "name": "n"], "rebuilt_from": nil])
    #expect(source.contains("let rebuiltFrom: JSON?\n"))
  }

  @Test func `an empty list of names contains strings`() {
    #expect(source(["bin_names": [], "x": 1]).contains("let binNames: [String]\n"))
  }

  @Test func `a noun that is always null isn't a Boolean`() {
    let source = source(["squash_on_merge": true, "approvals_before_merge": nil, "locked": true])
    #expect(source.contains("let approvalsBeforeMerge: JSON?\n"))
  }

  @Test func `a condition that is always null is a Boolean`() {
    #expect(source(["should_remove": nil, "x": 1]).contains("let shouldRemove: Bool?\n"))
  }

  @Test func `a member that is always null isn't a number if related members are strings`() {
    let source = source([
      "time_estimate": 0, "human_time_estimate": nil, "human_time_spent": "1h",
    ])
    #expect(source.contains("let humanTimeEstimate: String?\n"))
  }

  @Test func `members that are always null are strings if all others are`() {
    let source = source(["meta": ["method": "ACH", "payee": nil, "payer": nil, "by": nil]])
    #expect(source.contains("let payee: String?\n"))
  }

  @Test func `a person that is always null has the type of the others`() {
    let source = source([
      "author": ["id": 1, "name": "n"], "closed_by": nil, "reviewers": [], "x": 1,
    ])
    #expect(source.contains("let closedBy: Author?\n"))
    #expect(source.contains("let reviewers: [Author]\n"))
  }

  @Test func `an empty array has the elements of others with the same last word`() {
    let source = source(["toRecipients": [["mail": "m", "n": 1]], "bccRecipients": [], "x": 1])
    #expect(source.contains("let bccRecipients: [Recipient]\n"))
  }

  @Test func `a member is optional if it is null in a similar record`() {
    let cast: JSON.Object = ["id": 1, "name": "n", "adult": true, "rank": 1.5, "path": "/p"]
    var crew = cast
    crew["path"] = .some(.null)
    crew["job"] = "j"
    var actor = cast
    actor["character"] = "c"
    actor["order"] = 1
    let source = source(["cast": [.object(actor)], "crew": [.object(crew)], "x": 1])
    #expect(!source.contains("let path: String\n"))
  }

  @Test(arguments: ["tag_ids", "idTags"])
  func `an empty list of identifiers has the type of most identifiers`(_ key: String) {
    #expect(source([key: [], "id": "a", "user_id": "b"]).contains(": [String]\n"))
  }

  @Test func `the next page is optional if the previous page is null`() {
    let source = source(["next_page": "/2", "previous_page": nil, "nextdoor": "a"])
    #expect(source.contains("let nextPage: String?\n"))
    #expect(source.contains("let nextdoor: String\n"))
  }

  @Test(arguments: ["next", "next_cursor", "nextPageToken", "offset"])
  func `the cursor of the next page is optional`(_ key: String) {
    let page: JSON = [key: "c4", "items": [1], "name": "n"]
    #expect(source(page).contains(": String?\n"))
    #expect(source(page).contains("let name: String\n"))
  }

  @Test func `a cursor is optional in an object for paging`() {
    let source = source(["data": [1], "pagination": ["cursor": "c"]])
    #expect(source.contains("let pagination: Pagination\n"))
    #expect(source.contains("let cursor: String?\n"))
  }

  @Test func `an object with the cursor of the next page is optional`() {
    let source = source(["results": [1], "paging": ["next": ["after": "4"]]])
    #expect(source.contains("let paging: Paging?\n"))
    #expect(source.contains("let next: Next\n"))
  }

  @Test func `a cursor isn't optional if the samples show how pages end`() {
    #expect(
      source(["cursor": "a", "has_more": true, "items": [1]]).contains("let cursor: String\n"))
    let pages: [JSON] = [["next": "a", "items": [1]], ["next": "", "items": [2]]]
    #expect(Samples.model(of: pages).source().contains("let next: String\n"))
    #expect(source(["next": "a", "name": "n"]).contains("let next: String\n"))
  }

  @Test(arguments: [("next", "prev"), ("after_cursor", "before_cursor"), ("nextPage", "prevPage")])
  func `the first and the last page lack one of two adjacent pages`(_ next: String, _ prev: String)
  {
    let source = source(["meta": [next: "c", prev: "a", "size": 10], "x": 1])
    #expect(source.components(separatedBy: ": String?\n").count == 3)
    #expect(self.source(["after": "a", "before": "b"]).contains("let after: String\n"))
  }

  @Test(arguments: ["included", "includes", "expansions"])
  func `objects that a list references are optional`(_ key: String) {
    #expect(source(["items": [1], key: ["users": [["id": 1, "x": 2]]]]).contains("?\n"))
    #expect(!source(["name": "n", key: ["users": [["id": 1, "x": 2]]]]).contains("?\n"))
  }

  @Test func `the embedded objects of a page are optional`() {
    let source = source([
      "_embedded": ["events": [["id": 1, "_embedded": ["venue": ["n": 1, "m": 2]]]]],
      "page": ["size": 1, "number": 2],
    ])
    #expect(source.contains("let embedded: Embedded?\n"))
    #expect(source.contains("let embedded: EventEmbedded\n"))
  }

  @Test func `an event without a recurrence can be decoded`() {
    let source = source([
      "id": 1, "recurrence": ["type": 2, "weekly_days": "1"], "place": ["a": 1],
    ])
    #expect(source.contains("let recurrence: Recurrence?\n"))
    #expect(source.contains("let place: Place\n"))
  }

  @Test func `the size of an image is optional in a file`() {
    let source = source([
      "mime_type": "image/png", "image": ["w": 1, "h": 2], "owner": ["id": 1, "login": "l"],
    ])
    #expect(source.contains("let image: SampleImage?\n"))
    #expect(source.contains("let owner: Owner\n"))
  }

  @Test func `all members of one type are optional if one is missing`() {
    let list: JSON = ["results": [["id": 1, "x": 2]], "total": 1]
    let source = source(
      ["associations": ["companies": list, "deals": list]], ["associations": ["companies": list]])
    #expect(source.contains("let companies: AssociationList?\n"))
    #expect(source.contains("let deals: AssociationList?\n"))
  }

  @Test func `a flag that one of several kinds has is optional`() {
    let source = source([
      "shapes": [
        ["type": "box", "width": 1, "visible": false, "closed": true],
        ["type": "line", "length": 1],
      ]
    ])
    #expect(source.contains("let visible: Bool?\n"))
    #expect(source.contains("let closed: Bool\n"))
  }

  @Test func `a number that an object with an error replaces can be a fraction`() {
    let source = source(
      ["quotient": 3, "x": 1], ["quotient": ["error": "zero"], "x": 1],
      ["quotient": ["specialValue": "NaN"], "x": 1])
    #expect(source.contains("case double(Double)\n"))
  }

  @Test func `a limit among amounts of money is an amount`() {
    let source = source([
      "balances": ["available": 1.5, "current": 2.5, "limit": 5000, "currency": "EUR"], "limit": 3,
    ])
    #expect(source.contains("let limit: Decimal\n"))
    #expect(source.contains("let limit: Int\n"))
  }

  @Test func `a member of one object is optional if it is null in others`() {
    let source = source([
      "card": ["blurhash": "b", "title": "t", "name": "n"],
      "media": [["blurhash": nil, "name": nil, "size": 1]],
    ])
    #expect(source.contains("let blurhash: String?\n"))
    #expect(source.contains("let name: String\n"))
  }

  @Test func `a member of one object is optional if similar keys have null values`() {
    let source = source([
      "poster_path": "/p", "id": 1, "logos": [["logo_path": nil, "icon_path": nil, "x": 1]],
    ])
    #expect(source.contains("let posterPath: String?\n"))
  }

  @Test func `settings are optional if others are null`() {
    let source = source([
      "settings": ["framework": "f", "build": nil, "install": nil, "fork": true], "name": "n",
    ])
    #expect(source.contains("let framework: String?\n"))
    #expect(source.contains("let fork: Bool\n"))
  }

  @Test func `an object that another belongs to is optional`() {
    let source = source(["belongs_to_series": ["id": 1, "name": "n"], "x": 1])
    #expect(source.contains("let belongsToSeries: Series?\n"))
  }

  @Test func `URLs are strings if one of them is empty`() {
    let source = source([
      "card": ["embed_url": "", "author_url": "https://a.b/c", "x": 1], "url": "https://a.b/d",
    ])
    #expect(source.contains("let authorURL: String\n"))
    #expect(source.contains("let url: URL\n"))
  }

  @Test func `URLs that are escaped for HTML are strings`() {
    let source = source(["url": "https://a.b/c?w=1&amp;h=2", "link": "https://a.b/c?w=1&h=2"])
    #expect(source.contains("let url: String\n"))
    #expect(source.contains("let link: URL\n"))
  }

  @Test func `sizes in strings are integers if other counts are`() {
    let source = source([
      "image": ["height": "1", "width": "2", "mp4_size": "3"], "shoe": ["size": "42", "name": "n"],
    ])
    #expect(source.contains("let mp4Size: Int\n"))
    #expect(self.source(["size": "42", "name": "n"]).contains("let size: String\n"))
  }

  @Test func `an option that is always null has no guess`() {
    let source = source(["public_source": nil, "source": "s", "other_source": nil, "a": "b"])
    #expect(source.contains("let publicSource: JSON?\n"))
    #expect(source.contains("let otherSource: String?\n"))
  }

  @Test func `unions in data that users define accept other kinds of values`() {
    let source = source([
      "custom_fields": [["id": 1, "value": true], ["id": 2, "value": "a"]], "x": 1,
    ])
    #expect(source.contains("@CodableUnknown case other(JSON)\n"))
  }

  @Test func `a list of identifiers that is always null is an array`() {
    #expect(
      source(["exec_ids": nil, "id": "a", "user_id": "b"]).contains("let execIDs: [String]?\n"))
  }

  @Test func `an object that is always null has the type of others with the same key`() {
    let source = source([
      "cover": ["id": 1, "width": 2], "albums": [["cover": nil, "title": "t"]],
      "child": ["name": "n", "parent": nil], "parent": ["child": ["name": "n", "parent": nil]],
    ])
    #expect(source.contains("let cover: Cover?\n"))
  }

  @Test func `a string among URLs is a URL`() {
    let source = source([
      "links": ["self": "https://a.b/c", "html": "https://a.b/d", "photos": "https://a.b/e"],
      "post": ["html": "https://a.b/d", "title": "t"],
    ])
    #expect(source.components(separatedBy: "let html: URL\n").count == 2)
    #expect(source.contains("let html: String\n"))
  }

  // MARK: - Names

  @Test func `numbers in a name stay separate`() {
    #expect(source(["iso_3166_1": "DE", "x": 1]).contains("let iso3166_1: String\n"))
  }

  @Test func `a condition called self is a Boolean`() {
    #expect(source(["self": true, "x": 1]).contains("@CodingKey(\"self\") let isSelf: Bool\n"))
  }

  @Test func `amounts in a currency are money`() {
    let amount: JSON = ["currency_code": "EUR", "value": "1.00"]
    let source = source(["shipping": amount, "item_total": amount, "x": 1])
    #expect(source.contains("let shipping: Money\n"))
  }

  @Test func `a time with a time zone has a neutral name`() {
    let time: JSON = ["dateTime": "2024-01-31T10:00:00Z", "timeZone": "Europe/Zurich"]
    #expect(source(["start": time, "end": time, "x": 1]).contains("let end: DateTime\n"))
  }

  @Test func `elements of changes are named after their identifier`() {
    let source = source([
      "added": [
        ["account_id": "a", "order_id": "t", "order_code": "c", "amount": 1]
      ],
      "removed": [["order_id": "t", "reason": 2]],
    ])
    #expect(source.contains("let added: [Order]\n"))
    #expect(source.contains("let removed: [RemovedOrder]\n"))
  }

  @Test func `elements of the document's own list are named after the document`() {
    var hints = InferenceHints()
    hints.types[""] = "MessagePage"
    let model = Samples.model(
      of: [["value": [["id": 1, "text": "t"]], "next": "n"]], hints: hints)
    #expect(!model.source().contains("let value: [Value]\n"))
  }

  @Test func `elements of a grid aren't named after it`() {
    let source = source(["inline_keyboard": [[["text": "t", "url": "/u"]]], "x": 1])
    #expect(source.contains("let inlineKeyboard: [[InlineKeyboardItem]]\n"))
  }

  @Test func `a version number alone isn't the name of a type`() {
    let source = source(["networks": ["v4": [["ip": "1", "mask": "m"]], "v6": [["ip": "2"]]]])
    #expect(source.contains("let v4: [NetworkV4]\n"))
  }

  @Test func `a type is named after the ending that its key shares with an enclosing key`() {
    let reminder: JSON = ["method": "popup", "minutes": 10]
    let source = source([
      "defaultReminders": [reminder], "event": ["reminders": ["overrides": [reminder], "x": 1]],
    ])
    #expect(source.contains("let defaultReminders: [Reminder]\n"))
  }

  @Test func `people under a key for users are users`() {
    let person: JSON = ["name": "n", "email": "e"]
    #expect(
      source(["user": person, "assignedTo": person, "x": 1]).contains("let assignedTo: User\n"))
  }

  @Test func `a type is named after the word with which all its tags end`() {
    let source = source([
      "service": ["type": "service_reference", "id": 1, "summary": "s"],
      "team": ["type": "team_reference", "id": 2, "summary": "s"], "x": 1,
    ])
    #expect(source.contains("let team: Reference\n"))
  }

  @Test func `a minimum and a maximum under several keys are a range`() {
    let range: JSON = ["size_min": 1.5, "size_max": 2.5]
    #expect(
      source(["kilometers": range, "miles": range, "x": 1]).contains("let miles: SizeRange\n"))
  }

  @Test func `the name of a type in the standard library gets a suffix`() {
    let source = source(["task": ["id": 1, "title": "t"], "x": 1])
    #expect(source.contains("let task: SampleTask\n") || source.contains("let task: TaskItem\n"))
    #expect(!source.contains("Task2"))
  }

  @Test func `an object that can reference any type is a reference`() {
    func reference(_ id: String) -> JSON {
      ["gid": .string(id), "resource_type": "t", "name": "n"]
    }
    let source = source([
      "assignee": reference("1"), "projects": [reference("2")], "workspace": reference("3"), "x": 1,
    ])
    #expect(source.contains("let projects: [Reference]\n"))
  }

  @Test func `the elements of a list and of a lookup are one type`() {
    let post: JSON.Object = [
      "id": 1, "text": "t", "author": "a", "lang": "en", "likes": 1, "shares": 2, "open": true,
      "level": 3,
    ]
    var whole = post
    (whole["metrics"], whole["place"]) = (["a": 1, "b": 2], "p")
    let source = source(["data": [.object(whole)], "includes": ["posts": [.object(post)]]])
    #expect(source.contains("let data: [Post]\n"))
    #expect(source.contains("let posts: [Post]\n"))
  }

  @Test func `a type under all members of an object isn't named after one of them`() {
    let part: JSON = ["slug": "s", "pretty": "p"]
    let source = source(["ancestry": ["type": part, "category": part], "x": 1])
    #expect(source.contains("let category: AncestryItem\n"))
  }

  @Test func `both ends of a route have one type`() {
    let source = source([
      "segments": [
        ["departure": ["code": "a", "at": "b"], "arrival": ["code": "c", "at": "d"], "id": 1]
      ]
    ])
    #expect(source.contains("let arrival: SegmentEndpoint\n"))
  }

  @Test func `objects with only a link are one type`() {
    let link: JSON = ["href": "/a"]
    #expect(source(["first": link, "last": link, "x": 1]).contains("let last: Hyperlink\n"))
  }

  @Test func `a type in several objects isn't named after one of them`() {
    let analysis: JSON = ["mistakes": 1, "blunders": 2]
    let source = source([
      "players": [
        "white": ["analysis": analysis, "rating": 1],
        "black": ["analysis": analysis, "title": "t"],
      ], "analysis": [["eval": 1]],
    ])
    #expect(source.contains("let analysis: PlayerAnalysis\n"))
  }

  @Test func `nodes of a connection are named after it`() {
    let source = source(["issues": ["nodes": [["id": 1, "title": "t"]], "total": 1], "x": 1])
    #expect(source.contains("let issues: IssueList\n"))
    #expect(source.contains("let nodes: [Issue]\n"))
  }

  @Test func `people in the headers of a message are one type`() {
    let source = source([
      "To": [["Email": "a", "Name": "n"]], "Cc": [["Email": "b", "Name": nil]], "Id": "x",
    ])
    #expect(source.contains("let cc: [Person]\n"))
  }

  @Test func `a text with its HTML is rich text`() {
    let text: JSON = ["text": "a", "html": "b"]
    #expect(source(["name": text, "summary": text, "x": 1]).contains("let summary: RichText\n"))
  }

  @Test func `types below the elements of a list are named after the elements`() {
    let source = source([
      "items": [
        ["kind": "pipeline", "errors": [["type": "a", "message": "b"]], "images": [["id": 1]]]
      ]
    ])
    #expect(source.contains("let images: [PipelineImage]\n"))
  }

  @Test func `similar records under keys with the same beginning are one type`() {
    let game: JSON.Object = ["last": 1, "best": 2, "win": 3]
    var daily = game
    daily["count"] = 4
    let source = source(["chess_daily": .object(daily), "chess_rapid": .object(game), "x": 1])
    #expect(source.contains("let chessRapid: Chess\n"))
  }

  @Test func `a key of symbols is a value`() {
    #expect(source(["*": "a", "x": 1]).contains("@CodingKey(\"*\") let value: String\n"))
  }

  // MARK: - Dictionaries

  @Test func `codes in capitals make a dictionary`() {
    let source = source([
      "places": ["BKK": ["city": "a", "country": "b"], "MNL": ["city": "c", "country": "d"]],
      "carriers": ["PR": "a"], "ref": ["ID": "a", "URL": "b"],
    ])
    #expect(source.contains("let places: [String: Place]\n"))
    #expect(source.contains("let carriers: [String: String]\n"))
    #expect(source.contains("let ref: Ref\n"))
  }

  @Test func `objects under parts of URLs are a dictionary`() {
    let source = source([
      "topics": [
        "street-art": ["status": "a", "on": "b"], "old-food": ["status": "c"],
        "x": ["status": "d"],
      ],
      "head": ["content-type": "a", "content-length": "b"],
    ])
    #expect(source.contains("let topics: [String: Topic]\n"))
    #expect(source.contains("let head: Head\n"))
  }

  @Test func `arrays under dates are a dictionary`() {
    let source = source([
      "objects": ["2024-01-31": [["id": 1, "b": 2]], "2024-02-01": []], "x": 1,
    ])
    #expect(source.contains("let objects: [String: [SampleObject]]\n"))
  }

  @Test func `codes of currencies and languages make a dictionary`() {
    let source = source([
      "price": ["eur": 1.5, "usd": 2], "title": ["en": "a", "zh-TW": "b"],
      "code": ["id": "a", "de": "b"],
    ])
    #expect(source.contains("let price: [String: Decimal]\n"))
    #expect(source.contains("let title: [String: String]\n"))
    #expect(source.contains("let code: Code\n"))
  }

  @Test func `an identifier with a namespace makes a dictionary`() {
    let source = source(["ISBN:9780980200447": ["title": "t", "pages": 1]])
    #expect(source.contains("[String: "))
  }

  @Test func `variables of an environment are a dictionary`() {
    let source = source(["x": 1, "env": ["NODE_ENV": "production", "HUGO_VERSION": "1"]])
    #expect(source.contains("let env: [String: String]\n"))
  }

  @Test func `an empty key makes a dictionary`() {
    #expect(source(["platforms": ["": ""], "x": 1]).contains("let platforms: [String: String]\n"))
  }

  @Test func `periods of time are keys of a dictionary`() {
    let source = source(["stats": ["24h": [1, 2], "14d": [3]], "x": 1])
    #expect(source.contains("let stats: [String: [Int]]\n"))
  }

  @Test func `numbers with a total are a dictionary if their keys vary`() {
    let source = source(
      ["counts": ["_total": 3, "us": 1], "x": 1], ["counts": ["_total": 3, "uk": 1], "x": 1])
    #expect(source.contains("let counts: [String: Int]\n"))
  }

  @Test func `accounts in social networks are a dictionary`() {
    let source = source(["social": ["birds": ["handle": "@a", "id": 1]], "x": 1])
    #expect(source.contains("let social: [String: Social]\n"))
  }

  @Test func `links of a resource are a dictionary`() {
    let link: JSON = ["href": "https://a.b/c"]
    let source = source(["links": ["self": link, "html": link], "x": 1])
    #expect(source.contains("let links: [String: Hyperlink]\n"))
  }

  @Test func `attributes that users define are a dictionary`() {
    let source = source(["custom_attributes": ["Type": "a", "Urgent": true], "x": 1])
    #expect(source.contains("let customAttributes: [String: "))
  }

  @Test func `arrays of strings under keys that vary are a dictionary`() {
    let source = source([
      "versions": [
        ["features": ["default": ["std"], "std": [], "alloc": []], "id": 1],
        ["features": ["default": ["std"], "std": [], "unstable": []], "id": 2],
      ]
    ])
    #expect(source.contains("let features: [String: [String]]\n"))
  }

  @Test func `equal objects under keys that vary are a dictionary`() {
    let state: JSON = ["on": true, "salt": "s", "version": 1, "weight": 2]
    let source = source([
      "flags": [
        ["environments": ["live": state, "test": state]], ["environments": ["live": state]],
      ]
    ])
    #expect(source.contains("let environments: [String: FlagEnvironment]\n"))
  }

  @Test func `keys with dots that vary make a dictionary`() {
    let source = source(["a": [["info": ["ci.branch": "b"]], ["info": [:]]]])
    #expect(source.contains("let info: [String: String]\n"))
  }

  @Test func `lists of messages by key are a dictionary`() {
    let source = source(["a": [["errors": ["name": ["x"]]], ["errors": ["mail": ["y"]]]]])
    #expect(source.contains("let errors: [String: [String]]\n"))
  }

  @Test func `numbered keys that vary make a dictionary`() {
    #expect(
      source(["a": [["awards": [:], "x": 1], ["awards": ["gid_2": 1], "x": 1]]])
        .contains("let awards: [String: Int]\n"))
    #expect(source(["address": ["line1": "a", "line2": "b"]]).contains("let line1: String\n"))
  }

  @Test func `a cursor that looks like a date stays a string`() {
    let source = source(["cursor": "2024-01-31T10:00:00Z", "items": [["id": 1]]])
    #expect(source.contains("let cursor: String?\n"))
  }

  @Test func `an address that is never empty in many samples is a URL beside one that is`() {
    func item(_ home: String, _ number: Int) -> JSON {
      ["url": .string("https://a.b/\(number)"), "homepageUrl": .string(home)]
    }
    let source = source(["nodes": [item("", 1), item("https://c.d", 2), item("", 3), item("", 4)]])
    #expect(source.contains("let url: URL\n"))
    #expect(source.contains("let homepageUrl: String\n"))
  }

  @Test func `cases are named after the last part of a reversed domain`() {
    let source = source([
      "embeds": [
        ["$type": "app.bsky.embed.images#view", "images": [1], "alt": "a"],
        ["$type": "app.bsky.embed.video#view", "playlist": "b", "alt": "c"],
      ]
    ])
    #expect(source.contains("case imagesView(ImagesViewEmbed)\n"))
    #expect(source.contains("case videoView(VideoViewEmbed)\n"))
  }

  @Test func `an object under a key with a preposition keeps its last word`() {
    let source = source(["redirect_to_url": ["url": "https://a.b", "return_url": "c"], "x": 1])
    #expect(source.contains("struct RedirectToURL"))
  }

  @Test func `elements of a feed are items`() {
    #expect(source(["feed": [["id": 1, "text": "a"]]]).contains("let feed: [FeedItem]\n"))
  }
}
