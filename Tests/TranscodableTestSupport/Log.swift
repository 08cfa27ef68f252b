import Foundation

/// What a decoder answered, question by question.
///
/// Tests ask two decoders the same questions and compare the logs.
package final class Log: @unchecked Sendable {
  /// One answer.
  package enum Entry: CustomStringConvertible, Sendable {
    case value(String)
    case failure(kind: String, problem: DecodingProblem)

    /// A value as it describes itself; a failure as its kind and place, without the text.
    package var description: String {
      switch self {
      case .value(let text): text
      case .failure(let kind, let problem): "\(kind) at \(problem.steps.place)"
      }
    }

    /// Whether an answer of ours is the one that Foundation gave, up to the differences meant.
    package func agrees(with foundation: Entry) -> Bool {
      switch (self, foundation) {
      case (.value(let left), .value(let right)): left == right
      case (.failure(_, let left), .failure(_, let right)): left.agrees(with: right)
      default: false
      }
    }
  }

  // Unchecked: the entries are read and written with the lock.
  private let lock = NSLock()
  private var stored: [Entry] = []

  package init() {}

  /// The answers so far.
  package var entries: [Entry] { lock.withLock { stored } }
  /// The answers so far, as lines of text.
  package var lines: [String] { entries.map(\.description) }

  /// Keeps values, in one line.
  package func note(_ values: Any...) {
    let line = values.map { "\($0)" }.joined(separator: " ")
    lock.withLock { stored.append(.value(line)) }
  }

  /// Keeps the value or the error of `body`, and goes on.
  @discardableResult
  package func attempt<Value>(_ body: () throws -> Value) -> Value? {
    do {
      let value = try body()
      note(value)
      return value
    } catch {
      note(failure: error)
      return nil
    }
  }

  /// Keeps a coding path.
  package func note(path: [any CodingKey]) { note(path.place) }

  /// Keeps an error.
  package func note(failure error: any Error) {
    let problem = DecodingProblem(error)
    lock.withLock { stored.append(.failure(kind: problem.kind, problem: problem)) }
  }
}

/// A type whose decoding is written in a test.
///
/// It runs the ``Script`` that it finds in the `userInfo` of the decoder.
package struct Scripted: Decodable {
  package init(from decoder: any Decoder) throws {
    guard let script = Script.key.flatMap({ decoder.userInfo[$0] }) as? Script else {
      throw MissingScript()
    }
    try script.run(decoder, script.log)
  }
}

/// What ``Scripted`` does with a decoder, and where it writes the answers.
package struct Script: Sendable {
  package static let key = CodingUserInfoKey(rawValue: "script")

  package let log = Log()
  package let run: @Sendable (any Decoder, Log) throws -> Void

  package init(run: @escaping @Sendable (any Decoder, Log) throws -> Void) { self.run = run }
}

/// A decoder handed on no `userInfo`.
package struct MissingScript: Error {
  package init() {}
}

/// A key that may be any text or any number.
package struct AnyKey:
  CodingKey, Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral
{
  package var stringValue: String
  package var intValue: Int?

  package init(_ stringValue: String) { self.stringValue = stringValue }
  package init?(stringValue: String) { self.stringValue = stringValue }
  package init?(intValue: Int) { (stringValue, self.intValue) = ("\(intValue)", intValue) }
  package init(stringLiteral: String) { stringValue = stringLiteral }
  package init(integerLiteral: Int) {
    (stringValue, intValue) = ("\(integerLiteral)", integerLiteral)
  }
}
