internal import TranscodableBytes
internal import TranscodableCore

/// What all calls of one format share.
final class FormatEngine: Sendable {
  let documents = DocumentPool()
  /// The drafts, whose known keys depend on whether integer keys are used.
  private let families: [DraftFamily]

  private static let engines = TypeTable<FormatEngine>()

  @inline(__always)
  static func of(_ format: any CodingFormat.Type) -> FormatEngine {
    engines.facts(about: format) { FormatEngine(format) }
  }

  private init(_ format: any CodingFormat.Type) {
    families = (0..<2).map { _ in
      DraftFamily { type in
        if let value = type as? any FormatValue.Type { return value.encoding(in: format) }
        return type == [UInt8].self ? ByteArrayEncoding.self : nil
      }
    }
  }

  func family(usesIntegerKeys: Bool) -> DraftFamily { families[usesIntegerKeys ? 1 : 0] }
}

/// The format of an encoding call, for values that are encoded without containers.
final class FormatCall {
  let format: any CodingFormat

  init(_ format: any CodingFormat) { self.format = format }
}

private enum ByteArrayEncoding: SpecialEncoding {
  static func encode<Value>(_ value: borrowing Value, into slot: DraftSlot) throws {
    withSameType(value, as: [UInt8].self) { bytes in
      let offset = withCursor(over: copy bytes) { slot.state.draft.keep($0) }
      slot.set(.data, UInt64(offset))
    }
  }
}
