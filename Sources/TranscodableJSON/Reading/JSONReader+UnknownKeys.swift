internal import TranscodableBytes
internal import TranscodableCore

extension JSONReader {
  /// Reports a member that no field has taken, unless a closer look at its key finds the field, or the field has had its
  /// value.
  ///
  /// For types that refuse unknown keys; for all others there is ``skipMember(_:)``.
  ///
  /// - Parameter names: The keys of all fields, separated by NUL.
  /// - Returns: The key word of the next member to be taken, or 0 if there is none.
  @inline(never)
  public mutating func refuseMember(_ names: StaticString) -> UInt64 {
    guard failure == nil else { return 0 }
    let start = offset
    let converted = resolvedKey
    if let field = takeUnknownKey(names) { return Self.keyWord(of: field) }
    let end = offset
    guard failure == nil, takeColon() else { return 0 }
    let known = names.description.split(separator: "\0").map(String.init)
    let key = converted ?? text(ofKeyAt: start)
    if known.contains(key) {
      skipValue()
    } else {
      fail(CodingFailure.unknownKey(key, in: start..<end, known))
    }
    return nextMember()
  }

  private func text(ofKeyAt start: Int) -> String {
    var reader = JSONReader(cursor.at(start), settings: settings)
    return reader.read(String.self)
  }
}
