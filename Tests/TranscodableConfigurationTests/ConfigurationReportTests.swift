import Foundation
import Testing
import TranscodableConfiguration
import TranscodableDiagnostics

struct ConfigurationReportTests {
  static let files = [
    "base.toml": """
    name = 5
    levle = "info"

    [http]
    host = "localhost"
    port = 80800

    [database]
    url = "postgres://admin:hunter22@db/shop"
    password = ["hunter22"]
    """,
    "local.json5": """
    {
      // Only on this machine.
      level: 'verbose',
      http: { prot: 8081 },
    }
    """,
    ".env": "APP_STARTED=yesterday\nAPP_LABELS\n",
  ]

  static let report = """
    error[type-mismatch]: expected String, found number
     --> base.toml:1:8
      |
    1 | name = 5
      |        ^ expected String
      |
      = at name

    error[unknown-key]: unknown key `levle`
     --> base.toml:2:1
      |
    2 | levle = "info"
      | ^^^^^
      |
      = at levle
      = did you mean `level`?
      = help: Correct the name, or remove the key.

    error[number-out-of-range]: expected UInt16, found number 80800
     --> base.toml:6:8
      |
    6 | port = 80800
      |        ^^^^^ expected UInt16
      |
      = at http.port
      = help: Use a number from 0 to 65535.

    error[type-mismatch]: expected String, found a secret value
      --> base.toml:10:12
       |
    10 | password = [<redacted>]
       |            ^ expected String
       |
       = at database.password

    error[invalid-value]: expected debug, info, or error, found `verbose`
     --> local.json5:3:10
      |
    3 |   level: 'verbose',
      |          ^^^^^^^^^
      |
      = at level

    error[unknown-key]: unknown key `prot`
     --> local.json5:4:11
      |
    4 |   http: { prot: 8081 },
      |           ^^^^
      |
      = at http.prot
      = did you mean `port`?
      = help: Correct the name, or remove the key.

    error[invalid-value]: expected a date, found "yesterday"
     --> .env:1:13
      |
    1 | APP_STARTED=yesterday
      |             ^^^^^^^^^ expected a date
      |
      = at started

    error[invalid-structure]: a line of an .env file must be NAME=value
     --> .env:2:1
      |
    2 | APP_LABELS
      | ^^^^^^^^^^ expected NAME=value

    error[unknown-key]: unknown variable `APP_HTPP_HOST`
     --> environment: APP_HTPP_HOST
      = did you mean `APP_HTTP_HOST`?
      = help: Correct the name, or remove the variable.

    error[type-mismatch]: expected Int, found "many"
     --> environment: APP_HTTP_MAX_CONNECTIONS
      = at http.maxConnections

    error[unknown-key]: unknown option `--databse.url`
     --> arguments: --databse.url
      = did you mean `--database.url`?
      = help: Correct the name, or remove the option.

    error[missing-key]: the key `poolSize` is missing
      = at database
      = help: Set the variable APP_DATABASE_POOL_SIZE, pass --database.poolSize, or add `database.poolSize`
        to base.toml or local.json5.

    12 errors in the configuration
    """

  @Test func `the report of five layers has twelve mistakes`() throws {
    let folder = try Folder(Self.files)
    let error = problems(
      Settings.self,
      [
        .file(folder["base.toml"]), .file(folder["local.json5"]), .dotenv(folder[".env"]),
        .environment(
          prefix: "APP",
          variables: ["APP_HTTP_MAX_CONNECTIONS": "many", "APP_HTPP_HOST": "example.com"]),
        .arguments(["shop", "--databse.url=x"]),
      ])
    let report = folder.shortened(error?.description ?? "")
    #expect(error?.problems.count == 12)
    #expect(report == Self.report)
    let article = try String(
      contentsOfFile: #filePath.replacingOccurrences(
        of: "Tests/TranscodableConfigurationTests/ConfigurationReportTests.swift",
        with: "Sources/Products/Transcodable/Transcodable.docc/LoadConfiguration.md"),
      encoding: .utf8)
    #expect(article.contains("```\n\(report)\n```\n"))
  }

  @Test func `files that can't be read are errors`() throws {
    let folder = try Folder(["a.txt": "a = 1", "list.json": "[1]"])
    try Data([0x61, 0xFF]).write(to: URL(fileURLWithPath: folder["bytes.toml"]))
    let deep = String(repeating: "[", count: 100_000)
    try Data(deep.utf8).write(to: URL(fileURLWithPath: folder["deep.json"]))
    func message(_ path: String) -> String {
      let error = problems(Settings.HTTP.self, [.file(path)])
      return error?.problems.first?.diagnostic.message ?? ""
    }
    #expect(message(folder["no.toml"]) == "the file doesn't exist, or its folder can't be read")
    #expect(message(folder.path) == "the path is a directory instead of a file")
    #expect(message(folder["bytes.toml"]) == "the file isn't valid UTF-8")
    #expect(message(folder["a.txt"]).hasPrefix("the extension must be"))
    #expect(message(folder["list.json"]) == "expected an object, found an array")
    #expect(message(folder["deep.json"]).hasPrefix("arrays and objects are nested too deeply"))
    #expect(message("/dev/zero") == "the path isn't a regular file")
  }

  @Test(arguments: [
    ("a.json", #"{"database": {"password": ["qq", 77], "url": "a b", "poolSize": "x"}}"#),
    ("a.json", #"{"database": {"pasword": "qq 77", "url": "a b", "poolSize": "x"}}"#),
    ("a.json5", "{database: {password: 'qq 77', url: 'http://qq:77@a', poolSize: 'x'}}"),
    ("a.toml", "database = {password = 77, url = 'a b', poolSize = 'x'}"),
    (".env", "DATABASE_PASSWORD='qq 77'\nDATABASE_PASSWROD=qq77\nDATABASE_POOL_SIZE=x"),
  ])
  func `secrets are in no report`(name: String, document: String) throws {
    let folder = try Folder([name: document])
    let layer: ConfigurationLayer =
      name == ".env" ? .dotenv(folder[name]) : .file(folder[name])
    let error = try #require(problems(Settings.self, [layer]))
    let report = folder.shortened(error.description)
    #expect(report.contains("expected Int"))
    for secret in ["qq", "77"] { #expect(!report.contains(secret), "\(report)") }
  }

  @Test(arguments: [
    ("a.toml", "password = hunter2"), ("a.toml", "[database]\npassword = hunter2-x\n"),
    ("a.toml", "url = postgres://user:hunter2@host"), ("a.json", #"{"password": hunter2}"#),
    ("a.json", #"{"database": {"password" "hunter2"}}"#), ("a.json5", "{password: 'hunter2"),
    (".env", "DATABASE_PASSWORD hunter2"), (".env", "export DATABASE_PASSWORD hunter2"),
    (".env", "DATABASE_PASSWORD='hunter2"), (".env", "postgres user:hunter2 password hunter2"),
  ])
  func `secrets aren't in the report of a malformed file`(name: String, document: String) throws {
    let folder = try Folder([name: document])
    let layer: ConfigurationLayer =
      name == ".env" ? .dotenv(folder[name]) : .file(folder[name])
    let error = try #require(problems(Settings.self, [layer]))
    #expect(!error.description.contains("hunter2"), "\(error)")
  }

  @Test func `the report of a malformed file explains that other mistakes can't be found`() throws {
    let folder = try Folder(["a.toml": "a = \nb = 1"])
    let error = try #require(problems(Settings.self, [.file(folder["a.toml"])]))
    #expect(
      error.description.contains(
        "Other mistakes in this file, and missing keys, can't be found before its syntax is valid.")
    )
  }
}
