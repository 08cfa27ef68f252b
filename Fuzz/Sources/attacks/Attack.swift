internal import Foundation

/// A document that is made to cost as much as it can, and what is done with it.
struct Attack {
  let name: String
  /// Makes a document of a size.
  let document: (Int) -> [UInt8]
  /// What is done with it; what it throws does not matter.
  let run: ([UInt8]) throws -> Void

  /// - Parameters:
  ///   - name: What the table calls it.
  ///   - text: Makes a document of a size.
  ///   - run: What is done with it.
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

/// Texts with something in them over and over.
enum Repeated {
  /// An array of so many elements.
  static func array(_ element: @escaping (Int) -> String) -> (Int) -> String {
    { count in "[" + (0..<count).map(element).joined(separator: ",") + "]" }
  }

  /// An object of so many members.
  static func object(_ member: @escaping (Int) -> String) -> (Int) -> String {
    { count in "{" + (0..<count).map(member).joined(separator: ",") + "}" }
  }

  static let distinctKeys = object { "\"key\($0)\":\($0)" }
  static let equalKeys = object { _ in "\"key\":1" }
  /// Keys that are the same after normalization only.
  static let equivalentKeys = object { $0 % 2 == 0 ? "\"caf\u{e9}\":1" : "\"cafe\u{301}\":1" }
  /// Keys of one length with the same bytes at both ends, which is what filters look at.
  static let similarKeys = object { number in
    let digits = String(number)
    return "\"aaaaaaaa\(String(repeating: "0", count: 9 - digits.count))\(digits)zzzzzzzz\":1"
  }
  static let escapedKeys = object { "\"\\u006b\($0)\":1" }
  static let snakeKeys = object { "\"some_key_\($0)\":1" }
}
