"""rtoml and urllib.parse, which decode untyped values. Executes commands from standard input; see `compare-formats`."""

import pathlib
import sys
import urllib.parse

try:
    import rtoml
except ImportError:
    rtoml = None

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent / 'python'))
from timing import best


def main():
    for line in sys.stdin:
        operation, document, contender, argument = line.rstrip('\n').split('\t')
        text = pathlib.Path(sys.argv[1], document).read_text()
        if document.startswith('form') or not rtoml:
            decode, encode = urllib.parse.parse_qsl, urllib.parse.urlencode
        else:
            decode, encode = rtoml.loads, rtoml.dumps
        value = decode(text)
        if operation == 'text':
            pathlib.Path(argument).write_text(encode(value))
            answer = 'written'
        else:
            answer = best(argument, (lambda: decode(text)) if operation == 'decode' else (lambda: encode(value)))
        print(answer, flush=True)


main()
