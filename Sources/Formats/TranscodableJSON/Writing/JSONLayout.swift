/// Formatting options for JSON.
public struct JSONLayout: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates a layout from the bits of the options.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Writes each member and element on its own line, indented by two spaces per level.
  public static let prettyPrinted = JSONLayout(rawValue: 1 << 0)
  /// Sorts the members of each object by the bytes of their keys.
  ///
  /// Without this option, the members are in encoding order.
  public static let sortedKeys = JSONLayout(rawValue: 1 << 1)
  /// Writes slashes without a backslash.
  public static let withoutEscapingSlashes = JSONLayout(rawValue: 1 << 3)
}
