// @ts-check
/** Lessons: a real board, a few steps, and a referee who says why not. */

import { loadArt } from "../art.js";
import { boxOf, groundOf, reachOf } from "../games/kingdomino/geometry.js";
import { dominoNow, taskOf } from "../games/kingdomino/turns.js";
import { html, useEffect, useRef, useState } from "../html.js";
import { announce } from "../live.js";
import { lesson as kingdomino } from "../lessons/kingdomino.js";
import { KingdominoDesk } from "../lessons/kingdomino_desk.js";
import { lesson as kingdoms } from "../lessons/kingdoms.js";
import { KingdomsDesk } from "../lessons/kingdoms_desk.js";
import { practise, untilMine } from "../lessons/practice.js";
import { fits, forbidden } from "../lessons/purpose.js";
import { needStyles, useMoreWords } from "../more.js";
import { Bar, useTitle } from "../parts/bar.js";
import { Button, ButtonLink, Icon, Loading, Shield } from "../parts/basics.js";
import { Games } from "../parts/games.js";
import { Emblem } from "../parts/sentence.js";
import { Link } from "../router.js";

/** @typedef {import("../lessons/practice.js").Lesson} Lesson */
/** @typedef {import("../lessons/practice.js").Step} Step */
/** @typedef {import("../more.js").Say} Say */
/** @typedef {{ tone: "good" | "bad" | "info", text: string, rule?: string | null }} Remark */

/** @type {Record<string, Lesson>} */
const LESSONS = { kingdomino, kingdoms };
const COLOURS = { kingdomino: ["pink", "yellow", "green", "blue"], kingdoms: ["red", "yellow"] };

/** How many actions are asked about at most to find one that a step wants. */
const MOST_TRIES = 60;

needStyles("kingdomino", "kingdomino-face", "kingdoms", "kingdoms-face", "learn");

/** @param {{ params: Record<string, string> }} props */
export function Screen({ params }) {
  const say = useMoreWords("learn");
  useTitle(say?.("learn-title") ?? "");
  useEffect(() => void loadArt("common", "kingdomino", "kingdoms").catch(() => {}), []);
  const lesson = LESSONS[params.game ?? ""];
  if (!say) return html`<main id="main" class="wrap" tabindex="-1"><${Loading} /></main>`;
  return html`<${Bar} title=${say("learn-title")} where=${lesson && say("learn-game", { game: lesson.game })} hasLanguages />
    ${lesson ? html`<${Course} key=${lesson.game} say=${say} lesson=${lesson} />` : html`<${Choice} say=${say} />`}`;
}

/** @param {{ say: Say }} props */
function Choice({ say }) {
  return html`<main id="main" class="wrap ls-choice" tabindex="-1">
    <p class="ls-lead">${say("learn-about")}</p>
    <div class="ls-cards">
      ${Object.values(LESSONS).map(
        ({ game, scenes }) => html`<${Link} key=${game} class="card ls-card" href=${`/learn/${game}`}>
          <svg viewBox="0 0 100 100" aria-hidden="true"><use href=${game === "kingdoms" ? "#tile-dragon" : "#land-wheat"} width="100" height="100" />${game !== "kingdoms" && html`<use href="#glyph-wheat" x="14" y="14" width="72" height="72" />`}</svg>
          <h2>${say("learn-game", { game })}</h2>
          <p>${say(`learn-${game}-about`)}</p>
          <small>${say("learn-steps", { steps: scenes.flatMap((scene) => scene.steps).length })}</small>
        <//>`,
      )}
    </div>
  </main>`;
}

/**
 * All steps of a lesson.
 * @param {{ say: Say, lesson: Lesson }} props
 */
function Course({ say, lesson }) {
  const { game, scenes } = lesson;
  const [at, setAt] = useState({ scene: 0, step: 0 });
  const [past, setPast] = useState(/** @type {{ scene: number, step: number, actions: string[] }[]} */ ([]));
  const [position, setPosition] = useState(/** @type {{ start: string[], actions: string[], view: any, isOver: boolean } | null} */ (null));
  const [chosen, setChosen] = useState(/** @type {string | null} */ (null));
  const [tried, setTried] = useState(/** @type {string | null} */ (null));
  const [preview, setPreview] = useState(/** @type {any} */ (null));
  const [remark, setRemark] = useState(/** @type {Remark | null} */ (null));
  const [isDone, setDone] = useState(false);
  const [isBusy, setBusy] = useState(true);
  const turnRef = useRef(/** @type {(() => void) | null} */ (null));
  const nextRef = useRef(/** @type {HTMLElement | null} */ (null));
  const asked = useRef(0);
  const scene = /** @type {import("../lessons/practice.js").Scene} */ (scenes[at.scene]);
  const step = /** @type {Step} */ (scene.steps[at.step]);
  const number = scenes.slice(0, at.scene).reduce((sum, one) => sum + one.steps.length, at.step) + 1;
  const steps = scenes.flatMap((one) => one.steps);
  const text = (/** @type {string} */ part) => say(`learn-${game}-${step.name}-${part}`);

  const tell = (/** @type {Remark | null} */ next) => {
    setRemark(next);
    if (next) announce(next.rule ? `${next.text} (${next.rule})` : next.text);
  };
  const guarded = async (/** @type {() => Promise<void>} */ work) => {
    setBusy(true);
    try {
      await work();
    } catch (problem) {
      tell({ tone: "bad", text: /** @type {Error} */ (problem).message, rule: /** @type {any} */ (problem).rule });
    } finally {
      setBusy(false);
    }
  };
  const forget = () => {
    asked.current += 1;
    setChosen(null);
    setTried(null);
    setPreview(null);
  };

  const begin = (/** @type {{ scene: number, step: number }} */ where, /** @type {string[]} */ actions) =>
    guarded(async () => {
      forget();
      tell(null);
      setDone(false);
      const found = await untilMine(game, /** @type {any} */ (scenes[where.scene]), actions);
      setAt(where);
      setPosition({ start: found.actions, actions: found.actions, view: found.view, isOver: false });
    });
  useEffect(() => void begin({ scene: 0, step: 0 }, /** @type {any} */ (scenes[0]).actions), [lesson]);
  useEffect(() => {
    if (isDone) nextRef.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [isDone]);

  if (!position) return html`<main id="main" class="wrap" tabindex="-1">${remark ? html`<p class="note bad">${remark.text}</p>` : html`<${Loading} />`}</main>`;
  const { start, actions, view, isOver } = position;

  /** The action that Confirm plays. */
  const ready = chosen ?? (game === "kingdomino" && !isDone && taskOf(view) === "discard" ? view.legal[0] : null);

  const choose = async (/** @type {string | null} */ action) => {
    forget();
    tell(null);
    setChosen(action);
    if (!action || action === "draw" || action.startsWith("k")) return;
    const mine = asked.current;
    const answer = await practise(game, scene, actions, { tried: action }).catch(() => null);
    if (asked.current === mine) setPreview(answer?.preview ?? null);
  };

  /** Somebody asks about something that is not on offer. */
  const attempt = (/** @type {string} */ action) =>
    guarded(async () => {
      forget();
      setTried(action);
      const { explanation } = await practise(game, scene, actions, { tried: action });
      if (!explanation || explanation.is_legal) return;
      const isWanted = step.kind === "refused" && (!step.want.rules.length || step.want.rules.includes(explanation.rule));
      if (isWanted) succeed(explanation);
      else tell({ tone: "bad", text: step.kind === "refused" ? `${explanation.message} ${text("no")}` : explanation.message, rule: explanation.rule });
    });

  const succeed = (/** @type {{ message: string, rule: string } | null} */ explanation) => {
    setDone(true);
    tell({ tone: "good", text: explanation ? `${explanation.message} ${text("done")}` : text("done"), rule: explanation?.rule });
  };

  const confirm = () =>
    guarded(async () => {
      const action = ready;
      if (isDone) return;
      if (!action) return tell({ tone: "info", text: say("learn-choose-first") });
      if (step.kind === "refused") return tell({ tone: "info", text: say("learn-would-be-legal") });
      if (step.kind === "move") {
        const answer = await practise(game, scene, actions, { tried: action });
        if (!fits(step.want, { view, action, preview: answer.preview })) return tell({ tone: "bad", text: text("no") });
      }
      const played = [...actions, action];
      const answer = await practise(game, scene, played);
      forget();
      setPosition({ start, actions: played, view: answer.view, isOver: answer.is_over });
      if (step.kind !== "round" || answer.is_over || answer.view.round !== view.round) succeed(null);
    });

  /** Point at a solution. */
  const show = () =>
    guarded(async () => {
      if (step.kind === "refused") return demonstrate();
      const { piece, ...change } = step.want;
      const needsPreview = ["gain", "mine", "rival"].some((name) => name in change);
      const candidates = piece ? view.legal.filter((/** @type {string} */ action) => fits({ piece }, { view, action, preview: null })) : view.legal;
      for (const action of needsPreview ? candidates.toReversed().slice(0, MOST_TRIES) : candidates) {
        const preview = needsPreview && action !== "draw" ? (await practise(game, scene, actions, { tried: action })).preview : null;
        if ((needsPreview && !preview) || !fits(change, { view, action, preview })) continue;
        await choose(action);
        tell({ tone: "info", text: say("learn-shown") });
        return;
      }
    });
  const demonstrate = async () => {
    if (step.want.piece) return attempt(step.want.piece);
    const reach = reachOf(boxOf(groundOf(view.kingdoms[0]).values()), view.options.size);
    const places = forbidden(dominoNow(view) ?? 0, reach, view.legal);
    for (const action of places.slice(0, MOST_TRIES)) {
      const { explanation } = await practise(game, scene, actions, { tried: action });
      const isWanted = explanation && !explanation.is_legal && explanation.rule !== "A-K7" && (!step.want.rules.length || step.want.rules.includes(explanation.rule));
      if (isWanted) return attempt(action);
    }
  };

  const next = () => {
    setPast([...past, { ...at, actions: start }]);
    if (at.step + 1 < scene.steps.length) void begin({ scene: at.scene, step: at.step + 1 }, actions);
    else if (at.scene + 1 < scenes.length) void begin({ scene: at.scene + 1, step: 0 }, /** @type {any} */ (scenes[at.scene + 1]).actions);
    else void begin({ scene: 0, step: 0 }, /** @type {any} */ (scenes[0]).actions).then(() => setPast([]));
    scrollTo({ top: 0 });
  };
  const back = () => {
    const before = past.at(-1);
    if (!before) return;
    setPast(past.slice(0, -1));
    void begin({ scene: before.scene, step: before.step }, before.actions);
  };

  const names = view.options.players ? namesFor(say, game, view.options.players) : [];
  const isLast = number === steps.length;
  const account = game === "kingdoms" && isDone && step.kind === "round" ? view.previous : null;
  const Desk = game === "kingdomino" ? KingdominoDesk : KingdomsDesk;
  return html`<main id="main" class="ls-course" tabindex="-1">
    <section class="ls-text" aria-labelledby="ls-task">
      <div class="ls-progress">
        <span class="pips" aria-hidden="true">${steps.map((_, i) => html`<i key=${i} class=${i + 1 < number || (isDone && i + 1 === number) ? "on" : i + 1 === number ? "at" : ""}></i>`)}</span>
        <span>${say("learn-step", { step: number, steps: steps.length })}</span>
      </div>
      <p class="ls-explain">${text("text")}</p>
      <div class="sentence yours"><${Emblem} symbol=${step.emblem} /><p id="ls-task">${text("task")}</p></div>
      <p class="ls-rules">${step.rules.map((rule) => html`<${Link} key=${rule} class="chip" href=${`/rules/${game}#${rule}`}>${rule}<//>`)}</p>
      <div class="ls-remark" aria-live="off">
        ${remark && html`<p class=${`note ${remark.tone}`}><${Icon} name=${remark.tone === "good" ? "check" : remark.tone === "bad" ? "warn" : "hint"} /> <span>${remark.text}${remark.rule && html` <${Link} class="chip" href=${`/rules/${game}#${remark.rule}`}>${remark.rule}<//>`}</span></p>`}
      </div>
      ${isDone && (isOver || account) && html`<${Outcome} say=${say} game=${game} view=${view} names=${names} />`}
      <div class="ls-acts" ref=${nextRef}>
        ${isDone
          ? html`<${Button} main icon=${isLast ? "rematch" : "arrow"} busy=${isBusy} onClick=${next}>${say(isLast ? "learn-again" : "learn-next")}<//>
              ${isLast && html`<${ButtonLink} href="/" icon="play">${say("learn-play")}<//><${ButtonLink} href=${`/rules/${game}`} icon="learn">${say("learn-rules")}<//>`}`
          : html`<${Button} main icon="confirm" aria-disabled=${!ready} onClick=${() => !isBusy && confirm()}>${say(ready?.endsWith("x") ? "learn-discard" : ready === "draw" ? "learn-draw" : "learn-confirm")}<//>
              ${game === "kingdomino" && taskOf(view) === "place" && html`<${Button} icon="rotate" onClick=${() => turnRef.current?.()} aria-keyshortcuts="R">${say("learn-rotate")}<//>`}
              <${Button} icon="hint" busy=${isBusy} onClick=${show}>${say("learn-show")}<//>`}
        ${past.length > 0 && html`<${Button} class="quiet" icon="back" busy=${isBusy} onClick=${back}>${say("learn-back")}<//>`}
      </div>
    </section>
    <${Desk} say=${say} view=${view} names=${names} isOn=${!isDone} isBusy=${isBusy} chosen=${chosen} tried=${tried} preview=${preview} choose=${choose} attempt=${attempt} confirm=${confirm}
      hasPoints=${step.name === "points" || isOver} turnRef=${turnRef} canPass=${step.want.piece === "pass"} account=${account} />
    <div class="ls-after-course"><${Games} path="/learn" game=${game} title=${(/** @type {string} */ one) => say("learn-game", { game: one })} label=${say("learn-games")} /></div>
  </main>`;
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

/** How it ended. @param {{ say: Say, game: string, view: any, names: any[] }} props */
function Outcome({ say, game, view, names }) {
  const money = view.money_history?.[0];
  const score = (/** @type {number} */ seat) => (game === "kingdoms" ? say("learn-money", { money: money[seat] }) : say("learn-points", { points: view.result.scores[seat] }));
  const order = names.map((_, seat) => seat).sort((one, other) => (game === "kingdoms" ? money[other] - money[one] : view.result.ranks[one] - view.result.ranks[other]));
  return html`<ol class="ls-outcome">
    ${order.map((seat) => html`<li key=${seat}><${Shield} colour=${names[seat].colour} /><span>${names[seat].name}</span><b>${score(seat)}</b></li>`)}
  </ol>`;
}
