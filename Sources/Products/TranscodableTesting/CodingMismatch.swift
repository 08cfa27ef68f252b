#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An error for an unmet expectation about a value, a type or a document.
///
/// The functions of this module throw this error. In both Swift Testing and XCTest, a test that
/// throws it fails and shows the description.
public struct CodingMismatch: Error, CustomStringConvertible, Sendable {
  /// The problem and its location.
  public let description: String

  /// Creates a mismatch.
  ///
  /// - Parameter description: The problem and its location.
  public init(_ description: String) { self.description = description }
}

extension CodingMismatch: LocalizedError {
  public var errorDescription: String? { description }
}
