// `import TranscodableEssentials` provides the attributes, the direct path and JSON values.
@_exported public import TranscodableCore
@_exported public import TranscodableJSON
