"""A bot in plain Python: it knows nothing of Mathom, only the protocol (docs/bots.md).

    mathom bot check "cmd:python docs/examples/plain.py"
    mathom arena duel --bots "cmd:python docs/examples/plain.py,random" --games 100

It shows what a question holds: `kind` says what is asked, `choices` are the options as data, `view` is
what the seat sees. Of the options that look best it takes one by its own dice, so the same luck at the
same table gives the same choice.
"""

import json
import sys

LAZY = {"pass", "done", "skip", "stop", "stay", "cease", "halt", "discard"}
"""Verbs that do nothing, in any of the games, or give something away."""


class Dice:
    """Chance of our own, from the luck that the host gives: xorshift, as good as need be."""

    def __init__(self, luck):
        self.state = luck % 2**64 or 1

    def below(self, count):
        state = self.state
        state ^= (state << 13) % 2**64
        state ^= state >> 7
        state ^= (state << 17) % 2**64
        self.state = state
        return state % count


def worth(question, choice):
    """How good a choice looks: the more the better."""
    verb, fields = choice["verb"], choice["fields"]
    if verb in LAZY:
        return -100
    if question["game"] == "duel" and verb in ("play", "landmark"):
        # What it costs whom is in the view, for everything that lies open.
        thing = fields.get("card") or fields.get("landmark")
        return -question["view"]["prices"][thing][question["seat"]]["coins"]
    return 0


def choose(question, dice):
    """One of the options, as it is written."""
    worths = [worth(question, choice) for choice in question["choices"]]
    best = [n for n, one in enumerate(worths) if one == max(worths)]
    return question["options"][best[dice.below(len(best))]]


def main():
    """Answer until nobody asks any more."""
    dice = Dice(1)
    for line in sys.stdin:
        heard = json.loads(line)
        if heard["do"] == "hello":
            # We say what we look at: then nobody takes the trouble to write the position.
            answer = {"mathom": 1, "name": "plain", "wants": ["choices", "view"]}
        elif heard["do"] == "begin":
            dice = Dice(heard["luck"])
            continue
        elif heard["do"] == "choose":
            answer = {"option": choose(heard, dice)}
        else:
            continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
