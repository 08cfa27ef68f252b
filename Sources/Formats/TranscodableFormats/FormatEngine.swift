internal import TranscodableBytes
internal import TranscodableCore

/// What all calls of one format share.
struct FormatEngine: Sendable {
  let documents = DocumentPool()
  /// The drafts.
  ///
  /// Their known keys depend on whether integer keys are used, and the encodings of types depend on
  /// whether there are strategies for dates or data.
  private let families: [DraftFamily]

  let specialized: (any SpecializedFormat.Type)?

  private static let engines = TypeTable<Permanent<FormatEngine>>()

  @inline(__always)
  static func of(_ format: any DecodingFormat.Type) -> Permanent<FormatEngine> {
    engines.facts(about: format) { Permanent(FormatEngine(format)) }
  }

  private init(_ format: any DecodingFormat.Type) {
    specialized = format as? any SpecializedFormat.Type
    families = (0..<4).map { number in
      DraftFamily { type in
        if number >= 2 {
          if let date = type as? any FoundationDate.Type { return date.formatEncoding }
          if let data = type as? any FoundationData.Type { return data.formatEncoding }
        }
        if let value = type as? any FormatEncodable.Type, let own = value.encoding(in: format) {
          return own
        }
        if format.hasBytes {
          if type == [UInt8].self { return ByteArrayEncoding.self }
        } else if let data = type as? any FoundationData.Type {
          return data.base64Encoding
        }
        if let scalar = type as? any FoundationScalar.Type { return scalar.formatEncoding }
        return UnsupportedType.isFoundations(type) ? UnsupportedType.self : nil
      }
    }
  }

  func family(usesIntegerKeys: Bool, usesStrategies: Bool) -> DraftFamily {
    families[(usesIntegerKeys ? 1 : 0) + (usesStrategies ? 2 : 0)]
  }
}

/// The format of an encoding call, for values that are encoded without containers.
class FormatCall {
  let dates: FormatDateEncoding
  let data: FormatDataEncoding

  init(_ dates: FormatDateEncoding, _ data: FormatDataEncoding) {
    (self.dates, self.data) = (dates, data)
  }

  var format: (any CodingFormat)? { nil }

  var usesStrategies: Bool {
    if case .native = dates, case .native = data { false } else { true }
  }

  @Sendable
  static func encodeWide(
    _ call: AnyObject?, isNegative: Bool, magnitude: UInt128
  ) -> [UInt8]? {
    guard let format = (call as? FormatCall)?.format else { return nil }
    var writer: any FormatWriter = format.makeWriter()
    guard (try? writer.write(isNegative: isNegative, magnitude: magnitude)) != nil else {
      return nil
    }
    return try? writer.finish()
  }
}

/// A call that stores its format without a box.
final class FormatCallOf<Format: CodingFormat>: FormatCall {
  private let own: Format

  init(_ format: Format, _ dates: FormatDateEncoding, _ data: FormatDataEncoding) {
    own = format
    super.init(dates, data)
  }

  override var format: (any CodingFormat)? { own }
}

private enum ByteArrayEncoding: SpecialEncoding {
  static func encode<Value>(_ value: borrowing Value, into slot: DraftSlot) throws {
    withSameType(value, as: [UInt8].self) { bytes in
      let offset = withCursor(over: copy bytes) { slot.state.draft.keep($0) }
      slot.set(.data, UInt64(offset))
    }
  }
}

/// A type of Foundation that has its own representation only if the program contains the module
/// `TranscodableFoundation`.
///
/// Without this check, documents would depend on which modules a program contains.
enum UnsupportedType: SpecialEncoding, SpecialDecoding {
  static var hasParts: Bool { false }

  static func isFoundations(_ type: any Any.Type) -> Bool {
    guard !(type is any FoundationDate.Type), !(type is any FoundationData.Type) else {
      return false
    }
    let name = String(reflecting: type)
    return ["Date", "Data", "URL", "UUID", "Decimal"].contains {
      name == "Foundation.\($0)" || name == "FoundationEssentials.\($0)"
    } || name == "__C.NSDecimal"
  }

  private static func message(_ type: any Any.Type) -> String {
    "\(type) requires the module TranscodableFoundation; import Transcodable or add that module."
  }

  static func encode<Value>(_ value: borrowing Value, into slot: DraftSlot) throws {
    throw EncodingError.invalidValue(
      copy value,
      EncodingError.Context(
        codingPath: slot.codingPath, debugDescription: message(Value.self)))
  }

  static func decode<Value>(
    _ type: Value.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) throws -> Value {
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: document.codingPath(path), debugDescription: message(type)))
  }
}
