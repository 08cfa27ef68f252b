/// How JSON text is laid out.
public struct JSONLayout: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates a layout from the bits of the options.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A line for each member and element, indented by two spaces a level.
  public static let prettyPrinted = JSONLayout(rawValue: 1 << 0)
  /// The members of each object in the order of the bytes of their keys; otherwise in the order of writing.
  public static let sortedKeys = JSONLayout(rawValue: 1 << 1)
  /// Slashes as they are; otherwise with a backslash before them.
  public static let withoutEscapingSlashes = JSONLayout(rawValue: 1 << 3)
}
