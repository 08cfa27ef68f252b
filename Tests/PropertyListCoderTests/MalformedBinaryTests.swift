import Foundation
import Testing
import TranscodableFoundation
import TranscodablePropertyList
import TranscodableTestSupport

/// Inconsistent binary documents are rejected immediately.
@Suite("Property lists: malformed binary documents")
struct MalformedBinaryTests {
  /// Decodes any property list to its full depth.
  indirect enum AnyValue: Decodable {
    case scalar(String)
    case array([AnyValue])
    case dictionary([String: AnyValue])

    init(from decoder: any Decoder) throws {
      if var elements = try? decoder.unkeyedContainer() {
        var values: [AnyValue] = []
        while !elements.isAtEnd { values.append(try elements.decode(AnyValue.self)) }
        self = .array(values)
      } else if (try? decoder.container(keyedBy: AnyKey.self)) != nil {
        self = .dictionary(try [String: AnyValue](from: decoder))
      } else {
        self = .scalar("")
      }
    }
  }

  private func refused(_ data: Data, sourceLocation: SourceLocation = #_sourceLocation) {
    do {
      _ = try PropertyList.Decoder().decode(AnyValue.self, from: data)
      Issue.record("the document was accepted", sourceLocation: sourceLocation)
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.codingPath.isEmpty, sourceLocation: sourceLocation)
      #expect(
        context.debugDescription == "The given data was not a valid property list.",
        sourceLocation: sourceLocation)
    } catch {
      Issue.record("\(error)", sourceLocation: sourceLocation)
    }
  }

  @Test func `a reference to a missing object is rejected`() {
    refused(BinaryDocument([[0xA1, 9]]).data)
    refused(BinaryDocument([[0xD1, 1, 9], BinaryDocument.text("a")]).data)
    refused(BinaryDocument([[0xD1, 9, 1], BinaryDocument.text("a")]).data)
  }

  @Test func `a missing top-level object is rejected`() {
    var document = BinaryDocument([[0xA0]])
    for top: UInt64 in [1, 2, 255, 1 << 40, .max] {
      document.top = top
      refused(document.data)
    }
  }

  @Test func `an offset outside of the objects is rejected`() {
    var document = BinaryDocument([[0xA1, 1], [0x10, 1]])
    for offset: UInt64 in [0, 7, 12, 13, 0xFFFF] {
      document.offsets = [1: offset]
      refused(document.data)
      document.offsets = [0: offset]
      refused(document.data)
    }
  }

  @Test func `a wrong position of the offset table is rejected`() {
    var document = BinaryDocument([[0xA1, 1], [0x10, 1]])
    for table: UInt64 in [0, 8, 11, 13, 16, 1 << 32, .max, .max - 32] {
      document.claimedTable = table
      refused(document.data)
    }
  }

  @Test func `a wrong number of objects is rejected`() {
    var document = BinaryDocument([[0xA1, 1], [0x10, 1]])
    for count: UInt64 in [0, 1, 3, 1 << 31, 1 << 62, .max] {
      document.claimedCount = count
      refused(document.data)
    }
  }

  @Test func `integer sizes that are zero or too small are rejected`() {
    var document = BinaryDocument([[0xA0]])
    document.offsetSize = 0
    refused(document.data)
    document.offsetSize = 2
    document.referenceSize = 0
    refused(document.data)
    var many = BinaryDocument([[0xA0]] + Array(repeating: [0x08], count: 300))
    refused(many.data)
    many.referenceSize = 2
    #expect((try? PropertyList.Decoder().decode([Int].self, from: many.data)) == [])
  }

  @Test func `wrong counts of elements, characters and bytes are rejected`() {
    for marker: UInt8 in [0x4F, 0x5F, 0x6F, 0xAF, 0xCF, 0xDF] {
      for count: [UInt8] in [
        [0x10, 200], [0x12, 0xFF, 0xFF, 0xFF, 0xFF], [0x13] + Array(repeating: 0xFF, count: 8),
        [0x13, 0x40] + Array(repeating: 0, count: 7), [0x14] + Array(repeating: 0x7F, count: 16),
        [0x20, 1], [0x15, 1], [],
      ] {
        refused(BinaryDocument([[0xA1, 1], [marker] + count]).data)
      }
    }
  }

  @Test func `invalid markers and truncated objects are rejected`() {
    for marker: UInt8 in [
      0x01, 0x0A, 0x0F, 0x15, 0x1F, 0x24, 0x2F, 0x30, 0x34, 0x70, 0x90, 0xB0, 0xE0,
    ] {
      refused(BinaryDocument([[0xA1, 1], [marker]]).data)
    }
    for object: [UInt8] in [[0x13, 1], [0x23, 1], [0x33], [0x42, 1], [0x52, 0x61], [0x61, 0]] {
      refused(BinaryDocument([[0xA1, 1], object]).data)
    }
  }

  @Test func `strings with invalid characters are rejected`() {
    refused(BinaryDocument([[0xA1, 1], [0x51, 0xE9]]).data)
    refused(BinaryDocument([[0xA1, 1], [0x61, 0xD8, 0x00]]).data)
    refused(BinaryDocument([[0xA1, 1], [0x62, 0xDC, 0x00, 0xD8, 0x00]]).data)
  }

  // MARK: - Hostile documents

  @Test func `containers that contain themselves are rejected`() {
    refused(BinaryDocument([[0xA1, 0]]).data)
    refused(BinaryDocument([[0xA1, 1], [0xA1, 0]]).data)
    refused(BinaryDocument([[0xD1, 1, 0], BinaryDocument.text("a")]).data)
    refused(BinaryDocument([[0xD1, 0, 1], BinaryDocument.text("a")]).data)
    refused(BinaryDocument([[0xAE] + Array(repeating: 0, count: 14)]).data)
  }

  @Test func `nesting beyond the depth limit is rejected`() throws {
    func nested(_ depth: Int) -> Data {
      var document = BinaryDocument(
        (0..<depth).map { number in
          number + 1 == depth
            ? [0xA0] : [0xA1, UInt8((number + 1) >> 8), UInt8((number + 1) & 255)]
        })
      document.referenceSize = 2
      return document.data
    }
    _ = try PropertyList.Decoder().decode(AnyValue.self, from: nested(512))
    refused(nested(513))
    refused(nested(20_000))
    let decoder = PropertyList.Decoder()
    decoder.settings.maximumDepth = 3
    #expect(throws: DecodingError.self) { try decoder.decode(AnyValue.self, from: nested(4)) }
  }

  @Test func `references that expand a small document are rejected`() {
    // Each array contains the next one ten times: 10^18 values in total.
    let laughs = (0..<18).map { [0xAA] + Array(repeating: UInt8($0 + 1), count: 10) }
    refused(BinaryDocument(laughs + [[0x10, 1]]).data)
    // A long string that is referenced a million times.
    let text: [UInt8] = [0x5F, 0x12, 0, 1, 0, 0] + Array(repeating: 0x61, count: 65_536)
    let rows: [UInt8] = [0xAF, 0x11, 0x03, 0xE8] + Array(repeating: 2, count: 1_000)
    let all: [UInt8] = [0xAF, 0x11, 0x03, 0xE8] + Array(repeating: 1, count: 1_000)
    var document = BinaryDocument([all, rows, text])
    document.offsetSize = 4
    refused(document.data)
  }

  @Test func `limits can be set`() throws {
    let data = try PropertyListEncoder().encode(["a", "b", "c"])
    let decoder = PropertyList.Decoder()
    decoder.settings.maximumElementCount = 3
    #expect(throws: DecodingError.self) { try decoder.decode([String].self, from: data) }
    decoder.settings.maximumElementCount = 4
    #expect(try decoder.decode([String].self, from: data) == ["a", "b", "c"])
    decoder.settings.maximumDocumentSize = data.count - 1
    #expect(throws: DecodingError.self) { try decoder.decode([String].self, from: data) }
  }
}
