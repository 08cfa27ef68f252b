import Foundation
import GRDB
import Testing
import Transcodable
import TranscodableGRDB

@Codable
private struct Address: Hashable {
  let street: String
  @CodingKey("zip_code") let zipCode: String
  var since = Date(timeIntervalSince1970: 0)
}

@Codable
private struct Player: JSONColumns, FetchableRecord, PersistableRecord, Hashable {
  let id: Int64
  let name: String
  let address: Address
  var scores: [Int] = []
  var former: [String: Address]?
}

/// The same record with GRDB's coders.
private struct PlainPlayer: Codable, FetchableRecord, PersistableRecord, Hashable {
  static let databaseTableName = "player"
  let id: Int64
  let name: String
  let address: Address
  let scores: [Int]
  let former: [String: Address]?
}

@Codable
private struct Team: JSONColumns, FetchableRecord, PersistableRecord, Hashable {
  let id: Int64
  let captainID: Int64
  static let captain = belongsTo(Player.self, key: "captain", using: ForeignKey(["captainID"]))
}

/// A record that GRDB creates from joined rows.
@Codable
private struct TeamWithCaptain: JSONColumns, FetchableRecord, Hashable {
  let team: Team
  let captain: Player
}

/// A value that is a JSON column in any record, and an SQL argument.
@Codable
private struct Settings: JSONColumnValue, Hashable {
  var volume = 5
  var changed = Date(timeIntervalSince1970: 1.5)
}

/// A type that reads its coder's `userInfo`.
private struct Greeting: Codable, Hashable {
  static let language = CodingUserInfoKey(rawValue: "language")
  var text = ""

  init() {}

  init(from decoder: any Decoder) throws {
    // Without containers, GRDB doesn't treat this as a JSON column.
    _ = try decoder.unkeyedContainer()
    text = Self.language.flatMap { decoder.userInfo[$0] as? String } ?? ""
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(Self.language.flatMap { encoder.userInfo[$0] as? String } ?? "")
  }
}

private struct Guest: JSONColumns, FetchableRecord, PersistableRecord, Codable {
  static var databaseDecodingUserInfo: [CodingUserInfoKey: Any] { info("read") }
  static var databaseEncodingUserInfo: [CodingUserInfoKey: Any] { info("written") }
  var greeting = Greeting()

  private static func info(_ word: String) -> [CodingUserInfoKey: Any] {
    Greeting.language.map { [$0: word] } ?? [:]
  }
}

/// JSON columns in an SQLite database.
@Suite struct DatabaseTests {
  private let queue: DatabaseQueue
  private let address = Address(
    street: "Main", zipCode: "12", since: Date(timeIntervalSince1970: 86_400.25))
  private let player: Player

  init() throws {
    queue = try DatabaseQueue()
    player = Player(id: 1, name: "Ada", address: address, scores: [1, 2], former: ["a": address])
    try queue.write { database in
      try database.create(table: "player") { table in
        table.primaryKey("id", .integer)
        table.column("name", .text)
        table.column("address", .jsonText)
        table.column("scores", .jsonText)
        table.column("former", .jsonText)
      }
      try database.create(table: "team") { table in
        table.primaryKey("id", .integer)
        table.column("captainID", .integer)
      }
    }
  }

  @Test func `records survive a round trip`() throws {
    try queue.write { try player.insert($0) }
    #expect(try queue.read { try Player.fetchAll($0) } == [player])
  }

  @Test func `columns are compatible with the coders of GRDB`() throws {
    let plain = PlainPlayer(
      id: 1, name: "Ada", address: address, scores: [1, 2], former: ["a": address])
    try queue.write { database in
      try player.insert(database)
      let ours = try Row.fetchOne(database, sql: "SELECT * FROM player")
      #expect(try PlainPlayer.fetchAll(database) == [plain])
      try plain.update(database)
      #expect(try Row.fetchOne(database, sql: "SELECT * FROM player") == ours)
      #expect(try Player.fetchAll(database) == [player])
    }
  }

  @Test func `SQL can query JSON columns`() throws {
    try queue.write { database in
      try player.insert(database)
      let found = try String.fetchOne(
        database, sql: "SELECT name FROM player WHERE address ->> 'zip_code' = '12'")
      #expect(found == "Ada")
    }
  }

  @Test func `composed records decode from joined rows`() throws {
    let team = Team(id: 7, captainID: 1)
    try queue.write { database in
      try player.insert(database)
      try team.insert(database)
      let request = Team.including(required: Team.captain).asRequest(of: TeamWithCaptain.self)
      #expect(try request.fetchAll(database) == [TeamWithCaptain(team: team, captain: player)])
    }
  }

  @Test func `columns receive the userInfo of their record`() throws {
    try queue.write { database in
      try database.create(table: "guest") { $0.column("greeting", .jsonText) }
      try Guest().insert(database)
      #expect(try String.fetchOne(database, sql: "SELECT greeting FROM guest") == #"["written"]"#)
      #expect(try Guest.fetchOne(database)?.greeting.text == "read")
    }
  }

  @Test func `an invalid column reports the path`() throws {
    try queue.write { database in
      try player.insert(database)
      try database.execute(sql: #"UPDATE player SET address = '{"street": "Main"}'"#)
      let error = #expect(throws: DecodingError.self) { try Player.fetchAll(database) }
      #expect(error.map { CodingFailure($0).pointer } == "/zip_code")
    }
  }

  @Test func `column values work outside records`() throws {
    let settings = Settings(volume: 7)
    try queue.read { database in
      let text = try String.fetchOne(database, sql: "SELECT ?", arguments: [settings])
      #expect(text == #"{"changed":1500,"volume":7}"#)
      #expect(try Settings.fetchOne(database, sql: "SELECT ?", arguments: [text]) == settings)
      #expect(Settings.fromDatabaseValue("{}".databaseValue) == Settings())
      #expect(Settings.fromDatabaseValue("[".databaseValue) == nil)
    }
  }
}
