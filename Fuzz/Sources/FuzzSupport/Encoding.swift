public import Foundation
internal import Transcodable

private let check = ProgramCheck(
  json: (JSON.Encoder(), JSONEncoder()),
  propertyList: (PropertyList.Encoder(), PropertyListEncoder()))

/// Encodes by the program that bytes stand for, with our coders and Foundation's: the values are the same.
///
/// - Parameter data: The bytes.
/// - Returns: Whether they are enough for a program.
public func checkEncoding(_ data: Data) -> Bool {
  guard data.count > 4 else { return false }
  let difference = check.difference([UInt8](data))
  require(difference == nil, difference ?? "")
  return true
}
