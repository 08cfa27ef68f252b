import GRDB
import Transcodable
import TranscodableGRDB

struct Settings: JSONColumnValue {
  var volume = 5
}

@main
struct WithGRDB {
  static func main() throws {
    let settings = try DatabaseQueue().read { database in
      try Settings.fetchOne(database, sql: "SELECT ?", arguments: [Settings(volume: 7)])
    }
    precondition(settings?.volume == 7)
  }
}
