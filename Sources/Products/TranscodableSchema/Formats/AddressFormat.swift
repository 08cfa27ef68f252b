enum AddressFormat {
  /// An IPv4 address consists of four numbers up to 255 without leading zeros (RFC 2673, section
  /// 3.2).
  static func isIPv4(_ text: ArraySlice<UInt8>) -> Bool {
    let parts = text.split(separator: 0x2E, omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { part in
        guard (1...3).contains(part.count), part.allSatisfy(\.isDigit) else { return false }
        if part.first == 0x30, part.count > 1 { return false }
        return part.reduce(0) { $0 * 10 + Int($1 - 0x30) } < 256
      }
  }

  /// Whether a string is an IPv6 address (RFC 4291, section 2.2).
  static func isIPv6(_ text: ArraySlice<UInt8>) -> Bool {
    var halves: [ArraySlice<UInt8>] = [text]
    if let gap = text.indices.dropLast().first(where: { text[$0] == 0x3A && text[$0 + 1] == 0x3A })
    {
      halves = [text[..<gap], text[(gap + 2)...]]
    }
    var count = 0
    for (index, half) in halves.enumerated() where !half.isEmpty {
      let groups = half.split(separator: 0x3A, omittingEmptySubsequences: false)
      for (position, group) in groups.enumerated() {
        let isLast = index == halves.count - 1 && position == groups.count - 1
        if isLast, group.contains(0x2E) {
          guard isIPv4(group) else { return false }
          count += 2
        } else {
          guard (1...4).contains(group.count), group.allSatisfy(\.isHexadecimalDigit) else {
            return false
          }
          count += 1
        }
      }
    }
    return halves.count == 2 ? count < 8 : count == 8
  }
}
