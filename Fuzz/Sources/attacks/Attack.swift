internal import Foundation

/// A document that is designed to be expensive, and the operation to measure.
struct Attack {
  let name: String
  let document: (Int) -> [UInt8]
  /// The operation; its errors are ignored.
  let run: ([UInt8]) throws -> Void

  /// - Parameters:
  ///   - name: The name in the table.
  ///   - text: Creates a document with a number of elements.
  ///   - run: The operation to measure.
  init(_ name: String, _ text: @escaping (Int) -> String, _ run: @escaping ([UInt8]) throws -> Void)
  {
    self.init(name, bytes: { Array(text($0).utf8) }, run)
  }

  init(
    _ name: String, bytes: @escaping (Int) -> [UInt8], _ run: @escaping ([UInt8]) throws -> Void
  ) {
    (self.name, document, self.run) = (name, bytes, run)
  }
}

/// Documents with many repetitions.
enum Repeated {
  /// Returns an array of elements.
  static func array(_ element: @escaping (Int) -> String) -> (Int) -> String {
    { count in "[" + (0..<count).map(element).joined(separator: ",") + "]" }
  }

  /// Returns an object of members.
  static func object(_ member: @escaping (Int) -> String) -> (Int) -> String {
    { count in "{" + (0..<count).map(member).joined(separator: ",") + "}" }
  }

  static let distinctKeys = object { "\"key\($0)\":\($0)" }
  static let equalKeys = object { _ in "\"key\":1" }
  /// Keys that are equal only after normalization.
  static let equivalentKeys = object { $0 % 2 == 0 ? "\"caf\u{e9}\":1" : "\"cafe\u{301}\":1" }
  /// Keys of equal length with the same first and last bytes, which filters use.
  static let similarKeys = object { number in
    let digits = String(number)
    return "\"aaaaaaaa\(String(repeating: "0", count: 9 - digits.count))\(digits)zzzzzzzz\":1"
  }
  static let escapedKeys = object { "\"\\u006b\($0)\":1" }
  static let snakeKeys = object { "\"some_key_\($0)\":1" }
}
