/// The variable that receives encoded values: a container, or a writer on the direct path.
enum EncodingTarget {
  case container(String)
  case writer

  func encode(
    _ value: String, by strategy: String? = nil, forKey key: String? = nil, omitsNil: Bool = false,
    line: SourceLine? = nil
  ) -> Code {
    let prefix = strategy == nil ? "" : "__"
    let value = value + (strategy.map { ", by: \($0)" } ?? "")
    switch self {
    case .container(let name):
      let method = prefix + (omitsNil ? "encodeIfPresent" : "encode")
      let label = key.map { ", forKey: \($0)" } ?? ""
      return ("try \(name).\(method)(\(value)\(label))" as Code).at(line)
    case .writer:
      let method = omitsNil ? "writeOptional" : "write"
      let name = line == nil ? prefix + method : "__\(method)Field"
      return "writer.\(name)(\(key.map { "\($0), " } ?? "")\(value))"
    }
  }

  /// Returns the statement that encodes a member of an object.
  func encode(_ field: PlannedField, forKey key: String) -> Code {
    let strategy = field.writtenStrategy
    let code = encode(
      field.written, by: strategy, forKey: key, omitsNil: field.omitsNil,
      line: strategy == nil ? field.line : nil)
    return strategy != nil && field.isNullable
      ? .block("if !\(field.reference).isAbsent", [code]) : field.unlessOmitted(code)
  }
}
