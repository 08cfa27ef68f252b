#!/usr/bin/env python3
"""Proves the limits used in Sources/Engine/TranscodableBytes/Numbers/FloatingPointPrinting.swift.

A value c * 2^q and the ends of its interval are, in quarters of the unit 10^k, the numbers
4c * x and (4c - 2) * x and (4c + 2) * x with x = 2^q / 10^k. They are compared with even numbers: tens are
multiples of 40, a half is 2. The question is how close they can be without being equal. With m = 2c - 1, 2c, 2c + 1 the
distance is twice that of m * x from the nearest whole number, and the smallest one over all m up to a
limit is found among the convergents of the continued fraction of x.

Values whose lower neighbor is closer (powers of two) are few enough to check individually.

Prints the smallest distances, in units of the last of 64 binary fraction digits, and the closest doubles;
fails if one is below 2.7. Usage, standard library only:

    python3 Scripts/check_printing_distances.py
"""

from fractions import Fraction

LARGEST = 2**54 + 1
PLACE = 2**64


def scale(q: int, k: int) -> Fraction:
    return Fraction(2) ** q / Fraction(10) ** k


def nearest_miss(x: Fraction) -> tuple[Fraction, int]:
    """Returns the smallest nonzero distance of m * x from an integer for m up to LARGEST, and its m."""
    if x.denominator <= LARGEST:
        return Fraction(1, x.denominator), 0
    a, b = x.numerator, x.denominator
    h0, h1, k0, k1 = 0, 1, 1, 0
    best = (Fraction(1), 0)
    while b:
        t = a // b
        a, b = b, a - t * b
        h0, h1, k0, k1 = h1, t * h1 + h0, k1, t * k1 + k0
        if k1 > LARGEST:
            break
        best = (abs(k1 * x - h1), k1)
    return best


def main() -> None:
    misses = []
    for q in range(-1074, 972):
        distance, m = nearest_miss(scale(q, q * 1_262_611 >> 22))
        misses.append((float(2 * distance * PLACE), q, m))
    misses.sort()
    for distance, q, m in misses[:12]:
        print(f"{distance:10.3f}  2^{q}  m = {m}")
    assert misses[0][0] > 2.7

    for first, last, bits in ((-1074, 971, 52), (-149, 104, 23)):
        for q in range(first, last + 1):
            x = scale(q, (q * 1_262_611 - 524_031) >> 22)
            c = 2**bits
            for n in (4 * c - 1, 4 * c, 4 * c + 2):
                distance = abs(n * x / 2 - round(n * x / 2)) * 2
                assert distance == 0 or distance * PLACE > 2.7


if __name__ == "__main__":
    main()
