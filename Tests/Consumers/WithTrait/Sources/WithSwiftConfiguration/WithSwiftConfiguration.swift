import Configuration
import Transcodable
import TranscodableSwiftConfiguration

@main
struct WithSwiftConfiguration {
  static func main() throws {
    let snapshot = try "{port: 8080, /* comment */}".withBytes {
      try JSON5Snapshot(data: $0, providerName: "test", parsingOptions: .default)
    }
    precondition(snapshot.description.contains("1"))
  }
}
