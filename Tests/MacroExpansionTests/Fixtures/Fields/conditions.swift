import Transcodable

@Codable(keys: .snakeCase)
struct Conditions {
  let always: Int
  #if os(Linux) || os(macOS)
  let onDesktops: Int
  #if DEBUG
  var debugOnly = 1
  #endif
  #elseif os(iOS)
  let onPhones: Int
  #else
  let elsewhere: Int
  #endif
}
