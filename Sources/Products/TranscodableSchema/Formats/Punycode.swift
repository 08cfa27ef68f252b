/// Punycode, which encodes Unicode labels in ASCII (RFC 3492).
enum Punycode {
  private static let (base, tMin, tMax, skew, damp) = (36, 1, 26, 38, 700)

  private static func adapt(_ delta: Int, _ count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / damp : delta / 2
    delta += delta / count
    var k = 0
    while delta > (base - tMin) * tMax / 2 {
      delta /= base - tMin
      k += base
    }
    return k + (base - tMin + 1) * delta / (delta + skew)
  }

  private static func threshold(_ k: Int, _ bias: Int) -> Int { min(max(k - bias, tMin), tMax) }

  static func decode(_ label: ArraySlice<UInt8>) -> [Unicode.Scalar]? {
    var output: [Unicode.Scalar] = []
    var input = label
    if let dash = label.lastIndex(of: 0x2D) {
      output = label[..<dash].map { Unicode.Scalar($0) }
      input = label[(dash + 1)...]
      if output.isEmpty { return nil }
    }
    var (n, i, bias) = (128, 0, 72)
    while !input.isEmpty {
      let old = i
      var (weight, k) = (1, base)
      while true {
        guard let byte = input.popFirst() else { return nil }
        let digit = byte.isDigit ? Int(byte) - 0x30 + 26 : Int(byte | 0x20) - 0x61
        guard (0..<base).contains(digit), digit <= (0x7FFF_FFFF - i) / weight else { return nil }
        i += digit * weight
        let t = threshold(k, bias)
        if digit < t { break }
        guard weight <= 0x7FFF_FFFF / (base - t) else { return nil }
        weight *= base - t
        k += base
      }
      bias = adapt(i - old, output.count + 1, isFirst: old == 0)
      n += i / (output.count + 1)
      i %= output.count + 1
      guard n <= 0x10FFFF, let scalar = Unicode.Scalar(UInt32(n)) else { return nil }
      output.insert(scalar, at: i)
      i += 1
    }
    return output
  }

  static func encodedLength(_ label: [Unicode.Scalar]) -> Int? {
    // Encoding a label of 64 or more scalars always exceeds the limit of 59 characters.
    guard label.count < 64 else { return nil }
    let basic = label.count(where: \.isASCII)
    var length = basic > 0 ? basic + 1 : 0
    var (n, delta, bias, handled) = (UInt32(128), 0, 72, basic)
    while handled < label.count {
      guard let next = label.map(\.value).filter({ $0 >= n }).min() else { return nil }
      delta += Int(next - n) * (handled + 1)
      n = next
      for scalar in label {
        if scalar.value < n { delta += 1 }
        guard scalar.value == n else { continue }
        var (q, k) = (delta, base)
        while true {
          let t = threshold(k, bias)
          length += 1
          if q < t { break }
          q = (q - t) / (base - t)
          k += base
        }
        bias = adapt(delta, handled + 1, isFirst: handled == basic)
        delta = 0
        handled += 1
      }
      delta += 1
      n += 1
    }
    return length
  }
}
