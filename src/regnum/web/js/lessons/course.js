// @ts-check
/** A lesson in a component: carries out what `decide.js` decides, and puts it into words. */

import { useEffect, useLayoutEffect, useMemo } from "../html.js";
import { announce } from "../live.js";
import { hasNotation } from "../settings.js";
import { useSteps } from "../steps.js";
import { language } from "../words.js";
import { firstOf, readyOf, step, stepOf } from "./decide.js";
import { practise, untilMine } from "./practice.js";
import { countOf, keep, kept, numberOf, wordsOf } from "./progress.js";

/** @typedef {import("./decide.js").Effect} Effect */
/** @typedef {import("./decide.js").Incident} Incident */
/** @typedef {import("./decide.js").Remark} Remark */
/** @typedef {import("./practice.js").Lesson} Lesson */
/** @typedef {import("./practice.js").Scene} Scene */
/** @typedef {import("../more.js").Say} Say */

/**
 * @param {Lesson} lesson
 * @param {import("../contract.js").Desk} desk
 * @param {Say} say
 */
export function useCourse(lesson, desk, say) {
  const first = useMemo(() => firstOf(lesson, desk), []);
  const words = (/** @type {string} */ part) => say(`${wordsOf(lesson)}-${stepOf(going.now()).name}-${part}`);
  const remarkWords = (/** @type {Remark} */ { text, part, name }) =>
    [text, part && words(part), name && say(name)].filter(Boolean).join(" ");

  const going = useSteps(step, first, (/** @type {Effect} */ effect, tell) => {
    switch (effect.do) {
      case "bring":
        return void bring(lesson, effect).then(tell);
      case "ask":
        return void ask(lesson, effect).then(tell);
      case "keep":
        return keep(lesson, effect.progress);
      case "announce": {
        const { remark, where } = effect;
        const text = remarkWords(remark);
        return announce(
          [where, remark.rule && hasNotation() ? `${text} (${remark.rule})` : text].filter(Boolean).join(": "),
        );
      }
      case "announce task":
        return announce(`${words("text")} ${words("task")}`);
    }
  });
  const { state, tell } = going;

  useEffect(() => tell({ type: "resume", kept: kept(lesson) }), []);
  useLanguage(tell);
  useEscape(tell);
  const { at, past, position, chosen, tried, preview, isDone, isBusy } = state;
  const remark = state.remark && { tone: state.remark.tone, text: remarkWords(state.remark), rule: state.remark.rule };
  return {
    step: stepOf(state),
    number: numberOf(lesson, at),
    count: countOf(lesson),
    words,
    position,
    chosen,
    tried,
    preview,
    ready: readyOf(state),
    remark,
    isDone,
    isBusy,
    hasPast: past.length > 0,
    choose: (/** @type {string | null} */ action) => tell({ type: "choose", action }),
    attempt: (/** @type {string} */ action, where = "") => tell({ type: "attempt", action, where }),
    confirm: () => tell({ type: "confirm" }),
    show: () => tell({ type: "show" }),
    next: () => tell({ type: "next" }),
    back: () => tell({ type: "back" }),
    restart: () => tell({ type: "restart" }),
  };
}

/** @param {Lesson} lesson @param {number} scene */
const sceneOf = ({ scenes }, scene) => /** @type {Scene} */ (scenes[scene]);

/**
 * Let the others act until it is the reader's turn.
 * @param {Lesson} lesson
 * @param {Extract<Effect, { do: "bring" }>} effect
 * @returns {Promise<Incident>}
 */
const bring = (lesson, { where, past, isKept }) =>
  untilMine(lesson.game, sceneOf(lesson, where.scene), where.start).then(
    ({ actions, view }) => ({ type: "brought", where, past, actions, view }),
    (problem) => ({ type: "lost", isKept, problem }),
  );

/**
 * @param {Lesson} lesson
 * @param {Extract<Effect, { do: "ask" }>} effect
 * @returns {Promise<Incident>}
 */
const ask = (lesson, { scene, actions, question }) =>
  practise(lesson.game, sceneOf(lesson, scene), actions, { tried: question.tried }).then(
    (answer) => ({ type: "answered", question, actions, answer }),
    (problem) => ({ type: "failed", question, problem }),
  );

/** @param {(incident: Incident) => void} tell */
function useLanguage(tell) {
  const now = language();
  useLayoutEffect(() => tell({ type: "language" }), [now]);
}

/** @param {(incident: Incident) => void} tell */
function useEscape(tell) {
  useEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && tell({ type: "escape" });
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
