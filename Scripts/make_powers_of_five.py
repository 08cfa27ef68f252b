#!/usr/bin/env python3
"""Writes Sources/Engine/TranscodableBytes/Numbers/PowersOfFive.swift.

The table holds, for each power p from -342 to 324, the first 128 bits of 5^p, the highest bit set.
The reader needs -342 ... 308 (Lemire, 2021), the printer -292 ... 324 (Giulietti, 2020).

Rounding: 0 ... 55 are exact; -27 ... -1 are rounded up, which is what lets the reader recognize exact
halves there; all others are rounded down. The printer adds one to those to get its upper bounds, which is
why no entry that is rounded down may end in 64 ones; this script makes sure of it.

Usage, from the root of the package, standard library only:

    python3 Scripts/make_powers_of_five.py
"""

from pathlib import Path

FIRST, LAST = -342, 324
TARGET = Path("Sources/Engine/TranscodableBytes/Numbers/PowersOfFive.swift")

HEADER = """\
// Written by Scripts/make_powers_of_five.py: change that, not this.

/// The leading 128 bits of the powers of five, which reading and printing both multiply by.
///
/// Since `10^p` is `5^p * 2^p`, these are the leading bits of the powers of ten as well.
enum PowersOfFive {
  /// The smallest power in the table.
  static let first = %d
  /// The largest power in the table.
  static let last = %d

  /// The 128 bits of `5^power` as the reader wants them.
  ///
  /// Exact for 0 to 55, rounded up for -27 to -1, rounded down for all others.
  @inline(__always)
  static func leadingBits(of power: Int) -> (high: UInt64, low: UInt64) {
    let index = (power - first) * 2
    return (words[index], words[index + 1])
  }

  /// The 128 bits of `5^power` as the printer wants them: exact for 0 to 55, else rounded up.
  @inline(__always)
  static func leadingBitsRoundedUp(of power: Int) -> (high: UInt64, low: UInt64) {
    let (high, low) = leadingBits(of: power)
    // No entry that is rounded down ends in 64 ones, so nothing is carried into the high half.
    return (high, low &+ (power >= -27 && power <= 55 ? 0 : 1))
  }

  /// High and low half of each power, from the first power to the last.
  static let words: [UInt64] = [
"""


def leading_bits(power: int) -> int:
    if power >= 0:
        value = 5**power
        shift = value.bit_length() - 128
        return value >> shift if shift > 0 else value << -shift
    divisor = 5**-power
    # 2^(n + 127) / d has 128 bits when d has n bits, because no power of five above 1 is a power of two.
    return (1 << divisor.bit_length() + 127) // divisor + (1 if power >= -27 else 0)


def main() -> None:
    lines = []
    for power in range(FIRST, LAST + 1):
        bits = leading_bits(power)
        assert bits.bit_length() == 128
        high, low = bits >> 64, bits & (1 << 64) - 1
        assert -27 <= power <= 55 or low != (1 << 64) - 1
        lines.append(f"    0x{high:016x}, 0x{low:016x},  // {power}\n")
    TARGET.write_text(HEADER % (FIRST, LAST) + "".join(lines) + "  ]\n}\n")


if __name__ == "__main__":
    main()
