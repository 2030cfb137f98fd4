"""A bot that fails: hangs, prints rubbish, dies, floods, or is out of range."""
import sys
import time

how = sys.argv[1]
for line in sys.stdin:
    if '"do":"act"' not in line:
        continue
    if how == "hangs":
        time.sleep(1000)
    elif how == "rubbish":
        print("Tally-ho!", flush=True)
    elif how == "dies":
        sys.exit("out of petrol")
    elif how == "floods":
        while True:
            print("x" * 100_000, end="", flush=True)
    elif how == "beyond":
        print('{"action": 100000}', flush=True)
