/// The known faults of the oracle, which is Foundation of Swift 6.3.1: the places where our coders
/// do better, and a comparison has to say so.
///
/// The list is short on purpose. A test that meets a fault names it.
package enum OracleFault: String, CaseIterable, Sendable {
  /// An integer with a point or an exponent is read as `Double` first, and what that rounds is
  /// lost: `1.0000000000000001` and `1e-400` are read as 1 and 0 although they are not whole,
  /// `4503599627370497.5` as 4503599627370498; `9223372036854775807.0` is refused for `Int64`
  /// although it fits. Ours reads what stands there, and refuses what has a fraction.
  case integersThroughDouble
  /// A container that is kept by a call which throws reads the memory of the document after the
  /// call, when it may be gone: only calls that return take the bytes over.
  case keptByAFailedCall
  /// The names of `convertFromString` are not recognised if the text writes them with escapes. Ours
  /// may take them, since a text means the same however it is written.
  case escapedNamesOfFloats
  /// What is encoded in a nested container has the path of the encoder and its own last key, and
  /// lacks the keys in between: in errors, in `codingPath`, and in what a custom key strategy is
  /// given. So has what is encoded in a `[String: T]` if there is a key strategy. Ours has the
  /// whole path.
  case encodingPathsInNestedContainers
  /// A type that is decoded with a configuration gets a decoder over null where `Optional` would
  /// stop (swift-foundation 1631): `decodeIfPresent` of a null is an error of the type.
  case nullWithConfiguration
  /// A nested encoder of a closure is left in a wrong state if its value throws, and the process
  /// ends (swift-foundation 1853). Nothing is encoded with closures that throw halfway.
  case staleSubEncoder
  /// With `assumesTopLevelDictionary` or JSON5, a number at the very end is read beyond the end of
  /// the document (swift-foundation 2157, 2158). No such document is given to the oracle.
  case numberAtTheEnd

  /// The integer that a number of the text is exactly, nil if it has a fraction.
  package static func exactInteger(_ text: String) -> String? {
    let parts = text.lowercased().split(separator: "e", omittingEmptySubsequences: false)
    guard parts.count <= 2, let exponent = parts.count == 2 ? Int(parts[1]) : 0,
      abs(exponent) < 1_000
    else { return nil }
    let isNegative = parts[0].hasPrefix("-")
    let halves = parts[0].drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    var digits = halves.joined()
    var shift = exponent - (halves.count == 2 ? halves[1].count : 0)
    while shift < 0, digits.last == "0" {
      digits.removeLast()
      shift += 1
    }
    digits = String(digits.drop { $0 == "0" })
    if digits.isEmpty { return "0" }
    if shift < 0 { return nil }
    return (isNegative ? "-" : "") + digits + String(repeating: "0", count: shift)
  }
}
