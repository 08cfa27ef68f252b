import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct TranscodablePlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    CodableMacro.self,
    DecodableMacro.self,
    EncodableMacro.self,
    KodableMacro.self,
    MarkerMacro.self,
    PartiallyDecodableMacro.self,
    PolymorphicMacro.self,
    MemberwiseInitMacro.self,
    DefaultInstanceMacro.self,
    CopyWithMacro.self,
  ]
}
