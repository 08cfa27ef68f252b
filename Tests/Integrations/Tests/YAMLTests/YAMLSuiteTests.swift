import Foundation
import Testing
import Transcodable
import TranscodableYAML

private let suiteFolder = ProcessInfo.processInfo.environment["TRANSCODABLE_YAML_SUITE"]

// Missing values are equal to the values of the case before.
@Codable
private struct SuiteCase {
  var yaml: String?
  var json: CodableNullable<String> = .absent
  var fail: Bool?
  var tree: String?
}

/// The cases of yaml-test-suite: https://github.com/yaml/yaml-test-suite.
@Suite(.enabled(if: suiteFolder != nil))
struct YAMLSuiteTests {
  /// The cases whose events differ between libyaml and the suite, determined with libyaml's events.
  private static let libyamlDiffers = Set(
    """
    2G84.2 2G84.3 2LFX.0 2SXE.0 4MUZ.0 4MUZ.1 4MUZ.2 58MP.0 5MUD.0 5T43.0 652Z.0 6BCT.0 6CA3.0
    6LVF.0 7Z25.0 8XYN.0 96NN.0 96NN.1 9C9N.0 9HCY.0 9JBA.0 9SA2.0 A2M4.0 BEC7.0 CVW2.0 DBG4.0
    DK3J.0 DK95.0 DK95.1 DK95.2 DK95.5 DK95.7 DK95.8 EB22.0 FP8R.0 G5U8.0 HM87.0 HM87.1 HWV9.0
    JEF9.2 K3WX.0 L24T.1 M7A3.0 MUS6.0 MUS6.1 MUS6.2 MUS6.3 MUS6.4 NJ66.0 Q5MG.0 QB6E.0 QT73.0
    R4YG.0 RHX7.0 S98Z.0 SU5Z.0 UT92.0 W4TN.0 W5VH.0 X4QW.0 Y2GN.0 Y79Y.2 Y79Y.3 YJV2.0
    ZYU8.0 ZYU8.1 ZYU8.2 ZYU8.3
    """.split(whereSeparator: \.isWhitespace).map(String.init))
  /// The case with `!!binary`, whose line breaks aren't part of the bytes.
  private static let binary: Set = ["565N.0"]

  @Test func `valid cases have the values of their JSON, and invalid cases fail`() throws {
    var (differing, checked): (Set<String>, Int) = ([], 0)
    let folder = try #require(suiteFolder.map { URL(filePath: $0) })
    for file in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    where file.pathExtension == "yaml" {
      let cases = try YAML.Decoder().decode([SuiteCase].self, from: Data(contentsOf: file))
      var current = SuiteCase()
      for (index, next) in cases.enumerated() {
        current = SuiteCase(
          yaml: next.yaml ?? current.yaml, json: next.json.isAbsent ? current.json : next.json,
          fail: next.fail ?? current.fail, tree: next.tree ?? current.tree)
        guard let text = current.yaml.map(Self.unescaped) else { continue }
        let name = file.deletingPathExtension().lastPathComponent
        let values = try? YAML.Decoder().decodeAll(JSON.self, from: text)
        if current.fail == true {
          checked += 1
          if values != nil { differing.insert("\(name).\(index)") }
        } else if case .value(let json) = current.json {
          checked += 1
          if values != Self.documents(json) { differing.insert("\(name).\(index)") }
        }
      }
    }
    #expect(checked > 300)
    #expect(differing == Self.libyamlDiffers.union(Self.binary))
  }

  /// The suite has visible characters for invisible ones.
  private static func unescaped(_ text: String) -> String {
    var text = text
    for (visible, character) in [
      ("␣", " "), ("↵", ""), ("←", "\r"), ("⇔", "\u{FEFF}"), ("∎\n", ""),
    ] {
      text = text.replacing(visible, with: character)
    }
    return text.replacing(/—*»/, with: "\t")
  }

  /// Returns the documents in a sequence of JSON documents, each of which ends with a line.
  private static func documents(_ text: String) -> [JSON] {
    var (documents, pending): ([JSON], String) = ([], "")
    for line in text.split(separator: "\n") {
      pending += line + "\n"
      if let document = try? JSON(parsing: pending) {
        documents.append(document)
        pending = ""
      }
    }
    return documents
  }
}
