#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An error that is thrown when a value, a type or a document doesn't meet an expectation.
///
/// In Swift Testing and XCTest, a test that throws this error fails and shows the description.
public struct CodingMismatch: Error, CustomStringConvertible, Sendable {
  /// A description of the problem, including its location.
  public let description: String

  /// Creates a mismatch.
  ///
  /// - Parameter description: The problem and its location.
  public init(_ description: String) { self.description = description }
}

extension CodingMismatch: LocalizedError {
  public var errorDescription: String? { description }
}
