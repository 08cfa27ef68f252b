import Foundation
import Testing
import TranscodableInference
import TranscodableJSON

/// The names of the types of elements.
@Suite struct ElementNameTests {
  private func source(_ sample: JSON, named name: String = "Sample") -> String {
    var shape = Shape()
    shape.add(sample)
    return SwiftModel(
      of: shape, named: name, options: SwiftModel.Options(), hints: InferenceHints()
    ).source()
  }

  @Test func `elements that contain more elements aren't called lists`() {
    let source = source([
      "children": [
        [
          "id": 1, "pages": [1],
          "children": [["id": 2, "color": "red"], ["id": 3, "color": "red"]],
        ],
        ["id": 4, "pages": [], "children": []],
      ]
    ])
    #expect(source.contains("let children: [Child]\n"))
    #expect(!source.contains("ChildList"))
  }

  @Test func `elements of several kinds aren't named after one kind`() {
    let source = source(
      [
        "entries": [
          ["tag": "folder", "name": "a", "path": "/a"],
          ["tag": "file", "name": "b", "path": "/b", "size": 1],
        ]
      ], named: "FolderListing")
    #expect(source.contains("let entries: [FolderEntry]\n"))
  }

  @Test func `elements of several lists are named after the key around the lists`() {
    let source = source([
      "associations": [
        "companies": ["results": [["id": "1", "type": "a"], ["id": "2", "type": "b"]]],
        "deals": ["results": [["id": "3", "type": "c"], ["id": "4", "type": "b"]]],
      ]
    ])
    #expect(source.contains("let results: [Association]\n"))
    #expect(!source.contains("struct Company:"))
  }

  @Test(
    arguments: [
      ["*": nil, "host:db-3": 1],
      ["Label#7:0": ["value": "a", "type": "t"], "State": ["value": "b", "type": "t"]],
    ] as [JSON])
  func `objects whose keys are patterns are dictionaries`(_ object: JSON) {
    #expect(source(["x": 1, "settings": object]).contains("let settings: [String: "))
  }

  @Test func `objects with capitalized keys next to others are dictionaries`() {
    let lines: JSON = ["files": 1, "code": 2]
    let source = source(["x": 1, "counts": ["languages": ["Rust": lines, "Shell": lines]]])
    #expect(source.contains("let languages: [String: Language]\n"))
  }

  @Test func `objects whose names contain what their keys are are dictionaries`() {
    let source = source([
      "attachmentsByType": ["trello": ["board": 1, "card": 2]], "created_by": ["id": 1],
    ])
    #expect(source.contains("let attachmentsByType: [String: "))
    #expect(source.contains("let createdBy: CreatedBy\n"))
  }

  @Test func `numbered objects are a dictionary of objects with optional members`() {
    let games: JSON = ["gold": ["front": "a", "back": "b"], "silver": ["front": "a"]]
    let generations = ["i", "ii", "iii", "iv", "v"].reduce(into: JSON.Object()) {
      $0["generation-" + $1] = games
    }
    let source = source(["x": 1, "versions": .object(generations)])
    #expect(source.contains("let versions: [String: Version]\n"))
  }

  @Test func `many strings of which no object has most are a dictionary`() {
    let places = (0..<20).map { number -> JSON in
      ["id": 1, "extratags": ["key\(number)a": "b", "key\(number)c": "d"]]
    }
    #expect(source(.array(places)).contains("let extratags: [String: String]\n"))
  }

  @Test func `ends in the elements of a list are named after the element`() {
    let end: JSON = ["branch": ["name": "a"], "commit": ["hash": "b"]]
    let source = source(
      [
        "values": [["id": 1, "type": "pull_request", "source": end, "destination": end]], "page": 1,
      ], named: "PullRequests")
    #expect(source.contains("let source: PullRequestEndpoint\n"))
  }

  @Test func `a shared type has the name Kind if its key is type`() {
    let type: JSON = ["id": 1, "title": "a", "rank": 2]
    let source = source(["program": ["type": type, "x": 1], "link": ["type": type, "y": 1]])
    #expect(source.contains("let type: Kind\n"))
  }

  @Test func `kinds in a list have the name of its elements`() {
    let source = source(
      [
        "items": [
          ["event": "opened", "id": 1, "ip": "a", "client": "b"],
          ["event": "failed", "id": 2, "reason": "c", "code": 3],
        ], "page": 1,
      ], named: "Messages")
    #expect(source.contains("case opened(OpenedMessage)\n"))
  }

  @Test func `many codes whose objects share their members aren't kinds`() {
    let shared: [JSON.Object] = [
      ["a": 1], ["b": 1], ["c": 1], ["a": 1, "b": 1], ["b": 1, "c": 1],
    ]
    let filings = (0..<10).map { number -> JSON in
      var filing = shared[number % 5]
      filing["type"] = .string("AP0\(number)")
      return .object(filing)
    }
    #expect(source(.array(filings)).contains("let type: String\n"))
  }

  @Test func `elements of a collection are named after the document`() {
    let source = source(["collection": [["uri": "a", "name": "b"]], "page": 1], named: "Bookings")
    #expect(source.contains("let collection: [Booking]\n"))
  }

  @Test func `small types with general members are types of their own`() {
    let source = source([
      "track": [
        "name": "n", "artist": ["mbid": "a", "#text": "b"], "album": ["mbid": "a", "#text": "b"],
      ],
      "page": ["page": "1", "totalPages": "3", "perPage": "9", "total": "27"],
    ])
    #expect(source.contains("let album: Album\n"))
    #expect(source.contains("let total: Int\n"))
  }

  @Test func `an amount with a unit is a quantity`() {
    let size: JSON = ["amount": 1, "unit": "gib"]
    #expect(source(["size": size, "vram": size]).contains("let size: Quantity\n"))
  }

  @Test func `an element that wraps an object leaves its name to the object`() {
    let source = source([["score": 0.5, "show": ["id": 1, "name": "a"]]], named: "Shows")
    #expect(source.contains("struct ShowItem:"))
    #expect(source.contains("let show: Show\n"))
  }

  @Test func `lists of references inside of elements aren't recursive`() {
    let tags: JSON = ["type": "list", "data": [["type": "tag", "id": "1", "url": "/tags/1"]]]
    let contact: JSON = ["type": "contact", "id": "2", "email": "a", "tags": tags]
    let source = source(["type": "list", "data": [contact, contact]], named: "Contacts")
    #expect(source.contains("let email: String\n"))
    #expect(!source.contains("let tags: Contacts"))
  }

  @Test func `an object in an object with scalars isn't named after both`() {
    let source = source([
      "recipients": ["list_id": "a", "count": 1, "segment_opts": ["match": "any", "x": 1]]
    ])
    #expect(source.contains("let segmentOpts: SegmentOpts\n"))
  }

  @Test func `references in several lists have the type Reference`() {
    func list(_ kind: String) -> JSON {
      ["data": [["id": "1", "type": .string(kind), "url": .string("/\(kind)s/1")]], "more": false]
    }
    let source = source(["id": 1, "tags": list("tag"), "notes": list("note")])
    #expect(source.contains("let data: [Reference]\n"))
  }

  @Test func `operators are no tags`() {
    let source = source([
      "conditions": [
        ["op": "greater", "value": "a", "extra": "b"], ["op": "noopen", "field": "c", "limit": 1],
      ]
    ])
    #expect(source.contains("let op: String\n"))
  }

  @Test func `ends that differ in many objects are two types`() {
    let dates = (0..<20).map { number -> JSON in
      var dates: JSON.Object = [
        "start": ["day": "a", "time": "b", "isOpen": true, "isLate": true, "isKnown": true]
      ]
      if number == 0 { dates["end"] = ["day": "a", "time": "b", "rough": true] }
      return ["dates": .object(dates)]
    }
    let source = source(.array(dates))
    #expect(source.contains("let isOpen: Bool\n"))
    #expect(!source.contains("Endpoint"))
  }

  @Test func `an average that is often an integer is an integer`() {
    let shows = { (count: Int) -> JSON in
      .array((1...count).map { ["id": 1, "averageRuntime": .number(JSON.Number($0))] })
    }
    #expect(source(shows(20)).contains("let averageRuntime: Int\n"))
    #expect(source(shows(2)).contains("let averageRuntime: Double\n"))
  }

  @Test func `a type of unrelated members of one object is named after the object`() {
    let book: JSON = ["isAvailable": true, "tokenLink": "a"]
    let source = source(["access_info": ["country": "US", "epub": book, "pdf": book]])
    #expect(source.contains("let pdf: AccessInfoItem\n"))
  }
}
