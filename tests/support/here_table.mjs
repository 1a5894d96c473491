// Gives the commands of scripts to the table of the browser. Standard input: the game, its module's file, and scripts; each has a
// wish to open a table with, and steps: a command, the actor (none for the program itself), and the player whose update is
// wanted. Standard output: for every script what each step did, as `tests/table/test_here.py` reads it.
import { readFileSync } from "node:fs";
import { Hashing } from "../../src/regnum/web/js/engine/dealing.js";
import { Engine } from "../../src/regnum/web/js/engine/engine.js";
import { entryOf, updateOf } from "../../src/regnum/web/js/here/audience.js";
import { decide } from "../../src/regnum/web/js/here/decide.js";
import { openTable, rematch } from "../../src/regnum/web/js/here/opening.js";
import { dump, load, recordOf, verify } from "../../src/regnum/web/js/here/record.js";
import { answered } from "../../src/regnum/web/js/here/refusal.js";
import { after, SYSTEM, tableOf } from "../../src/regnum/web/js/here/table.js";

const { game, module, scripts } = JSON.parse(readFileSync(0, "utf8"));
const engine = await Engine.load(readFileSync(module));
const { referee } = await import(`../../src/regnum/web/js/games/${game}/referee.js`);
const rules = { rules: referee(engine), hashing: new Hashing(engine) };
const STEP = 7;
let now = 0;

const timed = (events) => events.map((event) => [(now += STEP), event]);
const tableFrom = (events, seed) => tableOf(rules.rules, rules.hashing.commitment({ seed }), timed(events));

function refused(problem) {
  const { code, said, rule } = answered(problem);
  if (code === "broken") throw problem;
  return { refused: [code, said, rule] };
}

function attempt(act) {
  try {
    return act();
  } catch (problem) {
    return refused(problem);
  }
}

function run({ wish, host, seed, facts, steps }) {
  now = 1000;
  const opened = attempt(() => ({ events: openTable(wish, rules.rules, host, seed, facts) }));
  if (opened.refused) return [opened];
  let table = tableFrom(opened.events, seed);
  const found = [opened];
  for (const { command, actor, watcher, since } of steps) {
    const done = attempt(() => ({ events: decide(table, command, actor ?? SYSTEM, facts) }));
    if (done.events) table = after(table, timed(done.events));
    found.push({
      ...done,
      update: JSON.stringify(updateOf("t", table, watcher, { since })),
      entry: JSON.stringify(entryOf("t", table)),
    });
  }
  const record = table.state ? dump(recordOf(table, rules)) : null;
  if (record) verify(load(record), rules);
  const again = table.ended && table.state ? rematch(table, host, "again", "t", facts.absent.slice(1)) : null;
  return [...found, { record, again }];
}

process.stdout.write(JSON.stringify(scripts.map(run)));
