public import TranscodableCore
public import TranscodableJSON
public import TranscodablePropertyList

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// For these errors, `localizedDescription` returns a single line that is suitable for logs.

extension CodingFailure: LocalizedError {
  public var errorDescription: String? { description }
}

extension CodingFailures: LocalizedError {
  public var errorDescription: String? {
    let failures = map(\.description).joined(separator: "; ")
    return isComplete ? failures : "\(failures); perhaps more"
  }
}

extension CodableValidationFailure: LocalizedError {
  public var errorDescription: String? { description }
}

extension AttemptErrors: LocalizedError {
  public var errorDescription: String? { description }
}

extension JSON.Pointer.SyntaxError: LocalizedError {
  public var errorDescription: String? { description }
}

extension PropertyList.SerializationError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .formatIsOnlyRead(let format): "Property lists can't be written in \(format) format."
    case .tooLarge: "The property list is too large to be written."
    case .nullCharacter: "A string or key contains the character U+0000, which XML can't represent."
    }
  }
}
