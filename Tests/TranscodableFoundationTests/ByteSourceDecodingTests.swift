import Foundation
import Testing
import TranscodableBytes
import TranscodableCore
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

private struct Named: Decodable, Equatable { var first_name: Int? }

@Suite("Decoding from different byte sources")
struct ByteSourceDecodingTests {
  @Test func `a decoder applies its settings to strings, arrays, spans and data`() throws {
    let decoder = JSON.Decoder()
    decoder.allowsJSON5 = true
    let text = "{first_name: 0x7}"
    let bytes = Array(text.utf8)
    let values = [
      try decoder.decode(Named.self, from: text),
      try decoder.decode(Named.self, from: text[...]),
      try decoder.decode(Named.self, from: bytes),
      try decoder.decode(Named.self, from: bytes[...]),
      unsafe try decoder.decode(Named.self, from: bytes.span.bytes),
      try decoder.decode(Named.self, from: Data(bytes)),
    ]
    #expect(values.allSatisfy { $0 == Named(first_name: 7) })
    #expect(try decoder.decode([Int].self, from: "[1, 2,]") == [1, 2])
  }

  @Test func `a report passed in userInfo receives events`() throws {
    let events = DecodingEventList()
    let decoder = JSON.Decoder()
    decoder.userInfo[.decodingReport] = events
    _ = try decoder.decode(Named.self, from: #"{"first_name":1,"x":2}"#)
    #expect(events.report.events.map(\.kind) == [.unknownKey])
  }
}
