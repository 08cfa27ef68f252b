public import Transcodable

@Codable
enum Colour: String {
  case red, green
}

@Codable
public enum Level: Int, Sendable, CaseIterable {
  case low = 1
  case high
}

typealias Code = UInt16

@Decodable
enum Status: Code {
  case fine = 200
}
