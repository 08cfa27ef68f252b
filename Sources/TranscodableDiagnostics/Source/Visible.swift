extension Character {
  /// The character as it can be shown: codes for what would be invisible, or would move the cursor
  /// or turn the text around.
  var visible: String {
    // Marks that join emoji belong to what can be seen.
    if unicodeScalars.count > 1, !unicodeScalars.contains(where: \.isControl) {
      return String(self)
    }
    return unicodeScalars.map { $0.isControl || $0.isFormat ? $0.code : String($0) }.joined()
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    // The marks that turn text around are among the format characters; they do harm anywhere.
    if 0x202A...0x202E ~= value || 0x2066...0x2069 ~= value { return true }
    return properties.generalCategory == .control || value == 0x2028 || value == 0x2029
  }

  fileprivate var isFormat: Bool {
    switch properties.generalCategory {
    case .format, .privateUse, .unassigned: true
    default: false
    }
  }

  fileprivate var code: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
  }
}

extension String {
  /// The text as it can be shown in a line.
  package var visible: String { map(\.visible).joined() }

  /// How many columns of a terminal the text takes.
  package var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }
}
