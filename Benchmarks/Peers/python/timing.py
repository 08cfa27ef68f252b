"""The timer of the peers in Python."""

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
