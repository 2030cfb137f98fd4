"""Plays any of its choices, by the number it has in the list; with `notation` or `action`, by other words."""
import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["do"] == "act":
        chosen = random.Random(message["seed"]).randrange(len(message["actions"]))
        whole = "action" in sys.argv[1:]
        print(json.dumps({"action": message["actions"][chosen] if whole else chosen}), flush=True)
