// swift-tools-version: 6.2
import PackageDescription

// The settings of the library's own targets.
let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Transcodable", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    // The models, in a module of their own, as a user of the library would have them.
    .target(
      name: "BenchmarkModels",
      dependencies: [.product(name: "Transcodable", package: "Transcodable")],
      swiftSettings: settings),
    // The same text as plain synthesized Codable: made by the plugin at build time.
    .target(
      name: "PlainModels", swiftSettings: settings, plugins: [.plugin(name: "PlainModelsPlugin")]),
    .plugin(
      name: "PlainModelsPlugin", capability: .buildTool(), dependencies: ["strip-attribute"]),
    .executableTarget(name: "strip-attribute", swiftSettings: settings),
    // Documents that are made up, the same bytes in every run.
    .target(name: "InventedDocuments", swiftSettings: settings),
    // The same models with property wrappers, written by hand.
    .target(
      name: "KodableModels",
      dependencies: [.product(name: "Kodable", package: "Transcodable")],
      swiftSettings: settings),
    // Declarations of the C library that its Swift overlay leaves out. No code.
    .systemLibrary(name: "CAllocator"),
    .executableTarget(
      name: "speed",
      dependencies: [
        "BenchmarkModels",
        "InventedDocuments",
        "PlainModels",
        "KodableModels",
        .target(name: "CAllocator", condition: .when(platforms: [.linux])),
        .product(name: "Transcodable", package: "Transcodable"),
        .product(name: "TranscodableSchema", package: "Transcodable"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    // One call of each kind, for a program that counts instructions.
    .executableTarget(
      name: "instructions",
      dependencies: [
        "BenchmarkModels", "InventedDocuments", "KodableModels", "PlainModels",
        .product(name: "Transcodable", package: "Transcodable"),
      ],
      swiftSettings: settings),
    // Lines, long streams, and values that arrive.
    .executableTarget(
      name: "streams",
      dependencies: [
        "BenchmarkModels", .product(name: "Transcodable", package: "Transcodable"),
        .product(name: "TranscodableFullFoundation", package: "Transcodable"),
      ],
      swiftSettings: settings),
  ]
)
