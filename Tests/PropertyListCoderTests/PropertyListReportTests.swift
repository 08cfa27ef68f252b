import Foundation
import Testing
import TranscodableCore
import TranscodableFoundation
import TranscodablePropertyList
import TranscodableTestSupport

@Suite("Reports of property lists")
struct PropertyListReportTests {
  private struct Window: Decodable, Equatable {
    var title: String
    var sizes: [String: Int]?
  }

  private struct Settings: Decodable {
    var window: Window
    var names: [String]?
  }

  private static let text = """
    <plist version="1.0"><dict>
    <key>window</key><dict>
      <key>title</key><string>A</string>
      <key>depth</key><integer>3</integer>
      <key>sizes</key><dict>
        <key>small</key><integer>1</integer>
        <key>small</key><integer>2</integer>
      </dict>
      <key>title</key><string>B</string>
    </dict>
    <key>nmaes</key><array/>
    </dict></plist>
    """

  private func lines(_ report: DecodingReport) -> [String] {
    report.events.map {
      "\($0.kind) \($0.codingPath.pathDescription) \($0.line ?? 0):\($0.column ?? 0)"
    }
  }

  @Test func `unknown and duplicate keys are reported with their locations`() throws {
    var report = DecodingReport()
    let data = Data(Self.text.utf8)
    let settings = try PropertyList.Decoder().decode(Settings.self, from: data, report: &report)
    // The last value wins, so the earlier keys are reported as duplicates.
    #expect(settings.window == Window(title: "B", sizes: ["small": 2]))
    #expect(
      lines(report) == [
        "duplicate-key .window.title 3:8", "unknown-key .window.depth 4:8",
        "duplicate-key .window.sizes.small 6:10", "unknown-key .nmaes 11:6",
      ])
    #expect(report.events.last?.alternatives == ["names", "window"])
  }

  @Test func `binary documents report coding paths and offsets`() throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let data = try encoder.encode(["window": ["title": "A", "colour": "red"]])
    var report = DecodingReport()
    _ = try PropertyList.Decoder().decode(Settings.self, from: data, report: &report)
    #expect(lines(report) == ["unknown-key .window.colour 0:0"])
    let offset = try #require(report.events.first?.byteRange?.lowerBound)
    #expect(data[offset..<offset + 6].elementsEqual("colour".utf8))
  }

  @Test func `a report passed in userInfo receives events for keys`() throws {
    let sink = DecodingEventList()
    let decoder = PropertyList.Decoder()
    decoder.userInfo = [.decodingReport: sink]
    let data = Data("{ window = { title = A; }; other = 1; }".utf8)
    _ = try decoder.decode(Settings.self, from: data)
    #expect(lines(sink.report) == ["unknown-key .other 1:28"])
  }

  @Test func `a report has all events even if decoding fails`() {
    var report = DecodingReport()
    let data = Data("{ window = { title = A; x = 1; }; names = 1; }".utf8)
    #expect(throws: DecodingError.self) {
      _ = try PropertyList.Decoder().decode(Settings.self, from: data, report: &report)
    }
    #expect(lines(report) == ["unknown-key .window.x 1:25"])
  }

  @Test func `a report doesn't change the decoded value`() throws {
    var generator = SeededGenerator(seed: 41)
    for format in [PropertyListDecoder.PropertyListFormat.xml, .binary] {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = format
      for _ in 0..<50 {
        let values = (0..<4).map { _ in
          [
            "k\(Int.random(in: 0..<9, using: &generator))": [
              Int.random(in: -9..<9, using: &generator)
            ]
          ]
        }
        let data = try encoder.encode(values)
        var report = DecodingReport()
        let found = try PropertyList.Decoder().decode(
          [[String: [Int]]].self, from: data, report: &report)
        #expect(found == values)
        #expect(report.events.isEmpty)
      }
    }
  }

  // MARK: - Collecting

  private func collected<Value: Decodable>(_ type: Value.Type, _ text: String) -> [String] {
    do {
      _ = try PropertyList.Decoder().decodeCollecting(type, from: Data(text.utf8))
      return []
    } catch {
      return error.map {
        "\($0.reason) \($0.codingPath.pathDescription) \($0.line ?? 0):\($0.column ?? 0)"
      }
    }
  }

  @Test func `failures in all elements and entries are collected`() {
    let text = """
      <plist version="1.0"><array>
      <dict><key>a</key><integer>1</integer><key>b</key><string>x</string></dict>
      <string>no dictionary</string>
      <dict><key>c</key><true/></dict>
      </array></plist>
      """
    #expect(
      collected([[String: Int]].self, text) == [
        "type-mismatch [0].b 2:59", "type-mismatch [1] 3:9", "type-mismatch [2].c 4:19",
      ])
    #expect(collected([[String: Int]].self, "({ a = 1; })").count == 1)
  }

  @Test func `a type with its own decoding stops at its first failure, but the search continues`() {
    let text = "({ title = (); sizes = 1; }, { }, { title = A; })"
    let found = collected([Window].self, text)
    #expect(found == ["type-mismatch [0].title 1:12", "missing-key [1] 1:30"])
  }

  @Test func `collecting stops at the limit and the thrown error comes first`() throws {
    let text = "(" + Array(repeating: "{ }", count: 20).joined(separator: ",") + ")"
    #expect {
      _ = try PropertyList.Decoder().decodeCollecting(
        [Window].self, from: Data(text.utf8), limit: 5)
    } throws: { error in
      let failures = try #require(error as? CodingFailures)
      #expect(failures.count == 5)
      #expect(!failures.isComplete)
      #expect(failures.first?.codingPath.pathDescription == "[0]")
      return failures.error is DecodingError
    }
  }

  @Test func `an invalid property list has a single failure`() {
    #expect(collected([Int].self, "<plist><array></plist>").count == 1)
  }
}
