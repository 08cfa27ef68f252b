public import Foundation

/// An error whose description is what is shown of it.
///
/// The property of `LocalizedError` stands here, and not in the errors, because theirs of the same
/// name is another one.
public protocol DescribedError: LocalizedError, CustomStringConvertible {}

extension DescribedError {
  /// The same as `description`.
  public var errorDescription: String? { description }
}
