public import Foundation
public import TranscodableCore
public import TranscodableJSON

extension ValueStrategy where Self == EpochStrategy {
  /// Seconds since the start of 1970 in UTC, as a number: `1700000000.5`.
  ///
  /// Written as a whole number if it is one.
  public static var secondsSince1970: EpochStrategy {
    secondsSince1970(as: .number)
  }

  /// Seconds since the start of 1970 in UTC, as a number or as a string with its digits.
  ///
  /// - Parameter form: What stands in the text.
  /// - Returns: The strategy.
  public static func secondsSince1970(as form: EpochStrategy.Form) -> EpochStrategy {
    EpochStrategy(unit: 1, form: form)
  }

  /// Milliseconds since the start of 1970 in UTC, as a number: `1700000000500`.
  ///
  /// Written as a whole number if it is one.
  public static var millisecondsSince1970: EpochStrategy {
    millisecondsSince1970(as: .number)
  }

  /// Milliseconds since the start of 1970 in UTC, as a number or as a string with its digits.
  ///
  /// - Parameter form: What stands in the text.
  /// - Returns: The strategy.
  public static func millisecondsSince1970(as form: EpochStrategy.Form) -> EpochStrategy {
    EpochStrategy(unit: 1000, form: form)
  }

  /// Microseconds since the start of 1970 in UTC, as a number: `1700000000500000`.
  ///
  /// Written as a whole number.
  public static var microsecondsSince1970: EpochStrategy {
    microsecondsSince1970(as: .number)
  }

  /// Microseconds since the start of 1970 in UTC, as a number or as a string with its digits.
  ///
  /// - Parameter form: What stands in the text.
  /// - Returns: The strategy.
  public static func microsecondsSince1970(as form: EpochStrategy.Form) -> EpochStrategy {
    EpochStrategy(unit: 1_000_000, form: form)
  }

  /// Nanoseconds since the start of 1970 in UTC, as a number: `1700000000500000000`.
  ///
  /// Written as a whole number.
  public static var nanosecondsSince1970: EpochStrategy {
    nanosecondsSince1970(as: .number)
  }

  /// Nanoseconds since the start of 1970 in UTC, as a number or as a string with its digits.
  ///
  /// - Parameter form: What stands in the text.
  /// - Returns: The strategy.
  public static func nanosecondsSince1970(as form: EpochStrategy.Form) -> EpochStrategy {
    EpochStrategy(unit: 1_000_000_000, form: form)
  }
}

extension EpochStrategy: JSONDecodingStrategy {
  public func decode(from reader: inout JSONReader) -> Date? {
    let start = reader.offset
    if form == .string {
      let text: String = reader.read(String.self)
      guard !reader.hasFailed else { return nil }
      if let date = date(text) { return date }
      reader.failText("a number in a string", found: text.quoted, at: start)
    } else if unit > 1_000_000 {
      guard let text = reader.takeNumberText(Double.self) else { return nil }
      if let date = date(text) { return date }
      reader.failText("Double", found: "number \(text)", at: start)
    } else {
      let count: Double = reader.read(Double.self)
      return reader.hasFailed ? nil : date(count)
    }
    return nil
  }
}

extension EpochStrategy: JSONEncodingStrategy {
  public func encode(_ value: Date, to writer: inout JSONWriter) {
    switch (form, count(value)) {
    case (_, nil): writer.encode { try encode(value, to: $0) }
    case (.number, .whole(let count)): writer.write(integer: count)
    case (.number, .part(let count)): writer.write(count)
    case (.string, let count?): writer.write(count.text)
    }
  }
}
