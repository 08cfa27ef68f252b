"""The modules that a program with `import Transcodable` is linked from."""

UMBRELLA = ['TranscodableCore', 'TranscodableJSON', 'TranscodablePropertyList', 'TranscodableFoundation',
            'TranscodableEssentials', 'Transcodable']
# The engine is closed: programs link it, and users see nothing of it.
ENGINE = 'TranscodableBytes'
LINKED = [ENGINE, *UMBRELLA]
