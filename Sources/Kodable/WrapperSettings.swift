/// The options of a wrapper that are no modifiers.
@usableFromInline
struct WrapperSettings: OptionSet, Sendable {
  @usableFromInline let rawValue: UInt8

  @usableFromInline
  init(rawValue: UInt8) { self.rawValue = rawValue }

  static let printsJSON = WrapperSettings(rawValue: 1)
  static let encodesNull = WrapperSettings(rawValue: 2)
  static let hasDefault = WrapperSettings(rawValue: 4)
  static let enforcesType = WrapperSettings(rawValue: 8)
  static let isLossless = WrapperSettings(rawValue: 16)
  static let isLossy = WrapperSettings(rawValue: 32)

  private static let decodings: WrapperSettings = [.enforcesType, .isLossless, .isLossy]

  /// Whether no option says how strictly JSON is taken.
  var isAutomatic: Bool { isDisjoint(with: Self.decodings) }

  /// Whether there is nothing to look at but the value.
  var isPlain: Bool { isDisjoint(with: [.printsJSON, .isLossless, .isLossy]) }

  var decoding: PropertyDecoding {
    get { contains(.isLossless) ? .lossless : contains(.isLossy) ? .lossy : .enforceType }
    set {
      subtract(Self.decodings)
      switch newValue {
      case .enforceType: insert(.enforcesType)
      case .lossless: insert(.isLossless)
      case .lossy: insert(.isLossy)
      }
    }
  }
}
