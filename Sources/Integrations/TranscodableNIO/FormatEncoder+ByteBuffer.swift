#if NIO
  public import NIOCore
  public import TranscodableFormats

  extension FormatEncoder {
    /// Appends a value to a buffer as CBOR, MessagePack or another format of the kit.
    ///
    /// ```swift
    /// try CBOR.Encoder().encode(order, into: &buffer)
    /// ```
    ///
    /// - Parameters:
    ///   - value: The value to encode.
    ///   - buffer: The buffer to append to.
    /// - Throws: An `EncodingError` with a coding path if the format can't represent a value; in
    ///   that case, the buffer is unchanged.
    public func encode<Value: Encodable>(_ value: Value, into buffer: inout ByteBuffer) throws {
      buffer.writeBytes(try encode(value))
    }
  }
#endif
