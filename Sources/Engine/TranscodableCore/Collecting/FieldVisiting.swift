/// A type that is decoded through containers and whose fields can be visited individually.
///
/// Macros generate the conformance for types without a direct path.
public protocol __FieldVisiting {
  /// Decodes each field separately, so that a failure in one doesn't hide failures in the others.
  ///
  /// - Parameters:
  ///   - decoder: The decoder of a value that `init(from:)` couldn't decode.
  ///   - visit: Receives each field.
  /// - Throws: An error that prevents all fields from being visited.
  static func __visitFields(of decoder: any Decoder, _ visit: __FieldVisit) throws
}

/// A decoder that forwards to another decoder.
package protocol ForwardingDecoder: Decoder {
  var base: any Decoder { get }
}
