/// Known bugs of Foundation in Swift 6.3.1, with which our coders are compared.
///
/// Our coders do better in these cases. Tests that run into a bug name it.
package enum OracleFault: String, CaseIterable, Sendable {
  /// An integer with a fraction or an exponent is read as `Double` first.
  ///
  /// Rounding loses information: `1.0000000000000001` and `1e-400` are read as 1 and 0,
  /// `4503599627370497.5` as 4503599627370498, and `9223372036854775807.0` is rejected for `Int64`
  /// although it fits. Our coders read such numbers exactly and reject fractions.
  case integersThroughDouble
  /// A container kept by a call that throws reads the memory of the document after it was freed.
  ///
  /// Only calls that return keep the bytes alive.
  case keptByAFailedCall
  /// The names in `convertFromString` aren't recognized if the document spells them with escapes.
  ///
  /// Our coders recognize any spelling.
  case escapedNamesOfFloats
  /// The coding path in a nested container omits the keys between the encoder's path and the last
  /// key.
  ///
  /// This applies to errors, `codingPath` and custom key strategies, and to values of `[String: T]`
  /// with a key strategy. Our coders have the whole coding path.
  case encodingPathsInNestedContainers
  /// A type with a decoding configuration receives a decoder for null where `Optional` should
  /// return `nil` (swift-foundation 1631).
  ///
  /// `decodeIfPresent` throws the type's error for null.
  case nullWithConfiguration
  /// A nested encoder is left in an invalid state if a closure's value throws, and the process
  /// crashes (swift-foundation 1853).
  ///
  /// The tests don't use closures that throw in the middle.
  case staleSubEncoder
  /// With `assumesTopLevelDictionary` or JSON5, a number at the end is read past the end of the
  /// document (swift-foundation 2157, 2158).
  ///
  /// The tests leave out such documents.
  case numberAtTheEnd

  /// Returns the integer that a number equals exactly, or `nil` if it has a fraction.
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
