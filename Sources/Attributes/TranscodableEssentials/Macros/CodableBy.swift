public import TranscodableCore

/// Says how the value of a field is written in the text, in both directions.
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
/// The strategy of every element is `.elements(…)`, that of every value in a dictionary `.values(…)`. An optional field needs nothing more: null and a missing key are
/// nil. Strategies of your own conform to ``CodingStrategy``.
///
/// - Parameter strategy: how values of the field's type are written in the text.
@attached(peer)
public macro CodableBy<Strategy: ValueStrategy>(_ strategy: Strategy) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Says how the value of a field is read.
///
/// - Parameter strategy: a ``DecodingStrategy`` for values of the field's type.
@attached(peer)
public macro DecodableBy<Strategy: ValueStrategy>(_ strategy: Strategy) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Says how the value of a field is written.
///
/// - Parameter strategy: an ``EncodingStrategy`` for values of the field's type.
@attached(peer)
public macro EncodableBy<Strategy: ValueStrategy>(_ strategy: Strategy) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Takes an array literal, to say that `.elements(…)` is meant.
@_documentation(visibility: private)
@attached(peer)
public macro CodableBy<Strategy: ValueStrategy>(_ strategies: [Strategy]) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Takes an array literal, to say that `.elements(…)` is meant.
@_documentation(visibility: private)
@attached(peer)
public macro DecodableBy<Strategy: ValueStrategy>(_ strategies: [Strategy]) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Takes an array literal, to say that `.elements(…)` is meant.
@_documentation(visibility: private)
@attached(peer)
public macro EncodableBy<Strategy: ValueStrategy>(_ strategies: [Strategy]) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")
