internal import Foundation
internal import Transcodable

private let check = ProgramCheck(
  json: (JSON.Encoder(), JSONEncoder()),
  propertyList: (PropertyList.Encoder(), PropertyListEncoder()))

/// Runs the encoding program given by the bytes with our encoders; the JSON must be the expected
/// one.
///
/// - Parameter data: The bytes.
/// - Returns: Whether there are enough bytes for a program.
func checkEncoding(_ data: Data) -> Bool {
  guard data.count > 4 else { return false }
  let difference = check.differenceInOrder([UInt8](data))
  require(difference == nil, difference ?? "")
  return true
}

/// Runs the encoding program given by the bytes with our coders and Foundation's, which must
/// produce the same values.
///
/// - Parameter data: The bytes.
/// - Returns: Whether there are enough bytes for a program.
func compareEncoding(_ data: Data) -> Bool {
  guard data.count > 4 else { return false }
  let difference = check.difference([UInt8](data))
  require(difference == nil, difference ?? "")
  return true
}
