// A bot in JavaScript, for Node 18 or newer; it needs nothing else. What it says: docs/bots.md.
//
//     mathom bot check "cmd:node docs/examples/plain.mjs"
//
// It plays as plain.py does, choice by choice, so each can be read beside the other.

import { createInterface } from "node:readline";

// Verbs that do nothing, in any of the games, or give something away.
const LAZY = new Set(["pass", "done", "skip", "stop", "stay", "cease", "halt", "discard"]);
const MASK = (1n << 64n) - 1n;

// Chance of our own, from the luck that the host gives: xorshift, in whole numbers of 64 bits.
class Dice {
  constructor(luck) {
    this.state = luck & MASK || 1n;
  }

  below(count) {
    let state = this.state;
    state ^= (state << 13n) & MASK;
    state ^= state >> 7n;
    state ^= (state << 17n) & MASK;
    this.state = state;
    return Number(state % BigInt(count));
  }
}

// How good a choice looks: the more the better.
function worth(question, { verb, fields }) {
  if (LAZY.has(verb)) return -100;
  if (question.game === "duel" && (verb === "play" || verb === "landmark")) {
    // What it costs whom is in the view, for everything that lies open.
    return -question.view.prices[fields.card ?? fields.landmark][question.seat].coins;
  }
  return 0;
}

// One of the options, as it is written.
function choose(question, dice) {
  const worths = question.choices.map((choice) => worth(question, choice));
  const most = Math.max(...worths);
  const best = [...worths.keys()].filter((n) => worths[n] === most);
  return question.options[best[dice.below(best.length)]];
}

let dice = new Dice(1n);
const answer = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  const heard = JSON.parse(line);
  if (heard.do === "hello") {
    // We say what we look at: then nobody takes the trouble to write the position.
    answer({ mathom: 1, name: "plain", wants: ["choices", "view"] });
  } else if (heard.do === "begin") {
    // Luck may have more digits than a number of JavaScript holds, so it is read from the line itself.
    dice = new Dice(BigInt(/"luck":\s*(\d+)/.exec(line)[1]));
  } else if (heard.do === "choose") {
    answer({ option: choose(heard, dice) });
  }
}
