"""The modules that a program with `import Transcodable` is linked from."""

UMBRELLA = ['TranscodableCore', 'TranscodableJSON', 'TranscodablePropertyList', 'TranscodableFoundation',
            'TranscodableEssentials', 'Transcodable']
# The engine is closed: programs link it, and users see nothing of it.
ENGINE = 'TranscodableBytes'
LINKED = [ENGINE, *UMBRELLA]


def module_folder(root, name):
    """The folder of a module: `Sources` groups the modules by layer."""
    return next((root / 'Sources').glob(f'*/{name}'))
