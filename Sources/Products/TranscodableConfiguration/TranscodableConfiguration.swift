// With one import, users get the formats' values and failures, too.
@_exported public import TranscodableCore
