// swift-tools-version: 6.2
import PackageDescription

// A program that has neither Foundation nor macros: it compiles no swift-syntax and links neither.
let package = Package(
  name: "WithoutFoundation",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Transcodable", path: "../../..")],
  targets: [
    .executableTarget(
      name: "WithoutFoundation",
      dependencies: [.product(name: "TranscodableJSON", package: "Transcodable")])
  ]
)
