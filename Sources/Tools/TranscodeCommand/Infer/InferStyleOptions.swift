internal import ArgumentParser
internal import TranscodableInference

extension SwiftModel.Options.Style: ExpressibleByArgument {}

struct InferStyleOptions: ParsableArguments {
  @Option(
    help:
      """
      Generate types with Transcodable's attributes, or plain types that only need Foundation.
      """
  )
  var style = SwiftModel.Options.Style.attributes

  @Option(help: "The access level: public, package, internal or fileprivate.")
  var access: String?

  @Flag(help: "Generate variables instead of constants.")
  var mutable = false

  @Flag(
    help:
      "Generate enums, with a case for unknown values, for string fields with few values.")
  var enums = false

  @Flag(
    help:
      "Use URL for all string fields whose values are all URLs, not only under keys such as `url`.")
  var urls = false

  @Flag(help: "Distinguish null from a missing key where both occur.")
  var nullable = false

  @Option(
    help: ArgumentHelp(
      "Use dictionaries for the objects at a pointer; * matches every element.",
      valueName: "pointer"))
  var map: [String] = []

  @Option(
    help: ArgumentHelp(
      "The name of the type at a pointer; locations with the same name share a type.",
      valueName: "pointer=name"))
  var typeAt: [String] = []

  func validate() throws {
    if let access, !["public", "package", "internal", "fileprivate"].contains(access) {
      throw ValidationError(
        "--access must be public, package, internal or fileprivate, not '\(access)'.")
    }
    for pointer in map + typeLocations.map(\.0) where ShapeLocation(pointer) == nil {
      throw ValidationError("A JSON Pointer must start with a slash, but '\(pointer)' doesn't.")
    }
    if let wrong = typeAt.first(where: { !$0.contains("=") }) {
      throw ValidationError("--type-at requires a pointer and a name, but got '\(wrong)'.")
    }
  }

  private var typeLocations: [(String, String)] {
    typeAt.compactMap { text in
      text.lastIndex(of: "=").map { (String(text[..<$0]), String(text[text.index(after: $0)...])) }
    }
  }

  var hints: InferenceHints {
    InferenceHints(maps: map, types: Dictionary(typeLocations) { $1 })
  }

  var options: SwiftModel.Options {
    var options = SwiftModel.Options()
    options.style = style
    options.access = access ?? ""
    options.isMutable = mutable
    options.makesEnums = enums
    options.makesURLs = urls
    options.makesNullables = nullable
    return options
  }
}
