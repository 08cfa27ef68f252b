// swift-tools-version: 6.2
import PackageDescription

// Other Swift packages for CBOR and MessagePack; `compare-formats` copies this folder and builds it.
let package = Package(
  name: "binary-peer",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(url: "https://github.com/valpackett/SwiftCBOR", from: "0.5.0"),
    .package(url: "https://github.com/nnabeyang/swift-msgpack", from: "1.2.0"),
  ],
  targets: [
    .target(name: "Measuring"),
    .executableTarget(
      name: "binary-peer",
      dependencies: [
        "Measuring",
        .product(name: "SwiftCBOR", package: "SwiftCBOR"),
        .product(name: "SwiftMsgpack", package: "swift-msgpack"),
      ]),
  ]
)
