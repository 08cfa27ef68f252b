"""rtoml and urllib.parse, which decode untyped values. Executes commands from standard input; see `compare-formats`."""

import pathlib
import sys
import time
import urllib.parse

try:
    import rtoml
except ImportError:
    rtoml = None


def best(milliseconds, body):
    """Returns the nanoseconds of the best call, in batches of at least 50 µs."""
    def timed(calls):
        start = time.process_time_ns()
        for _ in range(calls):
            body()
        return time.process_time_ns() - start

    calls = 1
    while timed(calls) < 50_000:
        calls *= 2
    shortest, spent = float('inf'), 0
    while spent < float(milliseconds) * 1e6:
        taken = timed(calls)
        shortest = min(shortest, taken / calls)
        spent += taken
    return shortest


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
