/// Formatting options for JSON.
public struct JSONLayout: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates a layout from a bit mask of options.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Writes each member and element on its own line, indented by two spaces per level.
  public static let prettyPrinted = JSONLayout(rawValue: 1 << 0)
  /// Sorts the members of each object by the bytes of their keys.
  ///
  /// Without this option, members are written in the order in which they are encoded.
  public static let sortedKeys = JSONLayout(rawValue: 1 << 1)
  /// Writes slashes without escaping them.
  public static let withoutEscapingSlashes = JSONLayout(rawValue: 1 << 3)
}
