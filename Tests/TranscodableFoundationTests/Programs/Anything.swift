/// A type that takes any value, and asks nothing of it.
struct Anything: Decodable, Equatable {
  init(from decoder: any Decoder) throws {}
}
