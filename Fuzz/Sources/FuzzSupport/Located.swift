internal import Foundation
internal import Transcodable

func attempted<Value>(_ body: () throws -> Value) -> Value? { located(nil, body) }

/// The result of reading; any failure must lie within the document.
func located<Value>(_ data: Data?, _ body: () throws -> Value) -> Value? {
  do {
    return try body()
  } catch let error as DecodingError {
    let range = CodingFailure(error).byteRange ?? 0..<0
    require(
      data == nil || range.lowerBound >= 0 && range.upperBound <= data?.count ?? 0,
      "\(error) in \(data?.count ?? 0)")
    return nil
  } catch {
    fatalError("Threw \(error)")
  }
}
