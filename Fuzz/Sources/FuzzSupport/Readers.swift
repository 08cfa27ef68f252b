public import Foundation
internal import Transcodable

/// Decodes an XML document; returns false for another format.
public func checkXMLReader(_ data: Data) -> Bool { checkReader(data, of: .xml) }

/// Decodes a binary document; returns false for another format.
public func checkBinaryReader(_ data: Data) -> Bool { checkReader(data, of: .binary) }

/// Decodes an OpenStep document; returns false for another format.
public func checkOpenStepReader(_ data: Data) -> Bool { checkReader(data, of: .openStep) }

/// Decodes a document as an untyped value and as types, with our decoder and Foundation's.
///
/// - Parameters:
///   - data: The document.
///   - format: The format that the target tests.
/// - Returns: Whether the document has that format.
private func checkReader(_ data: Data, of format: PropertyList.Format) -> Bool {
  guard PropertyList.format(of: data) == format else { return false }
  let settings = PropertyListReaderSettings(
    maximumDepth: 64, maximumDocumentSize: 1 << 20, maximumElementCount: 1 << 10)
  let value = attempt { try PropertyList(parsing: data, settings: settings) }
  let decoder = PropertyList.Decoder()
  decoder.settings = settings
  _ = attempt { try decoder.decode(Probe.self, from: data) }
  _ = attempt { try decoder.decode([Probe].self, from: data) }
  decoder.settings.coercion = .flexible
  _ = attempt { try decoder.decode(Probe.self, from: data) }
  _ = attempt { try PropertyList(parsing: data, settings: decoder.settings) }
  decoder.settings = settings
  // Foundation may crash on documents that we reject.
  guard let ours = attempt({ try decoder.decode(Anything.self, from: data) }) else { return true }
  require(value != nil, "A document decodes as a type, but not as an untyped value.")
  if format == .binary, hasRepeatedKeys(data) { return true }
  // Foundation doesn't pass null to the type here.
  if format == .openStep, ours == .null { return true }
  // Foundation decodes the escapes of form feed and vertical tab as other characters.
  if format == .openStep,
    [#"\f"#, #"\v"#].contains(where: { data.range(of: Data($0.utf8)) != nil })
  {
    return true
  }
  // Foundation ignores the sign of years, even of those that it has written.
  if format == .xml, ours.hasAncientDate { return true }
  let foundation = Foundation.PropertyListDecoder()
  let theirs = try? foundation.decode(Anything.self, from: data)
  require(theirs == ours, "Foundation decodes \(theirs as Any), we decode \(ours)")
  return true
}

/// Ends the process with a message if a condition is false; `precondition` has no message in
/// optimized builds.
func require(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}

/// The result of decoding; any error except a `DecodingError` is a finding.
func attempt<Value>(_ body: () throws -> Value) -> Value? {
  do {
    return try body()
  } catch is DecodingError {
    return nil
  } catch {
    fatalError("Threw \(error)")
  }
}

/// Optional fields of many types.
struct Probe: Codable {
  var a: Int?
  var b: [Double]?
  var c: Date?
  var d: Data?
  var e: String?
  var f: [String: Probe]?
  var g: [UInt8?]?
  var h: Bool?
  var i: Float?
  var j: URL?
}
