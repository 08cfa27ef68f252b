/// The form of a type's raw value: a JSON string, or `Data` that contains JSON.
public struct RawRepresentationCoding: Sendable {
  // The macro reads the argument from the source code, so this type is empty. The constants are
  // only declared where `Data` is available, so programs that don't use Foundation get an error at
  // the attribute.
  package init() {}
}
