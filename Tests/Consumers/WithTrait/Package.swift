// swift-tools-version: 6.2
import PackageDescription

// A program for each trait, which needs only the packages of that trait. `Scripts/check-consumers`
// chooses the trait, and whether the dependency has a URL.

let trait = Context.environment["CONSUMER_TRAIT"] ?? "Logging"
let traits: Set<Package.Dependency.Trait> = [.trait(name: trait)]
let dependency =
  Context.environment["CONSUMER_URL"].map {
    Package.Dependency.package(url: $0, exact: "0.0.1", traits: traits)
  } ?? .package(name: "Transcodable", path: "../../..", traits: traits)

let package = Package(
  name: "WithTrait",
  platforms: [.macOS(.v15)],
  dependencies: [dependency],
  targets: [
    .executableTarget(
      name: "With\(trait)",
      dependencies: [
        .product(name: "Transcodable", package: "Transcodable"),
        .product(name: "Transcodable\(trait)", package: "Transcodable"),
      ])
  ]
)
