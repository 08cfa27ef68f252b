import Configuration
import TranscodableConfiguration
import TranscodableSwiftConfiguration

struct ShopSettings: Codable {
  var port: Int
  var hosts: [String]
}

func readLayers() throws {
  let config = ConfigReader(
    provider: EnvironmentVariablesProvider(environmentVariables: ["PORT": "8080"]))
  let settings = try TranscodableConfiguration.Configuration.load(
    ShopSettings.self, layers: [.values(["port": 80, "hosts": ["a"]]), .reader(config)])
  let provider = InMemoryProvider(name: "shop", settings)
  print(settings.value.port, ConfigReader(provider: provider).int(forKey: "port") ?? 0)
}
