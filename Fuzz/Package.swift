// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Transcodable", path: "..", traits: [.defaults, "YAML"])],
  targets: [
    .target(
      name: "FuzzSupport",
      dependencies: [
        .product(name: "Transcodable", package: "Transcodable"),
        .product(name: "TranscodableCBOR", package: "Transcodable"),
        .product(name: "TranscodableForm", package: "Transcodable"),
        .product(name: "TranscodableFormats", package: "Transcodable"),
        .product(name: "TranscodableMessagePack", package: "Transcodable"),
        .product(name: "TranscodableStreams", package: "Transcodable"),
        .product(name: "TranscodableTOML", package: "Transcodable"),
        .product(name: "TranscodableYAML", package: "Transcodable"),
      ],
      swiftSettings: settings),
    // The program for Scripts/check-attacks.
    .executableTarget(
      name: "attacks",
      dependencies: [
        .product(name: "Transcodable", package: "Transcodable"),
        .product(name: "TranscodableCBOR", package: "Transcodable"),
        .product(name: "TranscodableDiagnostics", package: "Transcodable"),
        .product(name: "TranscodableForm", package: "Transcodable"),
        .product(name: "TranscodableMessagePack", package: "Transcodable"),
        .product(name: "TranscodableSchema", package: "Transcodable"),
        .product(name: "TranscodableStreams", package: "Transcodable"),
        .product(name: "TranscodableTOML", package: "Transcodable"),
      ],
      // A single-threaded program, whose attacks are globals.
      swiftSettings: settings + [.defaultIsolation(MainActor.self)]),
    // The program of all fuzz targets, whose `main` is part of libFuzzer.
    .executableTarget(
      name: "fuzzer", dependencies: ["FuzzSupport"],
      swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])]),
  ]
)
