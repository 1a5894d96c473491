// @ts-check
/**
 * How readers go through a lesson, step by step, with a referee who says why not. `step` decides everything and does
 * nothing; lessons are
 * data, and what the server answers comes in as incidents, so that every case can be tried without it.
 */

import { beginning, following } from "./progress.js";
import { fits, parted } from "./purpose.js";

/** @typedef {import("../contract.js").Desk} Desk */
/** @typedef {import("../contract.js").View} View */
/** @typedef {import("./practice.js").Lesson} Lesson */
/** @typedef {import("./practice.js").Practised} Practised */
/** @typedef {import("./practice.js").Scene} Scene */
/** @typedef {import("./practice.js").Step} Step */
/** @typedef {import("./progress.js").Begun} Begun */
/** @typedef {import("./progress.js").Progress} Progress */
/** @typedef {{ actions: string[], view: View, isOver: boolean }} Position */
/** @typedef {{ message: string, rule?: string | null }} Problem */

/**
 * @typedef {object} Remark What the referee says: the server's words, the step's own, a message of all lessons, or
 *   several of them.
 * @property {"good" | "bad" | "info"} tone
 * @property {string} [text]
 * @property {"done" | "no"} [part]
 * @property {string} [name]
 * @property {string | null} [rule]
 */

/**
 * @typedef {object} State
 * @property {Lesson} lesson
 * @property {Desk} desk
 * @property {Begun} at
 * @property {Begun[]} past The steps that lead back to the beginning.
 * @property {Position | null} position Null until the first answer.
 * @property {string | null} chosen A legal action that is considered.
 * @property {string | null} tried One that was refused.
 * @property {import("../contract.js").Preview | null} preview What the chosen one would change.
 * @property {number} thought Counts what was considered: an answer about something earlier is not shown.
 * @property {Remark | null} remark
 * @property {boolean} isDone
 * @property {boolean} isBusy
 */

/**
 * @typedef {{ for: "preview", thought: number, tried: string, isShown: boolean, isBusy: boolean }
 *   | { for: "explanation", tried: string, where: string }
 *   | { for: "weighing", tried: string }
 *   | { for: "playing", tried: null }
 *   | { for: "searching", tried: string, more: string[], first: string }} Question
 *   What is asked about an action: what a chosen one changes, why one is refused, whether it is what the step wants,
 *   what happens when it
 *   is played, and, one after the other, which of several is what the step wants.
 */

/**
 * @typedef {{ type: "resume", kept: Progress | null }
 *   | { type: "brought", where: Begun, past: Begun[], actions: string[], view: View }
 *   | { type: "lost", isKept: boolean, problem: Problem }
 *   | { type: "answered", question: Question, actions: string[], answer: Practised }
 *   | { type: "failed", question: Question, problem: Problem }
 *   | { type: "choose", action: string | null }
 *   | { type: "attempt", action: string, where?: string }
 *   | { type: "confirm" } | { type: "show" } | { type: "next" } | { type: "back" } | { type: "restart" }
 *   | { type: "escape" } | { type: "language" }} Incident
 */

/**
 * @typedef {{ do: "bring", where: Begun, past: Begun[], isKept: boolean }
 *   | { do: "ask", scene: number, actions: string[], question: Question }
 *   | { do: "keep", progress: Progress | null }
 *   | { do: "announce", remark: Remark, where: string }
 *   | { do: "announce task" }} Effect `bring`: let the others act until it is the reader's turn.
 */

/** @typedef {{ state: State, effects: Effect[] }} Next */

/** How many actions are asked about at most to find one that a step wants. */
export const MOST_TRIES = 60;
const NOTHING = { chosen: null, tried: null, preview: null };

/** @param {State} state @returns {Next} */
const stay = (state) => ({ state, effects: [] });
/** @param {State} state @param {...Effect} effects @returns {Next} */
const doing = (state, ...effects) => ({ state, effects });
/** @param {State} state @returns {State} */
const rested = (state) => ({ ...state, isBusy: false });
/**
 * Something else is considered.
 * @param {State} state
 * @param {{ chosen?: string | null, tried?: string | null }} [next]
 * @returns {State}
 */
const thinking = (state, next = {}) => ({ ...state, ...NOTHING, ...next, thought: state.thought + 1 });
/** `where` is for those who do not see it. @param {State} state @param {Remark} remark @returns {Next} */
const told = (state, remark, where = "") => doing({ ...state, remark }, { do: "announce", remark, where });

/** The step that a state is at. @param {State} state */
export const stepOf = ({ lesson, at }) =>
  /** @type {Step} */ (/** @type {Scene} */ (lesson.scenes[at.scene]).steps[at.step]);

/** What Confirm plays. @param {State} state @returns {string | null} */
export const readyOf = ({ desk, chosen, position, isDone }) =>
  chosen ?? (position && !isDone ? (desk.forced?.(position.view) ?? null) : null);

/** What the reader sees, once there is a position. @param {State} state */
const viewOf = (state) => /** @type {View} */ (state.position?.view);

/** What has been played. @param {State} state */
const actionsOf = (state) => state.position?.actions ?? [];

/** Whether a refusal is what a step is about. @param {Step} step @param {string} rule */
const isLesson = ({ kind, want }, rule) => kind === "refused" && (!want.rules?.length || want.rules.includes(rule));

/** @param {State} state @param {Question} question @returns {Next} */
const asking = (state, question, actions = actionsOf(state)) =>
  doing(state, { do: "ask", scene: state.at.scene, actions, question });

/** @param {State} state @param {Begun} where @param {Begun[]} past @returns {Next} */
const beginningAt = (state, where, past, isKept = false) =>
  doing({ ...thinking(state), remark: null, isDone: false, isBusy: true }, { do: "bring", where, past, isKept });

/** @param {State} state */
const restarting = (state) => beginningAt(state, beginning(state.lesson), []);

/**
 * The step is done: readers who come back later go on with the next.
 * @param {State} state
 * @param {Practised["explanation"]} why
 * @returns {Next}
 */
function succeeding(state, why, where = "") {
  const now = following(state.lesson, state.at, actionsOf(state));
  const next = told(
    { ...state, isDone: true },
    { tone: "good", text: why?.message, part: "done", rule: why?.rule },
    where,
  );
  return doing(next.state, ...next.effects, { do: "keep", progress: now && { now, past: [...state.past, state.at] } });
}

/**
 * Something legal is considered.
 * @param {State} state
 * @param {string | null} action
 * @param {{ isShown?: boolean, isBusy?: boolean }} [more]
 * @returns {Next}
 */
function choosing(state, action, { isShown = false, isBusy = false } = {}) {
  const next = { ...thinking(state, { chosen: action }), remark: null };
  const question = {
    for: /** @type {const} */ ("preview"),
    thought: next.thought,
    tried: action ?? "",
    isShown,
    isBusy,
  };
  return action && state.desk.changes(action) ? asking(next, question) : considering(next, question);
}

/**
 * What was chosen is considered as far as it can be.
 * @param {State} state
 * @param {{ isShown: boolean, isBusy: boolean }} question
 * @returns {Next}
 */
function considering(state, { isShown, isBusy }) {
  if (isShown) return told(rested(state), { tone: "info", name: "learn-shown" });
  return stay(isBusy ? rested(state) : state);
}

/**
 * The reader tries what is not on offer; `where` is what it is called.
 * @param {State} state
 * @param {string} action
 * @returns {Next}
 */
const attempting = (state, action, where = "") =>
  asking({ ...thinking(state, { tried: action }), isBusy: true }, { for: "explanation", tried: action, where });

/** @param {State} state @param {string} ready @returns {Next} */
const playing = (state, ready) => asking(state, { for: "playing", tried: null }, [...actionsOf(state), ready]);

/**
 * Ask about one action after the other. If none is what the step wants nothing is shown; of refusals the first is tried
 * all the same.
 * @param {State} state
 * @param {string[]} candidates
 * @returns {Next}
 */
function searching(state, [tried, ...more], first = tried ?? "") {
  if (tried !== undefined) return asking(state, { for: "searching", tried, more, first });
  return stepOf(state).kind === "refused" ? attempting(state, first) : stay(rested(state));
}

/**
 * Whether an action that was asked about is what the step wants to be shown.
 * @param {State} state
 * @param {string} action
 * @param {Practised} answer
 */
function isFound(state, action, { preview, explanation }) {
  const step = stepOf(state);
  const { desk } = state;
  if (step.kind !== "refused")
    return fits(desk, parted(desk, step.want).weighed, { view: viewOf(state), action, preview });
  if (!explanation || explanation.is_legal || desk.trivial?.includes(explanation.rule)) return false;
  return isLesson(step, explanation.rule);
}

/**
 * What the server's answers mean.
 * @type {{ [For in Question["for"]]: (state: State, question: Extract<Question, { for: For }>, answer: Practised,
 *   actions: string[]) => Next }}
 */
const MEANINGS = {
  preview(state, question, { preview }) {
    const isNow = question.thought === state.thought;
    return considering(isNow ? { ...state, preview: preview ?? null } : state, question);
  },
  explanation(state, { tried, where }, { explanation }) {
    if (!explanation) return stay(rested(state));
    if (explanation.is_legal) return choosing(state, tried, { isBusy: true }); // a double the other way round is not listed
    const { message: text, rule } = explanation;
    const step = stepOf(state);
    if (isLesson(step, rule)) return succeeding(rested(state), explanation, where);
    return told(rested(state), { tone: "bad", text, part: step.kind === "refused" ? "no" : undefined, rule }, where);
  },
  weighing(state, { tried }, { preview }) {
    const isWanted = fits(state.desk, stepOf(state).want, { view: viewOf(state), action: tried, preview });
    return isWanted ? playing(state, tried) : told(rested(state), { tone: "bad", part: "no" });
  },
  playing(state, _, { view, is_over: isOver }, actions) {
    const goesOn = stepOf(state).kind === "round" && !isOver && view.round === viewOf(state)?.round;
    const next = { ...thinking(rested(state)), position: { actions, view, isOver } };
    return goesOn ? stay(next) : succeeding(next, null);
  },
  searching(state, { tried, more, first }, answer) {
    if (!isFound(state, tried, answer)) return searching(state, more, first);
    return stepOf(state).kind === "refused" ? attempting(state, tried) : choosing(state, tried, { isShown: true });
  },
};

/** @type {{ [Type in Incident["type"]]: (state: State, incident: Extract<Incident, { type: Type }>) => Next }} */
const ANSWERS = {
  /** The lesson goes on where it was left. */
  resume: (state, { kept }) => (kept ? beginningAt(state, kept.now, kept.past, true) : restarting(state)),
  restart: restarting,
  brought(state, { where, past, actions, view }) {
    const at = { ...where, start: actions };
    const next = { ...rested(state), at, past, position: { actions, view, isOver: false } };
    return doing(next, { do: "keep", progress: { now: at, past } }, { do: "announce task" });
  },
  /** The step could not be begun. If it was kept, it does not work any more: from the beginning. */
  lost(state, { isKept, problem: { message: text, rule } }) {
    const next = told(rested(state), { tone: "bad", text, rule });
    if (!isKept) return next;
    const again = restarting(next.state);
    return doing(again.state, ...next.effects, ...again.effects);
  },
  answered: (state, { question, answer, actions }) =>
    MEANINGS[question.for](state, /** @type {never} */ (question), answer, actions),
  /** A preview that cannot be had is left out. */
  failed(state, { question, problem: { message: text, rule } }) {
    return question.for === "preview" ? considering(state, question) : told(rested(state), { tone: "bad", text, rule });
  },
  choose: (state, { action }) => choosing(state, action),
  attempt: (state, { action, where }) => attempting(state, action, where),
  confirm(state) {
    const { kind } = stepOf(state);
    const ready = readyOf(state);
    if (state.isDone) return stay(state);
    if (!ready) return told(state, { tone: "info", name: "learn-choose-first" });
    if (kind === "refused") return told(state, { tone: "info", name: "learn-would-be-legal" });
    const next = { ...state, isBusy: true };
    return kind === "move" ? asking(next, { for: "weighing", tried: ready }) : playing(next, ready);
  },
  /** Point at an action that the step wants, or try one that is refused. */
  show(state) {
    const { desk } = state;
    const { kind, want } = stepOf(state);
    const view = viewOf(state);
    const next = { ...state, isBusy: true };
    if (kind === "refused") return searching(next, desk.refusals(view, want).slice(0, MOST_TRIES));
    const { plain, weighed } = parted(desk, want);
    const candidates = view.legal.filter((action) => fits(desk, plain, { view, action, preview: null }));
    if (Object.keys(weighed).length)
      return searching(next, candidates.filter(desk.changes).toReversed().slice(0, MOST_TRIES));
    return candidates[0] === undefined ? stay(state) : choosing(next, candidates[0], { isShown: true });
  },
  next(state) {
    const to = following(state.lesson, state.at, actionsOf(state));
    return to ? beginningAt(state, to, [...state.past, state.at]) : restarting(state);
  },
  back(state) {
    const before = state.past.at(-1);
    return before ? beginningAt(state, before, state.past.slice(0, -1)) : stay(state);
  },
  escape: (state) => (!state.isDone && (state.chosen || state.tried) ? choosing(state, null) : stay(state)),
  /** What was said goes with its language. */
  language: (state) => stay(state.remark ? { ...state, remark: null } : state),
};

/** Before anything is known of a lesson. @param {Lesson} lesson @param {Desk} desk @returns {State} */
export const firstOf = (lesson, desk) => ({
  lesson,
  desk,
  at: beginning(lesson),
  past: [],
  position: null,
  ...NOTHING,
  thought: 0,
  remark: null,
  isDone: false,
  isBusy: true,
});

/**
 * What to think and to do after something happened.
 * @param {State} state
 * @param {Incident} incident
 * @returns {Next}
 */
export const step = (state, incident) => ANSWERS[incident.type](state, /** @type {never} */ (incident));
