public import TranscodableJSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension JSON.SchemaError: LocalizedError {
  public var errorDescription: String? { description }
}
