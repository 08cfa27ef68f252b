import GRDB
import Transcodable
import TranscodableGRDB

@Codable
struct Address {
  let street: String
  @CodingKey("zip_code") let zipCode: String
}

@Codable
struct Player: JSONColumns, FetchableRecord, PersistableRecord {
  let id: Int64
  let address: Address
  var scores: [Int] = []
}

@Codable
struct Settings: JSONColumnValue {
  var volume = 5
}

func storePlayers() throws {
  let queue = try DatabaseQueue()
  try queue.write { database in
    try database.create(table: "player") { table in
      table.primaryKey("id", .integer)
      table.column("address", .jsonText)
      table.column("scores", .jsonText)
    }
    try Player(id: 1, address: Address(street: "Main", zipCode: "12"), scores: [7])
      .insert(database)
    for player in try Player.fetchAll(database) { print(player.address.zipCode, player.scores) }
    let settings = try Settings.fetchOne(
      database, sql: "SELECT ?", arguments: [Settings(volume: 7)])
    print("volume", settings?.volume ?? 0)
  }
}
