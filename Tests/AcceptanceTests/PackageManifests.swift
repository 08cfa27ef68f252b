import Foundation
import Testing
import Transcodable

// Manifests with fields that are a string or an object, kebab-case keys, and enums with
// associated values.

/// An npm package, whose fields mostly have a short and a long form.
@Codable
private struct NodePackage: Equatable {
  @CodableValidated(.matches("(@[a-z0-9-]+/)?[a-z0-9._-]+")) let name: String
  let version: String?
  @CodableDefault(false) let `private`: Bool
  var author: Author?
  let bin: Binaries?
  var scripts: [String: String] = [:]
  var dependencies, devDependencies: [String: String]?
  @CodingPath("engines.node") var node: String?
  @CodableBy(.oneOrMany()) var os: [String] = []

  @Codable(tagging: .untagged)
  enum Author: Equatable {
    case text(String)
    case person(name: String, email: String?, url: String?)
  }

  @Codable(tagging: .untagged)
  enum Binaries: Equatable {
    case one(String)
    case many([String: String])
  }
}

/// A manifest like Cargo's, as JSON.
@Codable(keys: .kebabCase)
private struct Crate: Equatable {
  @CodingPath("package.name") let name: String
  @CodingPath("package.edition") @CodableCoerced var edition: Int = 2015
  @CodingPath("package.rust-version") var rustVersion: String?
  @CodableDefault([:]) let dependencies: [String: Dependency]
  var devDependencies: [String: Dependency] = [:]

  @Codable(keys: .kebabCase, tagging: .untagged)
  enum Dependency: Equatable {
    case version(String)
    case registry(version: String, features: [String] = [], defaultFeatures: Bool = true)
    case git(git: String, rev: String?)
    case path(path: String)
  }
}

/// A file of resolved dependencies, in format version 2.
@Codable(unknownKeys: .reject)
private struct Resolved: Equatable {
  let version: Int
  let pins: [Pin]
  #if os(Windows)
    var separator = "\\"
  #endif

  @Codable
  struct Pin: Equatable {
    let identity: String
    @CodableDefault(Kind.remoteSourceControl) let kind: Kind
    let location: String
    let state: State

    @Codable enum Kind: String { case localSourceControl, registry, remoteSourceControl }

    @Codable(tagging: .untagged)
    enum State: Equatable {
      case version(revision: String, version: String)
      case branch(revision: String, branch: String)
      case revision(revision: String)
    }
  }
}

let packageManifests = Table("Package manifests") {
  Sample(
    "npm, long forms",
    """
    {"name": "@acme/app", "version": "1.0.0", "private": true, "os": ["linux", "darwin"],
     "author": {"name": "Ada", "email": "ada@example.com"}, "bin": {"app": "cli.js"},
     "scripts": {"test": "node --test"}, "dependencies": {"left-pad": "^1.0.0"},
     "engines": {"node": ">=20"}}
    """,
    is: NodePackage(
      name: "@acme/app", version: "1.0.0", private: true,
      author: .person(name: "Ada", email: "ada@example.com", url: nil),
      bin: .many(["app": "cli.js"]), scripts: ["test": "node --test"],
      dependencies: ["left-pad": "^1.0.0"], node: ">=20", os: ["linux", "darwin"]))
  Sample(
    "npm, short forms",
    #"{"name": "app", "author": "Ada", "bin": "cli.js", "os": "linux", "engines": {}}"#,
    is: NodePackage(
      name: "app", version: nil, private: false, author: .text("Ada"), bin: .one("cli.js"),
      os: ["linux"]),
    writtenAs: """
      {"name": "app", "private": false, "author": "Ada", "bin": "cli.js", "scripts": {},
       "os": "linux"}
      """)
  Sample("an uppercase name", #"{"name": "App"}"#, as: NodePackage.self, "dataCorrupted", "name")
  Sample(
    "a version that is a number", #"{"name": "a", "dependencies": {"b": 1}}"#,
    as: NodePackage.self, "typeMismatch", "dependencies.b")
  Sample(
    "an author without a name", #"{"name": "a", "author": {"email": "x"}}"#, as: NodePackage.self,
    "dataCorrupted", "author")

  Sample(
    "all kinds of dependencies",
    """
    {"package": {"name": "a", "edition": "2021", "rust-version": "1.80"},
     "dependencies": {"log": "0.4", "rt": {"version": "1", "features": ["net"],
      "default-features": false}, "here": {"path": "../b"}},
     "dev-dependencies": {"x": {"git": "https://example.com", "rev": "c0ffee"}}}
    """,
    is: Crate(
      name: "a", edition: 2021, rustVersion: "1.80",
      dependencies: [
        "log": .version("0.4"),
        "rt": .registry(version: "1", features: ["net"], defaultFeatures: false),
        "here": .path(path: "../b"),
      ], devDependencies: ["x": .git(git: "https://example.com", rev: "c0ffee")]),
    writtenAs: """
      {"package": {"name": "a", "edition": 2021, "rust-version": "1.80"},
       "dependencies": {"log": "0.4", "rt": {"version": "1", "features": ["net"],
        "default-features": false}, "here": {"path": "../b"}},
       "dev-dependencies": {"x": {"git": "https://example.com", "rev": "c0ffee"}}}
      """)
  Sample("a missing package", #"{"workspace": {}}"#, as: Crate.self, "keyNotFound", "package")
  Sample(
    "a dependency of an unknown kind",
    #"{"package": {"name": "a"}, "dependencies": {"b": {"tag": "1"}}}"#,
    as: Crate.self, "dataCorrupted", "dependencies.b")

  Sample(
    "pins",
    """
    {"version": 2, "pins": [{"identity": "a", "kind": "registry", "location": "",
     "state": {"revision": "r", "version": "1.0.0"}}, {"identity": "b",
     "kind": "localSourceControl", "location": "/b", "state": {"branch": "main", "revision": "r"}},
     {"identity": "c", "kind": "remoteSourceControl", "location": "u", "state": {"revision": "r"}}]}
    """,
    is: Resolved(
      version: 2,
      pins: [
        .init(
          identity: "a", kind: .registry, location: "",
          state: .version(revision: "r", version: "1.0.0")),
        .init(
          identity: "b", kind: .localSourceControl, location: "/b",
          state: .branch(revision: "r", branch: "main")),
        .init(
          identity: "c", kind: .remoteSourceControl, location: "u", state: .revision(revision: "r")),
      ]))
  Sample(
    "a member of another format version", #"{"version": 3, "originHash": "x", "pins": []}"#,
    as: Resolved.self, "dataCorrupted", "originHash")
  Sample(
    "a pin without a state", #"{"version": 2, "pins": [{"identity": "a", "location": ""}]}"#,
    as: Resolved.self, "keyNotFound", "pins.0.state")
}
