// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Returns the target of a fuzz program, whose `main` is part of libFuzzer.
func fuzzer(_ name: String) -> Target {
  .executableTarget(
    name: name, dependencies: ["FuzzSupport"],
    swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])])
}

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Transcodable", path: "..")],
  targets: [
    .target(
      name: "FuzzSupport",
      dependencies: [.product(name: "Transcodable", package: "Transcodable")],
      swiftSettings: settings),
    // The program for Scripts/check-attacks.
    .executableTarget(
      name: "attacks",
      dependencies: [
        .product(name: "Transcodable", package: "Transcodable"),
        .product(name: "TranscodableDiagnostics", package: "Transcodable"),
        .product(name: "TranscodableSchema", package: "Transcodable"),
      ],
      // A single-threaded program, whose attacks are globals.
      swiftSettings: settings + [.defaultIsolation(MainActor.self)]),
    fuzzer("fuzz-xml-reader"),
    fuzzer("fuzz-binary-reader"),
    fuzzer("fuzz-encoding"),
    fuzzer("fuzz-openstep-reader"),
    fuzzer("fuzz-round-trip"),
    fuzzer("fuzz-writers"),
    fuzzer("fuzz-json-reader"),
    fuzzer("fuzz-json-direct"),
    fuzzer("fuzz-json-standard"),
    fuzzer("fuzz-json-collecting"),
    fuzzer("fuzz-json-numbers"),
    fuzzer("fuzz-json-dates"),
    fuzzer("fuzz-json-text"),
    fuzzer("fuzz-streams"),
    fuzzer("fuzz-partial"),
  ]
)
