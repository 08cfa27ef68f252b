// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// Every target gets the same settings: Swift 6 mode, strict memory safety, explicit imports.
//
// `TRANSCODABLE_PLAIN` in the environment turns off all assumptions about the layout of standard library types.
let settings: [SwiftSetting] =
  [
    .strictMemorySafety(),
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (Context.environment["TRANSCODABLE_PLAIN"] == nil ? [] : [.define("TRANSCODABLE_PLAIN")])

/// The settings of the modules that programs link.
///
/// They are optimized even in debug builds: otherwise they would be slower than Foundation, which is
/// always optimized. `TRANSCODABLE_DEBUG_ENGINE` in the environment turns this off, for work on the
/// engine. See Documentation/Decisions/0012-debug-build-optimization.md.
let librarySettings =
  Context.environment["TRANSCODABLE_DEBUG_ENGINE"] == nil
  ? settings + [
    .unsafeFlags(
      // One thread per module and no batches; otherwise the driver warns about SwiftPM's options.
      ["-O", "-whole-module-optimization", "-num-threads", "1", "-disable-batch-mode"],
      .when(configuration: .debug))
  ] : settings

/// A module that programs link, in a folder of `Sources`.
///
/// `dependencies` lists all modules that it may import.
func library(
  _ name: String, in folder: String, _ dependencies: [Target.Dependency] = [],
  exclude: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(folder)/\(name)", exclude: exclude,
    swiftSettings: librarySettings)
}

func test(
  _ name: String, _ dependencies: [String], exclude: [String] = [], resources: [Resource] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies.map { .byName(name: $0) },
    exclude: exclude, resources: resources, swiftSettings: settings)
}

/// A module for another package, in the folder `Sources/Integrations`.
///
/// Without the trait, SwiftPM doesn't resolve the package, and the module is empty: each of its files
/// is inside `#if`. See Documentation/Decisions/0022-integrations.md.
///
/// - Parameters:
///   - name: The name of the module.
///   - trait: The trait that the module needs.
///   - modules: The modules of this package that it imports.
///   - products: The products of other packages that it imports, by the names of the packages.
///   - exclude: The files that aren't sources.
/// - Returns: The target.
func integration(
  _ name: String, trait: String, _ modules: [Target.Dependency] = [],
  products: KeyValuePairs<String, String>, exclude: [String] = []
) -> Target {
  let others = products.map { package, product in
    Target.Dependency.product(
      name: product, package: package, condition: .when(traits: [trait]))
  }
  return .target(
    name: name, dependencies: modules + others, path: "Sources/Integrations/\(name)",
    exclude: exclude, swiftSettings: settings)
}

/// A product of swift-syntax, which is neither compiled nor resolved without the trait.
func syntax(_ name: String) -> Target.Dependency {
  .product(name: name, package: "swift-syntax", condition: .when(traits: ["Macros"]))
}

/// The permissions of the plugin that builds the command; only macOS has a sandbox for plugins.
#if os(macOS)
  let commandPermissions: [PluginPermission] = [
    .allowNetworkConnections(
      scope: .all(ports: [443]), reason: "The first use downloads swift-argument-parser.")
  ]
#else
  let commandPermissions: [PluginPermission] = []
#endif

/// Whether the package contains the plugins.
///
/// Without them, a build doesn't compile the engine again for the tool of a plugin. See
/// Documentation/Decisions/0029-plugins.md.
let hasPlugins = Context.environment["TRANSCODABLE_WITHOUT_PLUGINS"] == nil

let pluginProducts: [Product] =
  hasPlugins
  ? [
    .plugin(name: "TranscodePlugin", targets: ["TranscodePlugin"]),
    .plugin(name: "FixturesPlugin", targets: ["FixturesPlugin"]),
  ] : []

let plugins: [Target] =
  hasPlugins
  ? [
    // Builds the command in its work folder. A dependency on the command would make programs resolve
    // swift-argument-parser.
    .plugin(
      name: "TranscodePlugin",
      capability: .command(
        intent: .custom(verb: "transcode", description: "Infers, checks and converts documents."),
        permissions: commandPermissions),
      path: "Sources/Tools/TranscodePlugin"),
    .plugin(
      name: "FixturesPlugin", capability: .buildTool(), dependencies: ["check-fixtures"],
      path: "Sources/Tools/FixturesPlugin"),
  ] : []

let package = Package(
  name: "Transcodable",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Transcodable", targets: ["Transcodable"]),
    .library(name: "TranscodableEssentials", targets: ["TranscodableEssentials"]),
    .library(name: "TranscodableFullFoundation", targets: ["TranscodableFullFoundation"]),
    .library(name: "TranscodableJSON", targets: ["TranscodableJSON"]),
    .library(name: "TranscodablePropertyList", targets: ["TranscodablePropertyList"]),
    .library(name: "TranscodableStreams", targets: ["TranscodableStreams"]),
    .library(name: "TranscodableConversion", targets: ["TranscodableConversion"]),
    .library(name: "TranscodableFormats", targets: ["TranscodableFormats"]),
    .library(name: "TranscodableCBOR", targets: ["TranscodableCBOR"]),
    .library(name: "TranscodableMessagePack", targets: ["TranscodableMessagePack"]),
    .library(name: "TranscodableTOML", targets: ["TranscodableTOML"]),
    .library(name: "TranscodableForm", targets: ["TranscodableForm"]),
    .library(name: "TranscodableDiagnostics", targets: ["TranscodableDiagnostics"]),
    .library(name: "TranscodableConfiguration", targets: ["TranscodableConfiguration"]),
    .library(name: "TranscodableTesting", targets: ["TranscodableTesting"]),
    .library(name: "TranscodableSchema", targets: ["TranscodableSchema"]),
    .library(name: "Kodable", targets: ["Kodable"]),
    .library(name: "TranscodableHTTP", targets: ["TranscodableHTTP"]),
    .library(name: "TranscodableURLSession", targets: ["TranscodableURLSession"]),
    // Each of the following products needs the trait of the same name.
    .library(name: "TranscodableNIO", targets: ["TranscodableNIO"]),
    .library(name: "TranscodableHummingbird", targets: ["TranscodableHummingbird"]),
    .library(name: "TranscodableAsyncHTTPClient", targets: ["TranscodableAsyncHTTPClient"]),
    .library(name: "TranscodableGRDB", targets: ["TranscodableGRDB"]),
    .library(name: "TranscodableLogging", targets: ["TranscodableLogging"]),
    .library(name: "TranscodableSwiftConfiguration", targets: ["TranscodableSwiftConfiguration"]),
    .library(name: "TranscodableYAML", targets: ["TranscodableYAML"]),
    .executable(name: "quickstart", targets: ["quickstart"]),
  ] + pluginProducts,
  traits: [
    .trait(
      name: "Macros",
      description: "The attributes. Without this trait, swift-syntax isn't needed."),
    .trait(name: "NIO", description: "SwiftNIO's buffers, and streams of them."),
    .trait(
      name: "Hummingbird", description: "Hummingbird's requests and responses.",
      enabledTraits: ["NIO"]),
    .trait(
      name: "AsyncHTTPClient", description: "AsyncHTTPClient's requests and responses.",
      enabledTraits: ["NIO"]),
    .trait(name: "GRDB", description: "JSON columns in SQLite databases, with GRDB."),
    .trait(name: "Logging", description: "Failures and reports as metadata of swift-log."),
    .trait(
      name: "SwiftConfiguration", description: "JSON5 files as providers of swift-configuration."),
    .trait(name: "YAML", description: "YAML, read with libyaml."),
    .default(enabledTraits: ["Macros"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"604.0.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    // The following packages are resolved only with the traits of the modules that import them.
    .package(url: "https://github.com/apple/swift-nio", from: "2.86.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.4.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.20.0"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.30.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-configuration", from: "1.0.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
  ],
  targets: [
    // Layer 0: bytes, numbers, strings. No imports.
    library("TranscodableBytes", in: "Engine", exclude: ["Unsafe/README.md"]),
    // Layer 0: words in names, key styles.
    .target(
      name: "TranscodableNames", path: "Sources/Attributes/TranscodableNames",
      swiftSettings: settings),
    // Layer 1: shared by all formats.
    library("TranscodableCore", in: "Engine", ["TranscodableBytes"]),
    // Layer 2: formats.
    library("TranscodableJSON", in: "Formats", ["TranscodableBytes", "TranscodableCore"]),
    library("TranscodablePropertyList", in: "Formats", ["TranscodableBytes", "TranscodableCore"]),
    // Layer 2: everything needed to give Codable another format.
    library("TranscodableFormats", in: "Formats", ["TranscodableBytes", "TranscodableCore"]),
    // Layer 3: formats made with it.
    library(
      "TranscodableCBOR", in: "Formats",
      ["TranscodableBytes", "TranscodableCore", "TranscodableFormats"]),
    library(
      "TranscodableMessagePack", in: "Formats",
      ["TranscodableBytes", "TranscodableCore", "TranscodableFormats"]),
    library(
      "TranscodableTOML", in: "Formats",
      ["TranscodableBytes", "TranscodableCore", "TranscodableFormats"]),
    library(
      "TranscodableForm", in: "Formats",
      ["TranscodableBytes", "TranscodableCore", "TranscodableFormats"]),
    // Layer 3: Foundation types and coders, importing only the essentials of Foundation.
    library(
      "TranscodableFoundation", in: "Foundation",
      [
        "TranscodableBytes", "TranscodableCore", "TranscodableJSON", "TranscodablePropertyList",
      ]),
    // Layer 4: streams of JSON documents, server-sent events, partial values.
    library(
      "TranscodableStreams", in: "Formats",
      [
        "TranscodableBytes", "TranscodableCore", "TranscodableFoundation", "TranscodableJSON",
        .target(name: "TranscodableMacros", condition: .when(traits: ["Macros"])),
      ]),
    // Layer 4: conversion of documents and values between JSON and property lists.
    library(
      "TranscodableConversion", in: "Formats",
      [
        "TranscodableCore", "TranscodableFoundation", "TranscodableJSON",
        "TranscodablePropertyList",
      ]),
    // Layer 5: features that need all of Foundation: file handles, formatters, locales.
    library(
      "TranscodableFullFoundation", in: "Foundation",
      ["TranscodableCore", "TranscodableFoundation", "TranscodableJSON", "TranscodableStreams"]),
    // Layer 4: helpers for users' tests.
    library(
      "TranscodableTesting", in: "Products",
      [
        "TranscodableCBOR", "TranscodableCore", "TranscodableFormats", "TranscodableFoundation",
        "TranscodableJSON", "TranscodableMessagePack", "TranscodablePropertyList",
        "TranscodableTOML",
      ]),
    // Layer 3: JSON Schema.
    library(
      "TranscodableSchema", in: "Products",
      ["TranscodableBytes", "TranscodableCore", "TranscodableJSON"]),
    // Layer 4: models generated from samples.
    library(
      "TranscodableInference", in: "Tools",
      [
        "TranscodableBytes", "TranscodableCore", "TranscodableJSON", "TranscodableNames",
        "TranscodableSchema",
      ]),
    // Layer 4: diagnostic reports for people.
    library(
      "TranscodableDiagnostics", in: "Products",
      [
        "TranscodableBytes", "TranscodableCore", "TranscodableFormats", "TranscodableJSON",
        "TranscodablePropertyList", "TranscodableTOML",
      ]),
    // Layer 5: typed configuration from files, variables and options.
    library(
      "TranscodableConfiguration", in: "Products",
      [
        "TranscodableBytes", "TranscodableCore", "TranscodableDiagnostics", "TranscodableFormats",
        "TranscodableFoundation", "TranscodableJSON", "TranscodableNames",
        "TranscodablePropertyList", "TranscodableTOML",
      ]),
    // Host: the macros, as a library and a thin plugin.
    .target(
      name: "TranscodableMacroModel",
      dependencies: [
        "TranscodableNames",
        syntax("SwiftDiagnostics"),
        syntax("SwiftParser"),
        syntax("SwiftSyntax"),
        syntax("SwiftSyntaxMacros"),
      ],
      path: "Sources/Attributes/TranscodableMacroModel", swiftSettings: settings),
    .macro(
      name: "TranscodableMacros",
      dependencies: [
        "TranscodableMacroModel",
        syntax("SwiftCompilerPlugin"),
        syntax("SwiftSyntax"),
        syntax("SwiftSyntaxMacros"),
      ],
      path: "Sources/Attributes/TranscodableMacros", swiftSettings: settings),
    // Host: migration of hand-written code, verified with the macro's plan.
    .target(
      name: "TranscodableMigration",
      dependencies: [
        "TranscodableMacroModel", "TranscodableNames",
        syntax("SwiftParser"),
        syntax("SwiftSyntax"),
      ],
      path: "Sources/Tools/TranscodableMigration", swiftSettings: settings),
    // Layer 3: the attributes and the functions that expansions call, without Foundation.
    library(
      "TranscodableEssentials", in: "Attributes",
      [
        "TranscodableCore", "TranscodableJSON",
        .target(name: "TranscodableMacros", condition: .when(traits: ["Macros"])),
      ]),
    // Layer 4: the module that most users import.
    library(
      "Transcodable", in: "Products",
      ["TranscodableEssentials", "TranscodableFoundation", "TranscodablePropertyList"]),
    // Layer 4: property wrappers, without macros.
    library(
      "Kodable", in: "Products",
      ["TranscodableBytes", "TranscodableCore", "TranscodableJSON", "TranscodableFoundation"]),
    // Layer 5: shared by servers and clients: problem documents, envelopes, rejected requests.
    .target(
      name: "TranscodableHTTP", dependencies: ["Transcodable"],
      path: "Sources/Integrations/TranscodableHTTP", swiftSettings: settings),
    .target(
      name: "TranscodableURLSession",
      dependencies: [
        "Transcodable", "TranscodableForm", "TranscodableFormats", "TranscodableHTTP",
      ],
      path: "Sources/Integrations/TranscodableURLSession", swiftSettings: settings),
    // Integrations with other packages, each behind a trait. Tests/Integrations tests them.
    integration(
      "TranscodableNIO", trait: "NIO",
      ["Transcodable", "TranscodableFormats", "TranscodableStreams"],
      products: ["swift-nio": "NIOCore"]),
    integration(
      "TranscodableHummingbird", trait: "Hummingbird",
      [
        "Transcodable", "TranscodableCBOR", "TranscodableForm", "TranscodableFormats",
        "TranscodableHTTP", "TranscodableMessagePack", "TranscodableNIO",
      ],
      products: [
        "hummingbird": "Hummingbird", "swift-http-types": "HTTPTypes", "swift-log": "Logging",
        "swift-nio": "NIOCore",
      ]),
    integration(
      "TranscodableAsyncHTTPClient", trait: "AsyncHTTPClient",
      [
        "Transcodable", "TranscodableForm", "TranscodableFormats", "TranscodableHTTP",
        "TranscodableNIO",
      ],
      products: [
        "async-http-client": "AsyncHTTPClient", "swift-nio": "NIOCore", "swift-nio": "NIOHTTP1",
      ]),
    integration(
      "TranscodableGRDB", trait: "GRDB", ["Transcodable"], products: ["GRDB.swift": "GRDB"]),
    integration(
      "TranscodableLogging", trait: "Logging", ["Transcodable"], products: ["swift-log": "Logging"]),
    integration(
      "TranscodableSwiftConfiguration", trait: "SwiftConfiguration",
      ["Transcodable", "TranscodableConfiguration"],
      products: ["swift-configuration": "Configuration"]),
    // The C library libyaml, which Yams contains.
    integration(
      "TranscodableYAML", trait: "YAML",
      ["TranscodableBytes", "TranscodableCore", "TranscodableFormats"],
      products: ["Yams": "Yams"], exclude: ["Unsafe/README.md"]),
    // Shared by tests: random values, documents, comparable results.
    .target(
      name: "TranscodableTestSupport",
      dependencies: ["TranscodableBytes", "TranscodableCore", "TranscodableJSON"],
      path: "Tests/TranscodableTestSupport", swiftSettings: settings),
    test("TranscodableBytesTests", ["TranscodableBytes", "TranscodableTestSupport"]),
    test(
      "TranscodableJSONTests",
      [
        "TranscodableBytes", "TranscodableCore", "TranscodableJSON", "TranscodableFoundation",
        "TranscodableTestSupport",
      ]),
    test(
      "TranscodablePropertyListTests",
      [
        "TranscodableBytes", "TranscodableCore", "TranscodablePropertyList",
        "TranscodableTestSupport",
      ]),
    // A format as users write one.
    test(
      "TranscodableFormatsTests",
      [
        "TranscodableFormats", "TranscodableCBOR", "TranscodableCore", "TranscodableFoundation",
        "TranscodableJSON", "TranscodableMessagePack", "TranscodableTestSupport",
      ], exclude: ["Replay/Corpus"]),
    test(
      "TranscodableCBORTests",
      [
        "TranscodableCBOR", "TranscodableCore", "TranscodableJSON", "TranscodableFormats",
        "TranscodableFoundation", "TranscodableTestSupport",
      ]),
    test(
      "TranscodableMessagePackTests",
      [
        "TranscodableMessagePack", "TranscodableCore", "TranscodableJSON", "TranscodableFormats",
        "TranscodableFoundation", "TranscodableTestSupport",
      ]),
    test(
      "TranscodableTOMLTests",
      [
        "TranscodableTOML", "TranscodableCBOR", "TranscodableCore", "TranscodableJSON",
        "TranscodableFormats", "Transcodable", "TranscodableDiagnostics", "TranscodableTestSupport",
      ]),
    test(
      "TranscodableFormTests",
      [
        "TranscodableForm", "TranscodableCore", "TranscodableJSON", "TranscodableFormats",
        "TranscodableFoundation", "TranscodableTestSupport",
      ]),
    test(
      "TranscodableFoundationTests",
      [
        "TranscodableBytes", "TranscodableCore", "TranscodableJSON", "TranscodablePropertyList",
        "TranscodableConversion", "TranscodableFoundation", "TranscodableFullFoundation",
        "TranscodableStreams", "TranscodableTestSupport",
      ], exclude: ["Replay/Corpus"]),
    test(
      "TranscodableStreamsTests",
      [
        "TranscodableBytes", "TranscodableCore", "TranscodableFoundation",
        "TranscodableFullFoundation", "TranscodableJSON", "TranscodableStreams",
        "TranscodableTestSupport",
      ]),
    test(
      "PropertyListCoderTests",
      [
        "TranscodableBytes", "TranscodableCore", "TranscodableJSON", "TranscodablePropertyList",
        "TranscodableFoundation", "TranscodableTestSupport",
      ]),
    test(
      "TranscodableConversionTests",
      [
        "TranscodableConversion", "TranscodableCore", "TranscodableFoundation", "TranscodableJSON",
        "TranscodablePropertyList",
      ]),
    test(
      "KodableTests",
      ["TranscodableJSON", "TranscodablePropertyList", "TranscodableFoundation", "Kodable"]),
    test(
      "TranscodableSchemaTests",
      ["TranscodableCore", "TranscodableJSON", "TranscodableSchema", "TranscodableTestSupport"]),
    // Generated schemas, compared with decoding.
    test(
      "GeneratedSchemaTests",
      ["Transcodable", "TranscodableJSON", "TranscodableSchema", "TranscodableTestSupport"]),
    test(
      "TranscodableInferenceTests",
      [
        "TranscodableCore", "TranscodableJSON", "TranscodableFoundation", "TranscodableSchema",
        "TranscodableInference", "TranscodableTestSupport",
      ], exclude: ["Fixtures", "Schemas"]),
    // Layer 5: schemas for documents in files, shared by the command and a plugin's tool.
    library(
      "TranscodableChecking", in: "Tools",
      [
        "TranscodableCore", "TranscodableDiagnostics", "TranscodableJSON", "TranscodableSchema",
      ]),
    // The command. SwiftPM creates a product for it when this package is built. Without a declared product,
    // packages that depend on this one don't resolve the command's dependencies.
    .executableTarget(
      name: "transcode",
      dependencies: [
        "TranscodableCBOR", "TranscodableConversion", "TranscodableCore", "TranscodableForm",
        "TranscodableFormats", "TranscodableJSON", "TranscodableFoundation",
        "TranscodableFullFoundation", "TranscodableDiagnostics", "TranscodableMessagePack",
        "TranscodablePropertyList",
        "TranscodableSchema", "TranscodableStreams", "TranscodableTOML", "TranscodableInference",
        "TranscodableChecking",
        // Empty without the trait for YAML.
        "TranscodableYAML",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/Tools/TranscodeCommand", swiftSettings: settings),
    // The tool of a plugin, which doesn't need swift-argument-parser.
    .executableTarget(
      name: "check-fixtures",
      dependencies: ["TranscodableChecking", "TranscodableDiagnostics"],
      path: "Sources/Tools/CheckFixtures", swiftSettings: settings),
    // The part of the command that needs swift-syntax; `transcode` starts it if it exists.
    .executableTarget(
      name: "transcode-migrate",
      dependencies: [
        "TranscodableJSON", "TranscodableMigration",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/Tools/TranscodeMigrateCommand", swiftSettings: settings),
    .executableTarget(
      name: "quickstart", dependencies: ["Transcodable"], path: "Examples/Quickstart",
      resources: [.embedInCode("commits.json")], swiftSettings: settings),
    .executableTarget(
      name: "read-lines", dependencies: ["Transcodable", "TranscodableStreams"],
      path: "Examples/ReadLines",
      swiftSettings: settings),
    .executableTarget(
      name: "show-answer", dependencies: ["Transcodable", "TranscodableStreams"],
      path: "Examples/PartialAnswer",
      resources: [.embedInCode("answer.txt")], swiftSettings: settings),
    test(
      "TranscodableDiagnosticsTests",
      [
        "TranscodableBytes", "TranscodableConversion", "TranscodableCore", "TranscodableJSON",
        "TranscodableFoundation", "TranscodableDiagnostics", "TranscodableTestSupport",
      ], exclude: ["Fixtures"]),
    test(
      "TranscodableConfigurationTests",
      ["Transcodable", "TranscodableConfiguration", "TranscodableDiagnostics", "TranscodableForm"]),
    test(
      "TranscodableMigrationTests", ["TranscodableMigration"],
      exclude: ["Fixtures"]),
    test(
      "TranscodableTestingTests", ["Transcodable", "TranscodableTesting"], exclude: ["Fixtures"]),
    // Runs the built command.
    test("TranscodeCommandTests", ["TranscodableMigration"], exclude: ["Transcript.txt"]),
    // Attributes with every coder, and realistic types with documents. The nested package
    // Tests/Integrations runs both with third-party coders.
    test(
      "CoderTestSupport",
      [
        "Transcodable", "TranscodableCBOR", "TranscodableForm", "TranscodableMessagePack",
        "TranscodableTOML", "TranscodableTestSupport", "TranscodableTesting",
      ]),
    test(
      "AttributeTests",
      [
        "Transcodable", "TranscodableDiagnostics", "TranscodableFullFoundation", "CoderTestSupport",
      ]),
    test("AcceptanceTests", ["Transcodable", "CoderTestSupport"]),
    // Attributes that need this package's coders, also together with Kodable's wrappers.
    test(
      "TranscodableTests",
      [
        "Transcodable", "TranscodableCBOR", "TranscodableConversion", "TranscodableCore",
        "TranscodableDiagnostics", "TranscodableForm", "TranscodableFormats",
        "TranscodableFoundation", "TranscodableJSON", "TranscodableMessagePack",
        "TranscodableStreams", "TranscodableTOML", "Kodable", "CoderTestSupport",
        "TranscodableTestSupport",
      ], exclude: ["Replay/Corpus"]),
    // The individual stages of the macros.
    .testTarget(
      name: "MacroModelTests",
      dependencies: [
        "TranscodableMacroModel", syntax("SwiftDiagnostics"), syntax("SwiftParser"),
        syntax("SwiftSyntax"),
      ],
      swiftSettings: settings),
    // Compiles the fixtures with the plugin; linking it would build swift-syntax again.
    test(
      "MacroExpansionTests",
      ["Transcodable", "TranscodableDiagnostics", "TranscodableStreams", "Kodable"],
      exclude: ["Fixtures"]),
  ] + plugins
)
