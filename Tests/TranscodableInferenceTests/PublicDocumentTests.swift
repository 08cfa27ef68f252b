import Foundation
import Testing
import TranscodableInference
import TranscodableJSON

/// Decisions in documents that are shaped like those of well-known web services.
@Suite struct PublicDocumentTests {
  private func source(_ samples: JSON...) -> String { Samples.model(of: samples).source() }

  @Test func `objects whose keys are codes of countries are a dictionary`() {
    let provider: JSON = ["provider_id": 1, "provider_name": "a", "logo": "l"]
    let source = source([
      "results": [
        "AR": ["link": "https://a.b/AR", "flatrate": [provider]],
        "DE": ["link": "https://a.b/DE", "rent": [provider], "buy": [provider]],
      ], "x": 1,
    ])
    #expect(source.contains("let results: [String: SampleResult]\n"))
    #expect(source.contains("let flatrate: [Provider]?\n"))
  }

  @Test func `lists whose keys are codes of countries are a dictionary`() {
    let source = source(["titles": ["DE": [["title": "a", "x": 1]], "FR": []], "x": 1])
    #expect(source.contains("let titles: [String: [Title]]\n"))
  }

  @Test func `strings that are keys of another dictionary are values of a dictionary`() {
    let source = source([
      "dist-tags": ["latest": "1.1.1", "next": "1.1.0-beta.0"],
      "versions": ["1.1.1": ["a": 1, "b": 2], "1.1.0-beta.0": ["a": 1, "b": 2]],
      "info": ["version": "1.1.1"],
    ])
    #expect(source.contains("distTags: [String: String]\n"))
    #expect(source.contains("let info: "))
    #expect(!source.contains("let info: [String: String]\n"))
  }

  @Test func `metadata with the next page is optional`() {
    let source = source([
      "has_more": true, "messages": [["a": 1]], "response_metadata": ["next_cursor": "x"],
    ])
    #expect(source.contains("let responseMetadata: ResponseMetadata?\n"))
    #expect(source.contains("let nextCursor: String?\n"))
  }

  @Test func `a number as an offset is on every page`() {
    let source = source(["limit": 20, "offset": 0, "total": 7, "hits": [["a": 1]]])
    #expect(source.contains("let offset: Int\n"))
  }

  @Test func `only the adjacent pages are missing on the first page`() {
    let source = source([
      "page": 1, "hasPrevPage": false, "hasNextPage": true, "prevPage": nil, "nextPage": 2,
      "docs": [["id": 1]],
    ])
    #expect(source.contains("let page: Int\n"))
    #expect(source.contains("let hasPrevPage: Bool\n"))
    #expect(source.contains("let nextPage: Int?\n"))
  }

  @Test(arguments: [("$6.00", true), ("$16.00", false), ("600 ct", false)])
  func `an amount is a fraction if a text shows one`(_ text: String, _ isFraction: Bool) {
    let source = source(["fare": ["currency": "USD", "text": .string(text), "value": 6]])
    #expect(source.contains("let value: Decimal\n") == isFraction)
  }

  @Test func `links and identifiers are optional if others are null`() {
    let source = source([
      "external_ids": ["imdb_id": "tt1", "facebook_id": nil, "twitter_id": nil],
      "links": ["webcast": "https://a.b/c", "article": nil, "presskit": nil],
      "pages": ["links": ["first": "https://a.b/c", "prev": nil, "next": nil]],
    ])
    #expect(source.contains("let imdbID: String?\n"))
    #expect(source.contains("let webcast: URL?\n"))
    #expect(source.contains("let first: URL\n"))
  }

  @Test func `local dates with an offset are strings`() {
    let source = source([
      "date_utc": "2022-10-05T16:00:00Z", "date_local": "2022-10-05T12:00:00-04:00",
    ])
    #expect(source.contains("let dateUTC: Date\n"))
    #expect(source.contains("let dateLocal: String\n"))
  }

  @Test func `a time with a precision is a date, and a day with one is a string`() {
    let source = source([
      "net": "2024-11-30T05:00:00Z", "net_precision": ["id": 1, "name": "Minute"],
      "day": "2024-11-30", "day_precision": "month",
    ])
    #expect(source.contains("let net: Date\n"))
    #expect(source.contains("let day: String\n"))
  }

  @Test func `the value of a time is a date`() {
    let source = source([
      "arrival_time": ["text": "8:01pm", "time_zone": "Europe/Berlin", "value": 1_732_815_660],
      "distance": ["text": "1 km", "value": 1_732_815_660],
    ])
    #expect(source.contains("let value: Date\n"))
    #expect(source.contains("let value: Int\n"))
  }

  @Test func `a key next to its amount isn't an amount`() {
    let source = source([
      "application_fee": nil, "application_fee_amount": 12, "amount": 3, "tax": nil,
    ])
    #expect(!source.contains("let applicationFee: Int?\n"))
    #expect(source.contains("let tax: Int?\n"))
  }

  @Test func `objects with a name and an abbreviation are different types`() {
    let source = source([
      "orbit": ["id": 8, "name": "Low Earth Orbit", "abbrev": "LEO"],
      "precision": ["id": 1, "name": "Minute", "abbrev": "MIN"],
    ])
    #expect(source.contains("let orbit: Orbit\n"))
    #expect(source.contains("let precision: Precision\n"))
  }

  @Test func `accounts are users whatever their type is`() {
    let user: JSON = ["login": "a", "id": 1, "type": "User", "url": "https://a.b/a"]
    let bot: JSON = ["login": "b", "id": 2, "type": "Bot", "url": "https://a.b/b"]
    let source = source(["user": bot, "assignee": user, "assignees": [user]])
    #expect(source.contains("let assignees: [User]\n"))
  }

  @Test func `objects whose keys are negative and positive numbers are a dictionary`() {
    let source = source([
      "pages": ["-1": ["title": "a", "missing": ""], "27": ["title": "b", "length": 2]], "x": 1,
    ])
    #expect(source.contains("let pages: [String: Page]\n"))
    #expect(source.contains("let missing: String?\n"))
  }

  @Test func `fields of the same name that are required aren't joined`() {
    let source = source([
      "fields": [
        "status": ["self": "s", "id": "1", "name": "n", "icon": "i", "category": ["id": 1]],
        "priority": ["self": "s", "id": "1", "name": "n", "icon": "i"],
      ], "id": 1,
    ])
    #expect(source.contains("let priority: Priority\n"))
    #expect(source.contains("let fields: SampleFields\n"))
  }

  @Test func `numbered keys are optional if one of them is null`() {
    let source = source(["custom_10016": nil, "custom_10014": "a", "line_1": "b", "line_2": nil])
    #expect(source.contains("let custom10014: String?\n"))
    #expect(source.contains("let line1: String\n"))
  }

  @Test func `keys that are fields of another object of the name are fields`() {
    let source = source([
      "metadata": ["resourceVersion": "1"],
      "items": [["metadata": ["resourceVersion": "2", "labels": ["a": "b"]], "x": 1]],
    ])
    #expect(source.contains("let metadata: SampleMetadata\n"))
  }

  @Test func `a member that is always null can be an object`() {
    let source = source([
      "messages": [["text": "a", "referenced_message": nil, "avatar": "a", "avatar_data": nil]]
    ])
    #expect(source.contains("let referencedMessage: JSON?\n"))
    #expect(source.contains("let avatarData: JSON?\n"))
  }

  @Test func `sizes of an image are one type even if some URLs can't be URLs`() {
    let source = source([
      "source": ["url": "https://a.b/c?d=1&amp;e=2", "width": 1, "height": 2],
      "resolutions": [["url": "https://a.b/c", "width": 1, "height": 2]],
    ])
    #expect(source.contains("let url: String\n"))
    #expect(!source.contains("let url: URL\n"))
  }

  @Test func `addresses with few members have the type of others`() {
    let source = source([
      "payer": ["address": ["country": "US"], "id": 1],
      "shipping": ["address": ["country": "US", "city": "c", "street": "s"], "name": "n"],
    ])
    #expect(source.contains("let country: String\n"))
    #expect(source.contains("let city: String?\n"))
  }

  @Test func `the kind of a source is optional`() {
    let source = source(["payment_source": ["paypal": ["id": 1, "name": "n"]], "x": 1])
    #expect(source.contains("let paypal: PayPal?\n"))
  }

  @Test func `the continuation of a list and warnings are optional`() {
    let source = source([
      "continue": ["offset": 1, "continue": "x"], "query": ["pages": [["a": 1]]],
      "warnings": ["main": ["text": "t", "code": 1]],
    ])
    #expect(source.contains("let `continue`: Continue?\n"))
    #expect(source.contains("let warnings: Warnings?\n"))
  }

  @Test func `days with a time zone are strings`() {
    let source = source([
      "date": ["start": "2024-02-22", "end": nil, "time_zone": nil], "at": "2024-01-31T10:00:00Z",
    ])
    #expect(source.contains("let start: String\n"))
    #expect(source.contains("let end: String?\n"))
  }

  @Test(arguments: [
    ("MastodonTimeline", "MastodonTimelineItem"), ("Issues", "Issue"), ("TrackList", "Track"),
    ("Status", "Status"),
  ])
  func `the elements of a document have a name of their own`(_ name: String, _ element: String) {
    let model = SwiftModel(of: Shape(of: [["id": 1]]), named: name)
    #expect(model.source().contains("struct \(element): Sendable"))
  }

  @Test func `empty lists and dictionaries have likely contents`() {
    let source = source([
      "genres": [], "directories": [:], "scripts": ["test": "t", "build": "b"],
      "dependencies": ["a": "1", "b": "2"], "carrier": nil, "channel_liable": nil,
    ])
    #expect(source.contains("let genres: [String]\n"))
    #expect(source.contains("let directories: [String: String]\n"))
    #expect(source.contains("let carrier: String?\n"))
    #expect(source.contains("let channelLiable: Bool?\n"))
  }

  @Test func `an address that is null has the type of another one`() {
    let source = source([
      "billing_address": ["city": "c", "street": "s", "zip": "z"], "shipping_address": nil, "x": 1,
    ])
    #expect(source.contains("let shippingAddress: Address?\n"))
    #expect(source.contains("let billingAddress: Address\n"))
  }

  @Test func `dates of events that often don't happen are optional`() {
    let source = source([
      "created_at": "2024-01-31T10:00:00Z", "merged_at": "2024-01-31T10:00:00Z",
      "due_on": "2024-01-31",
    ])
    #expect(source.contains("let createdAt: Date\n"))
    #expect(source.contains("let mergedAt: Date?\n"))
    #expect(source.contains("let dueOn: Date?\n"))
  }

  @Test func `a first name is optional if last names are`() {
    let source = source(
      ["firstname": "a", "lastname": nil, "x": 1], ["firstname": "b", "lastname": "c", "x": 1])
    #expect(source.contains("let firstname: String?\n"))
  }

  @Test func `flags of an object that can be missing are optional`() {
    let source = source(["elements": [["text": "a", "style": ["bold": true]], ["text": "b"]]])
    #expect(source.contains("let bold: Bool?\n"))
  }

  @Test func `options and associations are optional if others are missing`() {
    let source = source([
      "data": [
        ["method_options": ["card": ["a": 1, "b": 2], "link": ["token": "t", "c": 1]]],
        ["method_options": ["card": ["a": 1, "b": 2]]],
      ],
      "associations": ["deals": ["total": 1, "x": 2], "companies": ["y": 1, "z": 2]],
    ])
    #expect(source.contains("let card: CardOptions?\n"))
    #expect(source.contains("let deals: DealAssociations?\n"))
  }

  @Test func `the size of an image is missing in other files`() {
    let source = source(["mimetype": "image/png", "original_w": 1, "size": 2])
    #expect(source.contains("let originalW: Int?\n"))
    #expect(source.contains("let size: Int\n"))
  }

  @Test(
    arguments: [
      ["fra": "French", "gsw": "Swiss German"], ["eng": ["f": "Swiss", "m": "Swiss"]],
      ["green": "a", "yellow": "b", "sky": "c"],
    ] as [JSON])
  func `objects whose keys are languages or colors are dictionaries`(_ object: JSON) {
    #expect(source(["names": object, "x": 1]).contains("let names: [String: "))
  }

  @Test func `dates with an offset keep their format next to dates with a fraction`() {
    let source = source([
      "created": "2024-01-31T10:00:00+02:00", "changed": "2024-01-31T10:00:00.25+02:00",
    ])
    #expect(source.components(separatedBy: "Date\n").count == 3)
  }

  @Test func `permissions are a dictionary if their values are strings`() {
    let source = source([
      "app": ["permissions": ["checks": "write", "contents": "read"], "id": 1],
      "repository": ["permissions": ["admin": false, "pull": true], "id": 1],
    ])
    #expect(source.contains("let permissions: [String: String]\n"))
    #expect(source.contains("let admin: Bool\n"))
  }

  @Test func `people are called users in keys such as added_by`() {
    let source = source([
      "added_by": ["id": 1, "type": "user"], "track": ["id": 1, "type": "track"],
    ])
    #expect(source.contains("let addedBy: User\n"))
  }

  @Test func `an app is called so after performed_via`() {
    let source = source(["performed_via_github_app": ["slug": "a", "x": 1], "y": 1])
    #expect(source.contains("let performedViaGithubApp: GitHubApp\n"))
  }

  @Test func `the status next to a spec is called like the spec`() {
    let source = source([
      "kind": "PodList", "items": [["spec": ["node": "a"], "status": ["phase": "Running"]]],
    ])
    #expect(source.contains("let status: PodStatus\n"))
    #expect(source.contains("let spec: PodSpec\n"))
  }

  @Test func `a key that is always null has the type of people if an equally named flag exists`() {
    let source = source([
      "author": ["id": 1, "login": "a", "name": "b"], "merged_by": nil, "reviewers": [],
      "user": ["can_merge": true],
    ])
    #expect(source.contains("let mergedBy: Author?\n"))
    #expect(source.contains("let reviewers: [Author]\n"))
  }

  @Test func `a text in one language is a dictionary`() {
    let source = source(["description": ["en": "a"], "x": 1])
    #expect(source.contains("let description: [String: String]\n"))
  }

  @Test func `a rating is a fraction`() {
    #expect(source(["rating": 4, "rating_count": 3]).contains("let rating: Double\n"))
  }

  @Test func `the last release has the type of the first one`() {
    let source = source(["firstRelease": ["version": "a", "x": 1], "lastRelease": nil])
    #expect(source.contains("let lastRelease: Release?\n"))
  }

  @Test func `the times at which a place opens and closes are ends`() {
    let source = source([
      "periods": [["close": ["day": 1, "time": "1700"], "open": ["day": 1, "time": "0900"]]]
    ])
    #expect(source.contains("let open: PeriodEndpoint\n"))
  }

  @Test func `an empty object has the type of another version of it`() {
    let source = source([
      "state": ["running": ["pid": 1, "started": "a"]], "lastState": [:], "x": 1,
    ])
    #expect(source.contains("let lastState: SampleState\n"))
    #expect(source.contains("let running: Running?\n"))
  }

  @Test(arguments: ["discount", "customer_account"])
  func `a discount isn't a count`(_ key: String) {
    #expect(!source([key: nil, "x": 1]).contains("Int?"))
  }

  @Test func `an object isn't a number because an amount is called like it`() {
    #expect(!source(["amount_shipping": 1, "customer_shipping": nil]).contains("Int?"))
  }

  @Test(
    arguments: [
      ("issuetype", "IssueType"), ("timetracking", "TimeTracking"),
      ("customfield_10020", "CustomField10020"), ("timeline", "Timeline"),
    ])
  func `usual words are separated in the names of types`(_ key: String, _ name: String) {
    #expect(source([key: ["x": 1, "y": "a"], "z": 1]).contains(": \(name)"))
  }

  @Test func `objects in one object are one type if they differ in one member`() {
    let url: JSON = ["level": "none", "words": [], "value": "a"]
    let title: JSON = ["level": "full", "words": ["a"], "value": "a", "full": true]
    let source = source(["highlight": ["author": url, "title": title, "url": url], "x": 1])
    #expect(source.contains("let title: HighlightItem\n"))
    #expect(source.contains("let full: Bool?\n"))
  }

  @Test func `the elements of a connection are named after the enclosing element`() {
    let label: JSON = ["name": "a", "color": "b"]
    let source = source(["issues": ["nodes": [["id": 1, "labels": ["nodes": [label]]]]]])
    #expect(source.contains("let nodes: [IssueLabel]\n"))
  }

  @Test func `an adjective is the first word of the name of a type`() {
    let sale: JSON = ["start": 1, "end": 2]
    let source = source(["sales": ["public": sale, "presales": [["name": "a"]]], "x": 1])
    #expect(source.contains("let `public`: PublicSale\n"))
  }

  @Test func `the position and size of a box are fractions if one of them is`() {
    let source = source(["box": ["x": 0, "y": 10.5, "width": 100, "height": 50], "x": 1])
    #expect(source.contains("let width: Double\n"))
  }

  @Test func `the code of an error has no guessed type, but its message is a string`() {
    let source = source(["messages": [["error_code": nil, "error_message": nil, "text": "a"]]])
    #expect(source.contains("let errorCode: JSON?\n"))
    #expect(source.contains("let errorMessage: String?\n"))
  }

  @Test func `the address in a location is a string`() {
    let source = source(["location": ["address": nil, "city": nil, "region": nil], "x": 1])
    #expect(source.contains("let address: String?\n"))
  }

  @Test func `a document with two phrases as keys is a type`() {
    let bar: JSON = ["1. open": "1.5", "2. high": "2.5"]
    let source = source([
      "Meta Data": ["1. Information": "a", "2. Symbol": "b"],
      "Time Series (Daily)": ["2024-04-26": bar, "2024-04-25": bar],
    ])
    #expect(source.contains("let metaData: MetaData\n"))
    #expect(source.contains("let information: String\n"))
    #expect(source.contains(": [String: TimeSeriesDaily]\n"))
    #expect(source.contains("let open: String\n"))
  }

  @Test func `numbers by currency are money unless they are ratios`() {
    let whole: JSON = ["usd": 3, "eur": 2]
    let source = source(["cap": whole, "change_percentage": whole, "max_supply": 21])
    #expect(source.contains("let cap: [String: Decimal]\n"))
    #expect(source.contains("let changePercentage: [String: Int]\n"))
    #expect(source.contains("let maxSupply: Double\n"))
  }

  @Test func `a total value has no guessed type`() {
    #expect(source(["total_value_locked": nil, "x": 1]).contains("let totalValueLocked: JSON?\n"))
  }

  @Test func `no string is a URL if a list of URLs contains an empty one`() {
    let source = source(["homepage": ["https://a.b", ""], "page_url": "https://a.b"])
    #expect(source.contains("let pageURL: String\n"))
  }

  @Test func `an empty array has the elements of its siblings`() {
    let source = source([
      "repos": ["github": ["https://a.b/c"], "bitbucket": []],
      "brand_tags": ["a"], "trace_tags": [], "label_tags": ["b"],
    ])
    #expect(source.contains("let bitbucket: [URL]\n"))
    #expect(source.contains("let traceTags: [String]\n"))
  }

  @Test func `objects of another type aren't elements of an empty array`() {
    let source = source([
      "waypoints": [["name": "a", "distance": 1]], "leg": ["via_waypoints": [], "x": 1],
      "fixVersions": [], "versions": [["name": "a", "released": true]],
    ])
    #expect(source.contains("let viaWaypoints: [JSON]\n"))
    #expect(source.contains("let fixVersions: [Version]\n"))
  }

  @Test func `the ends of a pull request are branches`() {
    let end: JSON = ["label": "a:b", "ref": "b", "sha": "c"]
    #expect(source(["head": end, "base": end, "x": 1]).contains("let head: Branch\n"))
  }

  @Test func `adjacent pages that are null are URLs next to a URL`() {
    let source = source(["href": "https://a.b/c", "next": nil, "previous": nil, "items": []])
    #expect(source.contains("let next: URL?\n"))
  }

  @Test func `an empty object is described as empty`() {
    let source = source(["state": ["running": ["pid": 1]], "lastState": [:], "x": 1])
    #expect(source.contains("/// Always empty in the samples, so the type is a guess.\n"))
  }

  @Test func `a number is a fraction if another with its last word is`() {
    let source = source(["legs": [["weight": 2.5, "turns": ["turn_weight": 7, "count": 2]]]])
    #expect(source.contains("let turnWeight: Double\n"))
    #expect(source.contains("let count: Int\n"))
  }

  @Test func `options and images are named after the enclosing key`() {
    let image: JSON = ["display": ["en": "https://a.b/c"]]
    let source = source([
      "payment_method_options": ["card": ["x": 1, "y": 2]],
      "selected_images": ["front": image, "ingredients": image],
    ])
    #expect(source.contains("let card: CardOptions\n"))
    #expect(source.contains("let ingredients: SelectedImage\n"))
  }

  @Test func `objects whose values repeat the keys are a dictionary`() {
    let source = source([
      "claims": [
        "P31": [["snak": ["property": "P31", "value": 1]]],
        "P569": [["snak": ["property": "P569", "value": 2]]],
      ],
      "pages": ["enwiki": ["site": "enwiki", "title": "a"]], "incident": ["type": "incident"],
    ])
    #expect(source.contains("let claims: [String: [Claim]]\n"))
    #expect(source.contains("let pages: [String: Page]\n"))
    #expect(source.contains("let incident: Incident\n"))
  }

  @Test func `objects with equal values are a dictionary if a key is a number`() {
    let size: JSON = ["w": 1, "h": 2]
    let source = source(["sizes": ["100": size, "400": size, "full": size], "x": 1])
    #expect(source.contains("let sizes: [String: Size]\n"))
  }

  @Test func `minutes aren't an amount of money`() {
    let source = source(["priceMins": 5, "price": 2.5])
    #expect(source.contains("let priceMins: Int\n"))
  }

  @Test func `a plural that is always null isn't a string`() {
    let source = source([
      "network": nil, "installments": nil, "mandate": nil, "secure": "automatic", "mode": "a",
    ])
    #expect(source.contains("let installments: JSON?\n"))
  }

  @Test func `an empty array has the elements that the singular of its key names`() {
    let source = source([
      "line": ["disruptions": [], "x": 1], "status": ["disruption": ["a": 1, "b": 2]],
    ])
    #expect(source.contains("let disruptions: [Disruption]\n"))
  }

  @Test func `a quantity is a fraction if a text contains it with a unit`() {
    let source = source([
      "serving_size": "15 g", "serving_quantity": 15, "quantity": "400 g", "net_quantity": "400",
      "inventory_quantity": 7,
    ])
    #expect(source.contains("let servingQuantity: Double\n"))
    #expect(source.contains("let netQuantity: String\n"))
    #expect(source.contains("let inventoryQuantity: Int\n"))
  }

  @Test func `adjectives of time are named after the content of their objects`() {
    let source = source([
      "current": ["dt": 1, "weather": [["id": 1, "main": "a"]]],
      "minutely": [["dt": 1, "precipitation": 2.5]],
      "daily": [["dt": 1, "temp": ["day": 1.5], "weather": [["id": 1, "main": "a"]]]],
    ])
    #expect(source.contains("let current: CurrentWeather\n"))
    #expect(source.contains("let minutely: [MinutelyPrecipitation]\n"))
    #expect(source.contains("let daily: [DailyWeather]\n"))
  }

  @Test func `a number is a fraction next to a dictionary of such fractions`() {
    let source = source(["last": 6, "converted_last": ["usd": 2.5, "eur": 3.5], "volume": 7])
    #expect(source.contains("let last: Double\n"))
    #expect(source.contains("let volume: Int\n"))
  }

  @Test func `an object isn't called latest, requested or URL`() {
    let source = source([
      "latest_charge": ["x": 1, "y": 2], "requested_teams": [["x": 1, "z": 2]],
      "repos_url": ["github": ["a"], "other": ["b"]],
    ])
    #expect(source.contains("let latestCharge: Charge?\n"))
    #expect(source.contains("let requestedTeams: [Team]\n"))
    #expect(source.contains("let reposURL: Repos\n"))
  }

  @Test func `fields and footers are named after the enclosing object`() {
    let source = source(["embeds": [["footer": ["a": 1], "fields": [["b": 1]]]], "x": 1])
    #expect(source.contains("let footer: EmbedFooter\n"))
    #expect(source.contains("let fields: [EmbedField]\n"))
  }

  @Test func `a text with its language is called localized text`() {
    let label: JSON = ["language": "en", "value": "a"]
    let source = source([
      "labels": ["en": label, "de": label], "notes": ["en": label, "de": label],
    ])
    #expect(source.contains("[String: LocalizedText]\n"))
  }

  @Test func `a key that is always null isn't a string because of another object`() {
    let source = source(["card": ["three_d_secure": nil, "x": 1], "request_secure": "automatic"])
    #expect(source.contains("let threeDSecure: JSON?\n"))
  }

  @Test func `people without a login aren't users because they created something`() {
    let source = source(["created_by": [["id": 1, "name": "a", "gender": 2]], "x": 1])
    #expect(!source.contains("User"))
  }

  @Test func `a measure of zero is a fraction`() {
    #expect(source(["precipitation": 0, "x": 1]).contains("let precipitation: Double\n"))
  }

  @Test func `addresses by name are a dictionary`() {
    let source = source(["subresource_uris": ["media": "/a", "feedback": "/b"], "x": 1])
    #expect(source.contains("let subresourceURIs: [String: String]\n"))
  }
}
