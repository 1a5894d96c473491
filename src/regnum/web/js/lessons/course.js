// @ts-check
/** How somebody goes through a lesson: step by step, with a referee who says why not. */

import { useEffect, useRef, useState } from "../html.js";
import { announce } from "../live.js";
import { useSaid } from "../words.js";
import { practise, untilMine } from "./practice.js";
import { beginning, countOf, following, keep, kept, numberOf, wordsOf } from "./progress.js";
import { fits, parted } from "./purpose.js";

/** @typedef {import("./practice.js").Lesson} Lesson */
/** @typedef {import("./practice.js").Scene} Scene */
/** @typedef {import("./practice.js").Step} Step */
/** @typedef {import("../more.js").Say} Say */
/** @typedef {{ tone: "good" | "bad" | "info", text: string, rule?: string | null }} Remark */
/** @typedef {import("./progress.js").Begun} Begun */
/** @typedef {{ actions: string[], view: any, isOver: boolean }} Position */
/** @typedef {{ chosen: string | null, tried: string | null, preview: any }} Thought What is considered: a legal action, or one that was refused. */

/** How many actions are asked about at most to find one that a step wants. */
const MOST_TRIES = 60;
/** @type {Thought} */
const NOTHING = { chosen: null, tried: null, preview: null };

/**
 * @param {Lesson} lesson
 * @param {import("../contract.js").Desk} desk
 * @param {Say} say
 */
export function useCourse(lesson, desk, say) {
  const { game, scenes } = lesson;
  const [at, setAt] = useState(() => beginning(lesson));
  const [past, setPast] = useState(/** @type {Begun[]} */ ([]));
  const [position, setPosition] = useState(/** @type {Position | null} */ (null));
  const [thought, think] = useState(NOTHING);
  const [remark, setRemark] = useSaid(/** @type {Remark | null} */ (null));
  const [isDone, setDone] = useState(false);
  const [isBusy, setBusy] = useState(true);
  const asked = useRef(0);
  const scene = /** @type {Scene} */ (scenes[at.scene]);
  const step = /** @type {Step} */ (scene.steps[at.step]);
  const words = (/** @type {string} */ part) => say(`${wordsOf(lesson)}-${step.name}-${part}`);
  const { actions, view } = position ?? { actions: [], view: null };

  /** `where` is for those who do not see it. */
  const tell = (/** @type {Remark | null} */ next, where = "") => {
    setRemark(next);
    if (next) announce([where, next.rule ? `${next.text} (${next.rule})` : next.text].filter(Boolean).join(": "));
  };
  const forget = (/** @type {Partial<Thought>} */ next = {}) => {
    asked.current += 1;
    think({ ...NOTHING, ...next });
    return asked.current;
  };
  /** Whether it went well. */
  const busily = async (/** @type {() => Promise<unknown> | unknown} */ work) => {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (problem) {
      tell({ tone: "bad", text: /** @type {Error} */ (problem).message, rule: /** @type {any} */ (problem).rule });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const ask = (/** @type {string} */ tried) => practise(game, scene, actions, { tried });

  const begin = (/** @type {Begun} */ where, /** @type {Begun[]} */ before) =>
    busily(async () => {
      forget();
      tell(null);
      setDone(false);
      const { actions: played, view: seen } = await untilMine(game, /** @type {Scene} */ (scenes[where.scene]), where.start);
      const now = { ...where, start: played };
      setAt(now);
      setPast(before);
      setPosition({ actions: played, view: seen, isOver: false });
      keep(lesson, { now, past: before });
    });
  const restart = () => begin(beginning(lesson), []);
  const resume = async () => {
    const found = kept(lesson);
    if (!found || !(await begin(found.now, found.past))) await restart();
  };

  /** The step is done: who comes back later goes on with the next. */
  const succeed = (/** @type {{ message: string, rule: string } | null} */ why, /** @type {{ played?: string[], where?: string }} */ { played = actions, where } = {}) => {
    setDone(true);
    tell({ tone: "good", text: why ? `${why.message} ${words("done")}` : words("done"), rule: why?.rule }, where);
    const now = following(lesson, at, played);
    keep(lesson, now && { now, past: [...past, at] });
  };

  /** What Confirm plays. */
  const ready = thought.chosen ?? (view && !isDone ? (desk.forced?.(view) ?? null) : null);

  const choose = async (/** @type {string | null} */ action) => {
    tell(null);
    const mine = forget({ chosen: action });
    if (!action || !desk.changes(action)) return;
    const answer = await ask(action).catch(() => null);
    if (asked.current === mine) think({ chosen: action, tried: null, preview: answer?.preview ?? null });
  };

  /** Whether a refusal is what the step is about. */
  const isLesson = (/** @type {string} */ rule) => step.kind === "refused" && (!step.want.rules.length || step.want.rules.includes(rule));

  /** Somebody tries what is not on offer; `where` is what it is called. */
  const attempt = (/** @type {string} */ action, where = "") =>
    busily(async () => {
      forget({ tried: action });
      const { explanation } = await ask(action);
      if (!explanation) return;
      if (explanation.is_legal) return choose(action); // a double the other way round is not listed
      const { message, rule } = explanation;
      if (isLesson(rule)) succeed(explanation, { where });
      else tell({ tone: "bad", text: step.kind === "refused" ? `${message} ${words("no")}` : message, rule }, where);
    });

  const confirm = () =>
    busily(async () => {
      if (isDone) return;
      if (!ready) return tell({ tone: "info", text: say("learn-choose-first") });
      if (step.kind === "refused") return tell({ tone: "info", text: say("learn-would-be-legal") });
      if (step.kind === "move") {
        const { preview } = await ask(ready);
        if (!fits(desk, step.want, { view, action: ready, preview })) return tell({ tone: "bad", text: words("no") });
      }
      const played = [...actions, ready];
      const answer = await practise(game, scene, played);
      forget();
      setPosition({ actions: played, view: answer.view, isOver: answer.is_over });
      if (step.kind !== "round" || answer.is_over || answer.view.round !== view.round) succeed(null, { played });
    });

  /** Point at an action that the step wants, or try one that is refused. */
  const show = () => busily(async () => (step.kind === "refused" ? attempt(await refused()) : suggest(await wanted())));
  const suggest = async (/** @type {string | undefined} */ action) => {
    if (!action) return;
    await choose(action);
    tell({ tone: "info", text: say("learn-shown") });
  };
  const wanted = async () => {
    const { plain, weighed } = parted(desk, step.want);
    /** @type {string[]} */
    const candidates = view.legal.filter((/** @type {string} */ action) => fits(desk, plain, { view, action, preview: null }));
    if (!Object.keys(weighed).length) return candidates[0];
    for (const action of candidates.filter(desk.changes).toReversed().slice(0, MOST_TRIES)) {
      const { preview } = await ask(action);
      if (fits(desk, weighed, { view, action, preview })) return action;
    }
  };
  const refused = async () => {
    const candidates = desk.refusals(view, step.want).slice(0, MOST_TRIES);
    for (const action of candidates) {
      const { explanation } = await ask(action);
      if (explanation && !explanation.is_legal && !desk.trivial?.includes(explanation.rule) && isLesson(explanation.rule)) return action;
    }
    return candidates[0] ?? "";
  };

  const next = () => {
    const to = following(lesson, at, actions);
    return to ? begin(to, [...past, at]) : restart();
  };
  const back = () => {
    const before = past.at(-1);
    if (before) void begin(before, past.slice(0, -1));
  };

  useEffect(() => void resume(), []);
  const isHere = position !== null;
  useEffect(() => {
    if (isHere) announce(`${words("text")} ${words("task")}`);
  }, [at, isHere]);
  useEscape(() => {
    if (!isDone && (thought.chosen || thought.tried)) void choose(null);
  });

  const number = numberOf(lesson, at);
  const count = countOf(lesson);
  return { step, number, count, words, position, ...thought, ready, remark, isDone, isBusy, hasPast: past.length > 0, choose, attempt, confirm, show, next, back, restart };
}

/** @param {() => void} drop */
function useEscape(drop) {
  const latest = useRef(drop);
  latest.current = drop;
  useEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && latest.current();
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
