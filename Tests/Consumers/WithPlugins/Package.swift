// swift-tools-version: 6.2
import PackageDescription

// A program without traits that uses both plugins.
let package = Package(
  name: "WithPlugins",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Transcodable", path: "../../..", traits: [])],
  targets: [
    .executableTarget(
      name: "WithPlugins",
      dependencies: [.product(name: "TranscodableJSON", package: "Transcodable")],
      exclude: ["Users", "user.schema.json", "fixtures.json"],
      plugins: [.plugin(name: "FixturesPlugin", package: "Transcodable")])
  ]
)
