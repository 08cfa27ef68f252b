// swift-tools-version: 6.2
import PackageDescription

// The same program in four variants, whose sizes `Scripts/measure-sizes` compares.
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
    .executableTarget(name: "WithFoundationEssentials"),
    .executableTarget(
      name: "WithFullFoundation",
      dependencies: [
        .product(name: "Transcodable", package: "Transcodable"),
        .product(name: "TranscodableFullFoundation", package: "Transcodable"),
      ]),
  ]
)
