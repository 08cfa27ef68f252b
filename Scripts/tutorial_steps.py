"""The tutorial steps and how to run them. They aren't products; the compiler interprets them."""

import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
STEPS = ROOT / 'Sources' / 'Products' / 'Transcodable' / 'Transcodable.docc' / 'Tutorials' / 'Steps'


def built_folder():
    """Builds everything and returns the folder of the programs."""
    command = ['swift', 'build', '--package-path', str(ROOT)]
    subprocess.run(command + ['--quiet'], check=True)
    shown = subprocess.run(
        command + ['--show-bin-path'], check=True, capture_output=True, text=True)
    return pathlib.Path(shown.stdout.strip())


def step_command(folder, temporary):
    """Returns the command that runs a step, given its file; links the objects of a snippet."""
    linked = (folder / 'GettingStarted.product' / 'Objects.LinkFileList').read_text().splitlines()
    objects = temporary / 'objects'
    objects.write_text('\n'.join(file for file in linked if '/GettingStarted.build/' not in file))
    subprocess.run(['swiftc', '-emit-library', '-o', temporary / 'libSteps.so', f'@{objects}'], check=True)
    return ['swift', '-swift-version', '6', '-I', folder / 'Modules', '-L', temporary, '-lSteps',
            '-load-plugin-executable', f'{folder}/TranscodableMacros-tool#TranscodableMacros']
