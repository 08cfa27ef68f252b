import Testing
import TranscodableInference
import TranscodableJSON

/// Keys that are data, and the names and types of values that several keys share.
@Suite struct SharedKeyTests {
  private func source(_ samples: JSON...) -> String { Samples.model(of: samples).source() }

  @Test func `random keys of equal length are data`() {
    let source = source([
      "media": [
        "n7tvz3bcn2yc2": ["status": "valid", "w": 1], "m58ukaujjj0hw": ["status": "failed"],
        "10pm8qe44raw1": ["status": "valid", "w": 2],
      ], "x": 1,
    ])
    #expect(source.contains("let media: [String: Media]\n"))
  }

  @Test func `fields with digits in their names aren't data`() {
    let source = source(["hash": ["sha256hash": ["v": 1], "sha512hash": ["v": 2]], "x": 1])
    #expect(source.contains("let hash: Hash\n"))
  }

  @Test func `paths are data, even if their values are of several kinds`() {
    let source = source(["exports": [".": ["import": "a"], "./package.json": "b"], "x": 1])
    #expect(source.contains("let exports: [String: ExportValue]\n"))
  }

  @Test func `the name of the enclosing object is data`() {
    let source = source(["name": "tool", "bin": ["tool": "./cli.js"]])
    #expect(source.contains("let bin: [String: String]\n"))
  }

  @Test func `keys of dependencies are data in other objects next to them`() {
    let source = source([
      "peerDependencies": ["react": ">=17"],
      "peerDependenciesMeta": ["react": ["optional": true, "reason": "r"]],
    ])
    #expect(source.contains("let peerDependenciesMeta: [String: "))
  }

  @Test func `a word in a long list says nothing about a member with that key`() {
    let words: JSON = ["slug", "url", "router", "path", "route"]
    let source = source(["keywords": words, "bugs": ["url": "https://a.b/c"], "x": 1])
    #expect(source.contains("let url: URL\n"))
    let listed = self.source(["types": ["card"], "options": ["card": ["x": 1, "y": 2]]])
    #expect(listed.contains("let card: Card?\n"))
  }

  @Test func `kinds of content with the same members are containers`() {
    let text: JSON = ["type": "text", "text": "t"]
    let source = source([
      "content": [
        ["type": "paragraph", "content": [text]], ["type": "heading", "content": [text]],
        ["type": "rule", "width": 1],
      ], "x": 1,
    ])
    #expect(source.contains("case paragraph(ContainerContent)\n"))
    #expect(source.contains("struct ContainerContent: Sendable {\n"))
  }

  @Test func `dependencies are data, even if they are the same in all objects`() {
    let version: JSON = ["id": 1, "peerDependencies": ["react": ">=17"]]
    let source = source(["versions": [version, version, version]])
    #expect(source.contains("let peerDependencies: [String: String]\n"))
  }

  @Test func `keys with a unit are required unless they have variants`() {
    let source = source(["temperature_2m": 1.5, "humidity_2m": 40, "dew_point_2m": 0.5])
    #expect(!source.contains("?\n"))
  }

  @Test func `an image without values isn't the type of other images`() {
    let source = source([
      "thumbnail": ["url": nil], "images": [["url": "https://a.b/c", "width": 1, "height": 2]],
    ])
    #expect(source.contains("let width: Int\n"))
  }

  @Test func `many samples with a value are stronger evidence than null elsewhere`() {
    let user: JSON = ["id": "1", "href": "h", "kind": "user", "uri": "u", "tag": "t"]
    let local: JSON = [
      "id": nil, "href": nil, "kind": "artist", "uri": nil, "tag": "t", "name": "n",
    ]
    let items = (0..<30).map { _ in ["addedBy": user, "artist": local] as JSON }
    let source = source(["items": .array(items)])
    #expect(source.contains("let href: String\n"))
  }

  @Test func `a recursive object whose key differs keeps the name of the outer one`() {
    let post: JSON.Object = [
      "id": 1, "title": "t", "score": 2, "ups": 3, "hidden": false, "author": "a", "domain": "d",
      "edited": false,
    ]
    var outer = post
    outer["crosspost_parent_list"] = [.object(post)]
    var edited = post
    edited["edited"] = 1.5
    let source = source([
      "children": [
        ["kind": "t3", "data": .object(outer)], ["kind": "t3", "data": .object(edited)],
      ]
    ])
    #expect(source.contains("let data: ChildData\n"))
    #expect(source.contains("let crosspostParentList: [ChildData]?\n"))
  }

  @Test func `a type whose keys have the same ending has its name`() {
    let artist: JSON = ["name": "n", "join": "", "role": "r", "anv": ""]
    let source = source([
      "artists": [artist], "extraartists": [artist, artist], "tracklist": [["position": "A1"]],
    ])
    #expect(source.contains("let extraartists: [Artist]\n"))
    #expect(source.contains("let tracklist: [Track]\n"))
  }

  @Test func `an address in a URI is a URL`() {
    #expect(source(["uri": "https://a.b/c", "x": 1]).contains("let uri: URL\n"))
    #expect(source(["uri": "tracks:1", "x": 1]).contains("let uri: String\n"))
  }

  @Test func `a type with amounts of money has a name that says so`() {
    let money: JSON = ["amount": "1.00", "currency_code": "EUR"]
    let set: JSON = ["shop_money": money, "presentment_money": money]
    let source = source(["orders": [["id": 1, "total_set": set, "total_tax_set": set]]])
    #expect(source.contains("let totalSet: MoneySet\n"))
  }

  @Test func `addresses that both have members of their own are two types`() {
    var address: JSON.Object = [
      "first_name": "a", "last_name": "b", "city": "c", "zip": "d", "country": "e", "phone": "f",
    ]
    var place = address
    for key in ["latitude", "longitude"] { place[key] = 1.5 }
    for key in ["id", "customer_id"] { address[key] = 1 }
    let source = source([
      "orders": [
        [
          "billing_address": .object(place), "shipping_address": .object(place),
          "customer": ["id": 1, "default_address": .object(address)],
        ]
      ]
    ])
    #expect(source.contains("let shippingAddress: Address\n"))
    #expect(source.contains("let defaultAddress: DefaultAddress\n"))
  }

  @Test func `a part of an object without its identifier is another type`() {
    let content: JSON.Object = ["text": "a", "flags": 0, "mentions": [], "type": 1]
    var message = content
    for key in ["id", "channel", "author"] { message[key] = "1" }
    message["snapshots"] = [["message": .object(content)]]
    let source = source(["messages": [.object(message), .object(message)]])
    #expect(source.contains("let id: String\n"))
    #expect(source.contains("let message: SnapshotMessage\n"))
  }

  @Test func `an object that lacks only optional members has the type of the others`() {
    let text: JSON.Object = ["type": "text", "plain": "a", "bold": true, "href": nil]
    var mention = text
    mention["mention"] = ["id": 1]
    let source = source([
      "title": [.object(text)], "body": [.object(text), .object(mention)], "x": 1,
    ])
    #expect(source.contains("let mention: Mention?\n"))
    #expect(source.ranges(of: "let plain:").count == 1)
  }

  @Test func `an object with an identifier and few members is a reference`() {
    let incident: JSON = ["id": 1, "type": "incident", "title": "a", "urgency": "low"]
    let source = source([
      "incidents": [incident, incident], "requests": [["incident": ["id": 1, "type": "incident"]]],
    ])
    #expect(source.contains("let incident: IncidentReference\n"))
  }

  @Test func `the type of people who did something has the name of its tag`() {
    let user: JSON = ["object": "user", "id": "1"]
    let source = source(["created_by": user, "last_edited_by": user, "x": 1])
    #expect(source.contains("let createdBy: User\n"))
  }

  @Test func `the content of a type has a name of its own`() {
    let text: JSON = ["plain": "a", "text": ["content": "a", "link": nil]]
    let source = source(["x": 1, "rich_text": [text, text]])
    #expect(source.contains("let text: TextContent\n"))
  }

  @Test func `most dates of a type have a common strategy`() {
    let source = source([
      "created": "2024-01-31T10:00:00Z", "updated": "2024-01-31T10:00:00Z",
      "generated_at": 1_700_000_000,
    ])
    #expect(source.contains("dates: .iso8601)"))
    #expect(source.contains("@CodableBy(.secondsSince1970) let generatedAt: Date\n"))
  }

  @Test func `keys with digits don't prevent a style of keys`() {
    let source = source([
      "address_line_1": "a", "address_line_2": "b", "level_1": "c", "postal_code": "d",
      "first_name": "e", "last_name": "f", "country": "g",
    ])
    #expect(source.contains("@Codable(keys: .snakeCase)"))
    #expect(source.contains("let postalCode: String\n"))
  }

  @Test func `a key of users doesn't name another type`() {
    let user: JSON = ["id": "1", "username": "a", "avatar": "b"]
    let source = source([
      "messages": [
        [
          "author": user, "editor": user,
          "embeds": [["title": "t", "author": ["name": "n", "url": "https://a.b/c"]]],
        ]
      ]
    ])
    #expect(source.contains("let author: User\n"))
    #expect(source.contains("let author: EmbedAuthor\n"))
  }

  @Test func `an inner object with all required members has the type of the outer one`() {
    var message = (0..<8).reduce(into: JSON.Object()) { $0["field\($1)"] = "a" }
    let plain = message
    message["thread"] = "t"
    var answer = plain
    answer["referenced_message"] = .object(message)
    let source = source(["messages": [.object(plain), .object(answer)]])
    #expect(source.contains("let referencedMessage: Message?\n"))
    #expect(source.contains("let thread: String?\n"))
  }

  @Test func `objects that differ in most members are two types`() {
    let sizes: JSON.Object = ["width": 1, "height": 2]
    var image = sizes
    for key in ["rotation", "camera", "lens", "aperture", "sensor"] { image[key] = "a" }
    let source = source([
      "videoMediaMetadata": .object(sizes), "imageMediaMetadata": .object(image), "x": 1,
    ])
    #expect(source.contains("let lens: String\n"))
  }
}
