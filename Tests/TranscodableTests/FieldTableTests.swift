import Foundation
import Testing
import Transcodable
import TranscodableCBOR
import TranscodableCore
import TranscodableMessagePack
import TranscodableTestSupport

// A strategy for keys requires containers, even if it changes no key, so the tests compare tables
// with containers.
struct FieldTableTests {
  @Test func `a type has a table if its fields are all of its properties and need no code`() {
    let table: [(any Any.Type, Bool)] = [
      (TableNote.self, true), (TablePlace.self, true), (TableBox<Int>.self, true),
      (TableReply.self, true), (TableRequest.self, true), (TableDefaults.self, true),
      (TableObserved.self, false), (TableIgnoring.self, false),
      (TableStrategy.self, false), (TableAliased.self, false), (TableHooked.self, false),
      (TableNested.self, false), (TableStrict.self, false), (TableHandWritten.self, false),
      (TableWrapped.self, false), (TableNulls.self, false), (TableKeyed.self, false),
      (TableObject.self, false), (TableCase.self, false),
    ]
    for (type, hasTable) in table {
      #expect(type is any __FieldTabulated.Type == hasTable, "\(type)")
      let isRead = hasTable && type is any Decodable.Type
      #expect((ValuePlan.of(type, to: .decode) != nil) == isRead, "\(type)")
      let isWritten = hasTable && type is any Encodable.Type
      #expect((ValuePlan.of(type, to: .encode) != nil) == isWritten, "\(type)")
    }
    // A list of a type uses its table, but a type that only contains such values doesn't.
    #expect(ValuePlan.of([String: [TableNote]].self, to: .decode) != nil)
    #expect(ValuePlan.of([TableObject].self, to: .decode) == nil)
  }

  @Test func `a table that omits a property isn't used`() throws {
    #expect(ValuePlan.of(TableIncomplete.self, to: .decode) == nil)
    let value = TableIncomplete(first: 1, second: 2)
    let bytes = try CBOR.Encoder().encode(value)
    #expect(try CBOR(parsing: bytes) == ["first": 1, "second": 2])
    #expect(try CBOR.Decoder().decode(TableIncomplete.self, from: bytes).second == 2)
  }

  @Test func `tables write and read the same documents as containers`() throws {
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let note = TableNote.random(&random, depth: 3)
      try check(note, seed)
      try check([note, note], seed)
      try check(["a": note], seed)
      try check(TableBox(value: note as TableNote?), seed)
      try check(TableBox(value: nil as TableNote?), seed)
      try check(TableBox(value: [1, nil, 3]), seed)
    }
  }

  private func check<Value: Codable & Equatable>(_ value: Value, _ seed: UInt64) throws {
    let cbor = try CBOR.Encoder().encode(value)
    #expect(try CBOR.Encoder.withContainers.encode(value) == cbor, "seed \(seed)")
    #expect(try CBOR.Decoder().decode(Value.self, from: cbor) == value, "seed \(seed)")
    let pack = try MessagePack.Encoder().encode(value)
    #expect(try MessagePack.Encoder.withContainers.encode(value) == pack, "seed \(seed)")
    #expect(try MessagePack.Decoder().decode(Value.self, from: pack) == value, "seed \(seed)")
  }

  @Test func `a damaged document has the same value or error as with containers`() throws {
    var refused = 0
    for seed in 0..<400 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let note = TableNote.random(&random, depth: 2)
      let document = try CBOR(parsing: CBOR.Encoder().encode([note]))
      for _ in 0..<5 {
        let bytes = document.damaged(&random).serialized()
        let byTable = outcome([TableNote].self, CBOR.Decoder(), bytes)
        let byContainers = outcome([TableNote].self, CBOR.Decoder().withContainers, bytes)
        #expect(byTable == byContainers, "seed \(seed)")
        if case .failure = byTable { refused += 1 }
      }
    }
    #expect(refused > 100)
  }

  @Test func `bytes that are damaged have the same value or error as with containers`() throws {
    var refused = 0
    for seed in 0..<100 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let notes = [TableNote.random(&random, depth: 1)]
      let places = [notes[0].place, TablePlace(latitude: 1, longitude: -0.5, name: "é")]
      for _ in 0..<10 {
        refused += try checkDamaged(notes, CBOR.Encoder(), CBOR.Decoder(), seed, &random)
        refused += try checkDamaged(
          notes, MessagePack.Encoder(), MessagePack.Decoder(), seed, &random)
        refused += try checkDamaged(places, CBOR.Encoder(), CBOR.Decoder(), seed, &random)
        refused += try checkDamaged(
          places, MessagePack.Encoder(), MessagePack.Decoder(), seed, &random)
      }
    }
    #expect(refused > 500)
  }

  /// Returns 1 if the document is refused after a few of its bytes are changed, and 0 otherwise.
  private func checkDamaged<Value: Codable & Equatable, Format>(
    _ value: Value, _ encoder: FormatEncoder<Format>, _ decoder: FormatDecoder<Format>,
    _ seed: UInt64, _ random: inout SeededGenerator
  ) throws -> Int {
    var bytes = try encoder.encode(value)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[index] = .random(in: 0...255, using: &random)
      case 1: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 2: bytes.insert(.random(in: 0...255, using: &random), at: index)
      default: bytes.remove(at: index)
      }
    }
    let byTable = outcome(Value.self, decoder, bytes)
    let byContainers = outcome(Value.self, decoder.withContainers, bytes)
    // Values with NaN differ from themselves.
    #expect(
      byTable == byContainers || "\(byTable)" == "\(byContainers)", "seed \(seed): \(bytes)")
    if case .failure = byTable { return 1 }
    return 0
  }

  @Test func `members without a field are skipped, whatever their values are`() throws {
    let others: [CBOR] = [
      1, -70000, 1.5, "é", nil, true, .bytes([1, 2]), .undefined, .simple(40), [1, [2, [:]]],
      ["a": ["b": [1, "x"]]], .tagged(1, 1000), .tagged(0, .tagged(7, "x")), .map([1: 2]),
    ]
    for other in others {
      let document: CBOR = ["x": other, "name": "a", "y": other, "count": 1, "z": other]
      let expected = TableDefaults(count: 1, name: "a", note: nil)
      let bytes = document.serialized()
      #expect(try CBOR.Decoder().decode(TableDefaults.self, from: bytes) == expected)
      #expect(
        outcome(TableDefaults.self, CBOR.Decoder(), Array(bytes.dropLast(2)))
          == outcome(TableDefaults.self, CBOR.Decoder().withContainers, Array(bytes.dropLast(2))))
    }
    let strings: [[UInt8]] = [
      [0x7F, 0x61, 0x61, 0xFF], [0x5F, 0x41, 0x61, 0xFF], [0x9F, 0x01, 0xFF], [0xBF, 0xFF],
    ]
    for other in strings {
      let bytes = [0xA2, 0x61, 0x78] + other + [0x64, 0x6E, 0x61, 0x6D, 0x65, 0x61, 0x61]
      #expect(try CBOR.Decoder().decode(TableDefaults.self, from: bytes).name == "a")
    }
  }

  @Test func `containers are limited in depth and number as with containers`() throws {
    var decoder = CBOR.Decoder()
    decoder.settings.maximumDepth = 10
    let tree = TableTree.nested(depth: 5)
    let bytes = try CBOR.Encoder().encode(tree)
    #expect(try decoder.decode(TableTree.self, from: bytes) == tree)
    decoder.settings.maximumDepth = 9
    #expect(
      outcome(TableTree.self, decoder, bytes)
        == outcome(TableTree.self, decoder.withContainers, bytes))
    decoder.settings.maximumDepth = 512
    decoder.settings.maximumElementCount = 5
    #expect(
      outcome(TableTree.self, decoder, bytes)
        == outcome(TableTree.self, decoder.withContainers, bytes))
    // Each list claims to have as many elements as the document has bytes.
    let claims: [UInt8] = (0..<100).flatMap { _ in
      [0xA2, 0x65] + "value".utf8 + [0, 0x68] + "children".utf8 + [0x99, 0x07, 0xD0]
    }
    #expect(
      outcome(TableTree.self, CBOR.Decoder(), claims)
        == outcome(TableTree.self, CBOR.Decoder().withContainers, claims))
  }

  @Test func `a value that needs its bytes in the document is decoded without a table`() throws {
    let value = TableValues(
      first: ["a": [1, .tagged(7, 2)]], list: [[1: 2], "x"],
      date: Date(timeIntervalSinceReferenceDate: 1000),
      parts: TableParts(value: .tagged(9, "y"), name: "z"))
    let bytes = try CBOR.Encoder().encode(value)
    #expect(try CBOR.Decoder().decode(TableValues.self, from: bytes) == value)
  }

  @Test func `types with a raw value are decoded by their own code`() throws {
    let value = TableRawValues(
      kind: .large, level: .second, levels: [.first, .second], id: TableID(rawValue: "a"),
      probe: TableRawProbe(rawValue: "x"), other: nil)
    let bytes = try CBOR.Encoder().encode(value)
    #expect(
      try CBOR(parsing: bytes)
        == [
          "kind": "large", "level": 2, "levels": [1, 2], "id": "a", "probe": "x",
        ])
    var decoder = CBOR.Decoder()
    decoder.userInfo[try #require(TableRawProbe.key)] = 7
    let decoded = try decoder.decode(TableRawValues.self, from: bytes)
    #expect(decoded.probe.rawValue == "x at probe of 7")
    #expect(decoded.levels == [.first, .second])
    #expect(decoded.kind == .large && decoded.id == value.id)
    let wrong: CBOR = ["kind": "huge", "level": 2, "levels": [], "id": "a", "probe": "x"]
    #expect(
      outcome(TableRawValues.self, CBOR.Decoder(), wrong.serialized())
        == outcome(TableRawValues.self, CBOR.Decoder().withContainers, wrong.serialized()))
  }

  private func outcome<Value: Decodable, Format>(
    _ type: Value.Type, _ decoder: FormatDecoder<Format>, _ bytes: [UInt8]
  ) -> Result<Value, DecodingFault> {
    do {
      return .success(try decoder.decode(type, from: bytes))
    } catch {
      return .failure(DecodingFault(text: "\(DecodingProblem(error))"))
    }
  }

  @Test func `missing and null members have the same result as with containers`() throws {
    let table: [(CBOR, TableDefaults)] = [
      (["count": 1, "name": "a"], TableDefaults(count: 1, name: "a", note: nil)),
      (["name": "a"], TableDefaults(count: 7, name: "a", note: nil)),
      (["count": nil, "name": "a", "note": nil], TableDefaults(count: 7, name: "a", note: nil)),
      (["name": "a", "other": [1, 2]], TableDefaults(count: 7, name: "a", note: nil)),
    ]
    for (document, expected) in table {
      let decoded = try CBOR.Decoder().decode(TableDefaults.self, from: document.serialized())
      #expect(decoded == expected)
    }
    #expect(throws: DecodingError.self) {
      try CBOR.Decoder().decode(
        TableBox<Int?>.self, from: ([:] as CBOR).serialized())
    }
  }

  @Test func `a value without a table has its coding path`() throws {
    let value = TablePaths(rows: ["x": [TableProbe()]], last: TableProbe())
    let bytes = try CBOR.Encoder().encode(value)
    #expect(
      try CBOR(parsing: bytes).description
        == #"{"rows": {"x": ["rows/x/Index 0"]}, "last": "last"}"#)
    #expect(try CBOR.Encoder.withContainers.encode(value) == bytes)
    let decoded = try CBOR.Decoder().decode(TablePaths.self, from: bytes)
    #expect(decoded.last.path == "last")
    #expect(decoded.rows["x"]?.first?.path == "rows/x/Index 0")
  }

  @Test func `an error while encoding is the same as with containers`() {
    let value = TablePaths(rows: [:], last: TableProbe(fails: true))
    for encoder in [CBOR.Encoder(), .withContainers] {
      let error = #expect(throws: EncodingError.self) { try encoder.encode(value) }
      guard case .invalidValue(_, let context)? = error else { continue }
      #expect(context.codingPath.map(\.stringValue) == ["last"])
    }
  }

  @Test(.disabled(if: SmallStack.hasLargeFrames))
  func `deep values of recursive types need little stack`() throws {
    try SmallStack.run {
      let tree = TableTree.nested(depth: 250)
      let bytes = try CBOR.Encoder().encode(tree)
      #expect(try CBOR.Decoder().decode(TableTree.self, from: bytes).depth == 250)
      let pack = try MessagePack.Encoder().encode(tree)
      #expect(try MessagePack.Decoder().decode(TableTree.self, from: pack).depth == 250)
    }
  }

  @Test func `deep values of recursive types are written and read`() throws {
    let tree = TableTree.nested(depth: 200)
    let bytes = try CBOR.Encoder().encode(tree)
    #expect(try CBOR.Encoder.withContainers.encode(tree) == bytes)
    #expect(try CBOR.Decoder().decode(TableTree.self, from: bytes) == tree)
  }
}

private struct DecodingFault: Error, Equatable { let text: String }

extension CBOR.Encoder {
  fileprivate static var withContainers: CBOR.Encoder {
    var encoder = CBOR.Encoder()
    encoder.keyEncodingStrategy = .custom { $0.last ?? CodingFieldKey(stringLiteral: "") }
    return encoder
  }
}

extension MessagePack.Encoder {
  fileprivate static var withContainers: MessagePack.Encoder {
    var encoder = MessagePack.Encoder()
    encoder.keyEncodingStrategy = .custom { $0.last ?? CodingFieldKey(stringLiteral: "") }
    return encoder
  }
}

extension FormatDecoder {
  fileprivate var withContainers: Self {
    var decoder = self
    decoder.keyDecodingStrategy = .custom { $0.last ?? CodingFieldKey(stringLiteral: "") }
    return decoder
  }
}

extension CBOR {
  /// A copy in which one value is missing, has another kind, or occurs twice.
  fileprivate func damaged(_ random: inout SeededGenerator) -> CBOR {
    switch self {
    case .array(var elements) where !elements.isEmpty:
      let index = Int.random(in: 0..<elements.count, using: &random)
      elements[index] = elements[index].damaged(&random)
      return .array(elements)
    case .map(let map) where !map.isEmpty:
      var members = Array(map).map { ($0.key, $0.value) }
      let index = Int.random(in: 0..<members.count, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: members.remove(at: index)
      case 1: members.append((members[index].0, .null))
      case 2: members.append(("\u{E9}", 1))
      case 3: members.insert(("other", [1, ["a": 2]]), at: index)
      case 4: members.shuffle(using: &random)
      default: members[index].1 = members[index].1.damaged(&random)
      }
      return .map(CBOR.Map(members))
    default:
      return ([.null, 1, 1.5, "1", true, [], .undefined] as [CBOR]).randomElement(using: &random)
        ?? .null
    }
  }
}
