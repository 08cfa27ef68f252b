import Foundation
import Testing
import TranscodableCore
import TranscodableFoundation
import TranscodablePropertyList

/// The failure underlying a property-list error.
@Suite("Details of property-list failures")
struct PropertyListFailureTests {
  private struct Holder<Value: Decodable>: Decodable {
    var list: [Value]
  }

  private func failure<Value: Decodable>(_ type: Value.Type, _ data: Data) -> CodingFailure? {
    do {
      _ = try PropertyList.Decoder().decode(Holder<Value>.self, from: data)
      return nil
    } catch {
      return (error as? DecodingError).map { CodingFailure($0) }
    }
  }

  private func check<Value: Decodable>(
    _ type: Value.Type, _ element: String, _ reason: CodingFailureReason
  ) throws {
    let start = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>list</key><array>

      """
    let xml = Data("\(start)  \(element)\n</array></dict></plist>".utf8)
    let failure = failure(type, xml)
    #expect(failure?.reason == reason, "\(type) \(element)")
    #expect(failure?.codingPath.map(\.stringValue) == ["list", "Index 0"], "\(type) \(element)")
    // The location of a scalar is that of its content.
    let tag = element.hasSuffix("/>") ? 0 : element.prefix { $0 != ">" }.count + 1
    #expect(failure?.offset == start.utf8.count + 2 + tag, "\(type) \(element)")
    #expect(failure?.line == 3 && failure?.column == 3 + tag, "\(type) \(element)")
    // A binary document has offsets but no lines.
    let object = try unsafe PropertyListSerialization.propertyList(
      from: xml, options: [], format: nil)
    let binary = try PropertyListSerialization.data(
      fromPropertyList: object, format: .binary, options: 0)
    let other = self.failure(type, binary)
    #expect(other?.reason == reason, "\(type) \(element)")
    #expect(other?.codingPath.map(\.stringValue) == ["list", "Index 0"], "\(type) \(element)")
    #expect(other?.offset != nil && other?.line == nil, "\(type) \(element)")
  }

  @Test func `numbers out of range have a coding path and a location`() throws {
    try check(Int.self, "<real>1.5</real>", .numberOutOfRange)
    try check(Int8.self, "<integer>300</integer>", .numberOutOfRange)
    try check(UInt.self, "<integer>-1</integer>", .numberOutOfRange)
    try check(Int.self, "<real>1e40</real>", .numberOutOfRange)
  }

  @Test func `type mismatches have a coding path and a location`() throws {
    try check(Int.self, "<string>7</string>", .typeMismatch)
    try check(String.self, "<true/>", .typeMismatch)
    try check([Int].self, "<dict/>", .typeMismatch)
    try check(Date.self, "<data></data>", .typeMismatch)
  }
}
