/// The form of a type's raw value: a JSON string, or `Data` that contains JSON.
public struct RawRepresentationCoding: Sendable {
  // The macro reads the choice from the source code. The constants are declared where `Data` is
  // available, so that programs without Foundation get an error at the attribute.
  package init() {}
}
