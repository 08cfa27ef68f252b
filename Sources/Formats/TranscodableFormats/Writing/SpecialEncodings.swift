internal import TranscodableBytes
internal import TranscodableCore

// The encodings of dates and data by encoders that have strategies for them.

extension FoundationDate {
  static var formatEncoding: any SpecialEncoding.Type { DateEncoding<Self>.self }
}

extension FoundationData {
  static var formatEncoding: any SpecialEncoding.Type { DataEncoding<Self>.self }
}

private enum DateEncoding<Date: FoundationDate>: SpecialEncoding {
  static func encode<Value>(_ value: borrowing Value, into slot: DraftSlot) throws {
    try withSameType(value, as: Date.self) { date in
      let seconds = date.secondsSince2001 + secondsFrom1970To2001
      switch (slot.state.attachment as? FormatCall)?.dates {
      case .native, nil: slot.set(.date, date.secondsSince2001.bitPattern)
      case .deferredToDate: slot.set(slot.state.scalar(date.secondsSince2001))
      case .secondsSince1970: slot.set(number: seconds)
      case .millisecondsSince1970: slot.set(number: seconds * 1000)
      case .iso8601:
        guard let whole = Int64(exactly: seconds.rounded(.down)),
          let text = InternetDate.text(of: Instant(seconds: whole), fractionDigits: 0)
        else {
          throw EncodingError(
            CodingFailure(
              .notRepresentable, at: nil, expected: "a date from the years 0 to 9999",
              found: "\(seconds) seconds since 1970"
            ).at(slot.codingPath))
        }
        slot.set(slot.state.scalar(text))
      case .custom(let encode): try slot.encode { try encode(seconds, $0) }
      }
    }
  }
}

private enum DataEncoding<Data: FoundationData>: SpecialEncoding {
  static func encode<Value>(_ value: borrowing Value, into slot: DraftSlot) throws {
    try withSameType(value, as: Data.self) { data in
      let call = slot.state.attachment as? FormatCall
      switch call?.data {
      case .native where call?.format.map { !type(of: $0).hasBytes } == true:
        slot.set(slot.state.scalar(data.base64Text))
      case .native, nil:
        data.withBytesOfData { slot.set(.data, UInt64(slot.state.draft.keep($0))) }
      case .deferredToData: try slot.encode { try data.encode(to: $0) }
      case .base64: slot.set(slot.state.scalar(data.base64Text))
      case .custom(let encode):
        var bytes: [UInt8] = []
        data.withBytesOfData { bytes = $0.bytes($0.remaining) }
        try slot.encode { try encode(bytes, $0) }
      }
    }
  }
}

extension DraftSlot {
  /// Encodes a whole number as an integer, and any other number as a `Double`.
  fileprivate func set(number: Double) {
    if let whole = Int64(exactly: number) {
      set(state.scalar(whole))
    } else {
      set(state.scalar(number))
    }
  }

  fileprivate func encode(_ body: (any Encoder) throws -> Void) throws {
    try body(DraftEncoder(slot: self))
    if state.draft.kind(cell) == .empty { set(.dictionary) }
  }
}
