// swift-tools-version: 6.2
import PackageDescription

// Programs without macros, which don't resolve swift-syntax. One of them doesn't link Foundation.
let package = Package(
  name: "WithoutFoundation",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Transcodable", path: "../../..", traits: [])],
  targets: [
    .executableTarget(
      name: "WithoutFoundation",
      dependencies: [.product(name: "TranscodableJSON", package: "Transcodable")]),
    // The coders with plain `Codable` types.
    .executableTarget(
      name: "WithoutMacros",
      dependencies: [.product(name: "Transcodable", package: "Transcodable")]),
  ]
)
