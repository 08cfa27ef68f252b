// swift-tools-version: 6.2
import PackageDescription

// Tests with other packages: those of Sources/Integrations with the actual servers, clients and
// databases, the programs of Documentation/Integrations.md, and the tests of attributes with
// third-party coders. This is a separate package, because only these tests need other packages.

let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The sources of these tests belong to the main package.
let foreign = settings + [.define("FOREIGN_CODERS")]

extension Target.Dependency {
  static let nio = product(name: "NIOCore", package: "swift-nio")
  static let hummingbird = product(name: "Hummingbird", package: "hummingbird")
  static let http1 = product(name: "NIOHTTP1", package: "swift-nio")
  static let logging = product(name: "Logging", package: "swift-log")
  static let configuration = product(name: "Configuration", package: "swift-configuration")
  static let grdb = product(name: "GRDB", package: "GRDB.swift")
  static let httpClient = product(name: "AsyncHTTPClient", package: "async-http-client")
}

extension [Target.Dependency] {
  static func own(_ names: String...) -> Self {
    names.map { .product(name: $0, package: "Transcodable") }
  }
}

let package = Package(
  name: "Integrations",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(
      name: "Transcodable", path: "../..",
      traits: [
        .defaults, "NIO", "Hummingbird", "AsyncHTTPClient", "GRDB", "Logging",
        "SwiftConfiguration", "YAML",
      ]),
    .package(url: "https://github.com/apple/swift-nio", from: "2.86.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.0.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.20.0"),
    .package(url: "https://github.com/apple/swift-configuration", from: "1.0.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.5.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.30.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/CoreOffice/XMLCoder", from: "0.18.2"),
  ],
  targets: [
    // Runs a server during a test.
    .target(
      name: "LoopbackServer",
      dependencies: [
        .hummingbird, .nio, .logging,
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      swiftSettings: settings),
    // The programs of Documentation/Integrations.md.
    .executableTarget(
      name: "examples",
      dependencies: .own(
        "Transcodable", "TranscodableNIO", "TranscodableHTTP", "TranscodableHummingbird",
        "TranscodableAsyncHTTPClient", "TranscodableURLSession", "TranscodableGRDB",
        "TranscodableLogging", "TranscodableConfiguration", "TranscodableStreams",
        "TranscodableSwiftConfiguration")
        + [
          "LoopbackServer", .hummingbird, .httpClient, .nio, .http1, .logging, .grdb,
          .configuration,
        ],
      swiftSettings: settings),
    // A server under load, with our coders and with Foundation's.
    .executableTarget(
      name: "demonstration",
      dependencies: .own(
        "Transcodable", "TranscodableSchema", "TranscodableNIO", "TranscodableHTTP",
        "TranscodableHummingbird", "TranscodableStreams", "TranscodableURLSession")
        + [
          "LoopbackServer", .hummingbird, .nio, .http1,
          .product(name: "NIOPosix", package: "swift-nio"),
          .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
      swiftSettings: settings),
    .testTarget(
      name: "IntegrationTests",
      dependencies: .own(
        "Transcodable", "TranscodableCBOR", "TranscodableForm", "TranscodableMessagePack",
        "TranscodableNIO", "TranscodableHTTP", "TranscodableHummingbird",
        "TranscodableAsyncHTTPClient", "TranscodableURLSession", "TranscodableGRDB",
        "TranscodableLogging", "TranscodableConfiguration", "TranscodableStreams",
        "TranscodableSwiftConfiguration")
        + [
          "LoopbackServer", .nio, .http1, .hummingbird, .httpClient, .logging, .grdb,
          .configuration,
          .product(name: "SystemPackage", package: "swift-system"),
          .product(name: "InMemoryLogging", package: "swift-log"),
          .product(name: "NIOFoundationCompat", package: "swift-nio"),
        ],
      swiftSettings: settings),
    // YAML, compared with JSON.
    .testTarget(
      name: "YAMLTests",
      dependencies: .own("Transcodable", "TranscodableConfiguration", "TranscodableYAML"),
      swiftSettings: settings),
    // The attributes with coders that the main package doesn't depend on.
    .testTarget(
      name: "CoderTestSupport",
      dependencies: .own(
        "Transcodable", "TranscodableCBOR", "TranscodableForm", "TranscodableMessagePack",
        "TranscodableTOML", "TranscodableYAML") + ["Yams", "XMLCoder"],
      swiftSettings: foreign),
    .testTarget(
      name: "AcceptanceTests", dependencies: .own("Transcodable") + ["CoderTestSupport"],
      swiftSettings: foreign),
    .testTarget(
      name: "AttributeTests",
      dependencies: .own("Transcodable", "TranscodableDiagnostics", "TranscodableFullFoundation")
        + ["CoderTestSupport"],
      swiftSettings: foreign),
  ]
)
