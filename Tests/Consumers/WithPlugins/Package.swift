// swift-tools-version: 6.2
import PackageDescription

// A program whose fixtures are checked when it is built. `Scripts/check-consumers` passes the URL of
// a repository, because a local package resolves the dependencies of the command without a trait.

let url = Context.environment["CONSUMER_URL"] ?? "file:///Transcodable"
let hasCommand = Context.environment["CONSUMER_TRAIT"] == "Command"

let package = Package(
  name: "WithPlugins",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(url: url, exact: "0.0.1", traits: hasCommand ? [.trait(name: "Command")] : [.defaults])
  ],
  targets: [
    .executableTarget(
      name: "WithPlugins",
      dependencies: [.product(name: "TranscodableJSON", package: "Transcodable")],
      plugins: hasCommand ? [.plugin(name: "FixturesPlugin", package: "Transcodable")] : [])
  ]
)
