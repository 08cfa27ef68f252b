internal import TranscodableCore
public import TranscodableFoundation
public import TranscodableJSON

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Expects that all JSON documents in a folder can be decoded as a given type.
///
/// ```swift
/// @Test func allSamplesAreOrders() throws {
///   let orders = try expectFixtures(of: Order.self, in: "Fixtures/orders")
///   #expect(orders.count == 12)
/// }
/// ```
///
/// - Parameters:
///   - type: The type to decode.
///   - folder: The path of the folder, relative to the test's folder. Files with the extension
///     `.json` are decoded, including files in subfolders.
///   - decoder: The decoder for the documents.
///   - source: The file of the test.
/// - Returns: The decoded values by file path, relative to the folder.
/// - Throws: A ``CodingMismatch`` with every failure of every document, and errors of reading the
///   files.
@discardableResult
public func expectFixtures<Value: Decodable>(
  of type: Value.Type, in folder: String, decoder: JSON.Decoder = JSON.Decoder(),
  source: StaticString = #filePath
) throws -> [String: Value] {
  let folder = URL(filePath: "\(source)").deletingLastPathComponent().appending(path: folder)
  let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    .filter { $0.hasSuffix(".json") }.sorted()
  guard !names.isEmpty else { throw CodingMismatch("\(folder.path) contains no documents") }
  var values: [String: Value] = [:]
  var problems: [String] = []
  for name in names {
    do {
      values[name] = try decoder.decodeCollecting(
        type, from: Data(contentsOf: folder.appending(path: name)))
    } catch let failures as CodingFailures {
      problems += failures.map { "\(name): \($0)" }
    } catch {
      problems.append("\(name): \(error)")
    }
  }
  guard problems.isEmpty else { throw CodingMismatch(problems.joined(separator: "\n")) }
  return values
}
