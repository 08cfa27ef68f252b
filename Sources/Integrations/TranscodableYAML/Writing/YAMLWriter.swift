#if YAML
  internal import Foundation
  internal import TranscodableBytes
  internal import TranscodableCore
  public import TranscodableFormats

  extension YAML {
    /// A writer for YAML in block style.
    ///
    /// Strings of several lines are literal blocks. Other strings have quotes only if they need
    /// them by the rules of YAML 1.1 or 1.2.
    public struct Writer: FormatWriter {
      private struct Level {
        let isObject: Bool
        let indentation: Int
        let isEmpty: Bool
        /// Whether the next item follows the dash of an outer array.
        var isInline: Bool
      }

      private var output: [UInt8] = []
      private var levels: [Level] = []
      private var isDocument = false

      init() {}

      // MARK: - Layout

      private mutating func append(_ text: String) { output.append(contentsOf: text.utf8) }

      /// Begins the line of an item, unless it follows a dash.
      private mutating func beginItem(_ last: Int) {
        if levels[last].isInline {
          levels[last].isInline = false
        } else {
          output.append(
            contentsOf: repeatElement(UInt8(ascii: " "), count: levels[last].indentation))
        }
      }

      private mutating func writeScalar(_ text: String) {
        if let last = levels.indices.last {
          if levels[last].isObject {
            append(" ")
          } else {
            beginItem(last)
            append("- ")
          }
        }
        append(text)
        append("\n")
      }

      private mutating func begin(_ count: Int, isObject: Bool) throws(CodingFailure) {
        guard levels.count < 900 else {
          throw CodingFailure(.depthLimit, at: nil, expected: "at most 900 levels")
        }
        if count == 0 {
          writeScalar(isObject ? "{}" : "[]")
          levels.append(
            Level(isObject: isObject, indentation: 0, isEmpty: true, isInline: false))
          return
        }
        var (indentation, isInline) = (0, false)
        if let last = levels.indices.last {
          indentation = levels[last].indentation + 2
          if levels[last].isObject {
            append("\n")
          } else {
            beginItem(last)
            append("- ")
            isInline = true
          }
        }
        levels.append(
          Level(
            isObject: isObject, indentation: indentation, isEmpty: false, isInline: isInline))
      }

      // MARK: - Values

      public mutating func beginDocument() { isDocument = true }
      public mutating func writeNull() { writeScalar("null") }
      public mutating func write(_ value: Bool) { writeScalar(value ? "true" : "false") }
      public mutating func write(_ value: Int64) { writeScalar("\(value)") }
      public mutating func write(_ value: UInt64) { writeScalar("\(value)") }

      public mutating func write(isNegative: Bool, magnitude: UInt128) {
        writeScalar((isNegative ? "-" : "") + "\(magnitude)")
      }

      public mutating func write(_ value: Double) { writeScalar(Self.text("\(value)")) }
      public mutating func write(_ value: Float) { writeScalar(Self.text("\(value)")) }

      /// Returns the notation that is a number by all rules.
      private static func text(_ number: String) -> String {
        switch number {
        case "inf": return ".inf"
        case "-inf": return "-.inf"
        case "nan", "-nan", "snan", "-snan": return ".nan"
        default:
          guard let mark = number.firstIndex(of: "e"), !number.contains(".") else { return number }
          return "\(number[..<mark]).0\(number[mark...])"
        }
      }

      public mutating func write(utf8 bytes: RawSpan) {
        let text = String(decoding: [UInt8](copying: bytes), as: UTF8.self)
        let indentation = (levels.last?.indentation ?? 0) + 2
        if isDocument, let block = YAMLText.block(text, indentation: indentation) {
          writeScalar(block)
        } else {
          writeScalar(YAMLText.line(text))
        }
      }

      public mutating func write(bytes: RawSpan) {
        let text = Data([UInt8](copying: bytes)).base64EncodedString()
        writeScalar("!!binary " + (text.isEmpty ? "\"\"" : text))
      }

      public mutating func write(secondsSince1970 seconds: Double) throws(CodingFailure) {
        try write(secondsSince2001: seconds - secondsFrom1970To2001)
      }

      public mutating func write(secondsSince2001 seconds: Double) throws(CodingFailure) {
        let whole = seconds.rounded(.down)
        let nanoseconds = ((seconds - whole) * 1e9).rounded()
        guard let since1970 = Int64(exactly: whole + secondsFrom1970To2001),
          let text = InternetDate.text(
            of: Instant(
              seconds: since1970, nanoseconds: Int32(min(nanoseconds, 999_999_999))),
            fractionDigits: Self.fractionDigits(nanoseconds))
        else {
          throw CodingFailure(
            .notRepresentable, at: nil, expected: "a date from the years 0 to 9999",
            found: "\(seconds) seconds since 2001")
        }
        writeScalar(text)
      }

      private static func fractionDigits(_ nanoseconds: Double) -> Int {
        for (unit, digits) in [(1e9, 0), (1e6, 3), (1e3, 6)]
        where nanoseconds.remainder(dividingBy: unit) == 0 { return digits }
        return 9
      }

      public mutating func write(
        isNegative: Bool, significand: UInt128, exponent: Int
      ) {
        writeScalar(
          DecimalParts.text(
            isNegative: isNegative, significand: significand, exponent: exponent))
      }

      public mutating func write(encoded bytes: RawSpan) {
        writeScalar(String(decoding: [UInt8](copying: bytes), as: UTF8.self))
      }

      // MARK: - Containers

      public mutating func beginArray(count: Int) throws(CodingFailure) {
        try begin(count, isObject: false)
      }

      public mutating func beginObject(count: Int) throws(CodingFailure) {
        try begin(count, isObject: true)
      }

      public mutating func writeKey(utf8 bytes: RawSpan) {
        guard let last = levels.indices.last else { return }
        let key = YAMLText.line(String(decoding: [UInt8](copying: bytes), as: UTF8.self))
        beginItem(last)
        // A key on the line of its value has at most 1,024 characters.
        if key.utf8.count > 1000 {
          append("? \(key)\n")
          output.append(
            contentsOf: repeatElement(UInt8(ascii: " "), count: levels[last].indentation))
          append(":")
        } else {
          append("\(key):")
        }
      }

      public mutating func endArray() { levels.removeLast() }
      public mutating func endObject() { levels.removeLast() }

      public mutating func finish() -> [UInt8] {
        if !isDocument, output.last == 0x0A { output.removeLast() }
        return output
      }
    }
  }
#endif
