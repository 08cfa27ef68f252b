internal import TranscodableBytes
internal import TranscodableCore

extension JSONReader {
  /// A part of a text, with its place.
  package struct Part {
    package let bytes: [UInt8]
    package let codingPath: [any CodingKey]
    package let offset: Int
  }

  /// The value that stands here; the rest of the text if it is no JSON.
  package var part: Part {
    var cursor = cursor
    _ = cursor.skipBlanks()
    var reader = JSONReader(cursor, settings: settings)
    reader.skipValue()
    let count = reader.hasFailed ? cursor.remaining : reader.cursor.distance(from: cursor)
    return Part(bytes: cursor.bytes(max(0, count)), codingPath: codingPath, offset: cursor.offset)
  }

  /// The value that a decoder decodes, nil if it is none of ours.
  package static func part(of decoder: any Swift.Decoder) -> Part? {
    guard let decoder = decoder as? JSONStandardDecoder else { return nil }
    let part = decoder.document.reader(at: decoder.entry).part
    return Part(bytes: part.bytes, codingPath: decoder.codingPath, offset: part.offset)
  }
}
