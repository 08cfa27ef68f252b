internal import Foundation
internal import Transcodable
internal import TranscodableCBOR
internal import TranscodableFormats
internal import TranscodableMessagePack

/// Decodes a type with a table, and decodes it again through containers.
///
/// Both must fail in the same way, or decode the same value, which both encode to the same bytes.
///
/// The first byte determines the format and the limits.
func checkTables(_ data: Data) throws {
  guard let choice = Choice(data) else { return }
  var settings = FormatSettings(maximumElementCount: 1 << 12)
  if choice.number & 2 > 0 { (settings.maximumDepth, settings.maximumElementCount) = (3, 20) }
  if choice.number & 1 == 0 {
    try check(choice.document, CBOR.Format(), settings)
  } else {
    try check(choice.document, MessagePack.Format(), settings)
  }
}

@Codable private struct TableRecord: Equatable {
  var a: Int?
  var b: [Double]?
  var c: Date?
  var e: String?
  var f: [String: TableRecord]?
  var g: [UInt8?]?
  var h: Bool?
  var i: Float?
  var list: [TableRecord]?
  var texts: [String]?
  var wide: UInt64?
  var small: Int16?
  var kind: Kind?
  var level: Level?

  enum Kind: String, Codable { case x, y }
  enum Level: Int, Codable { case zero, one }

  /// The value with other numbers instead of NaN, which differs from itself.
  var withoutNaN: TableRecord {
    var copy = self
    copy.b = b?.map { $0.isNaN ? -1.5 : $0 }
    if c?.timeIntervalSince1970.isNaN == true { copy.c = .distantPast }
    if i?.isNaN == true { copy.i = -1.5 }
    copy.f = f?.mapValues(\.withoutNaN)
    copy.list = list?.map(\.withoutNaN)
    return copy
  }
}

private func check<Format: CodingFormat>(
  _ data: Data, _ format: Format, _ settings: FormatSettings
) throws {
  var (decoder, encoder) = (FormatDecoder(format), FormatEncoder(format))
  decoder.settings = settings
  let byTable = try Reading { try decoder.decode(TableRecord.self, from: data) }
  decoder.keyDecodingStrategy = .custom { $0[$0.count - 1] }
  let byContainers = try Reading { try decoder.decode(TableRecord.self, from: data) }
  switch (byTable, byContainers) {
  case (.value(let value), .value(let other)):
    try expect(
      value.withoutNaN == other.withoutNaN, "\(value) and \(other) from \([UInt8](data))")
    let bytes = encoded(value, encoder)
    encoder.keyEncodingStrategy = .custom { $0[$0.count - 1] }
    try expect(encoded(value, encoder) == bytes, "\(bytes) from containers")
  case (.failure(let failure), .failure(let other)):
    try expect("\(failure)" == "\(other)", "\(failure) and \(other) differ")
  case (.value(let value), .failure(let failure)):
    throw BrokenCheck(description: "only a table decodes \(encoded(value, encoder)): \(failure)")
  case (.failure(let failure), .value(let value)):
    throw BrokenCheck(description: "only containers decode \(encoded(value, encoder)): \(failure)")
  }
}

/// Returns the bytes of a value or its error, such as for a date that isn't representable.
private func encoded(
  _ value: TableRecord, _ encoder: FormatEncoder<some CodingFormat>
) -> String {
  do { return "\(try encoder.encode(value))" } catch { return "\(error)" }
}
