extension String {
  @inline(__always)
  package borrowing func whole<Value>(_ take: (inout ByteCursor) -> Value?) -> Value? {
    var result: Value?
    withCursor { start in
      var cursor = start
      let value = take(&cursor)
      if cursor.remaining == 0 { result = value }
    }
    return result
  }
}
