/// A type that is decoded through containers and whose fields can be visited one by one.
///
/// Macros generate the conformance for types that don't have a direct path.
public protocol __FieldVisiting {
  /// Decodes each field of a value that `init(from:)` couldn't decode.
  ///
  /// The fields are decoded separately, so that a failure in one field doesn't hide the failures in
  /// others.
  ///
  /// - Throws: An error that prevents all fields from being visited.
  static func __visitFields(of decoder: any Decoder, _ visit: __FieldVisit) throws
}

package protocol ForwardingDecoder: Decoder {
  var base: any Decoder { get }
}
