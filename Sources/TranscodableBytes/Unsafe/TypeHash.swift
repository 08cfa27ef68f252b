/// The hash of a type by its address; the upper bits are the good ones.
///
/// The types of a module lie at regular distances. One product does not do: a step of 144 bytes, which is the distance of enums, comes
/// out as a step of almost nothing under Fibonacci hashing, as 144 is one of Fibonacci's numbers.
@inlinable @inline(__always)
internal func typeHash(_ address: UInt) -> UInt64 {
  // Fibonacci hashing: Knuth, The Art of Computer Programming, volume 3, section 6.4.
  let product = UInt64(address) &* 0x9E37_79B9_7F4A_7C15
  return (product ^ product &>> 32) &* 0x9E37_79B9_7F4A_7C15
}
