// swift-tools-version: 6.2
import PackageDescription

// Programs with the settings of users. Each exits with 1 if a check fails. They are in one package
// so that swift-syntax is compiled once.

let strictest: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .treatAllWarnings(as: .error),
]

func program(
  _ name: String, _ settings: [SwiftSetting], with others: [String] = [],
  products: [String] = ["Transcodable"]
) -> Target {
  .executableTarget(
    name: name,
    dependencies: products.map { .product(name: $0, package: "Transcodable") }
      + others.map { .byName(name: $0) },
    swiftSettings: settings)
}

let package = Package(
  name: "WithAttributes",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Transcodable", path: "../../..")],
  targets: [
    // Unusual names, private members, generic types, invalid data, a large document.
    program("Names", []),
    program("MainActorByDefault", strictest + [.defaultIsolation(MainActor.self)]),
    // A conformance to every public protocol.
    program(
      "Adopter", strictest,
      products: [
        "Transcodable", "TranscodableDiagnostics", "TranscodableFormats", "TranscodableStreams",
        "Kodable",
      ]),
    // The attributes without Foundation.
    program("Essentials", strictest, products: ["TranscodableEssentials"]),
    program("SwiftFive", [.swiftLanguageMode(.v5)]),
    // A framework whose types another module uses.
    .target(
      name: "Resilient",
      dependencies: [.product(name: "Transcodable", package: "Transcodable")],
      swiftSettings: [.unsafeFlags(["-enable-library-evolution"])]),
    program("ResilientUser", strictest, with: ["Resilient"]),
  ]
)
