"""The groups of the documentation's front page and their modules, each of which has an archive.

The other products, `TranscodableEssentials`, `TranscodableJSON` and `TranscodablePropertyList`, are parts of `Transcodable`; its
page `Products` describes them.
"""

ABSTRACT = 'Codable for Swift with one attribute: several times as fast as Foundation, with errors that pinpoint the problem. ' \
    'Most programs need only the first product.'
MAIN = 'Transcodable'
PRODUCTS = {
    'Start here': [MAIN],
    'Formats': ['TranscodableFormats', 'TranscodableCBOR', 'TranscodableMessagePack', 'TranscodableForm', 'TranscodableTOML'],
    'Besides': ['TranscodableStreams', 'TranscodableConversion', 'TranscodableFullFoundation', 'TranscodableDiagnostics', 'TranscodableConfiguration', 'TranscodableTesting',
                'TranscodableSchema'],
    'Without macros': ['Kodable'],
}
# The modules of Sources/Integrations.
INTEGRATIONS = {
    'Servers, clients and databases': [
        'TranscodableNIO', 'TranscodableHTTP', 'TranscodableHummingbird', 'TranscodableAsyncHTTPClient',
        'TranscodableURLSession', 'TranscodableGRDB', 'TranscodableLogging', 'TranscodableSwiftConfiguration',
        'TranscodableYAML'],
}
