// swift-tools-version: 6.2
import PackageDescription

// The tests of attributes with coders that this package does not depend on. The sources are in
// the neighboring test folders.

let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .define("FOREIGN_CODERS"),
]

let transcodable = Target.Dependency.product(name: "Transcodable", package: "Transcodable")

let formats: [Target.Dependency] = [
  "TranscodableCBOR", "TranscodableForm", "TranscodableMessagePack", "TranscodableTOML",
  "TranscodableYAML",
].map {
  .product(name: $0, package: "Transcodable")
}

let diagnostics = Target.Dependency.product(
  name: "TranscodableDiagnostics", package: "Transcodable")

let fullFoundation = Target.Dependency.product(
  name: "TranscodableFullFoundation", package: "Transcodable")

let package = Package(
  name: "ForeignCoders",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Transcodable", path: "../..", traits: [.defaults, "YAML"]),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/CoreOffice/XMLCoder", from: "0.18.2"),
  ],
  targets: [
    .testTarget(
      name: "CoderTestSupport", dependencies: [transcodable, "Yams", "XMLCoder"] + formats,
      swiftSettings: settings),
    .testTarget(
      name: "AcceptanceTests", dependencies: [transcodable, "CoderTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "AttributeTests",
      dependencies: [transcodable, diagnostics, fullFoundation, "CoderTestSupport"],
      swiftSettings: settings),
  ]
)
