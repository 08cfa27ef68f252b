internal import TranscodableBytes

/// A type of the standard library that holds values of another type, encoded without the standard library's containers.
protocol JSONEncodableWrapper {
  /// Encodes the value into a frame in which nothing has been encoded yet.
  static func encodeElements<Value>(
    ofErased value: borrowing Value, in frame: JSONEncodingFrame
  ) throws
}

extension JSONEncodable {
  /// Lets a value that is known to be of this type write itself.
  static func write<Value>(erased value: borrowing Value, to writer: inout JSONWriter) {
    lendAsSameType(value, as: Self.self) { $0.encode(to: &writer) }
  }
}

extension Optional: JSONEncodableWrapper where Wrapped: Encodable {
  // In line, where the runtime has been asked for the type already.
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
  // In line, where the runtime has been asked for the type already.
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

/// The keys of a dictionary of strings are data: no strategy changes them, and none of them comes twice.
extension Dictionary: JSONEncodableWrapper where Key == String, Value: Encodable {
  // In line, where the runtime has been asked for the type already.
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
