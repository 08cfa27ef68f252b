// What `import TranscodableEssentials` brings: the attributes, the direct lane and JSON values.
@_exported public import TranscodableCore
@_exported public import TranscodableJSON
