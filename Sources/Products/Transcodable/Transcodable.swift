// What `import Transcodable` brings: the attributes, and with them everything below.
@_exported public import TranscodableEssentials
@_exported public import TranscodableFoundation
@_exported public import TranscodablePropertyList
