@_exported public import TranscodableCore
