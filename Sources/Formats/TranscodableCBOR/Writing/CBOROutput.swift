internal import TranscodableBytes
internal import TranscodableFormats

extension SharedOutput {
  /// Appends a head with the shortest argument.
  @inline(__always)
  func append(_ major: CBORHead.Major, _ argument: UInt64) {
    let type = UInt64(major.rawValue) &<< 5
    if argument < 24 { return output.append(UInt8(truncatingIfNeeded: type | argument)) }
    appendLong(type, argument)
  }

  private func appendLong(_ type: UInt64, _ argument: UInt64) {
    let size = argument <= 0xFF ? 1 : argument <= 0xFFFF ? 2 : argument <= 0xFFFF_FFFF ? 4 : 8
    output.append(
      UInt8(truncatingIfNeeded: type) | 24 &+ UInt8(truncatingIfNeeded: size.trailingZeroBitCount))
    append(bigEndian: argument, size)
  }

  /// Appends a number in the shortest form that has the same value.
  func append(double value: Double) {
    if let half = value.halfBits {
      output.append(0xF9)
      return append(bigEndian: UInt64(half), 2)
    }
    let single = Float(value)
    if Double(single) == value {
      output.append(0xFA)
      return append(bigEndian: UInt64(single.bitPattern), 4)
    }
    output.append(0xFB)
    append(bigEndian: value.bitPattern, 8)
  }

  /// Sorts the members of the map at the end of the output by their encoded keys.
  func sort(_ members: ContiguousArray<(key: Int, value: Int)>, isLengthFirst: Bool) {
    guard members.count > 1, let first = members.first else { return }
    let end = count
    var sorted = ByteOutput(capacity: end - first.key)
    let isSorted = output.withCursor { bytes -> Bool in
      func isBefore(_ left: Int, _ right: Int) -> Bool {
        let (left, right) = (members[left], members[right])
        let (leftCount, rightCount) = (left.value - left.key, right.value - right.key)
        if isLengthFirst, leftCount != rightCount { return leftCount < rightCount }
        for index in 0..<min(leftCount, rightCount) {
          let (a, b) = (bytes.peek(at: left.key + index), bytes.peek(at: right.key + index))
          if a != b { return a < b }
        }
        return leftCount < rightCount
      }
      if members.indices.dropFirst().allSatisfy({ !isBefore($0, $0 - 1) }) { return true }
      for index in members.indices.sorted(by: isBefore) {
        let next = index + 1 < members.count ? members[index + 1].key : end
        sorted.append(bytes.at(members[index].key).prefix(next - members[index].key))
      }
      return false
    }
    if isSorted { return }
    output.truncate(to: first.key)
    sorted.withCursor { output.append($0) }
  }
}

extension Double {
  /// The bits of the floating-point number with 16 bits that has the same value.
  ///
  /// All values that aren't a number have the same bits.
  var halfBits: UInt16? {
    let bits = bitPattern
    let sign = UInt16(truncatingIfNeeded: bits &>> 48) & 0x8000
    if isNaN { return 0x7E00 }
    if isInfinite { return sign | 0x7C00 }
    if self == 0 { return sign }
    let exponent = Int(bits &>> 52 & 0x7FF) - 1023
    let fraction = bits & 0xF_FFFF_FFFF_FFFF
    if exponent > 15 || exponent < -24 { return nil }
    if exponent >= -14 {
      guard fraction & 0x3FF_FFFF_FFFF == 0 else { return nil }
      return sign | UInt16(exponent + 15) << 10 | UInt16(fraction >> 42)
    }
    // A subnormal number is a multiple of 2⁻²⁴.
    let multiple = magnitude * 0x1p24
    guard multiple == multiple.rounded() else { return nil }
    return sign | UInt16(multiple)
  }
}
