// Import this module to use the attributes and the modules below.
@_exported public import TranscodableEssentials
@_exported public import TranscodableFoundation
@_exported public import TranscodablePropertyList
