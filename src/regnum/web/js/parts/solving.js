// @ts-check
/** A puzzle on the board of a table: a try, the verdict with its reasons, a second try, and the answer. */

import { ask, HERE } from "../api.js";
import { useTableFace } from "../games.js";
import { html, useEffect, useState } from "../html.js";
import { announce } from "../live.js";
import { useMoreWords } from "../more.js";
import { note } from "../puzzles/kept.js";
import { first, step } from "../puzzles/trying.js";
import { botName } from "../tables.js";
import { sayList } from "../words.js";
import { Bar, useTitle } from "./bar.js";
import { Button, IconButton, Loading, Notice } from "./basics.js";
import { Diamonds, themeWord } from "./diamonds.js";
import { Sentence } from "./sentence.js";

/** @typedef {import("../more.js").Say} Say */
/** @typedef {import("../contract.js").Update} Update */
/** @typedef {import("../puzzles/kept.js").Puzzle} Puzzle */
/** @typedef {import("../puzzles/kept.js").Reason} Reason */
/** @typedef {import("../puzzles/trying.js").Trying} Trying */

/** What is followed where nothing happens. @type {import("../contract.js").Follow} */
const NOTHING = { deed: null, since: [] };
const idle = async () => {};

/** @param {{ say: Say, puzzle: Puzzle, onNext: () => void, onLeave: () => void }} props */
export function Solving({ say, puzzle, onNext, onLeave }) {
  const { game } = puzzle.record;
  const face = useTableFace(game);
  const sayMore = useMoreWords("study");
  const [update, setUpdate] = useState(/** @type {Update | null} */ (null));
  const [problem, setProblem] = useState("");
  const [trying, setTrying] = useState(first);
  useTitle(say("puzzles-title"));
  useEffect(() => {
    const record = JSON.stringify(puzzle.record);
    /** @type {Promise<Update>} */ (ask("POST", `${HERE}/api/sketches`, { record })).then(setUpdate, (refused) =>
      setProblem(/** @type {Error} */ (refused).message),
    );
  }, []);
  if (problem) return html`<main id="main" class="wrap"><${Notice} kind="warn" role="alert">${problem}<//></main>`;
  if (!face || !update || !sayMore) return html`<main id="main" class="wrap" tabindex="-1"><${Loading} /></main>`;
  const tell = (/** @type {import("../puzzles/trying.js").Incident} */ incident) => {
    const next = step(trying, incident, puzzle);
    if (next.grade && next.grade !== trying.grade) note(puzzle.name, next.grade);
    setTrying(next);
    if (next.phase !== trying.phase) announce(verdictWords(say, sayMore, puzzle, next).join(" "));
  };
  const seat = update.view?.seat ?? 0;
  const names = namesOf(say, face.colours, puzzle, seat);
  const shown = { ...update, your_seats: [seat] };
  const isAsked = trying.phase === "ask";
  const [text, hint] = verdictWords(say, sayMore, puzzle, trying);
  const slots = {
    sentence: html`<${Sentence} emblem=${EMBLEMS[trying.phase]} text=${text} hint=${hint} isYours=${isAsked} />`,
    log: html`<${Told} ...${{ say, sayMore, puzzle, trying, onHint: () => tell({ type: "hint" }) }} />`,
    ...{ latest: "", chat: null },
    pace: isAsked ? null : html`<${Steps} ...${{ say, trying, tell, onNext }} />`,
  };
  return html`<${Bar} title=${say("puzzles-title")} where=${say(`${game}-name`)}>
      <nav aria-label=${say("puzzles-title")}><${IconButton} icon="close" label=${say("puzzles-leave")} onClick=${onLeave} /></nav><//>
    <main id="main" tabindex="-1" class=${`table ${game} pz pz-${trying.phase}`}>
      <${face.Table} update=${shown} names=${names} canUndo=${false} undo=${idle} hold=${() => {}} follow=${NOTHING}
        key=${trying.turn} isReplay=${!isAsked} pending=${null} marked=${isAsked ? undefined : markedOf(trying, puzzle)}
        act=${async (/** @type {string} */ action) => tell({ type: "try", action })} slots=${slots} />
    </main>`;
}

/** @type {Record<Trying["phase"], string>} */
const EMBLEMS = { ask: "figure-eye", right: "figure-crown", wrong: "figure-wait", shown: "figure-eye" };

/** @param {Trying} trying @param {Puzzle} puzzle @returns {import("../contract.js").Marked[]} */
function markedOf({ phase, action }, { answers }) {
  const best = answers[0] ?? "";
  if (phase === "wrong") return [{ action, label: "", look: "bad", grade: "mistake" }];
  return [{ action: phase === "right" ? action : best, label: "", look: "good", grade: "good" }];
}

/** Who sits where: the one to act is the reader. @param {Say} say @param {string[]} colours @param {Puzzle} puzzle @param {number} own */
const namesOf = (say, colours, { record }, own) =>
  record.players.map(({ name, bot = null }, seat) => ({
    name: seat === own ? say("page-you") : bot ? say("puzzles-rival", { name: botName(bot), number: seat + 1 }) : name,
    ...{ isYou: seat === own, isBot: seat !== own, colour: colours[seat] ?? "", bot: null, face: null },
    ...{ isPresent: true, isAway: false, awayFor: 0 },
  }));

/** @param {Puzzle} puzzle @param {string} action */
const chanceOf = ({ chances }, action) => (action in chances ? Math.round((chances[action] ?? 0) / 10) : null);

/**
 * The task, or the verdict in one sentence, and a number with it.
 * @param {Say} say @param {Say} sayMore @param {Puzzle} puzzle @param {Trying} trying @returns {[string, string]}
 */
function verdictWords(say, sayMore, puzzle, { phase, action }) {
  const best = chanceOf(puzzle, puzzle.answers[0] ?? "") ?? 0;
  if (phase === "ask") return [say("puzzles-task"), say(puzzle.exact ? "puzzles-task-exact" : "puzzles-task-about")];
  if (phase === "wrong") {
    const mine = chanceOf(puzzle, action);
    const about =
      mine === null ? say("puzzles-wrong-far") : say("puzzles-wrong-about", { mine, lost: Math.max(1, best - mine) });
    return [say("puzzles-wrong"), about];
  }
  const [reason] = reasonsOf(sayMore, puzzle);
  const word = say(phase === "right" ? "puzzles-right" : "puzzles-shown");
  return [reason ? `${word} ${reason}` : word, say("puzzles-best-about", { best })];
}

/** Why the answer is best, in sentences. @param {Say} sayMore @param {Puzzle} puzzle */
const reasonsOf = (sayMore, { record: { game }, reasons = [] }) =>
  reasons.map(({ code, points, arguments: given = {} }) =>
    sayMore(`${game}-${points > 0 ? "reason" : "cost"}-${code}`, given),
  );

/**
 * What the puzzle is about, and the explanation once it was tried.
 * @param {{ say: Say, sayMore: Say, puzzle: Puzzle, trying: Trying, onHint: () => void }} props
 */
function Told({ say, sayMore, puzzle, trying, onHint }) {
  const { record, themes = [], level, difficulty, reasons = [] } = puzzle;
  const isAsked = trying.phase === "ask";
  const nudge = reasons.find(({ points }) => points > 0);
  const isDone = trying.phase === "right" || trying.phase === "shown";
  return html`<section class="card stack pz-told" aria-label=${say("puzzles-title")}>
    <p class="cluster">
      ${isDone && themes.map((theme) => html`<span key=${theme} class="chip">${themeWord(say, record.game, theme)}</span>`)}
      <${Diamonds} ...${{ say, difficulty }} />
      ${level && html`<span class="soft small">${say("puzzles-level", { level: botName(level) })}</span>`}
    </p>
    ${
      isAsked &&
      (trying.isHinted
        ? html`<p role="status">${
            nudge
              ? sayMore(`${record.game}-nudge-${nudge.code}`, nudge.arguments ?? {})
              : say("puzzles-hint-themes", {
                  themes: sayList(themes.map((theme) => themeWord(say, record.game, theme))),
                })
          }</p>`
        : html`<${Button} class="mid" icon="hint" onClick=${onHint}>${say("puzzles-hint")}<//>`)
    }
    ${
      isDone &&
      html`<ul class="pz-why">${reasonsOf(sayMore, puzzle).map((text) => html`<li key=${text}>${text}</li>`)}</ul>
        <p class="soft small">${say(puzzle.exact ? "puzzles-sure-exact" : "puzzles-sure")}</p>`
    }
  </section>`;
}

/**
 * What can be done after a try, where Confirm was.
 * @param {{ say: Say, trying: Trying, tell: (incident: import("../puzzles/trying.js").Incident) => void, onNext: () => void }} props
 */
const Steps = ({ say, trying: { phase }, tell, onNext }) =>
  html`<div class="buttons pz-steps">
    ${
      phase === "wrong"
        ? html`<${Button} icon="eye" onClick=${() => tell({ type: "show" })}>${say("puzzles-show")}<//>
            <${Button} main icon="undo" onClick=${() => tell({ type: "again" })}>${say("puzzles-again")}<//>`
        : html`<${Button} main icon="arrow" onClick=${onNext}>${say("puzzles-next")}<//>`
    }
  </div>`;
