public import Foundation
internal import Transcodable

/// Reads a document in XML; false if it is in another format.
public func checkXMLReader(_ data: Data) -> Bool { checkReader(data, of: .xml) }

/// Reads a binary document; false if it is in another format.
public func checkBinaryReader(_ data: Data) -> Bool { checkReader(data, of: .binary) }

/// Reads a document in OpenStep's format; false if it is in another format.
public func checkOpenStepReader(_ data: Data) -> Bool { checkReader(data, of: .openStep) }

/// Reads a document in one format as a value of any kind and as types, ours and Foundation's.
///
/// - Parameters:
///   - data: The document.
///   - format: The format that the target is about.
/// - Returns: Whether the document is in that format.
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
  // What we refuse may be something that Foundation does not survive.
  guard let ours = attempt({ try decoder.decode(Anything.self, from: data) }) else { return true }
  require(value != nil, "A document decodes, but is no value.")
  if format == .binary, hasRepeatedKeys(data) { return true }
  // Foundation asks no type what it makes of a null here.
  if format == .openStep, ours == .null { return true }
  // Foundation reads the escapes of form feed and vertical tab as other characters.
  if format == .openStep,
    [#"\f"#, #"\v"#].contains(where: { data.range(of: Data($0.utf8)) != nil })
  {
    return true
  }
  // Foundation reads years without their sign, also those that it has written.
  if format == .xml, ours.hasAncientDate { return true }
  let foundation = Foundation.PropertyListDecoder()
  let theirs = try? foundation.decode(Anything.self, from: data)
  require(theirs == ours, "Foundation reads \(theirs as Any), we read \(ours)")
  return true
}

/// Ends the process if something is not so; `precondition` would not say what in an optimised build.
func require(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}

/// What came of reading; anything but a `DecodingError` is a finding.
func attempt<Value>(_ body: () throws -> Value) -> Value? {
  do {
    return try body()
  } catch is DecodingError {
    return nil
  } catch {
    fatalError("Threw \(error)")
  }
}

/// Fields of all kinds, none of which has to be there.
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
