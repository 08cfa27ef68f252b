import Transcodable
import TranscodableYAML

@main
struct WithYAML {
  static func main() throws {
    let value = try YAML.Decoder().decode([String: [Int]].self, from: "a: [1, 2]")
    precondition(value == ["a": [1, 2]])
  }
}
