internal import Foundation
public import NIOCore
public import Transcodable

extension JSON {
  /// Writes a value as compact JSON text into a buffer, with everything left at its default.
  ///
  /// ```swift
  /// try JSON.encode(order, into: &buffer)
  /// ```
  ///
  /// The text is copied once, into the memory of the buffer.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - buffer: Gets the text as UTF-8, after what it has already.
  /// - Throws: An `EncodingError` with coding path if a value has no form in JSON; the buffer is as before then.
  public static func encode<Value: JSONEncodable>(
    _ value: Value, into buffer: inout ByteBuffer
  ) throws {
    buffer.writeBytes(try encode(value).bytes)
  }

  /// Writes a value of a type that is only `Encodable` as compact JSON text into a buffer.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - buffer: Gets the text as UTF-8, after what it has already.
  /// - Throws: An `EncodingError`; the buffer is as before then.
  @_disfavoredOverload
  public static func encode<Value: Encodable>(
    _ value: Value, into buffer: inout ByteBuffer
  ) throws {
    buffer.writeBytes(try encode(value).bytes)
  }
}

extension JSON.Encoder {
  /// Writes a value as JSON text into a buffer.
  ///
  /// ```swift
  /// try encoder.encode(order, into: &buffer)
  /// ```
  ///
  /// Where NIOFoundationCompat is imported, its method of the same name is called, with the same result.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - buffer: Gets the text as UTF-8, after what it has already.
  /// - Throws: An `EncodingError` with coding path if a value has no form in JSON; the buffer is as before then.
  @_disfavoredOverload
  public func encode<Value: Encodable>(_ value: Value, into buffer: inout ByteBuffer) throws {
    buffer.writeBytes(try encode(value).bytes)
  }
}

extension EncodedJSON {
  /// The chunks as buffers, for the bodies of requests and responses.
  ///
  /// ```swift
  /// Response(status: .ok, body: ResponseBody(asyncSequence: events.encodedJSON().byteBuffers()))
  /// ```
  public func byteBuffers() -> AsyncMapSequence<Self, ByteBuffer> { map { ByteBuffer(bytes: $0) } }
}
