public import TranscodableCore

/// Specifies how a field is encoded and decoded.
///
/// ```swift
/// @Codable
/// struct Event {
///   @CodableBy(.iso8601) let start: Date
///   @CodableBy(.millisecondsSince1970) var end: Date?
///   @CodableBy(.elements(.hex)) let keys: [Data]
///   @CodableBy(.separated(by: ",")) let tags: [String]
/// }
/// ```
///
/// Use `.elements(…)` to apply a strategy to each element, and `.values(…)` to apply it to each
/// value of a dictionary. In an optional field, null and a missing key are decoded as nil. Custom
/// strategies conform to ``CodingStrategy``.
@attached(peer)
public macro CodableBy<Strategy: ValueStrategy>(_ strategy: Strategy) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Specifies how a field is decoded, with a ``DecodingStrategy``.
@attached(peer)
public macro DecodableBy<Strategy: ValueStrategy>(_ strategy: Strategy) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Specifies how a field is encoded, with an ``EncodingStrategy``.
@attached(peer)
public macro EncodableBy<Strategy: ValueStrategy>(_ strategy: Strategy) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Accepts an array literal so that a diagnostic can suggest `.elements(…)`.
@_documentation(visibility: private)
@attached(peer)
public macro CodableBy<Strategy: ValueStrategy>(_ strategies: [Strategy]) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Accepts an array literal so that a diagnostic can suggest `.elements(…)`.
@_documentation(visibility: private)
@attached(peer)
public macro DecodableBy<Strategy: ValueStrategy>(_ strategies: [Strategy]) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Accepts an array literal so that a diagnostic can suggest `.elements(…)`.
@_documentation(visibility: private)
@attached(peer)
public macro EncodableBy<Strategy: ValueStrategy>(_ strategies: [Strategy]) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")
