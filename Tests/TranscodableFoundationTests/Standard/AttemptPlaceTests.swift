import Foundation
import Testing
import TranscodableCore
import TranscodableFoundation
import TranscodableJSON
import TranscodablePropertyList

/// Types may try, and recover from errors, as often as a document has them do: each error has its place, and all of them
/// together cost one pass over the text.
@Suite("Places of many attempts")
struct AttemptPlaceTests {
  /// Integers, and the places of what is none.
  private struct Tolerant: Decodable {
    var places: [String] = []

    private struct Anything: Decodable { init(from decoder: any Decoder) {} }

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      while !container.isAtEnd {
        do {
          _ = try container.decode(Int.self)
        } catch let error as DecodingError {
          let failure = CodingFailure(error)
          let place = failure.line.flatMap { line in failure.column.map { "\(line):\($0)" } }
          places.append("\(place ?? "-") \(failure.path)")
          _ = try container.decode(Anything.self)
        }
      }
    }
  }

  /// Elements in lines of several lengths, of which every third one is wrong, and the places of those.
  private static func document(
    _ count: Int, from line: Int, wrong: String
  ) -> (elements: [String], places: [String]) {
    var (elements, places, line, column) = ([String](), [String](), line, 1)
    for index in 0..<count {
      let isWrong = index % 3 == 0
      let element = isWrong ? wrong : "12"
      let indentation = String(repeating: " ", count: index % 17)
      elements.append(indentation + element + (index % 5 == 0 ? ",\n" : ","))
      if isWrong { places.append("\(line):\(column + index % 17) [\(index)]") }
      (line, column) =
        index % 5 == 0
        ? (line + 1, 1) : (line, column + index % 17 + element.unicodeScalars.count + 1)
    }
    return (elements, places)
  }

  @Test func `each has its line and column, far into a text of many lines`() throws {
    let (elements, places) = Self.document(4000, from: 2, wrong: "\"\u{e9}\u{1F600}\"")
    let text = "[\n" + elements.joined().dropLast() + "\n]"
    let found = try JSON.Decoder().decode(Tolerant.self, from: Data(text.utf8)).places
    #expect(found == places)
    // The same where each of them is a value of its own in the direct lane.
    let utf16 = try #require(text.data(using: .utf16))
    #expect(try JSON.Decoder().decode(Tolerant.self, from: utf16).places == found)
  }

  @Test func `a text in JSON5 is not rewritten for each of them`() throws {
    let (elements, places) = Self.document(1200, from: 3, wrong: "\"\u{e9}\"")
    let text = "// JSON5\n[\n" + elements.joined() + "\n]"
    let decoder = JSON.Decoder()
    decoder.allowsJSON5 = true
    let found = try decoder.decode(Tolerant.self, from: Data(text.utf8)).places
    #expect(found.count == places.count)
    #expect(found[99].hasPrefix(places[99].prefix { $0 != " " }))
    // After a hundred, the path is all that is said.
    #expect(found[100].hasPrefix("- "))
  }

  @Test func `lines of property lists are counted once`() throws {
    let (elements, places) = Self.document(2000, from: 3, wrong: "<string>\u{e9}</string>")
    let rows = elements.map {
      $0.replacing(",", with: "").replacing("12", with: "<integer>12</integer>")
    }
    let text = "<plist version=\"1.0\">\n<array>\n" + rows.joined() + "</array></plist>"
    let found = try PropertyList.Decoder().decode(Tolerant.self, from: Data(text.utf8)).places
    let lines = found.map { $0.split(separator: ":")[0] }
    #expect(lines == places.map { $0.split(separator: ":")[0] })
  }
}
