internal import Foundation
internal import Transcodable

private let limits = PropertyListReaderSettings(
  maximumDepth: 64, maximumDocumentSize: 1 << 20, maximumElementCount: 1 << 10)

/// Decodes a document of any format, encodes it in both formats, and decodes the result.
///
/// - Parameter data: The document.
/// - Returns: Whether it is a property list.
func checkRoundTrip(_ data: Data) -> Bool {
  guard let value = attempt({ try PropertyList(parsing: data, settings: limits) }) else {
    return false
  }
  guard !value.isAmbiguous else { return true }
  let binary = written(value, .binary)
  require(
    written(read(binary), .binary) == binary, "A binary document changes in a round trip.")
  if value.hasNullCharacter {
    require((try? value.serialized(as: .xml)) == nil, "An XML document contains U+0000.")
    return true
  }
  let xml = written(value, .xml)
  require(
    written(read(xml), .xml) == xml, "An XML document changes in a round trip.")
  return true
}

/// Encodes the value of a document with both coders; the bytes must be equal.
///
/// Foundation writes U+0000 to XML, which makes the document unreadable; our encoder rejects it.
///
/// - Parameter data: The format, then the document.
/// - Returns: Whether it is a property list that the coders can encode.
func compareWriters(_ data: Data) -> Bool {
  guard let choice = Choice(data),
    let value = attempt({ try decoder.decode(Anything.self, from: choice.document) })
  else { return false }
  let (ours, theirs) = encoders[choice.number % encoders.count]
  if ours.outputFormat == .xml {
    if value.contains(0) {
      require((try? ours.encode(value)) == nil, "An XML document contains U+0000.")
      return true
    }
    // Foundation writes U+000D as a raw byte, we write a character reference.
    if value.contains(0x0D) { return true }
  }
  require((try? ours.encode(value)) == (try? theirs.encode(value)), "The bytes differ for \(value)")
  return true
}

private let decoder = {
  let decoder = PropertyList.Decoder()
  decoder.settings = limits
  return decoder
}()

private let encoders = [PropertyListDecoder.PropertyListFormat.xml, .binary].map { format in
  let encoders = (PropertyList.Encoder(), Foundation.PropertyListEncoder())
  (encoders.0.outputFormat, encoders.1.outputFormat) = (format, format)
  return encoders
}

private func written(_ value: PropertyList, _ format: PropertyList.Format) -> [UInt8] {
  do {
    return try value.serialized(as: format)
  } catch {
    fatalError("Encoding failed: \(error)")
  }
}

private func read(_ bytes: [UInt8]) -> PropertyList {
  do {
    return try PropertyList(parsing: bytes)
  } catch {
    fatalError("Decoding the output failed: \(error)")
  }
}

extension PropertyList {
  /// Whether a string or a key contains a character that XML can't represent.
  fileprivate var hasNullCharacter: Bool {
    switch self {
    case .string(let text): text.utf8.contains(0)
    case .array(let elements): elements.contains(where: \.hasNullCharacter)
    case .dictionary(let members):
      members.contains { $0.key.utf8.contains(0) || $0.value.hasNullCharacter }
    default: false
    }
  }

  /// Whether a round trip in some format changes the value: strings that represent null or have its
  /// prefix, or dictionaries that look like an identifier.
  fileprivate var isAmbiguous: Bool {
    switch self {
    case .string(let text): text.utf8.starts(with: "$null".utf8)
    case .array(let elements): elements.contains(where: \.isAmbiguous)
    case .dictionary(let members):
      members.keys == ["CF$UID"]
        || members.contains { $0.key.utf8.starts(with: "$null".utf8) || $0.value.isAmbiguous }
    default: false
    }
  }
}
