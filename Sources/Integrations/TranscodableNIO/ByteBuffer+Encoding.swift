#if NIO
  internal import Foundation
  public import NIOCore
  public import Transcodable

  extension JSON {
    /// Appends a value to a buffer as compact JSON, with default settings.
    ///
    /// ```swift
    /// try JSON.encode(order, into: &buffer)
    /// ```
    ///
    /// The JSON is copied only once, into the memory of the buffer.
    ///
    /// - Parameters:
    ///   - value: The value to encode.
    ///   - buffer: The buffer to append to.
    /// - Throws: An `EncodingError` with a coding path if JSON can't represent a value; in that
    ///   case, the buffer is unchanged.
    public static func encode<Value: JSONEncodable>(
      _ value: Value, into buffer: inout ByteBuffer
    ) throws {
      buffer.writeBytes(try encode(value).bytes)
    }

    /// Appends a value of any `Encodable` type to a buffer as compact JSON.
    ///
    /// - Parameters:
    ///   - value: The value to encode.
    ///   - buffer: The buffer to append to.
    /// - Throws: An `EncodingError`; in that case, the buffer is unchanged.
    @_disfavoredOverload
    public static func encode<Value: Encodable>(
      _ value: Value, into buffer: inout ByteBuffer
    ) throws {
      buffer.writeBytes(try encode(value).bytes)
    }
  }

  extension JSON.Encoder {
    /// Appends a value to a buffer as JSON.
    ///
    /// ```swift
    /// try encoder.encode(order, into: &buffer)
    /// ```
    ///
    /// If NIOFoundationCompat is imported, its method with the same name is called instead. The
    /// result is the same.
    ///
    /// - Parameters:
    ///   - value: The value to encode.
    ///   - buffer: The buffer to append to.
    /// - Throws: An `EncodingError` with a coding path if JSON can't represent a value; in that
    ///   case, the buffer is unchanged.
    @_disfavoredOverload
    public func encode<Value: Encodable>(_ value: Value, into buffer: inout ByteBuffer) throws {
      buffer.writeBytes(try encode(value).bytes)
    }
  }

  extension StreamSequence where Stream: ~Copyable, Element == [UInt8] {
    /// Returns the chunks as buffers, for the body of a request or a response.
    ///
    /// ```swift
    /// Response(status: .ok, body: ResponseBody(asyncSequence: events.encodedJSON().byteBuffers()))
    /// ```
    public func byteBuffers() -> AsyncMapSequence<Self, ByteBuffer> {
      map { ByteBuffer(bytes: $0) }
    }
  }
#endif
