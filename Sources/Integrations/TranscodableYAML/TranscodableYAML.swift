#if YAML
  @_exported public import TranscodableFormats
#endif
