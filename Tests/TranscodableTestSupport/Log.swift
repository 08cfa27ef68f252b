import Foundation

/// The results of calls to a decoder.
///
/// Tests run the same calls on two decoders and compare the logs.
package final class Log: @unchecked Sendable {
  package enum Entry: CustomStringConvertible, Sendable {
    case value(String)
    case failure(kind: String, problem: DecodingProblem)

    /// The description of a value, or the kind and coding path of a failure.
    package var description: String {
      switch self {
      case .value(let text): text
      case .failure(let kind, let problem): "\(kind) at \(problem.steps.pathDescription)"
      }
    }

    /// Returns whether our entry equals Foundation's, except for intended differences.
    package func agrees(with foundation: Entry) -> Bool {
      switch (self, foundation) {
      case (.value(let left), .value(let right)): left == right
      case (.failure(_, let left), .failure(_, let right)): left.agrees(with: right)
      default: false
      }
    }
  }

  // Unchecked: the lock protects the entries.
  private let lock = NSLock()
  private var stored: [Entry] = []

  package init() {}

  package var entries: [Entry] { lock.withLock { stored } }
  /// The descriptions of the entries.
  package var lines: [String] { entries.map(\.description) }

  /// Appends values as a single entry.
  package func note(_ values: Any...) {
    let line = values.map { "\($0)" }.joined(separator: " ")
    lock.withLock { stored.append(.value(line)) }
  }

  /// Appends the value or the error of `body` and continues.
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

  /// Appends a coding path.
  package func note(path: [any CodingKey]) { note(path.pathDescription) }

  /// Appends an error.
  package func note(failure error: any Error) {
    let problem = DecodingProblem(error)
    lock.withLock { stored.append(.failure(kind: problem.kind, problem: problem)) }
  }
}

/// A type whose decoding is defined by a test.
///
/// It runs the ``Script`` in the decoder's `userInfo`.
package struct Scripted: Decodable {
  package init(from decoder: any Decoder) throws {
    guard let script = Script.key.flatMap({ decoder.userInfo[$0] }) as? Script else {
      throw MissingScript()
    }
    try script.run(decoder, script.log)
  }
}

/// A closure for ``Scripted`` and the log for its results.
package struct Script: Sendable {
  package static let key = CodingUserInfoKey(rawValue: "script")

  package let log = Log()
  package let run: @Sendable (any Decoder, Log) throws -> Void

  package init(run: @escaping @Sendable (any Decoder, Log) throws -> Void) { self.run = run }
}

/// The decoder doesn't pass on its `userInfo`.
package struct MissingScript: Error {
  package init() {}
}

/// A key with any string or integer value.
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
