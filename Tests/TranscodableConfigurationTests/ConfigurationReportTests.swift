import Foundation
import Testing
import TranscodableConfiguration
import TranscodableDiagnostics

struct ConfigurationReportTests {
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
    #expect(message(folder["list.json"]) == "expected an object, found another value")
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
}
