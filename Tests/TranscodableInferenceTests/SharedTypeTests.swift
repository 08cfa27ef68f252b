import Foundation
import Testing
import TranscodableInference
import TranscodableJSON

/// Which objects have one type, and how it is named.
@Suite("Shared types in inference")
struct SharedTypeTests {
  private func source(_ samples: JSON...) -> String { Samples.model(of: samples).source() }

  // MARK: - Trees and lists

  @Test func `the objects of a tree with a tag have one type at all levels`() {
    let source = source([
      "children": [
        [
          "type": "page", "id": 1,
          "children": [
            [
              "type": "frame", "id": 2, "clips": true,
              "children": [["type": "text", "value": "v"], ["type": "line", "length": 1]],
            ]
          ],
        ]
      ], "x": 1,
    ])
    #expect(source.contains("let children: [Node]\n"))
    #expect(source.contains("enum Node: Sendable {\n"))
    #expect(source.contains("case page(PageNode)\n"))
    #expect(source.contains("struct FrameNode: Sendable {\n"))
    #expect(source.components(separatedBy: "let children: [Node]\n").count == 4)
  }

  @Test func `an object that contains most members of the enclosing one has its type`() {
    let inner: JSON.Object = [
      "id": 1, "text": "t", "uri": "u", "lang": "l", "likes": 1, "shares": 2, "muted": false,
      "meta": ["w": 1, "h": 2], "tags": ["a"],
    ]
    var outer = inner
    outer["pinned"] = true
    outer["meta"] = ["fps": 1, "codec": "c", "rate": 3, "w": 1]
    outer["reblog"] = .object(inner)
    #expect(source(.object(outer)).contains("let reblog: Sample?\n"))
  }

  @Test func `lists of the same elements have one type`() {
    let deal: JSON = ["results": [["id": "1", "kind": "k"]], "paging": ["next": ["after": "2"]]]
    let source = source([
      "associations": [
        "companies": ["results": [["id": "2", "kind": "k"]]], "deals": deal,
      ], "x": 1,
    ])
    #expect(source.contains("let companies: AssociationList?\n"))
    #expect(source.contains("let deals: AssociationList?\n"))
    #expect(source.contains("let paging: Paging?\n"))
  }

  @Test func `similar members of a plural have one type`() {
    let address: JSON.Object = ["city": "c", "zip": "z", "line_1": "l", "country": "c"]
    var home = address
    home["line_2"] = "l"
    let source = source([
      "addresses": ["home": .object(home), "ship": .object(address), "kind": "a"], "x": 1,
    ])
    #expect(source.contains("let home: Address\n"))
    #expect(source.contains("let ship: Address\n"))
  }

  @Test func `details with the same key have one type if one has all members of the other`() {
    let source = source([
      "device_details": ["id": "1", "name": "n"],
      "card": ["device_details": ["id": "1", "name": "n", "serial": "s"], "number": 1],
    ])
    #expect(source.contains("struct DeviceDetails: Sendable {\n"))
    #expect(!source.contains("struct Device: "))
  }

  @Test func `arrays of links are a dictionary`() {
    let source = source([
      "externalLinks": [
        "wiki": [["url": "https://a.b"]], "brainz": [["id": "1", "url": "https://c.d"]],
      ], "x": 1,
    ])
    #expect(source.contains("let externalLinks: [String: [ExternalLink]]\n"))
  }

  @Test func `the lines of an address are members`() {
    let source = source(["address": ["line1": "a"], "x": 1], ["address": ["line2": "b"], "x": 1])
    #expect(source.contains("let address: Address\n"))
  }

  @Test func `many different texts of metadata are a dictionary`() {
    let keys = (1...12).map { "githubFact\($0)x" }
    func sample(_ keys: some Sequence<String>) -> JSON {
      let meta = keys.reduce(into: JSON.Object()) { $0[$1] = "v" }
      return ["meta": .object(meta), "x": 1]
    }
    let source = source(sample(keys.dropFirst(6)), sample(keys.dropLast(6)))
    #expect(source.contains("let meta: [String: String]\n"))
  }

  @Test func `the start and the end of an event have one type`() {
    let source = source([
      "dates": [
        "start": ["day": "a", "exact": true, "zone": "z", "open": false, "late": true],
        "end": ["day": "b", "exact": false, "rough": true],
      ], "x": 1,
    ])
    #expect(source.contains("let start: DateEndpoint\n"))
    #expect(source.contains("let end: DateEndpoint\n"))
  }

  @Test func `an object with one array is named after its own key`() {
    let source = source(["payments": ["captures": [["id": 1, "sum": 2]]], "x": 1])
    #expect(source.contains("let payments: Payments\n"))
  }

  @Test func `an adjective is part of the name of its noun`() {
    let source = source(["photos": ["primary": ["id": 1, "urls": [1]], "count": 1], "x": 1])
    #expect(source.contains("let primary: PrimaryPhoto\n"))
  }

  @Test func `members of a group are called members`() {
    let source = source(["cast": [["id": 1, "part": "p"]], "crew": [["id": 1, "job": "j"]]])
    #expect(source.contains("let cast: [CastMember]\n"))
    #expect(source.contains("let crew: [CrewMember]\n"))
  }

  @Test func `a key that begins with a number has the number at the end of its name`() {
    let source = source(["480w_still": 1, "2nd": 2])
    #expect(source.contains("@CodingKey(\"480w_still\") let still480w: Int\n"))
  }

  @Test func `elements whose keys begin alike have a name in the singular`() {
    let split: JSON = ["distance": 1.5, "pace": 2]
    let source = source(["splits_metric": [split], "splits_standard": [split], "x": 1])
    #expect(source.contains("let splitsMetric: [Split]\n"))
  }

  @Test func `sizes of an image have one type`() {
    let source = source([
      "meta": [
        "original": ["width": 1, "height": 2, "frame_rate": "30", "bitrate": 1],
        "small": ["width": 1, "height": 2, "aspect": 0.5],
      ], "x": 1,
    ])
    #expect(source.contains("let small: Dimensions\n"))
  }

  // MARK: - Prefixes

  @Test func `a type that occurs everywhere has no prefix`() {
    let link: JSON = ["linkType": "tag", "target": "t"]
    let source = source(["links": [link], "spaces": [["link": link, "id": 1]], "x": 1])
    #expect(source.contains("let link: Link\n"))
  }

  @Test func `a type never has the name of a protocol or a list`() {
    let actor: JSON = ["email": "e", "id": "1"]
    let source = source(["assignedTo": actor, "details": [["actor": actor, "x": 1]], "y": 1])
    #expect(!source.contains("struct Actor: "))
    #expect(!self.source(["lists": [["id": 1, "x": 2]], "y": 1]).contains("struct List: "))
  }

  @Test func `colours are named after their components`() {
    let color: JSON = ["r": 0.5, "g": 0.5, "b": 0.5, "a": 1]
    #expect(
      source(["shape": ["color": color, "x": 1], "y": 1]).contains("let color: RGBAColor\n"))
  }

  @Test func `a member of the document has the prefix of the document`() {
    var options = SwiftModel.Options()
    options.style = .attributes
    let shape = [
      JSON.object(["items": [["id": 1, "x": 2]], "item": ["bank": "b", "login": "l"]])
    ]
    .reduce(into: Shape()) { $0.add($1) }
    let source = SwiftModel(of: shape, named: "EntryList", options: options).source()
    #expect(source.contains("let item: EntryListItem\n"))
  }

  // MARK: - Names of types with several keys

  @Test func `a type is named after the last word of most keys`() {
    let source = source(["goodBuilds": [["number": 1, "path": "/1"]], "builds": [], "x": 1])
    #expect(source.contains("let goodBuilds: [Build]\n"))
    #expect(source.contains("let builds: [Build]\n"))
  }

  @Test func `a type is named after the key of most uses`() {
    let spec: JSON = ["size": 1, "colour": "red"]
    let source = source([
      "a": ["spec": spec, "id": 1], "b": ["spec": spec, "title": "t"],
      "cause": ["detail": spec, "x": 1],
    ])
    #expect(source.contains("let detail: Spec\n"))
  }

  @Test func `a type with few uses is named after the first key`() {
    let spec: JSON = ["size": 1, "colour": "red"]
    let source = source(["spec": spec, "b": ["spare": spec, "x": 1]])
    #expect(source.contains("let spare: Spec\n"))
  }

  @Test func `people are users if one key is a role`() {
    let person: JSON = ["id": "1", "email": "a", "name": "n"]
    let source = source(["lead": person, "createdBy": person, "x": 1])
    #expect(source.contains("let lead: User\n"))
  }

  @Test func `objects without an address or account aren't people`() {
    let part: JSON = ["id": "1", "code": "a", "rank": 1]
    let source = source(["lead": part, "createdBy": part, "x": 1])
    #expect(!source.contains("User"))
  }

  @Test func `ends whose members aren't personal are endpoints`() {
    let end: JSON = ["ticket_id": 1, "subject": "s", "channel": "c", "name": "n"]
    let source = source(["source": ["from": end, "to": end, "rel": "r"], "x": 1])
    #expect(source.contains("let to: SourceEndpoint\n"))
  }

  @Test func `the name and address of both ends are a person`() {
    let end: JSON = ["address": "a", "name": "n"]
    #expect(source(["from": end, "to": end, "x": 1]).contains("let to: Person\n"))
  }

  @Test func `a part of an element under other keys is a reference to it`() {
    let link: JSON = ["id": "1", "key": "k", "fields": ["summary": "s"]]
    let issue: JSON = [
      "id": "1", "key": "k", "fields": ["summary": "s", "parent": link, "inwardIssue": link],
      "expand": "e",
    ]
    let source = source(["issues": [issue], "x": 1])
    #expect(source.contains("let parent: IssueReference\n"))
  }

  @Test func `a type with a constant tag is named after it`() {
    func link(_ type: String) -> JSON { ["type": "Link", "linkType": .string(type), "id": "1"] }
    let source = source([
      "sys": ["type": "Array"],
      "items": [
        [
          "sys": ["id": "1", "type": "Entry", "revision": 1],
          "space": ["sys": link("Space")], "author": ["sys": link("Entry")],
          "image": ["sys": link("Asset")],
        ]
      ],
    ])
    #expect(source.contains("let space: SampleItemLink\n"))
    #expect(source.contains("let author: SampleItemLink\n"))
  }

  @Test func `a qualified name begins with the type that contains all values`() {
    let field: JSON = ["id": 1, "value": 1]
    let other: JSON = ["id": 2, "value": "a"]
    let source = source(["tickets": [["customFields": [field, other], "fields": [field, other]]]])
    #expect(source.contains("let value: TicketFieldValue\n"))
  }

  @Test func `the members of an object that are arrays of one type are named after it`() {
    let link: JSON = ["url": "https://a.b/c"]
    let source = source(["externalSites": ["tube": [link], "homepage": [link]], "x": 1])
    #expect(source.contains("let tube: [ExternalSite]\n"))
  }

  @Test func `a type whose name would be a keyword is named after a constant tag`() {
    let option: JSON = ["gid": "1", "resource_type": "enum_option", "color": "red"]
    let source = source(["enum_options": [option], "enum_value": option, "x": 1])
    #expect(source.contains("let enumValue: EnumOption\n"))
  }

  @Test(arguments: ["private", "Error", "date", "index"])
  func `a type whose name can't be used begins with the enclosing key`(_ key: String) {
    let source = source(["job": [key: ["text": "a", "rank": 1], "x": 1], "x": 1])
    #expect(source.contains("struct Job\(key.prefix(1).uppercased() + key.dropFirst()): "))
  }

  @Test func `a type that could be an adjective isn't a name`() {
    let source = source(["job": ["error": ["type": "fatal", "rank": 1], "x": 1], "x": 1])
    #expect(source.contains("let error: JobError\n"))
  }

  @Test func `a type in the object's own address is a name`() {
    let item: JSON = ["type": "track", "uri": "radio:track:1", "length": 1]
    #expect(source(["item": item, "x": 1]).contains("let item: Track\n"))
  }

  @Test func `a type whose last word can't be used has more of the words of most keys`() {
    let set: JSON = ["shop": ["amount": "1", "currency": "EUR"], "rank": 1]
    let source = source(["price_set": set, "total_price_set": set, "amount_set": set])
    #expect(source.contains("let amountSet: PriceSet\n"))
  }

  @Test func `people with several kinds aren't named after one of them`() {
    func person(_ type: String) -> JSON { ["type": .string(type), "id": "1", "email": "e"] }
    let source = source([
      "parts": [["author": person("admin")], ["author": person("bot")]],
      "user": person("user"), "lead": person("lead"), "x": 1,
    ])
    #expect(source.contains("let user: Author\n"))
    #expect(source.contains("let lead: Author\n"))
  }

  @Test func `references to objects of one kind are named after it`() {
    let reference: JSON = ["type": "admin", "id": "1"]
    let source = source(["teammate": reference, "assignee": [reference], "x": 1])
    #expect(source.contains("let teammate: AdminReference\n"))
  }

  @Test func `words after per don't name a type`() {
    let limit: JSON = ["warnAt": 1, "disableAt": 2]
    let source = source([
      "limits": [
        "boards": ["perBoard": limit], "cards": ["openPerBoard": limit, "totalPerList": limit],
      ],
      "x": 1,
    ])
    #expect(source.contains("let openPerBoard: Limit\n"))
  }

  @Test func `an object under a plural inside another plural is named after both`() {
    let source = source(["limits": ["cards": ["open": 1], "boards": ["total": 2]], "x": 1])
    #expect(source.contains("let cards: CardLimits\n"))
  }

  @Test func `an object with an array and its length is a list`() {
    let source = source(["teammates": ["type": "t", "admins": [["id": 1, "x": 1]], "total": 1]])
    #expect(source.contains("let teammates: TeammateList\n"))
  }

  @Test func `an object with an array and other members isn't a list`() {
    let source = source(["reminders": ["useDefault": true, "overrides": [["id": 1, "x": 1]]]])
    #expect(source.contains("let reminders: Reminders\n"))
  }

  @Test func `an object under a plural in settings has the name of its key`() {
    let source = source(["networkSettings": ["networks": ["bridge": ["a": 1], "x": 1]], "x": 1])
    #expect(source.contains("let networks: Networks\n"))
  }

  @Test func `objects with an identifier and a state are references`() {
    let part: JSON = ["id": 1, "resource_state": 2]
    let source = source([
      "activity": part, "athlete": part, "laps": [["athlete": part, "x": 1]], "gear": part,
    ])
    #expect(source.contains("let activity: Reference\n"))
  }

  @Test func `an identifier that references another type isn't the name of a change`() {
    let source = source([
      "accounts": [["account_id": 1, "name": "n"]],
      "removed": [["account_id": 1, "transaction_id": 1]], "x": 1,
    ])
    #expect(source.contains("let removed: [RemovedTransaction]\n"))
  }

  // MARK: - Kinds

  @Test func `an element that wraps an object of its name is an item`() {
    let source = source(["tracks": ["items": [["added": 1, "track": ["id": "1", "length": 1]]]]])
    #expect(source.contains("let items: [TrackItem]\n"))
    #expect(source.contains("let track: Track\n"))
  }

  @Test func `a kind that is the key has the plain name`() {
    let source = source([
      "plays": [
        ["track": ["type": "track", "album": "a", "disc": 1]],
        ["track": ["type": "episode", "show": "s", "languages": ["fr"]]],
      ]
    ])
    #expect(source.contains("let track: TrackOrEpisode\n"))
    #expect(source.contains("case episode(Episode)\n"))
    #expect(source.contains("case track(Track)\n"))
  }

  @Test func `a key that is one of many kinds is a variant`() {
    let source = source([
      "plays": [
        ["track": ["type": "track", "album": "a", "disc": 1]],
        ["track": ["type": "episode", "show": "s", "languages": ["fr"]]],
        ["track": ["type": "ad", "brand": "b", "price": 1]],
      ]
    ])
    #expect(source.contains("let track: TrackVariant\n"))
  }

  @Test func `the namespaces of kinds aren't part of names`() {
    let source = source([
      "items": [
        ["id": ["kind": "tube#video", "videoId": "a", "length": 1]],
        ["id": ["kind": "tube#channel", "channelId": "b", "size": 1]],
      ]
    ])
    #expect(source.contains("case video(VideoID)\n"))
  }

  @Test func `the elements of a list keep its name if their type is a word in lower case`() {
    let source = source([
      "companies": ["results": [["id": "1", "type": "contact_to_company", "x": 1]]], "x": 1,
    ])
    #expect(source.contains("let results: [Company]\n"))
  }

  @Test func `the elements of a document of kind PodList are pods`() {
    let source = source(["kind": "PodList", "items": [["spec": ["a": 1, "b": 2], "x": 1]]])
    #expect(source.contains("let items: [Pod]\n"))
  }

  // MARK: - Equal by chance

  private let general: JSON = ["self": "https://a.b/c", "id": "1", "name": "n", "description": "d"]

  @Test func `objects with general members under unrelated keys are separate types`() {
    let source = source(["resolution": general, "components": [general], "x": 1])
    #expect(source.contains("let resolution: Resolution\n"))
    #expect(source.contains("let components: [Component]\n"))
  }

  @Test func `objects with general members under related keys are one type`() {
    let source = source(["component": general, "mainComponents": [general], "x": 1])
    #expect(source.contains("let mainComponents: [Component]\n"))
  }

  @Test func `objects that can reference any object under many keys are references`() {
    let reference: JSON = ["id": "1", "name": "n"]
    let source = source([
      "team": reference, "area": reference, "goal": reference, "x": 1, "y": 2, "z": 3, "a": 4,
    ])
    #expect(source.contains("let goal: Reference\n"))
  }

  @Test func `objects with general members that are all members of an object are one type`() {
    let link: JSON = ["url": "https://a.b/c", "label": "l"]
    let source = source(["buttons": ["first": link, "second": link], "x": 1])
    #expect(source.contains("let second: SampleButton\n"))
  }

  @Test func `equal objects with a specific member are one type`() {
    let option: JSON = ["id": "1", "name": "n", "colour": "red"]
    let source = source(["select": option, "status": option, "x": 1])
    #expect(source.components(separatedBy: "let colour: String\n").count == 2)
  }

  @Test func `three objects that only contain one type are one type`() {
    let link: JSON = ["id": "1", "linkType": "t", "rank": 1]
    func model(_ keys: [String]) -> String {
      var object: JSON.Object = ["x": 1, "y": 2, "z": 3, "a": 4]
      for key in keys { object[key] = ["sys": link] }
      return source(.object(object))
    }
    #expect(model(["space", "author", "image"]).components(separatedBy: "struct").count == 4)
    #expect(model(["space", "author"]).components(separatedBy: "struct").count == 5)
  }

  @Test func `parts with different qualifiers and members are separate types`() {
    let amounts: JSON.Object = ["gross": "1", "fee": "2"]
    var refund = amounts
    refund["refunded"] = "3"
    let source = source([
      "captures": [["receivable_breakdown": .object(amounts), "id": 1]],
      "refunds": [["payable_breakdown": .object(refund), "note": "n"]],
    ])
    #expect(source.contains("let refunded: String\n"))
  }

  @Test func `objects that differ in members without values are one type`() {
    func text(_ href: JSON) -> JSON {
      ["type": "text", "plain": "a", "bold": true, "italic": false, "href": href]
    }
    let source = source([
      "title": [text(nil)], "body": [text(nil), text("https://a.b/c")], "x": 1,
    ])
    #expect(source.components(separatedBy: "let href: URL?\n").count == 2)
  }

  @Test func `states of one object at different times are one type`() {
    let source = source([
      "containers": [
        ["state": ["running": ["at": 1]], "lastState": ["exited": ["code": 1]], "x": 1]
      ]
    ])
    #expect(source.contains("let running: Running?\n"))
    #expect(source.contains("let exited: Exited?\n"))
  }

  @Test func `objects whose qualifiers aren't times are separate types`() {
    let source = source([
      "containers": [
        ["state": ["running": ["at": 1]], "hostState": ["exited": ["code": 1]], "x": 1]
      ]
    ])
    #expect(source.contains("let running: Running\n"))
  }

  @Test func `ranges under one key are one type even if an end is missing or partial`() {
    let source = source([
      "name": ["period": ["start": "2001-05-06"], "x": 1],
      "contact": ["period": ["start": "2012"], "y": 1],
      "address": ["period": ["end": "2002-01-01"], "z": 1],
    ])
    #expect(source.components(separatedBy: ": Period\n").count == 4)
    #expect(source.contains("let start: String?\n"))
  }

  @Test func `objects that differ in values are separate types`() {
    func text(_ href: JSON) -> JSON {
      ["type": "text", "plain": "a", "bold": true, "italic": false, "href": href]
    }
    let source = source(["title": [text(1)], "body": [text("https://a.b/c")], "x": 1])
    #expect(source.contains("let href: Int\n"))
    #expect(source.contains("let href: URL\n"))
  }

  // MARK: - Names of similar types

  @Test func `the type with all members of another has the plain name`() {
    let source = source([
      "payer": ["site": ["country": "c"], "id": 1],
      "shipping": ["to": ["site": ["country": "c", "city": "d", "street": "e"], "id": 1]],
    ])
    #expect(source.contains("let site: PayerSite\n"))
    #expect(source.contains("let site: Site\n"))
  }

  @Test func `the first of two types with different members has the plain name`() {
    let source = source([
      "payer": ["address": ["country": "c"], "id": 1],
      "shipping": ["to": ["address": ["ip": "c", "port": 1, "host": "e"], "id": 1]],
    ])
    #expect(source.contains("let address: ToAddress\n"))
  }

  @Test func `the types of cases are named after their tags`() {
    let source = source([
      "blocks": [
        [
          "type": "actions", "id": "1",
          "elements": [
            ["type": "button", "label": "a"], ["type": "menu", "options": [1]],
          ],
        ],
        ["type": "section", "id": "2", "title": "t"],
        ["type": "image", "id": "3", "url": "https://a.b/c"],
      ]
    ])
    #expect(source.contains("case actions(ActionsBlock)\n"))
    #expect(source.contains("let elements: [ActionElement]\n"))
    #expect(source.contains("case section(SectionBlock)\n"))
  }

  @Test func `words of a document are separated in the names of types`() {
    let source = source(["issues": [["issuetype": ["id": 1, "hidden": true], "type": "t"]]])
    #expect(source.contains("let issuetype: IssueType\n"))
  }

  @Test(arguments: ["database", "issuebase", "typeissue"])
  func `words that aren't in the document stay joined`(_ key: String) {
    let source = source(["data": [["x": 1, "y": 2]], key: ["id": 1, "z": true], "type": "t"])
    #expect(source.contains(": \(key.prefix(1).uppercased() + key.dropFirst())\n"))
  }

  @Test func `an object that replaces a number is named after its content`() {
    let source = source(["days": 1, "x": 1], ["days": ["specialValue": "NaN"], "x": 1])
    #expect(source.contains("case double(Double)\n"))
    #expect(source.contains("case specialValue(SpecialValue)\n"))
  }

  @Test func `an object that can replace its identifier has the name of its key`() {
    let source = source(["owner": 1, "x": 1], ["owner": ["id": "a"], "x": 1])
    #expect(source.contains("case int(Int)\n"))
    #expect(source.contains("case object(Owner)\n"))
  }

  @Test func `a number sign at the end of a key is a number`() {
    #expect(source(["Project #": 1, "x": 1]).contains("let projectNumber: Int\n"))
  }

  @Test func `images with and without sizes have one type`() {
    let source = source([
      "image": ["imageUrl": "https://a.b/c", "height": 1, "width": 2],
      "thumbnailImages": [["imageUrl": "https://a.b/d"]],
      "title": "e",
    ])
    #expect(source.contains("let height: Int?\n"))
    #expect(!source.contains("Image2"))
  }
}
