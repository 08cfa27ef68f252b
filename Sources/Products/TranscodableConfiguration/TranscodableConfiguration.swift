// With one import, users get the values of dictionaries, and the diagnostics.
@_exported public import TranscodableCore
@_exported public import TranscodableDiagnostics
@_exported public import TranscodableJSON
