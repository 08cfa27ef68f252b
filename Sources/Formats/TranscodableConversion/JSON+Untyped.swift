internal import TranscodableFoundation
public import TranscodableJSON

extension JSON {
  /// Returns this value as nested arrays and dictionaries of `Any`, and reports the numbers that
  /// can't be represented exactly.
  ///
  /// ```swift
  /// var changes: [TranscodingChange] = []
  /// let row = json.untyped(changes: &changes)
  /// guard changes.isEmpty else { throw LossyConversion(changes) }
  /// ```
  ///
  /// - Parameters:
  ///   - null: The value that represents null; `nil` by default.
  ///   - changes: The numbers that were rounded or became infinity are appended here, in
  ///     the order in which they occur in the value.
  /// - Returns: `[String: Any]`, `[Any]`, `String`, `Int`, `UInt64`, `Double`, `Bool`, or `null`.
  public func untyped(
    null: Any = Any?.none as Any, changes: inout [TranscodingChange]
  ) -> Any {
    var converter = ValueConverter()
    defer { changes += converter.changes }
    return converter.untyped(self, null: null)
  }
}
