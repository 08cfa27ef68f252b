internal import ArgumentParser
internal import TranscodableInference

extension SwiftModel.Options.Style: ExpressibleByArgument {}

/// How `transcode infer` makes and prints types.
struct InferStyleOptions: ParsableArguments {
  @Option(
    help:
      "Print types with the attributes of Transcodable, or plain ones that need nothing but Foundation."
  )
  var style = SwiftModel.Options.Style.attributes

  @Option(help: "The access level to spell: public, package, internal, fileprivate.")
  var access: String?

  @Flag(help: "Make fields that can be changed.")
  var mutable = false

  @Flag(help: "Make enums of strings of which there are few; each has a case for all others.")
  var enums = false

  @Flag(help: "Make URLs of strings that all are.")
  var urls = false

  @Flag(help: "Tell null from a missing key where both occur.")
  var nullable = false

  @Option(
    help: ArgumentHelp(
      "The objects there are dictionaries; * stands for every element.", valueName: "pointer"))
  var map: [String] = []

  @Option(
    help: ArgumentHelp(
      "The type of the objects there has a name; places with the same name share a type.",
      valueName: "pointer=name"))
  var typeAt: [String] = []

  func validate() throws {
    if let access, !["public", "package", "internal", "fileprivate"].contains(access) {
      throw ValidationError("--access is public, package, internal or fileprivate: \(access).")
    }
    for place in map + typePlaces.map(\.0) where ShapePlace(place) == nil {
      throw ValidationError("A JSON Pointer begins with a slash: \(place).")
    }
    if let wrong = typeAt.first(where: { !$0.contains("=") }) {
      throw ValidationError("--type-at needs a pointer and a name: \(wrong).")
    }
  }

  private var typePlaces: [(String, String)] {
    typeAt.compactMap { text in
      text.lastIndex(of: "=").map { (String(text[..<$0]), String(text[text.index(after: $0)...])) }
    }
  }

  var hints: InferenceHints {
    InferenceHints(maps: map, types: Dictionary(typePlaces) { $1 })
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
