/// A type that is decoded through containers, and whose fields can be looked at one by one.
///
/// For the code of the macros, which write it for types without a direct lane.
public protocol __FieldVisiting {
  /// Decodes each field for itself, and nothing of them all: what is wrong in one of them does not
  /// keep the others from being looked at.
  ///
  /// - Parameters:
  ///   - decoder: The decoder of a value that `init(from:)` could not decode.
  ///   - visit: Is told of the fields.
  /// - Throws: What keeps all fields from being looked at.
  static func __visitFields(of decoder: any Decoder, _ visit: __FieldVisit) throws
}

/// A decoder in front of another.
package protocol ForwardingDecoder: Decoder {
  /// The other one.
  var base: any Decoder { get }
}
