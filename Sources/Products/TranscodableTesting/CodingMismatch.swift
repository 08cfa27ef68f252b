/// An unmet expectation about a value, a type or a document.
///
/// The functions of this module throw it. A test that throws it fails and shows the description, in
/// both Swift Testing and XCTest.
public struct CodingMismatch: Error, CustomStringConvertible, Sendable {
  /// The problem and its location.
  public let description: String

  /// Creates a mismatch.
  ///
  /// - Parameter description: The problem and its location.
  public init(_ description: String) { self.description = description }
}
