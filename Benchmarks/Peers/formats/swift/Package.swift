// swift-tools-version: 6.2
import PackageDescription

// Other Swift packages for forms and TOML; `compare-formats` copies this folder and builds it.
let package = Package(
  name: "formats-peer",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.20.0"),
    .package(url: "https://github.com/LebJe/TOMLKit", from: "0.6.0"),
  ],
  targets: [
    .target(name: "Measuring"),
    .executableTarget(
      name: "formats-peer",
      dependencies: [
        "Measuring",
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "TOMLKit", package: "TOMLKit"),
      ]),
  ]
)
