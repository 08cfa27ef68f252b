// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// Every target gets the same settings: Swift 6 mode, strict memory safety, explicit imports.
//
// With `TRANSCODABLE_PLAIN` in the environment, nothing relies on how the standard library lays out its types.
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
/// They are optimised in debug builds too: unoptimised, they are slower than Foundation, which is
/// always optimised. `TRANSCODABLE_DEBUG_ENGINE` in the environment turns this off, for work on the
/// engine itself. See Documentation/Decisions/0012-debug-build-optimization.md.
let librarySettings =
  Context.environment["TRANSCODABLE_DEBUG_ENGINE"] == nil
  ? settings + [
    .unsafeFlags(
      // One thread a module, and no batches: the driver warns about what SwiftPM asks for otherwise.
      ["-O", "-whole-module-optimization", "-num-threads", "1", "-disable-batch-mode"],
      .when(configuration: .debug))
  ] : settings

/// A module that programs link, in a folder of `Sources`.
///
/// `dependencies` lists every module that it may import.
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

/// A product of swift-syntax, which packages that switch the trait off neither compile nor resolve.
func syntax(_ name: String) -> Target.Dependency {
  .product(name: name, package: "swift-syntax", condition: .when(traits: ["Macros"]))
}

let package = Package(
  name: "Transcodable",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Transcodable", targets: ["Transcodable"]),
    .library(name: "TranscodableEssentials", targets: ["TranscodableEssentials"]),
    .library(name: "TranscodableFullFoundation", targets: ["TranscodableFullFoundation"]),
    .library(name: "TranscodableJSON", targets: ["TranscodableJSON"]),
    .library(name: "TranscodablePropertyList", targets: ["TranscodablePropertyList"]),
    .library(name: "TranscodableDiagnostics", targets: ["TranscodableDiagnostics"]),
    .library(name: "TranscodableTesting", targets: ["TranscodableTesting"]),
    .library(name: "TranscodableSchema", targets: ["TranscodableSchema"]),
    .library(name: "Kodable", targets: ["Kodable"]),
    .executable(name: "quickstart", targets: ["quickstart"]),
  ],
  traits: [
    .trait(
      name: "Macros",
      description: "The attributes. Without them, swift-syntax is not needed."),
    .default(enabledTraits: ["Macros"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"604.0.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    // Layer 0: bytes, numbers, text. No imports.
    library("TranscodableBytes", in: "Engine", exclude: ["Unsafe/README.md"]),
    // Layer 0: the words of names, and the styles of keys made of them.
    .target(
      name: "TranscodableNames", path: "Sources/Attributes/TranscodableNames",
      swiftSettings: settings),
    // Layer 1: what every format shares.
    library("TranscodableCore", in: "Engine", ["TranscodableBytes"]),
    // Layer 2: formats.
    library("TranscodableJSON", in: "Formats", ["TranscodableBytes", "TranscodableCore"]),
    library("TranscodablePropertyList", in: "Formats", ["TranscodableBytes", "TranscodableCore"]),
    // Layer 3: Foundation's types and coders, with no more of Foundation than its essentials.
    library(
      "TranscodableFoundation", in: "Foundation",
      [
        "TranscodableBytes", "TranscodableCore", "TranscodableJSON", "TranscodablePropertyList",
      ]),
    // Layer 4: what needs all of Foundation: file handles, formatters, locales.
    library(
      "TranscodableFullFoundation", in: "Foundation",
      ["TranscodableCore", "TranscodableFoundation", "TranscodableJSON"]),
    // Layer 4: what users' tests expect of their types.
    library(
      "TranscodableTesting", in: "Products",
      [
        "TranscodableCore", "TranscodableFoundation", "TranscodableJSON",
        "TranscodablePropertyList",
      ]),
    // Layer 3: JSON Schema.
    library(
      "TranscodableSchema", in: "Products",
      ["TranscodableBytes", "TranscodableCore", "TranscodableJSON"]),
    // Layer 4: models from samples.
    library(
      "TranscodableInference", in: "Tools",
      [
        "TranscodableBytes", "TranscodableCore", "TranscodableJSON", "TranscodableNames",
        "TranscodableSchema",
      ]),
    // Layer 3: failures as a person reads them.
    library(
      "TranscodableDiagnostics", in: "Products",
      ["TranscodableBytes", "TranscodableCore", "TranscodableJSON", "TranscodablePropertyList"]),
    // Host: the macro, as a library of plain values and a thin plugin.
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
    // Host: old code read into the words of the macro's plan, and edits that are proven by it.
    .target(
      name: "TranscodableMigration",
      dependencies: [
        "TranscodableMacroModel", "TranscodableNames",
        syntax("SwiftParser"),
        syntax("SwiftSyntax"),
      ],
      path: "Sources/Tools/TranscodableMigration", swiftSettings: settings),
    // Layer 3: the attributes, and what their expansions call; no Foundation.
    library(
      "TranscodableEssentials", in: "Attributes",
      [
        "TranscodableCore", "TranscodableJSON",
        .target(name: "TranscodableMacros", condition: .when(traits: ["Macros"])),
      ]),
    // Layer 4: what users import.
    library(
      "Transcodable", in: "Products",
      ["TranscodableEssentials", "TranscodableFoundation", "TranscodablePropertyList"]),
    // Layer 4: property wrappers, without macros.
    library(
      "Kodable", in: "Products",
      ["TranscodableBytes", "TranscodableCore", "TranscodableJSON", "TranscodableFoundation"]),
    // What the tests share: random values, documents, outcomes that can be compared.
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
    test(
      "TranscodableFoundationTests",
      [
        "TranscodableBytes", "TranscodableCore", "TranscodableJSON", "TranscodablePropertyList",
        "TranscodableFoundation", "TranscodableFullFoundation", "TranscodableTestSupport",
      ], exclude: ["Replay/Corpus"]),
    test(
      "PropertyListCoderTests",
      [
        "TranscodableBytes", "TranscodableCore", "TranscodableJSON", "TranscodablePropertyList",
        "TranscodableFoundation", "TranscodableTestSupport",
      ]),
    test(
      "KodableTests",
      ["TranscodableJSON", "TranscodablePropertyList", "TranscodableFoundation", "Kodable"]),
    test(
      "TranscodableSchemaTests",
      ["TranscodableCore", "TranscodableJSON", "TranscodableSchema", "TranscodableTestSupport"]),
    // Schemas of types with attributes, and the law that they follow.
    test(
      "GeneratedSchemaTests", ["Transcodable", "TranscodableSchema", "TranscodableTestSupport"]),
    test(
      "TranscodableInferenceTests",
      [
        "TranscodableCore", "TranscodableJSON", "TranscodableFoundation", "TranscodableSchema",
        "TranscodableInference", "TranscodableTestSupport",
      ], exclude: ["Fixtures", "Schemas"]),
    // The command. No product is declared for it: SwiftPM makes one for those who build this package,
    // and packages that depend on this one need not resolve what only the command needs.
    .executableTarget(
      name: "transcode",
      dependencies: [
        "TranscodableCore", "TranscodableJSON", "TranscodableFoundation",
        "TranscodableFullFoundation", "TranscodableDiagnostics", "TranscodableSchema",
        "TranscodableInference",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/Tools/TranscodeCommand", swiftSettings: settings),
    // A part of the command that needs swift-syntax, which `transcode` starts if it is there.
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
      name: "read-lines", dependencies: ["Transcodable"], path: "Examples/ReadLines",
      swiftSettings: settings),
    .executableTarget(
      name: "show-answer", dependencies: ["Transcodable"], path: "Examples/PartialAnswer",
      resources: [.embedInCode("answer.txt")], swiftSettings: settings),
    test(
      "TranscodableDiagnosticsTests",
      [
        "TranscodableBytes", "TranscodableCore", "TranscodableJSON", "TranscodableFoundation",
        "TranscodableDiagnostics", "TranscodableTestSupport",
      ], exclude: ["Fixtures"]),
    test(
      "TranscodableMigrationTests", ["TranscodableMigration"],
      exclude: ["Fixtures"]),
    test(
      "TranscodableTestingTests", ["Transcodable", "TranscodableTesting"], exclude: ["Fixtures"]),
    // The command as a program: it is built with the package, and called.
    test("TranscodeCommandTests", ["TranscodableMigration"]),
    // What attributes do, in every coder; and types as users write them, with documents. The nested package
    // Tests/ForeignCoders has both once more, with coders that this package does not depend on.
    test("CoderTestSupport", ["Transcodable"]),
    test("AttributeTests", ["Transcodable", "TranscodableFullFoundation", "CoderTestSupport"]),
    test("AcceptanceTests", ["Transcodable", "CoderTestSupport"]),
    // What attributes do in our own coders alone, and in company with the wrappers of Kodable.
    test(
      "TranscodableTests",
      ["Transcodable", "Kodable", "CoderTestSupport", "TranscodableTestSupport"]),
    // The stages of the macro, each by itself.
    .testTarget(
      name: "MacroModelTests",
      dependencies: [
        "TranscodableMacroModel", syntax("SwiftDiagnostics"), syntax("SwiftParser"),
        syntax("SwiftSyntax"),
      ],
      swiftSettings: settings),
    // Compiles the fixtures with the plugin; linking it would build swift-syntax a second time.
    test("MacroExpansionTests", ["Transcodable", "Kodable"], exclude: ["Fixtures"]),
  ]
)
