extension String {
  /// What `take` makes of the string, if it takes all of it.
  ///
  /// - Parameter take: Is given a cursor at the start, and leaves it after what it has taken.
  /// - Returns: What was made; nil if something is left, and if `take` returns nil.
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
