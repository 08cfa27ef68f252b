/// Decodes from any value without reading it.
struct Anything: Decodable, Equatable {
  init(from decoder: any Decoder) throws {}
}
