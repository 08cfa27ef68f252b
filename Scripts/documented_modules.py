"""What the documentation shows: the groups of its front page, and the modules in them, with an archive each.

The other products, `TranscodableEssentials`, `TranscodableJSON` and `TranscodablePropertyList`, are parts of
`Transcodable`, and described on its page `Products`.
"""

ABSTRACT = 'Codable for Swift, declared by one attribute: several times as fast, with errors that say what is wrong and where. ' \
    'Most programs need the first product alone.'
MAIN = 'Transcodable'
PRODUCTS = {
    'Start here': [MAIN],
    'Besides': ['TranscodableFullFoundation', 'TranscodableDiagnostics', 'TranscodableTesting', 'TranscodableSchema'],
    'In place of macros': ['Kodable'],
}
# Of the package Integrations.
INTEGRATIONS = {
    'In servers, clients and databases': [
        'TranscodableNIO', 'TranscodableHTTP', 'TranscodableHummingbird', 'TranscodableAsyncHTTPClient',
        'TranscodableURLSession', 'TranscodableGRDB', 'TranscodableLogging', 'TranscodableConfiguration'],
}
