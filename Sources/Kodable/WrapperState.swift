/// What is particular about a wrapped property, whatever its type.
@usableFromInline
struct WrapperState: Sendable {
  /// The key, with dots between the keys of the objects that lead to the value; nil if it is the
  /// name of the property.
  @usableFromInline var path: String?
  @usableFromInline var settings: WrapperSettings

  @inlinable
  init(path: String?) {
    self.path = path
    settings = WrapperSettings(rawValue: 0)
  }
}

/// The options of a wrapper, as far as they are yes or no.
@usableFromInline
struct WrapperSettings: OptionSet, Sendable {
  @usableFromInline let rawValue: UInt8

  @inlinable
  init(rawValue: UInt8) { self.rawValue = rawValue }

  static let printsJSON = WrapperSettings(rawValue: 1)
  static let encodesNull = WrapperSettings(rawValue: 2)
  static let hasDefault = WrapperSettings(rawValue: 4)
  static let enforcesType = WrapperSettings(rawValue: 8)
  static let isLossless = WrapperSettings(rawValue: 16)
  static let isLossy = WrapperSettings(rawValue: 32)
  static let hasModifiers = WrapperSettings(rawValue: 64)

  private static let decodings: WrapperSettings = [.enforcesType, .isLossless, .isLossy]

  /// Whether no option says how strictly JSON is taken.
  var isAutomatic: Bool { isDisjoint(with: Self.decodings) }

  /// Whether a value that is decoded is taken as it is.
  var isPlain: Bool {
    isDisjoint(with: [.printsJSON, .isLossless, .isLossy, .hasModifiers])
  }

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
