// `import Transcodable` provides the attributes and the modules below.
@_exported public import TranscodableEssentials
@_exported public import TranscodableFoundation
@_exported public import TranscodablePropertyList
