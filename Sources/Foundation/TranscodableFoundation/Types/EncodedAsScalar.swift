internal import TranscodableCore

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension Data: EncodedAsScalar {}
extension Date: EncodedAsScalar {}
extension Decimal: EncodedAsScalar {}
extension URL: EncodedAsScalar {}
