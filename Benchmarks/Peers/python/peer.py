"""msgspec with the benchmark models, and orjson without them. Executes commands from standard input; see `compare`."""

import pathlib
import sys
import time


def best(milliseconds, body):
    """Runs a function in batches of at least 50 µs and returns the best time of a call, in nanoseconds."""
    def taken(calls):
        start = time.process_time_ns()
        for _ in range(calls):
            body()
        return time.process_time_ns() - start

    calls = 1
    while taken(calls) < 50_000:
        calls *= 2
    least, spent = float('inf'), 0
    while spent < float(milliseconds) * 1e6:
        nanoseconds = taken(calls)
        least = min(least, nanoseconds / calls)
        spent += nanoseconds
    return least


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
