// @ts-check
/** Lessons: a real board, a few steps, and a referee who says why not. */

import { loadArt } from "../art.js";
import { html, useEffect, useRef } from "../html.js";
import { useCourse } from "../lessons/course.js";
import { lessons as kingdomino } from "../games/kingdomino/lessons.js";
import { desk as kingdominoDesk } from "../games/kingdomino/desk.js";
import { lessons as kingdoms } from "../games/kingdoms/lessons.js";
import { desk as kingdomsDesk } from "../games/kingdoms/desk.js";
import { countOf, kept, numberOf } from "../lessons/progress.js";
import { useMoreWords } from "../more.js";
import { Bar, useTitle } from "../parts/bar.js";
import { Button, ButtonLink, Icon, IconButton, Loading, Shield } from "../parts/basics.js";
import { Games } from "../parts/games.js";
import { Emblem } from "../parts/sentence.js";
import { Link } from "../router.js";
import { Scene } from "./scenes.js";

/** @typedef {import("../lessons/practice.js").Lesson} Lesson */
/** @typedef {import("../more.js").Say} Say */
/** @typedef {ReturnType<typeof useCourse>} Going */

const LESSONS = /** @type {Record<string, Lesson>} */ ({ kingdomino: kingdomino[0], kingdoms: kingdoms[0] });
/** @type {Record<string, import("../contract.js").Desk>} */
const DESKS = { kingdomino: kingdominoDesk, kingdoms: kingdomsDesk };
const COLOURS = { kingdomino: ["pink", "yellow", "green", "blue"], kingdoms: ["red", "yellow"] };
const SIGNS = { good: "check", bad: "warn", info: "hint" };

export { TEACHING as styles } from "../styles.js";

/** @param {{ params: Record<string, string> }} props */
export function Screen({ params }) {
  const say = useMoreWords("learn");
  useTitle(say?.("learn-title") ?? "");
  useEffect(() => void loadArt("common", "kingdomino", "kingdoms").catch(() => {}), []);
  const lesson = LESSONS[params.game ?? ""];
  if (!say) return html`<main id="main" class="wrap" tabindex="-1"><${Loading} /></main>`;
  return html`<${Bar} title=${say("learn-title")} where=${lesson && say(`${lesson.game}-name`)} hasLanguages />
    ${lesson ? html`<${Course} key=${lesson.game} say=${say} lesson=${lesson} desk=${DESKS[lesson.game]} />` : html`<${Choice} say=${say} />`}`;
}

/** @param {{ say: Say }} props */
const Choice = ({ say }) =>
  html`<main id="main" class="wrap ls-choice" tabindex="-1">
    <p class="ls-lead">${say("learn-about")}</p>
    <div class="ls-cards">
      ${Object.values(LESSONS).map((lesson) => {
        const { game } = lesson;
        const begun = kept(lesson);
        const [step, steps] = [begun ? numberOf(lesson, begun.now) : 1, countOf(lesson)];
        return html`<${Link} key=${game} class="card ls-card" href=${`/learn/${game}`}>
          <span class="picture"><${Scene} game=${game} /></span>
          <h2>${say(`${game}-name`)}</h2>
          <p>${say(`${game}-learn-about`)}</p>
          <small>${step > 1 ? say("learn-go-on", { step, steps }) : say("learn-steps", { steps })}</small>
        <//>`;
      })}
    </div>
  </main>`;

/** All steps of a lesson. @param {{ say: Say, lesson: Lesson, desk: import("../contract.js").Desk }} props */
function Course({ say, lesson, desk }) {
  const { game } = lesson;
  const going = useCourse(lesson, desk, say);
  const turnRef = useRef(/** @type {(() => void) | null} */ (null));
  const { step, position, remark, isDone, words } = going;
  if (!position) {
    return html`<main id="main" class="wrap" tabindex="-1">${remark ? html`<p class="note bad">${remark.text}</p>` : html`<${Loading} />`}</main>`;
  }
  const { view, isOver } = position;
  const names = namesFor(say, game, view.options.players);
  const hint = desk.hint?.(step);
  const outcome = isDone && desk.outcome({ view, step, isOver });
  return html`<main id="main" class="ls-course" tabindex="-1">
    <section class="ls-text" aria-labelledby="ls-task">
      <${Progress} say=${say} going=${going} />
      <p class="ls-explain">${words("text")} <span class="ls-rules">${step.rules.map((rule) => html`<${RuleNumber} key=${rule} game=${game} rule=${rule} />`)}</span></p>
      <div class="sentence yours"><${Emblem} symbol=${step.emblem} /><p id="ls-task">${words("task")}</p></div>
      ${hint && html`<p class="ls-hint ls-keyboard">${say(hint)}</p>`}
      ${outcome && html`<${Ranking} say=${say} names=${names} ...${outcome} />`}
      <div class="ls-foot">
        <div class="ls-remark">
          ${remark &&
          html`<p class=${`note ${remark.tone}`}><${Icon} name=${SIGNS[remark.tone]} />
            <span>${remark.text} ${remark.rule && html`<${RuleNumber} game=${game} rule=${remark.rule} />`}</span></p>`}
        </div>
        <${Acts} say=${say} desk=${desk} game=${game} going=${going} turn=${() => turnRef.current?.()} />
      </div>
    </section>
    <${desk.Desk} ...${going} say=${say} view=${view} isOver=${isOver} names=${names} isOn=${!isDone} turnRef=${turnRef} />
    <div class="ls-after-course">
      <${Games} path="/learn" game=${game} title=${(/** @type {string} */ one) => say(`${one}-name`)} label=${say("learn-games")} />
      ${going.number > 1 && html`<${Button} class="mid quiet" icon="rematch" busy=${going.isBusy} onClick=${going.restart}>${say("learn-restart")}<//>`}
    </div>
  </main>`;
}

/** The number of a rule, leading to it. @param {{ game: string, rule: string }} props */
const RuleNumber = ({ game, rule }) => html`<${Link} class="chip" href=${`/rules/${game}#${rule}`}>${rule}<//>`;

/** @param {{ say: Say, going: Going }} props */
function Progress({ say, going: { number, count, isDone, isBusy, hasPast, back } }) {
  const kindOf = (/** @type {number} */ one) => (one < number || (isDone && one === number) ? "on" : one === number ? "at" : "");
  return html`<div class="ls-progress">
    <span class="pips" aria-hidden="true">${Array.from({ length: count }, (_, i) => html`<i key=${i} class=${kindOf(i + 1)}></i>`)}</span>
    <span>${say("learn-step", { step: number, steps: count })}</span>
    ${hasPast && html`<${IconButton} icon="back" label=${say("learn-back")} aria-disabled=${isBusy} onClick=${() => !isBusy && back()} />`}
  </div>`;
}

/** @param {{ say: Say, desk: import("../contract.js").Desk, game: string, going: Going, turn: () => void }} props */
function Acts({ say, desk, game, going, turn }) {
  const { number, count, isDone, isBusy, ready } = going;
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (isDone) root.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [isDone]);
  const isLast = number === count;
  const next = () => {
    void going.next();
    scrollTo({ top: 0 });
  };
  return html`<div class=${isDone ? "ls-acts is-done" : "ls-acts"} ref=${root}>
    ${isDone
      ? html`<${Button} main icon=${isLast ? "rematch" : "arrow"} busy=${isBusy} onClick=${next}>${say(isLast ? "learn-again" : "learn-next")}<//>
          ${isLast && html`<${ButtonLink} href="/" icon="play">${say("learn-play")}<//><${ButtonLink} href=${`/rules/${game}`} icon="learn">${say("learn-rules")}<//>`}`
      : html`<${Button} main icon="confirm" aria-disabled=${!ready} onClick=${() => !isBusy && going.confirm()}>${say(desk.confirmWord?.(ready) ?? "learn-confirm")}<//>
          ${desk.Tools && html`<${desk.Tools} say=${say} going=${going} turn=${turn} />`}
          <${Button} icon="hint" busy=${isBusy} onClick=${going.show}>${say("learn-show")}<//>`}
  </div>`;
}

/** @param {Say} say @param {string} game @param {number} players */
const namesFor = (say, game, players) =>
  Array.from({ length: players }, (_, seat) => ({
    name: seat ? say("learn-rival", { seat }) : say("learn-you"),
    isYou: seat === 0,
    isBot: seat > 0,
    colour: COLOURS[/** @type {keyof typeof COLOURS} */ (game)][seat],
    bot: null,
    isPresent: true,
  }));

/** How it ended. @param {import("../contract.js").Outcome & { say: Say, names: any[] }} props */
function Ranking({ say, names, scores, ranks, word }) {
  const order = names.map((_, seat) => seat).sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0));
  return html`<ol class="ls-outcome">
    ${order.map((seat) => html`<li key=${seat}><${Shield} colour=${names[seat].colour} /><span>${names[seat].name}</span><b>${word(say, scores[seat] ?? 0)}</b></li>`)}
  </ol>`;
}
