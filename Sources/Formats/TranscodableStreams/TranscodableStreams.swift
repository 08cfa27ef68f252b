// With one import, users get the JSON values, the coders and the errors that streams refer to.
@_exported public import TranscodableCore
@_exported public import TranscodableFoundation
@_exported public import TranscodableJSON
