internal import TranscodableCore

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension String {
  var convertedFromSnakeCase: String {
    convertedFromSnakeCase { String($0).capitalized }
  }
}
