internal import TranscodableCore
public import TranscodableFoundation
public import TranscodableJSON

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Decodes all documents of a folder, and expects that each is a value of a type.
///
/// ```swift
/// @Test func allSamplesAreOrders() throws {
///   let orders = try expectFixtures(of: Order.self, in: "Fixtures/orders")
///   #expect(orders.count == 12)
/// }
/// ```
///
/// - Parameters:
///   - type: The type.
///   - folder: The path of the folder, from that of the test. Its files whose names end in `.json` are read, those of folders in
///     it as well.
///   - decoder: Decodes them.
///   - source: The file of the test.
/// - Returns: The values by the path of their file in the folder.
/// - Throws: A ``CodingMismatch`` with every failure of every document, and what reading the files throws.
public func expectFixtures<Value: Decodable>(
  of type: Value.Type, in folder: String, decoder: JSON.Decoder = JSON.Decoder(),
  source: StaticString = #filePath
) throws -> [String: Value] {
  let folder = URL(filePath: "\(source)").deletingLastPathComponent().appending(path: folder)
  let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    .filter { $0.hasSuffix(".json") }.sorted()
  guard !names.isEmpty else { throw CodingMismatch("\(folder.path) has no documents") }
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
