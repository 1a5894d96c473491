// @ts-check
/** Lessons: a real board, a few steps, and a referee who says why not. */

import { adorn, useFace, usePart, useParts } from "../games.js";
import { html, useEffect, useRef } from "../html.js";
import { useCourse } from "../lessons/course.js";
import { countOf, kept, keyOf, numberOf, wordsOf } from "../lessons/progress.js";
import { useMoreWords } from "../more.js";
import { Bar, useTitle } from "../parts/bar.js";
import { Button, ButtonLink, Icon, IconButton, Loading, Shield } from "../parts/basics.js";
import { Links, Scene } from "../parts/games.js";
import { Emblem } from "../parts/sentence.js";
import { Link } from "../router.js";
import { hasNotation } from "../settings.js";

/** @typedef {import("../contract.js").Desk} Desk */
/** @typedef {import("../lessons/practice.js").Lesson} Lesson */
/** @typedef {import("../more.js").Say} Say */
/** @typedef {ReturnType<typeof useCourse>} Going */

const SIGNS = { good: "check", bad: "warn", info: "hint" };

export const styles = ["css/learn.css"];

/** @param {Lesson} lesson */
const pathOf = (lesson) => `/learn/${keyOf(lesson)}`;

/** @param {Say} say @param {Lesson} lesson */
const titleOf = (say, lesson) => (lesson.name ? say(`${wordsOf(lesson)}-title`) : say(`${lesson.game}-name`));

const Waiting = () => html`<main id="main" class="wrap" tabindex="-1"><${Loading} /></main>`;

/** @param {{ params: Record<string, string> }} props */
export function Screen({ params }) {
  const say = useMoreWords("learn");
  const lessons = useParts("lessons")?.flat();
  useTitle(say?.("learn-title") ?? "");
  useEffect(() => void adorn().catch(() => {}), []);
  if (!say || !lessons) return html`<${Waiting} />`;
  const lesson = lessons.find(({ game, name }) => game === params.game && name === params.lesson);
  return html`<${Bar} title=${say("learn-title")} where=${lesson && titleOf(say, lesson)} hasLanguages />
    ${
      lesson
        ? html`<${Taught} key=${keyOf(lesson)} say=${say} lesson=${lesson} lessons=${lessons} />`
        : html`<${Choice}
      say=${say} lessons=${lessons} />`
    }`;
}

/** @param {{ say: Say, lessons: Lesson[] }} props */
const Choice = ({ say, lessons }) =>
  html`<main id="main" class="wrap ls-choice" tabindex="-1">
    <p class="ls-lead">${say("learn-about")}</p>
    <div class="ls-cards">
      ${lessons.map((lesson) => {
        const begun = kept(lesson);
        const [step, steps] = [begun ? numberOf(lesson, begun.now) : 1, countOf(lesson)];
        return html`<${Link} key=${keyOf(lesson)} class="card ls-card" href=${pathOf(lesson)}>
          <span class="picture"><${Scene} game=${lesson.game} /></span>
          <h2>${titleOf(say, lesson)}</h2>
          <p>${say(`${wordsOf(lesson)}-about`)}</p>
          <small>${step > 1 ? say("learn-go-on", { step, steps }) : say("learn-steps", { steps })}</small>
        <//>`;
      })}
    </div>
  </main>`;

/** A lesson, as soon as what it is played on is here. @param {{ say: Say, lesson: Lesson, lessons: Lesson[] }} props */
function Taught({ say, lesson, lessons }) {
  const desk = usePart(lesson.game, "desk");
  const face = useFace(lesson.game);
  return desk && face
    ? html`<${Course} say=${say} lesson=${lesson} lessons=${lessons} desk=${desk} colours=${face.colours} />`
    : html`<${Waiting} />`;
}

/**
 * All steps of a lesson.
 * @param {{ say: Say, lesson: Lesson, lessons: Lesson[], desk: Desk, colours: string[] }} props
 */
function Course({ say, lesson, lessons, desk, colours }) {
  const { game } = lesson;
  const going = useCourse(lesson, desk, say);
  const turnRef = useRef(/** @type {(() => void) | null} */ (null));
  const { step, position, remark, isDone, words } = going;
  if (!position) {
    return html`<main id="main" class="wrap" tabindex="-1">${
      remark
        ? html`<p class="note bad">
      ${remark.text}</p>`
        : html`<${Loading} />`
    }</main>`;
  }
  const { view, isOver } = position;
  const names = namesFor(say, colours, view.options.players);
  const hint = desk.hint?.(step);
  const outcome = isDone && desk.outcome({ view, step, isOver });
  return html`<main id="main" class="ls-course" tabindex="-1">
    <section class="ls-text" aria-labelledby="ls-task">
      <${Progress} say=${say} going=${going} />
      <p class="ls-explain">${words("text")} <span class="ls-rules">${step.rules.map(
        (rule) => html`<${RuleNumber}
        key=${rule} game=${game} rule=${rule} />`,
      )}</span></p>
      <div class="sentence yours"><${Emblem} symbol=${step.emblem} /><p id="ls-task">${words("task")}</p></div>
      ${hint && html`<p class="ls-hint ls-keyboard">${say(hint)}</p>`}
      ${outcome && html`<${Ranking} say=${say} names=${names} ...${outcome} />`}
      <div class="ls-foot">
        <div class="ls-remark">
          ${
            remark &&
            html`<p class=${`note ${remark.tone}`}><${Icon} name=${SIGNS[remark.tone]} />
            <span>${remark.text} ${remark.rule && html`<${RuleNumber} game=${game} rule=${remark.rule} />`}</span></p>`
          }
        </div>
        <${Acts} say=${say} desk=${desk} game=${game} going=${going} turn=${() => turnRef.current?.()} />
      </div>
    </section>
    <${desk.Desk} ...${going} say=${say} view=${view} isOver=${isOver} names=${names} isOn=${!isDone}
      turnRef=${turnRef} />
    <div class="ls-after-course">
      <${Links} label=${say("learn-games")}
        links=${lessons.map((one) => ({ href: pathOf(one), title: titleOf(say, one), isHere: one === lesson }))} />
      ${
        going.number > 1 &&
        html`<${Button} class="mid quiet" icon="rematch" busy=${going.isBusy}
        onClick=${going.restart}>${say("learn-restart")}<//>`
      }
    </div>
  </main>`;
}

/** The number of a rule, leading to it. @param {{ game: string, rule: string }} props */
const RuleNumber = ({ game, rule }) =>
  hasNotation() ? html`<${Link} class="chip" href=${`/rules/${game}#${rule}`}>${rule}<//>` : null;

/** @param {{ say: Say, going: Going }} props */
function Progress({ say, going: { number, count, isDone, isBusy, hasPast, back } }) {
  const kindOf = (/** @type {number} */ one) =>
    one < number || (isDone && one === number) ? "on" : one === number ? "at" : "";
  return html`<div class="ls-progress">
    <span class="pips" aria-hidden="true">${Array.from(
      { length: count },
      (_, i) => html`<i key=${i}
      class=${kindOf(i + 1)}></i>`,
    )}</span>
    <span>${say("learn-step", { step: number, steps: count })}</span>
    ${
      hasPast &&
      html`<${IconButton} icon="back" label=${say("learn-back")} aria-disabled=${isBusy}
      onClick=${() => !isBusy && back()} />`
    }
  </div>`;
}

/** @param {{ say: Say, desk: Desk, game: string, going: Going, turn: () => void }} props */
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
    ${
      isDone
        ? html`<${Button} main icon=${isLast ? "rematch" : "arrow"} busy=${isBusy} onClick=${next}>
          ${say(isLast ? "learn-again" : "learn-next")}<//>
          ${
            isLast &&
            html`<${ButtonLink} href="/" icon="play">${say("learn-play")}<//><${ButtonLink}
            href=${`/rules/${game}`} icon="learn">${say("learn-rules")}<//>`
          }`
        : html`<${Button} main icon="confirm" aria-disabled=${!ready} onClick=${() => !isBusy && going.confirm()}>
          ${say(desk.confirmWord?.(ready) ?? "page-confirm")}<//>
          ${desk.Tools && html`<${desk.Tools} say=${say} going=${going} turn=${turn} />`}
          <${Button} icon="hint" busy=${isBusy} onClick=${going.show}>${say("learn-show")}<//>`
    }
  </div>`;
}

/** @param {Say} say @param {string[]} colours @param {number} players */
const namesFor = (say, colours, players) =>
  Array.from({ length: players }, (_, seat) => ({
    name: seat ? say("learn-rival", { seat }) : say("page-you"),
    isYou: seat === 0,
    isBot: seat > 0,
    colour: colours[seat],
    bot: null,
    isPresent: true,
    isAway: false,
    awayFor: 0,
  }));

/**
 * How it ended.
 * @param {import("../contract.js").Outcome & { say: Say, names: import("../contract.js").Name[] }} props
 */
function Ranking({ say, names, scores, ranks, word }) {
  const order = names.map((_, seat) => seat).sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0));
  return html`<ol class="ls-outcome">
    ${order.map(
      (seat) => html`<li key=${seat}><${Shield} colour=${names[seat].colour} /><span>
      ${names[seat].name}</span><b>${word(say, scores[seat] ?? 0)}</b></li>`,
    )}
  </ol>`;
}
