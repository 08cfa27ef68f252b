// swift-tools-version: 6.2
import PackageDescription

// Programs without macros: swift-syntax is not even resolved. One has no Foundation either, and links none.
let package = Package(
  name: "WithoutFoundation",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Transcodable", path: "../../..", traits: [])],
  targets: [
    .executableTarget(
      name: "WithoutFoundation",
      dependencies: [.product(name: "TranscodableJSON", package: "Transcodable")]),
    // The coders, for types that are plainly `Codable`.
    .executableTarget(
      name: "WithoutMacros",
      dependencies: [.product(name: "Transcodable", package: "Transcodable")]),
  ]
)
