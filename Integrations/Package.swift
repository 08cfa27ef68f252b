// swift-tools-version: 6.2
import PackageDescription

// Transcodable for servers, clients and databases. Each product is small and tested with the real
// library.

let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

extension Target.Dependency {
  static let transcodable = product(name: "Transcodable", package: "Transcodable")
  static let schema = product(name: "TranscodableSchema", package: "Transcodable")
  static let nio = product(name: "NIOCore", package: "swift-nio")
  static let hummingbird = product(name: "Hummingbird", package: "hummingbird")
  static let http1 = product(name: "NIOHTTP1", package: "swift-nio")
  static let logging = product(name: "Logging", package: "swift-log")
  static let configuration = product(name: "Configuration", package: "swift-configuration")
  static let grdb = product(name: "GRDB", package: "GRDB.swift")
  static let httpClient = product(name: "AsyncHTTPClient", package: "async-http-client")
}

func library(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: [.transcodable] + dependencies, swiftSettings: settings)
}

let package = Package(
  name: "TranscodableIntegrations",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .visionOS(.v2)],
  products: [
    .library(name: "TranscodableNIO", targets: ["TranscodableNIO"]),
    .library(name: "TranscodableHTTP", targets: ["TranscodableHTTP"]),
    .library(name: "TranscodableHummingbird", targets: ["TranscodableHummingbird"]),
    .library(name: "TranscodableAsyncHTTPClient", targets: ["TranscodableAsyncHTTPClient"]),
    .library(name: "TranscodableURLSession", targets: ["TranscodableURLSession"]),
    .library(name: "TranscodableGRDB", targets: ["TranscodableGRDB"]),
    .library(name: "TranscodableLogging", targets: ["TranscodableLogging"]),
    .library(name: "TranscodableConfiguration", targets: ["TranscodableConfiguration"]),
  ],
  dependencies: [
    .package(name: "Transcodable", path: ".."),
    .package(url: "https://github.com/apple/swift-nio", from: "2.86.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.0.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.20.0"),
    .package(url: "https://github.com/apple/swift-configuration", from: "1.0.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.5.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.30.0"),
  ],
  targets: [
    // Byte buffers and streams of them.
    library("TranscodableNIO", [.nio]),
    // Shared by servers and clients: problem documents, envelopes, rejected requests.
    library("TranscodableHTTP", []),
    library(
      "TranscodableHummingbird",
      [
        "TranscodableHTTP", "TranscodableNIO", .hummingbird, .nio,
        .product(name: "HTTPTypes", package: "swift-http-types"),
      ]),
    library(
      "TranscodableAsyncHTTPClient", ["TranscodableHTTP", "TranscodableNIO", .httpClient, .nio]),
    library("TranscodableURLSession", ["TranscodableHTTP"]),
    // JSON columns in SQLite.
    library("TranscodableGRDB", [.grdb]),
    library("TranscodableLogging", [.logging]),
    // JSON5 configuration files.
    library("TranscodableConfiguration", [.configuration]),
    // Runs a server during a test. Not a product; only for this package.
    .target(
      name: "LoopbackServer",
      dependencies: [
        .hummingbird, .nio, .logging,
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      swiftSettings: settings),
    // The programs of the README.
    .executableTarget(
      name: "examples",
      dependencies: [
        "LoopbackServer", "TranscodableNIO", "TranscodableHTTP", "TranscodableHummingbird",
        "TranscodableAsyncHTTPClient", "TranscodableURLSession", "TranscodableGRDB",
        "TranscodableLogging",
        .transcodable, .hummingbird, .httpClient, .nio, .http1, .logging, .grdb,
      ],
      swiftSettings: settings),
    // A server under load, with our coders and with Foundation's.
    .executableTarget(
      name: "demonstration",
      dependencies: [
        "LoopbackServer", "TranscodableNIO", "TranscodableHTTP", "TranscodableHummingbird",
        "TranscodableURLSession",
        .transcodable, .schema, .hummingbird, .nio, .http1,
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "IntegrationTests",
      dependencies: [
        "LoopbackServer", "TranscodableNIO", "TranscodableHTTP", "TranscodableHummingbird",
        "TranscodableAsyncHTTPClient", "TranscodableURLSession", "TranscodableGRDB",
        "TranscodableLogging",
        "TranscodableConfiguration",
        .transcodable, .nio, .http1, .hummingbird, .httpClient, .logging, .grdb, .configuration,
        .product(name: "SystemPackage", package: "swift-system"),
        .product(name: "InMemoryLogging", package: "swift-log"),
        .product(name: "NIOFoundationCompat", package: "swift-nio"),
      ],
      swiftSettings: settings),
  ]
)
