// What `import Transcodable` brings: the attributes, and with them everything below.
@_exported public import TranscodableCore
@_exported public import TranscodableFoundation
@_exported public import TranscodableJSON
@_exported public import TranscodablePropertyList
