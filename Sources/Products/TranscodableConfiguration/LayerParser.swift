internal import TranscodableCore
internal import TranscodableFormats
internal import TranscodableFoundation
internal import TranscodableJSON
internal import TranscodablePropertyList
internal import TranscodableTOML

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Decodes files into trees whose origins are offsets.
struct LayerParser {
  private let format: any CodingFormat
  private let kind: Kind
  private let options: ConfigurationOptions

  private enum Kind { case json, json5, propertyList, other }

  /// Selects the format by the extension of a file, unless it is given.
  init?(_ path: String, _ format: (any CodingFormat)?, _ options: ConfigurationOptions) {
    self.options = options
    self.format = format ?? TOML.Format()
    if format != nil {
      kind = .other
    } else {
      switch path.split(separator: "/").last?.split(separator: ".").last?.lowercased() {
      case "toml": kind = .other
      case "json": kind = .json
      case "json5": kind = .json5
      case "plist": kind = .propertyList
      default: return nil
      }
    }
  }

  func isText(_ bytes: [UInt8]) -> Bool {
    switch kind {
    case .json, .json5: true
    case .propertyList: !bytes.starts(with: Array("bplist".utf8))
    case .other: type(of: format).isText
    }
  }

  func tree(_ bytes: [UInt8]) throws(CodingFailures) -> ConfigurationNode {
    switch kind {
    case .other: return try tree(bytes, format)
    case .propertyList:
      let decoder = PropertyList.Decoder()
      decoder.settings.maximumDepth = options.maximumDepth
      return try decoder.decodeCollecting(LayerNode.self, from: Data(bytes)).node
    case .json, .json5:
      let decoder = JSON.Decoder()
      decoder.allowsJSON5 = kind == .json5
      decoder.settings.maximumDepth = options.maximumDepth
      return try decoder.decodeCollecting(LayerNode.self, from: bytes).node
    }
  }

  private func tree(
    _ bytes: [UInt8], _ format: some CodingFormat
  ) throws(CodingFailures) -> ConfigurationNode {
    var decoder = FormatDecoder(format)
    decoder.settings.maximumDepth = options.maximumDepth
    return try decoder.decodeCollecting(LayerNode.self, from: bytes).node
  }
}
