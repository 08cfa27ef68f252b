"""The modules that a program with `import Transcodable` links."""

UMBRELLA = ['TranscodableCore', 'TranscodableJSON', 'TranscodablePropertyList', 'TranscodableFoundation',
            'TranscodableEssentials', 'Transcodable']
# Programs link the engine, but users can't see its declarations.
ENGINE = 'TranscodableBytes'
LINKED = [ENGINE, *UMBRELLA]


def module_folder(root, name):
    """Returns the folder of a module; `Sources` groups the modules."""
    return next((root / 'Sources').glob(f'*/{name}'))
