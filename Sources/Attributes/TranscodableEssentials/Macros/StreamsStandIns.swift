// The compiler prefers the declarations in TranscodableStreams. Without this import, it shows these
// messages instead of an unknown name.

/// The attribute of `TranscodableStreams`, which isn't imported.
@available(*, unavailable, message: "add 'import TranscodableStreams'")
@attached(peer)
public macro PartiallyDecodable() =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")
