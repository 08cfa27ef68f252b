internal import TranscodableBytes

/// A standard library collection or optional whose contents this package encodes itself.
protocol JSONEncodableWrapper {
  static func encodeElements<Value>(
    ofErased value: borrowing Value, in frame: JSONEncodingFrame
  ) throws
}

extension JSONEncodable {
  /// Writes the value if its type is `Self`, and otherwise writes nothing.
  static func write<Value>(erased value: borrowing Value, to writer: inout JSONWriter) {
    lendAsSameType(value, as: Self.self) { $0.encode(to: &writer) }
  }
}

extension Optional: JSONEncodableWrapper where Wrapped: Encodable {
  // This is inlined, because its callers have already looked up the type at run time.
  @inline(__always)
  static func encodeElements<Value>(
    ofErased value: borrowing Value, in frame: JSONEncodingFrame
  ) throws {
    try withSameType(value, as: Self.self) { value in
      if let wrapped = copy value {
        try frame.encodeSingle(wrapped)
      } else {
        try frame.writeSingle { $0.writeNull() }
      }
    }
  }
}

extension Array: JSONEncodableWrapper where Element: Encodable {
  // This is inlined, because its callers have already looked up the type at run time.
  @inline(__always)
  static func encodeElements<Value>(
    ofErased value: borrowing Value, in frame: JSONEncodingFrame
  ) throws {
    try withSameType(value, as: Self.self) { array in
      frame.openArray()
      try array.lend { elements in
        for index in elements.indices { try elements.lend(at: index) { try frame.encodeNext($0) } }
      }
    }
  }
}

/// A dictionary's string keys are data, so they are written without key conversion.
extension Dictionary: JSONEncodableWrapper where Key == String, Value: Encodable {
  // This is inlined, because its callers have already looked up the type at run time.
  @inline(__always)
  static func encodeElements<Erased>(
    ofErased value: borrowing Erased, in frame: JSONEncodingFrame
  ) throws {
    try withSameType(value, as: Self.self) { dictionary in
      frame.openObject()
      for (key, value) in copy dictionary { try frame.encodeEntry(value, key: key) }
    }
  }
}
