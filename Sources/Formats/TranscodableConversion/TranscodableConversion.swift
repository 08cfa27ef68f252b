// With one import, users get the values and the failures of both formats.
@_exported public import TranscodableCore
@_exported public import TranscodableFoundation
@_exported public import TranscodableJSON
@_exported public import TranscodablePropertyList
