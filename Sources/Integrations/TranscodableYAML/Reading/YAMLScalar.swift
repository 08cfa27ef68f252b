#if YAML
  internal import TranscodableBytes

  /// The kind of an unquoted scalar.
  enum YAMLScalar: Equatable {
    case null
    case bool(Bool)
    case integer(isNegative: Bool, UInt128)
    /// A number in JSON's notation.
    case number(String)
    case double(Double)
    /// A date in the notation of RFC 3339.
    case date(String)
    case string

    init(_ text: String, _ rules: YAML.ScalarRules) {
      if rules == .strings {
        self = .string
        return
      }
      switch text {
      case "", "~", "null", "Null", "NULL": self = .null
      case "true", "True", "TRUE": self = .bool(true)
      case "false", "False", "FALSE": self = .bool(false)
      case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": self = .double(.infinity)
      case "-.inf", "-.Inf", "-.INF": self = .double(-.infinity)
      case ".nan", ".NaN", ".NAN": self = .double(.nan)
      case "yes", "Yes", "YES", "on", "On", "ON": self = rules == .yaml1_1 ? .bool(true) : .string
      case "no", "No", "NO", "off", "Off", "OFF": self = rules == .yaml1_1 ? .bool(false) : .string
      default:
        // Everything else begins with a digit, a sign or a dot.
        guard let first = text.utf8.first, first < 0x3A else {
          self = .string
          return
        }
        var number = NumberText(text)
        self = (rules == .yaml1_1 ? number.scalar1_1() : number.scalar1_2()) ?? .string
      }
    }

    /// Returns a date of YAML 1.1 in the notation of RFC 3339; without an offset, it is in UTC.
    static func date(_ text: String) -> String? {
      guard text.utf8.count <= 64, text.utf8.first.map({ 0x30...0x39 ~= $0 }) == true else {
        return nil
      }
      if InternetDate.day(in: text) != nil { return text + "T00:00:00Z" }
      var parts = text.split { $0 == "T" || $0 == "t" || $0 == " " || $0 == "\t" }
      guard parts.count == 2 || parts.count == 3, let day = Self.padded(parts[0], "-") else {
        return nil
      }
      // The offset may follow a space.
      if parts.count == 3 { parts[1] += parts[2] }
      let time = parts[1].prefix { $0.isNumber || $0 == ":" || $0 == "." }
      guard let clock = Self.padded(time, ":"), let zone = Self.zone(parts[1].dropFirst(time.count))
      else { return nil }
      let date = "\(day)T\(clock)\(zone)"
      return InternetDate.instant(in: date) == nil ? nil : date
    }

    /// Returns three numbers with at least two digits each.
    private static func padded(_ text: Substring, _ separator: Character) -> String? {
      let parts = text.split(separator: separator, omittingEmptySubsequences: false)
      guard parts.count == 3, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
      return parts.map { $0.utf8.count == 1 ? "0\($0)" : String($0) }
        .joined(separator: String(separator))
    }

    private static func zone(_ text: Substring) -> String? {
      if text.isEmpty || text == "Z" { return "Z" }
      guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
      let parts = text.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
      guard 1...2 ~= parts.count, 1...2 ~= parts[0].utf8.count else { return nil }
      let hours = parts[0].utf8.count == 1 ? "0\(parts[0])" : String(parts[0])
      return "\(sign)\(hours):\(parts.count == 2 ? String(parts[1]) : "00")"
    }
  }

  /// The parts of a number.
  private struct NumberText {
    private let text: String
    private var rest: Substring.UTF8View
    private var isNegative = false
    private var hasSign = false

    init(_ text: String) {
      self.text = text
      rest = Substring(text).utf8
      if let first = rest.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
        hasSign = true
        isNegative = first == UInt8(ascii: "-")
        rest.removeFirst()
      }
    }

    // MARK: - YAML 1.2

    mutating func scalar1_2() -> YAMLScalar? {
      let start = rest
      if !hasSign, skip("0o") { return integer(radix: 8) }
      if !hasSign, skip("0x") { return integer(radix: 16) }
      let whole = takeDigits()
      if rest.isEmpty, !whole.isEmpty { return decimal(whole) }
      let hasDot = skip(".")
      let fraction = hasDot ? takeDigits() : ""
      guard !whole.isEmpty || !fraction.isEmpty, let exponent = takeExponent(), rest.isEmpty,
        !start.isEmpty
      else { return nil }
      return number(whole, fraction, exponent)
    }

    // MARK: - YAML 1.1

    mutating func scalar1_1() -> YAMLScalar? {
      if !hasSign, let date = YAMLScalar.date(text) { return .date(date) }
      let start = rest
      if skip("0b") { return integer(radix: 2) }
      if skip("0x") { return integer(radix: 16) }
      let whole = takeDigits(separators: true)
      if rest.isEmpty {
        guard start.first != UInt8(ascii: "_"), !whole.isEmpty else { return nil }
        if whole.utf8.count > 1, whole.utf8.first == UInt8(ascii: "0") {
          rest = Substring(whole).utf8
          return integer(radix: 8)
        }
        return decimal(whole)
      }
      if rest.first == UInt8(ascii: ":"), !whole.isEmpty { return sexagesimal(whole) }
      guard skip("."), start.first != UInt8(ascii: "_") else { return nil }
      let fraction = takeDigits(separators: true)
      guard !whole.isEmpty || !fraction.isEmpty else { return nil }
      // An exponent has a sign.
      if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
        let sign = rest.dropFirst().first
        guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return nil }
      }
      guard let exponent = takeExponent(), rest.isEmpty else { return nil }
      return number(whole, fraction, exponent)
    }

    /// Returns a number in base 60, such as `1:30` or `1:30.5`.
    private mutating func sexagesimal(_ whole: String) -> YAMLScalar? {
      guard var value = UInt128(whole) else { return nil }
      while skip(":") {
        let digits = takeDigits()
        guard 1...2 ~= digits.utf8.count, let part = UInt128(digits), part < 60 else { return nil }
        let (product, overflows) = value.multipliedReportingOverflow(by: 60)
        let (sum, carries) = product.addingReportingOverflow(part)
        if overflows || carries { return nil }
        value = sum
      }
      if rest.isEmpty {
        // As a number in base 60 has no leading zeros, `08:30` is a string.
        return whole.utf8.first == UInt8(ascii: "0")
          ? nil : .integer(isNegative: isNegative, value)
      }
      guard skip(".") else { return nil }
      let fraction = takeDigits(separators: true)
      return rest.isEmpty ? number("\(value)", fraction, "") : nil
    }

    // MARK: - Parts

    private mutating func skip(_ prefix: StaticString) -> Bool {
      let count = prefix.utf8CodeUnitCount
      guard rest.count >= count, rest.starts(with: "\(prefix)".utf8) else { return false }
      rest.removeFirst(count)
      return true
    }

    private mutating func takeDigits(separators: Bool = false) -> String {
      var digits: [UInt8] = []
      while let byte = rest.first,
        0x30...0x39 ~= byte || separators && byte == UInt8(ascii: "_")
      {
        if byte != UInt8(ascii: "_") { digits.append(byte) }
        rest.removeFirst()
      }
      return String(decoding: digits, as: UTF8.self)
    }

    /// Returns the exponent with its mark, an empty string if there is none, or `nil` for a mark
    /// without digits.
    private mutating func takeExponent() -> String? {
      guard let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") else { return "" }
      rest.removeFirst()
      var exponent = "e"
      if skip("-") { exponent = "e-" } else { _ = skip("+") }
      let digits = takeDigits()
      return digits.isEmpty ? nil : exponent + digits
    }

    private func integer(radix: UInt8) -> YAMLScalar? {
      var (value, approximation, isExact) = (0 as UInt128, 0.0, true)
      var hasDigits = false
      for byte in rest where byte != UInt8(ascii: "_") {
        let digit: UInt8
        switch byte {
        case 0x30...0x39: digit = byte - 0x30
        case 0x41...0x46: digit = byte - 0x41 + 10
        case 0x61...0x66: digit = byte - 0x61 + 10
        default: return nil
        }
        if digit >= radix { return nil }
        hasDigits = true
        approximation = approximation * Double(radix) + Double(digit)
        let (product, overflows) = value.multipliedReportingOverflow(by: UInt128(radix))
        if overflows { isExact = false }
        value = product | UInt128(digit)
      }
      if !hasDigits { return nil }
      if isExact { return .integer(isNegative: isNegative, value) }
      return .double(isNegative ? -approximation : approximation)
    }

    private func decimal(_ digits: String) -> YAMLScalar {
      if digits.utf8.count < 39, let value = UInt128(digits) {
        return .integer(isNegative: isNegative, value)
      }
      return number(digits, "", "")
    }

    private func number(_ whole: String, _ fraction: String, _ exponent: String) -> YAMLScalar {
      let digits = whole.drop { $0 == "0" }
      return .number(
        (isNegative ? "-" : "") + (digits.isEmpty ? "0" : digits)
          + (fraction.isEmpty ? "" : "." + fraction) + exponent)
    }
  }
#endif
