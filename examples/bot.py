"""A bot in forty lines of Python: it plays a whole game through `wingover serve`.

    python3 bot.py [game] [seat] [command that starts the server ...]

Every choice is tried by playing the game out on forks, in worlds made up to fit what this seat can see.
"""
import json
import subprocess
import sys

game, seat = (sys.argv[1:3] + ["spitting-fire", "axis"][len(sys.argv[1:3]):])
command = sys.argv[3:] or ["npx", "wingover", "serve"]
server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")


def ask(what, **fields):
    """One request, one answer; a refusal says which rule it rests on."""
    server.stdin.write(json.dumps({"do": what, **fields}) + "\n")
    server.stdin.flush()
    answer = json.loads(server.stdout.readline())
    if not answer["ok"]:
        sys.exit("\n".join(f"{v['message']} ({v['rule']})" for v in answer["violations"]))
    return answer


def worth(table, action):
    """How the game stands for this seat after the action and some hasty play."""
    fork = ask("fork", game=table, seed="bot")["game"]
    ask("act", game=fork, action=action)
    end = ask("playout", game=fork, count=2, steps=40)
    ask("close", game=fork)
    return end["evaluation"][seat]


status = ask("new", ruleset=game, seat=seat, budget=20)
while status["outcome"] is None:
    table = status["game"]
    actions = ask("legal", game=table)["actions"]
    best = max(actions, key=lambda action: worth(table, action)) if len(actions) > 1 else actions[0]
    status = ask("act", game=table, action=best)
print(f"{seat} plays {game}: {json.dumps(status['outcome'])}")
server.stdin.close()
sys.exit(server.wait())
