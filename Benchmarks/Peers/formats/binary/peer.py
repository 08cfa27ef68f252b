"""msgspec with the benchmark models, and cbor2 without them. Executes commands from standard input; see `compare-formats`."""

import json
import pathlib
import sys

import cbor2
import msgspec

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent.parent / 'python'))
from timing import best


def coders(document, contender):
    """Returns a function that decodes the document and one that encodes its value."""
    kind, _, name = document.partition('-')
    if contender == 'msgspec':
        import models
        return msgspec.msgpack.Decoder(models.DOCUMENTS[name]).decode, msgspec.msgpack.Encoder().encode
    return (cbor2.loads, cbor2.dumps) if kind == 'cbor' else (msgspec.msgpack.decode, msgspec.msgpack.encode)


def main():
    folder = pathlib.Path(sys.argv[1])
    sys.path.append(str(folder))
    for line in sys.stdin:
        operation, document, contender, argument = line.rstrip('\n').split('\t')
        decode, encode = coders(document, contender)
        answer = 'written'
        if operation == 'make':
            name = document.partition('-')[2]
            pathlib.Path(argument).write_bytes(encode(json.loads((folder / f'json-{name}').read_bytes())))
        elif operation == 'json':
            text = json.dumps(decode(pathlib.Path(argument).read_bytes()))
            pathlib.Path(argument).write_text(text)
        else:
            data = (folder / document).read_bytes()
            value = decode(data)
            if operation == 'text':
                pathlib.Path(argument).write_bytes(encode(value))
            else:
                answer = best(argument, (lambda: decode(data)) if operation == 'decode' else (lambda: encode(value)))
        print(answer, flush=True)


main()
