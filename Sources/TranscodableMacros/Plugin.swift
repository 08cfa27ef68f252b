import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct TranscodablePlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = []
}
