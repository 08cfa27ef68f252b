// swift-tools-version: 6.2
import PackageDescription

// The same program in variants, whose sizes `Scripts/measure-sizes` compares.
let package = Package(
  name: "Static",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Transcodable", path: "../../..")],
  targets: [
    .executableTarget(
      name: "WithEssentials",
      dependencies: [.product(name: "TranscodableEssentials", package: "Transcodable")]),
    .executableTarget(
      name: "WithTranscodable",
      dependencies: [.product(name: "Transcodable", package: "Transcodable")]),
    .executableTarget(
      name: "WithCBOR",
      dependencies: [
        .product(name: "Transcodable", package: "Transcodable"),
        .product(name: "TranscodableCBOR", package: "Transcodable"),
      ]),
    .executableTarget(
      name: "WithMessagePack",
      dependencies: [
        .product(name: "Transcodable", package: "Transcodable"),
        .product(name: "TranscodableMessagePack", package: "Transcodable"),
      ]),
    .executableTarget(name: "WithFoundationEssentials"),
    .executableTarget(
      name: "WithFullFoundation",
      dependencies: [
        .product(name: "Transcodable", package: "Transcodable"),
        .product(name: "TranscodableFullFoundation", package: "Transcodable"),
      ]),
  ]
)
