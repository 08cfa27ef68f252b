/// A reproducible random number generator: SplitMix64 (Steele, Lea and Flood, 2014).
///
/// Tests state their seeds so that failures can be reproduced.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed &>> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed &>> 31)
  }

  /// Returns random digits, the first of which isn't 0.
  package mutating func digits(_ count: Int) -> String {
    var text = String(UInt8.random(in: 1...9, using: &self))
    for _ in 1..<max(count, 1) { text.append(String(UInt8.random(in: 0...9, using: &self))) }
    return text
  }
}
