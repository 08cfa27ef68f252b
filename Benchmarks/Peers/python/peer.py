"""msgspec with the benchmark models, and orjson without them. Executes commands from standard input; see `compare`."""

import pathlib
import sys

from timing import best


def coders(contender, document):
    """Returns a function that decodes the document and one that encodes its value."""
    if contender == 'orjson':
        import orjson
        return orjson.loads, orjson.dumps
    import models
    import msgspec
    return msgspec.json.Decoder(models.DOCUMENTS[document]).decode, msgspec.json.Encoder().encode


def main():
    folder = pathlib.Path(sys.argv[1])
    for line in sys.stdin:
        operation, document, contender, argument = line.rstrip('\n').split('\t')
        data = (folder / f'{document}.json').read_bytes()
        decode, encode = coders(contender, document)
        value = decode(data)
        if operation == 'decode':
            print(best(argument, lambda: decode(data)))
        elif operation == 'encode':
            print(best(argument, lambda: encode(value)))
        else:
            pathlib.Path(argument).write_bytes(encode(value))
            print('written')
        sys.stdout.flush()


main()
