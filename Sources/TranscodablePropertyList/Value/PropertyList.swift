/// A property list of any kind, and the namespace of everything about property lists.
///
/// ```swift
/// var settings = try PropertyList(parsing: data)
/// settings["window"]?["width"] = 800
/// let document = try settings.serialized(as: .xml)
/// ```
///
/// Property lists have no null. Coders write the string `$null` for it, which is a string here.
public enum PropertyList: Hashable, Sendable {
  /// True or false.
  case bool(Bool)
  /// An integer of 64 bits.
  case integer(Int64)
  /// An integer beyond `Int64.max`; smaller ones are always an ``integer(_:)``.
  case largeInteger(UInt64)
  /// A floating-point number.
  case real(Double)
  /// A text.
  case string(String)
  /// A moment.
  case date(Instant)
  /// Bytes.
  case data([UInt8])
  /// The number of an object in a keyed archive.
  case identifier(UInt64)
  /// Values in order.
  case array([PropertyList])
  /// Values by key, in order.
  case dictionary(Dictionary)
}

extension PropertyList {
  /// A moment, as property lists have it; the module with the coders turns it into a `Date` and back.
  public struct Instant: Hashable, Comparable, Sendable {
    /// The seconds since the beginning of 2001, UTC.
    public var secondsSince2001: Double

    /// Creates a moment.
    /// - Parameter secondsSince2001: The seconds since the beginning of 2001, UTC.
    public init(secondsSince2001: Double) { self.secondsSince2001 = secondsSince2001 }

    public static func < (left: Instant, right: Instant) -> Bool {
      left.secondsSince2001 < right.secondsSince2001
    }
  }

  /// Creates an integer.
  ///
  /// - Parameter value: The integer; nil if it has more than 64 bits.
  public init?(exactly value: some BinaryInteger) {
    if let small = Int64(exactly: value) {
      self = .integer(small)
    } else if let large = UInt64(exactly: value) {
      self = .largeInteger(large)
    } else {
      return nil
    }
  }
}
