// Some decoders, of YAML and XML for two, read every scalar as a text: there the text of a tag may
// stand for a number or a truth value.

extension CaseTag {
  /// The tag here and the number of its case.
  ///
  /// - Parameters:
  ///   - decoder: Stands at the tag.
  ///   - find: The number of the case with a tag; nil if there is none.
  /// - Returns: The tag, and the number; nil if no case has it.
  /// - Throws: What the decoder throws of a value that is no scalar.
  static func find(
    in decoder: any Decoder, _ find: (CaseTag) -> Int?
  ) throws -> (CaseTag, Int?) {
    try CaseTag(from: decoder).found(find) { try? OtherTags(from: decoder) }
  }

  /// The tag, or the first of the others that has a case, and the number of the case.
  ///
  /// The others are asked for only if this tag is a text that has no case.
  func found(_ find: (CaseTag) -> Int?, orAmong others: () -> OtherTags?) -> (CaseTag, Int?) {
    if let index = find(self) { return (self, index) }
    guard case .string = self, let others = others() else { return (self, nil) }
    for tag in others.tags {
      if let index = find(tag) { return (tag, index) }
    }
    return (self, nil)
  }
}

/// What a decoder makes of a scalar that it reads as a text as well.
struct OtherTags: Decodable {
  let tags: [CaseTag]

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    tags = tersely(decoder) {
      [
        (try? container.decode(Bool.self)).map { CaseTag.bool($0) },
        (try? container.decode(Int.self)).map { .integer($0) },
        (try? container.decode(Double.self)).map { .number(exactly: $0) },
      ].compactMap(\.self)
    }
  }
}
