/// What a value is as the raw value of its type: a string of JSON, or `Data` with JSON in it.
public struct RawRepresentationCoding: Sendable {
  // The macro reads which one it is from the source. The constants are declared beside `Data`, so that programs without
  // Foundation are told at the attribute that they have none.
  package init() {}
}
