@_exported public import TranscodableCore
@_exported public import TranscodableFormats
