internal import TranscodableJSON

/// A program of calls to encoders and containers, which any encoder can run.
///
/// Encoders and containers are stored in numbered slots. Any later step can use a slot: in order,
/// while a sibling is being encoded, or after its value is complete.
package struct ContainerProgram: Sendable {
  /// A value to encode.
  package indirect enum Subject: Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case text(String)
    case integers([Int])
    /// A value that runs steps with its encoder, which is in a slot during these steps.
    case steps([Step], encoder: Int, fails: Bool)
    /// A value that writes itself on the direct path of JSON: an object with the keys `p` and `q`.
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

  /// The top-level value.
  package var top: Subject
  /// The expected result, or `nil` if nothing or an error is expected.
  package var result: Tree?
  /// Whether Foundation's property-list encoder can't run the program because its containers are on
  /// a stack.
  ///
  /// It traps when a program uses containers of a complete value, an outer value's encoder, a super
  /// encoder's containers outside of its call, or other containers before its own.
  package var isForJSONOnly: Bool

  /// The expected result of a program, with members in the order in which they were begun.
  package indirect enum Tree: Sendable {
    case leaf(String)
    case array([Tree])
    case object([(key: String, value: Tree)])

    /// The compact JSON of the tree.
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

  /// A key that is as small as synthesized ones.
  package enum PlainKey: String, CodingKey, CaseIterable {
    case a, b, camelCase
    case slash = "a/b"
    case accent = "\u{e9}"
  }

  /// A key that stores its string.
  struct TextKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// The top-level value, which can be encoded once.
  package var value: some Encodable { ProgramValue(top, ProgramSlots()) }
}

extension ContainerProgram: CustomStringConvertible {
  package var description: String { "\(top)" }
}
