/// What a value, a type or a document does not do as expected.
///
/// The functions of this module throw it. A test that throws fails, in Swift Testing as in XCTest, and shows the
/// description.
public struct CodingMismatch: Error, CustomStringConvertible, Sendable {
  /// What is wrong, and where.
  public let description: String

  /// Creates a mismatch.
  ///
  /// - Parameter description: What is wrong, and where.
  public init(_ description: String) { self.description = description }
}
