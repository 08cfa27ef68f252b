internal import Foundation
internal import Transcodable

private let limits = PropertyListReaderSettings(
  maximumDepth: 64, maximumDocumentSize: 1 << 20, maximumElementCount: 1 << 10)

private let decoder = limitedDecoder(.none)
private let coercingDecoder = limitedDecoder(.flexible)
private let foundation = Foundation.PropertyListDecoder()

private func limitedDecoder(_ coercion: DecodingCoercionPolicy) -> PropertyList.Decoder {
  let decoder = PropertyList.Decoder()
  decoder.settings = limits
  decoder.settings.coercion = coercion
  return decoder
}

/// Decodes a document as an untyped value and as a type.
///
/// Failures must lie within the document.
///
/// - Parameters:
///   - data: The document. Its size determines the type.
///   - format: The format that the target tests.
/// - Returns: Whether the document has that format.
func checkReader(_ data: Data, of format: PropertyList.Format) -> Bool {
  guard PropertyList.format(of: data) == format else { return false }
  _ = attempt(data) { try PropertyList(parsing: data, settings: limits) }
  switch data.count % 3 {
  case 0: _ = attempt(data) { try decoder.decode(Probe.self, from: data) }
  case 1: _ = attempt(data) { try decoder.decode([Probe].self, from: data) }
  default: _ = attempt(data) { try coercingDecoder.decode(Probe.self, from: data) }
  }
  return true
}

/// Decodes a document of any format with our decoder and Foundation's.
///
/// - Parameter data: The document.
/// - Returns: Whether it is a property list.
func compareReaders(_ data: Data) -> Bool {
  let format = PropertyList.format(of: data)
  // Foundation may crash on documents that we reject.
  guard let ours = attempt({ try decoder.decode(Anything.self, from: data) }) else { return false }
  require(
    (try? PropertyList(parsing: data, settings: limits)) != nil,
    "A document decodes as a type, but not as an untyped value.")
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

/// The result of decoding; any failure must lie within the document.
private func attempt<Value>(_ data: Data, _ body: () throws -> Value) -> Value? {
  do {
    return try body()
  } catch let error as DecodingError {
    let range = CodingFailure(error).byteRange ?? 0..<0
    require(
      range.lowerBound >= 0 && range.upperBound <= data.count * 2, "\(error) in \(data.count)")
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
