internal import TranscodableJSON

/// A program of calls to encoders and containers, to be run with any encoder.
///
/// What is opened goes into a numbered slot, and anything in a slot may be used by any later step: in order, while a
/// sibling is being encoded, or when its value is complete.
package struct ContainerProgram: Sendable {
  /// A value to encode.
  package indirect enum Subject: Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case text(String)
    case integers([Int])
    /// A value that runs steps with its encoder, which is in a slot meanwhile.
    case steps([Step], encoder: Int, fails: Bool)
    /// A value that writes itself in the direct lane of JSON: an object with the keys `p` and `q`.
    case direct(Subject, Subject)
    case list([Subject])
    case map(String, Subject)
    case some(Subject)
  }

  package enum Step: Sendable {
    case keyed(encoder: Int, hasPlainKeys: Bool, slot: Int)
    case unkeyed(encoder: Int, slot: Int)
    case single(encoder: Int, Subject)
    case set(container: Int, key: Int, Subject)
    case append(container: Int, Subject)
    case appendCount(container: Int)
    case nestedKeyed(container: Int, key: Int?, slot: Int)
    case nestedUnkeyed(container: Int, key: Int?, slot: Int)
    case superEncoder(container: Int, key: Int?, slot: Int)
    case release([Int])
  }

  /// The outermost value.
  package var top: Subject
  /// What has been encoded in the end; nil if that is nothing, or an error.
  package var result: Tree?
  /// Whether something is done that Foundation's encoder of property lists stops at, which keeps its containers on a
  /// stack: using what belongs to a complete value, the encoder of an outer value, what is in a super encoder
  /// outside of its call, or other containers before one's own.
  package var isForJSONOnly: Bool

  /// What a program has encoded, with the members in the order in which they were begun.
  package indirect enum Tree: Sendable {
    case leaf(String)
    case array([Tree])
    case object([(key: String, value: Tree)])

    /// The text of the tree without white space.
    package var text: String {
      switch self {
      case .leaf(let text): text
      case .array(let elements): "[\(elements.map(\.text).joined(separator: ","))]"
      case .object(let members):
        "{\(members.map { "\(Self.quoted($0.key)):\($0.value.text)" }.joined(separator: ","))}"
      }
    }

    static func quoted(_ text: String) -> String {
      "\"\(text.split(separator: "/", omittingEmptySubsequences: false).joined(separator: "\\/"))\""
    }
  }

  /// A key of a kind that is as small as those that the compiler writes.
  package enum PlainKey: String, CodingKey, CaseIterable {
    case a, b, camelCase
    case slash = "a/b"
    case accent = "\u{e9}"
  }

  /// A key that has its text with it.
  struct TextKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// The outermost value, ready to be encoded once.
  package var value: some Encodable { ProgramValue(top, ProgramSlots()) }
}

extension ContainerProgram: CustomStringConvertible {
  package var description: String { "\(top)" }
}
