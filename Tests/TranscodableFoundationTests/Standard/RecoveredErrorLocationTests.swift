import Foundation
import Testing
import TranscodableCore
import TranscodableFoundation
import TranscodableJSON
import TranscodablePropertyList

/// Types may recover from any number of errors.
///
/// Each error has its location, and finding all locations takes a single pass over the document.
@Suite("Locations of many recovered errors")
struct RecoveredErrorLocationTests {
  /// Decodes integers and records the locations of all other elements.
  private struct Tolerant: Decodable {
    var locations: [String] = []

    private struct Anything: Decodable { init(from decoder: any Decoder) {} }

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      while !container.isAtEnd {
        do {
          _ = try container.decode(Int.self)
        } catch let error as DecodingError {
          let failure = CodingFailure(error)
          let location = failure.line.flatMap { line in failure.column.map { "\(line):\($0)" } }
          locations.append("\(location ?? "-") \(failure.path)")
          _ = try container.decode(Anything.self)
        }
      }
    }
  }

  /// Elements on lines of different lengths.
  ///
  /// Every third element is invalid; `places` are the locations of those.
  private static func document(
    _ count: Int, from line: Int, wrong: String
  ) -> (elements: [String], locations: [String]) {
    var (elements, locations, line, column) = ([String](), [String](), line, 1)
    for index in 0..<count {
      let isWrong = index % 3 == 0
      let element = isWrong ? wrong : "12"
      let indentation = String(repeating: " ", count: index % 17)
      elements.append(indentation + element + (index % 5 == 0 ? ",\n" : ","))
      if isWrong { locations.append("\(line):\(column + index % 17) [\(index)]") }
      (line, column) =
        index % 5 == 0
        ? (line + 1, 1) : (line, column + index % 17 + element.unicodeScalars.count + 1)
    }
    return (elements, locations)
  }

  @Test func `every recovered error in a long document has its line and column`() throws {
    let (elements, locations) = Self.document(4000, from: 2, wrong: "\"\u{e9}\u{1F600}\"")
    let text = "[\n" + elements.joined().dropLast() + "\n]"
    let found = try JSON.Decoder().decode(Tolerant.self, from: Data(text.utf8)).locations
    #expect(found == locations)
    // UTF-16 must give the same locations.
    let utf16 = try #require(text.data(using: .utf16))
    #expect(try JSON.Decoder().decode(Tolerant.self, from: utf16).locations == found)
  }

  @Test func `every recovered error in a long JSON5 document has its line`() throws {
    let (elements, locations) = Self.document(1200, from: 3, wrong: "\"\u{e9}\"")
    let text = "// JSON5\n[\n" + elements.joined() + "\n]"
    let decoder = JSON.Decoder()
    decoder.allowsJSON5 = true
    let found = try decoder.decode(Tolerant.self, from: Data(text.utf8)).locations
    #expect(found == locations)
  }

  @Test func `property lists report the line of every recovered error`() throws {
    let (elements, locations) = Self.document(2000, from: 3, wrong: "<string>\u{e9}</string>")
    let rows = elements.map {
      $0.replacing(",", with: "").replacing("12", with: "<integer>12</integer>")
    }
    let text = "<plist version=\"1.0\">\n<array>\n" + rows.joined() + "</array></plist>"
    let found = try PropertyList.Decoder().decode(Tolerant.self, from: Data(text.utf8)).locations
    let lines = found.map { $0.split(separator: ":")[0] }
    #expect(lines == locations.map { $0.split(separator: ":")[0] })
  }
}
