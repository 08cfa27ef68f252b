/// For which failures a field takes its default.
public struct RecoverableFailures: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The key is not there.
  public static let missing = RecoverableFailures(rawValue: 1)
  /// The value is null, or counts as none.
  public static let null = RecoverableFailures(rawValue: 2)
  /// The value is of the wrong kind, or means nothing, or breaks a rule.
  ///
  /// This is put down in the report of the decoder.
  public static let invalid = RecoverableFailures(rawValue: 4)
  /// All of these.
  public static let anyFailure: RecoverableFailures = [.missing, .null, .invalid]
}
