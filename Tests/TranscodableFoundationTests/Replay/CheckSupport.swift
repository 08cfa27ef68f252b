internal import Foundation
internal import TranscodableCore
internal import TranscodableFoundation
internal import TranscodableJSON

// The fuzz targets and two test targets compile this file.

public struct BrokenCheck: Error, CustomStringConvertible {
  public let description: String
}

func expect(_ condition: Bool, _ message: @autoclosure () -> String) throws {
  if !condition { throw BrokenCheck(description: message()) }
}

/// The outcome of reading: a value or the description of a failure.
enum Reading<Value> {
  case value(Value)
  case failure(CodingFailure)

  init(_ body: () throws -> Value) throws {
    do {
      self = .value(try body())
    } catch let error as DecodingError {
      self = .failure(CodingFailure(error))
    }
  }

  var value: Value? { if case .value(let value) = self { value } else { nil } }

  var failure: CodingFailure? { if case .failure(let failure) = self { failure } else { nil } }
}

/// The coders with default settings, because creating one for each document is slow.
enum DefaultCoders {
  static let decoder = JSON.Decoder()
  static let foundation = Foundation.JSONDecoder()
  static let encoder = JSON.Encoder()
}

/// Checks that a failure lies within the document.
func checkLocation(of failure: CodingFailure, in data: Data) throws {
  guard let range = failure.byteRange else {
    return try expect(failure.category == .limit, "no byte range: \(failure)")
  }
  // UTF-16 and UTF-32 documents may be longer in UTF-8.
  try expect(
    range.lowerBound >= 0 && range.upperBound <= data.count * 2, "\(failure) in \(data.count)")
  try expect((failure.line ?? 0) > 0 && (failure.column ?? 0) > 0, "no line: \(failure)")
}

/// Checks that a failure lies within the document and has a description.
func checkDescription(of failure: CodingFailure, in data: Data) throws {
  try checkLocation(of: failure, in: data)
  try expect(!failure.explanation.isEmpty && !failure.description.isEmpty, "no description")
}

/// A choice and the document that follows it.
///
/// A check of many types or settings tries one of them for each document, which its first byte
/// determines, so that documents take little time.
struct Choice {
  let number: Int
  let document: Data

  init?(_ data: Data) {
    guard let first = data.first else { return nil }
    number = Int(first)
    document = Data(data.dropFirst())
  }
}
