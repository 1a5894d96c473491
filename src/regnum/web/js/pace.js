// @ts-check
/**
 * Other players' moves, one after another: what happens faster than anybody can follow waits here to be shown.
 *
 * `step` decides everything and does nothing; `usePace` does what it decided. The table itself is never behind: only what is
 * shown of it. A reader's turn is shown last, when everything before it has been.
 */

import { ask } from "./api.js";
import { dismiss, enlist, UPDATES } from "./frames.js";
import { useEffect, useRef } from "./html.js";
import { shared } from "./same.js";
import { useSettings } from "./settings.js";
import { useSteps } from "./steps.js";
import { asItWas, isOurTurn, standing } from "./tables.js";
import { serverTime } from "./time.js";

/** @typedef {import("./contract.js").Update} Update */
/** @typedef {import("./contract.js").View} View */
/** @typedef {import("./contract.js").Played} Played */

/** Milliseconds for which a move is shown, by what was chosen in the settings. */
export const PACES = Object.freeze({ slow: 1400, normal: 750, fast: 400, instant: 0 });
/** Milliseconds after the start of a game within which players who open the table see it from the beginning. */
const FRESH = 15_000;
/** So long before their time is up, readers see what there is to do. In milliseconds. */
const LATE = 10_000;

/**
 * @typedef {object} State
 * @property {Update | null} target The table as it is.
 * @property {Update | null} shown What is shown of it; null until there is something.
 * @property {boolean} isBehind Whether there is more to be shown before the present.
 * @property {number} at How many actions have been played in what is shown.
 * @property {number} next How many have been played in the position to be shown next.
 * @property {number} rest Milliseconds for which each move is shown.
 * @property {boolean} isResting Whether what is shown has not been shown long enough.
 * @property {boolean} isHeld Whether something covers the table that the reader puts away first.
 * @property {Map<number, View>} views What was seen after each action, by the number of its event; 0 for the beginning.
 * @property {Set<number>} asked What is on its way.
 */

/**
 * @typedef {{ type: "seen", update: Update, passed: Update[], rest: number, isFresh: boolean }
 *   | { type: "told", number: number, view: View }
 *   | { type: "failed", number: number }
 *   | { type: "rested" }
 *   | { type: "skip" }
 *   | { type: "again", from: number }
 *   | { type: "hold", isHeld: boolean }} Incident
 */
/** @typedef {{ do: "ask", number: number, plies: number } | { do: "set", after: number } | { do: "unset" }} Effect */
/** @typedef {{ state: State, effects: Effect[] }} Next */

/** @type {State} */
export const FIRST = Object.freeze({
  target: null,
  shown: null,
  isBehind: false,
  at: 0,
  next: 0,
  rest: 0,
  isResting: false,
  isHeld: false,
  views: new Map(),
  asked: new Set(),
});

/** @param {State} state @returns {Next} */
const stay = (state) => ({ state, effects: [] });

/** @param {State} state */
const tableOf = (state) => /** @type {Update} */ (state.target);

/** @param {State} state */
const actionsOf = (state) => standing(tableOf(state).events);

/** The number of the event after which a position is; 0 for the beginning. @param {Played[]} actions @param {number} at */
const numberAt = (actions, at) => actions[at - 1]?.number ?? 0;

/** Whether a person at this device has played an action, not a bot in their place. @param {Update} update @param {Played} event */
const isOwn = (update, event) => update.your_seats.includes(event.seat) && !event.bot;

/**
 * What others have done since the reader's last turn, which may already be in its second half.
 * @param {Update} update
 * @returns {{ from: number, to: number }} How many actions were played before it, and after it.
 */
export function sinceOf(update) {
  const isOwned = standing(update.events).map((event) => isOwn(update, event));
  const to = isOurTurn(update) ? isOwned.lastIndexOf(false) + 1 : isOwned.length;
  return { from: isOwned.lastIndexOf(true, to - 1) + 1, to };
}

/**
 * What to think and to do after something happened.
 * @param {State} state
 * @param {Incident} incident
 * @returns {Next}
 */
export const step = (state, incident) => STEPS[incident.type](state, /** @type {never} */ (incident));

/** @type {{ [Type in Incident["type"]]: (state: State, incident: Extract<Incident, { type: Type }>) => Next }} */
const STEPS = {
  /** `passed`: what has come in since the last time; all of it is known, but only the latest is to be shown. */
  seen(state, { update, passed, rest, isFresh }) {
    const isFirst = state.target?.table !== update.table;
    const next = { ...(isFirst ? FIRST : state), isHeld: state.isHeld, target: update, rest };
    next.views = [...passed.filter(({ table }) => table === update.table), update].reduce(withView, next.views);
    const isFollowed = isFirst ? isFresh && sinceOf(update).from === 0 : isContinued(state, update);
    const isNew = isFirst || standing(update.events).length > next.at;
    if (!rest || !update.view || !isFollowed || !(next.isBehind || isNew)) return caughtUp(next);
    if (next.isBehind) return advanced(next);
    return advanced({ ...next, isBehind: true, next: isFirst ? 0 : next.at + 1 });
  },

  told(state, { number, view }) {
    const views = new Map(state.views).set(number, shared(state.shown?.view, view));
    return advanced({ ...state, views });
  },

  /** What cannot be had is not waited for. */
  failed: (state, { number }) =>
    state.isBehind && number === numberAt(actionsOf(state), state.next) ? caughtUp(state) : stay(state),

  rested: (state) => advanced({ ...state, isResting: false }),
  skip: (state) => (state.isBehind ? caughtUp(state) : stay(state)),

  again(state, { from }) {
    if (!tableOf(state).view || from >= actionsOf(state).length) return stay(state);
    return advanced({ ...state, isBehind: true, next: from, isResting: false });
  },

  hold(state, { isHeld }) {
    if (isHeld === state.isHeld) return stay(state);
    const next = { ...state, isHeld };
    // the end of a game has a screen of its own, where the same is found
    const isEnd = isHeld && tableOf(state).summary.status === "over" && state.at === actionsOf(state).length;
    return isEnd ? caughtUp(next) : advanced(next);
  },
};

/**
 * The views that are known, with that of an update. People who share a device see a spectator's view of the past.
 * @param {State["views"]} views
 * @param {Update} update
 */
function withView(views, { view, events, your_seats: own, seen_by: seat }) {
  if (!view || (own.length > 1 && seat !== null)) return views;
  const number = numberAt(standing(events), standing(events).length);
  return views.has(number) ? views : new Map(views).set(number, view);
}

/** Whether nothing that is shown was undone. @param {State} state @param {Update} update */
function isContinued({ target, at }, update) {
  const [before, now] = [standing(target?.events ?? []), standing(update.events)];
  return now.length >= at && numberAt(before, at) === numberAt(now, at);
}

/** Show the table as it is. @param {State} state @returns {Next} */
function caughtUp(state) {
  const at = actionsOf(state).length;
  const next = { ...state, shown: state.target, isBehind: false, at, next: at, isResting: false };
  return wanting(next, isOurTurn(tableOf(state)) ? sinceOf(tableOf(state)).from : at, [{ do: "unset" }]);
}

/** @param {Next} next @returns {Next} */
const resting = ({ state, effects }) => ({
  state: { ...state, isResting: true },
  effects: [...effects, { do: "set", after: state.rest }],
});

/**
 * Show the next position, if it may be shown now and is known.
 * @param {State} state
 * @returns {Next}
 */
function advanced(state) {
  if (!state.isBehind || state.isHeld) return stay(state);
  const target = tableOf(state);
  const actions = actionsOf(state);
  const { next } = state;
  const last = actions[next - 1];
  const isOwnLast = last !== undefined && next === actions.length && isOwn(target, last);
  // readers see at once what they do themselves; what follows waits until they have
  if (isOwnLast) return resting(caughtUp(state));
  if (state.isResting) return stay(state);
  if (next > actions.length) return caughtUp(state);
  const view = state.views.get(numberAt(actions, next));
  if (!view) return wanting(state, next, [], next);
  const end = actions[next]?.number ?? Infinity;
  const events = target.events.filter((event) => event.number < end || event.type === "said");
  const shown = asItWas(target, view, events);
  return resting(wanting({ ...state, shown, at: next, next: next + 1 }, next, [], next + 1));
}

/** How many positions are asked for at once at most. */
const MOST = 40;

/**
 * Ask for the positions from one to another that are not known.
 * @param {State} state
 * @param {number} from
 * @param {Effect[]} effects
 * @param {number} [to] The last there is if it is left out.
 * @returns {Next}
 */
function wanting(state, from, effects, to = actionsOf(state).length) {
  const actions = actionsOf(state);
  const last = Math.min(to, actions.length, from + MOST);
  const asked = new Set(state.asked);
  const questions = [];
  for (let plies = from; tableOf(state).view && plies <= last; plies++) {
    const number = numberAt(actions, plies);
    if (state.views.has(number) || asked.has(number)) continue;
    asked.add(number);
    questions.push(/** @type {const} */ ({ do: "ask", number, plies }));
  }
  return { state: { ...state, asked }, effects: [...effects, ...questions] };
}

/** @typedef {{ event: Played, before: View, after: View }} Deed An action, and the game before and after it. */

/**
 * The actions from one position to another, as far as all of it is known.
 * @param {State} state
 * @param {number} from
 * @param {number} to
 * @returns {Deed[]}
 */
export function deedsOf({ target, views }, from, to) {
  const actions = standing(target?.events ?? []);
  return actions.slice(from, to).flatMap((event, i) => {
    const before = views.get(numberAt(actions, from + i));
    const after = views.get(event.number);
    return before && after ? [{ event, before, after }] : [];
  });
}

/**
 * @typedef {object} Paced
 * @property {Update | null} shown What is to be shown now.
 * @property {boolean} isBehind Whether there is more to be shown before the present.
 * @property {string | null} sent An action of the reader's own that is not shown yet.
 * @property {Deed | null} deed The action that led to what is shown, if it is shown on the way to the present.
 * @property {Deed[]} since What others have done since the reader's last turn; only on their turn.
 * @property {() => void} skip Show the present at once.
 * @property {() => void} again Show once more what others have done since the reader's last turn.
 * @property {(isHeld: boolean) => void} hold Wait, because something covers the table.
 */

/**
 * A table at the pace that the reader has chosen.
 * @param {Update} update
 * @param {Update[]} passed What has come in since it was drawn last; it is emptied.
 * @param {boolean} isOff Whether nobody looks at the present.
 * @returns {Paced}
 */
export function usePace(update, passed, isOff) {
  const { pace } = useSettings();
  const later = useLater();
  const gather = useGathered();
  const going = useSteps(step, FIRST, (effect, tell) => {
    if (effect.do === "set") later.set(effect.after, () => tell({ type: "rested" }));
    if (effect.do === "unset") later.unset();
    if (effect.do !== "ask") return;
    const { number } = effect;
    /** @type {Promise<import("./types.d.ts").Replay>} */
    const coming = ask("GET", `/api/tables/${update.table}/plies/${effect.plies}`);
    coming.then(
      ({ view }) => gather(() => tell({ type: "told", number, view })),
      () => gather(() => tell({ type: "failed", number })),
    );
  });

  const rest = isOff || document.hidden ? 0 : (PACES[pace] ?? PACES.normal);
  const { target, rest: known } = going.now();
  if (target !== update || known !== rest) {
    going.note({ type: "seen", update, passed: passed.splice(0), rest, isFresh: isJustStarted(update) });
  }
  const state = going.now();
  const skip = () => going.tell({ type: "skip" });
  useSkipping(state.isBehind, skip);
  useHurry(update, state.isBehind, skip);
  const next = standing(update.events)[state.at];
  const isWaiting = state.isBehind && !state.isResting && next !== undefined && isOwn(update, next);
  const { from, to } = sinceOf(update);
  return {
    shown: state.shown,
    isBehind: state.isBehind,
    sent: isWaiting ? next.action : null,
    deed: state.isBehind ? (deedsOf(state, state.at - 1, state.at)[0] ?? null) : null,
    since: !state.isBehind && isOurTurn(update) ? deedsOf(state, from, to) : [],
    skip,
    again: () => going.tell({ type: "again", from }),
    hold: (isHeld) => going.tell({ type: "hold", isHeld }),
  };
}

/** Answers that come in a burst are told together, so that they are drawn once. */
function useGathered() {
  const kept = useRef(/** @type {(() => void)[]} */ ([]));
  const part = useRef({ order: UPDATES, draw: () => kept.current.splice(0).forEach((tell) => tell()) });
  useEffect(() => () => dismiss(part.current), []);
  return (/** @type {() => void} */ tell) => {
    kept.current.push(tell);
    enlist(part.current);
  };
}

/** A timer that begins to run when what was decided is drawn: a busy machine shortens nothing. */
function useLater() {
  const kept = useRef({ frame: 0, timer: /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined) });
  const unset = () => {
    cancelAnimationFrame(kept.current.frame);
    clearTimeout(kept.current.timer);
  };
  const set = (/** @type {number} */ after, /** @type {() => void} */ then) => {
    unset();
    const start = () => (kept.current.timer = setTimeout(then, after));
    // the first frame may have begun already
    kept.current.frame = requestAnimationFrame(() => (kept.current.frame = requestAnimationFrame(start)));
  };
  useEffect(() => unset, []);
  return { set, unset };
}

/** Whether a game has only just begun. @param {Update} update */
function isJustStarted({ events }) {
  const started = events.findLast((event) => event.type === "started");
  return started !== undefined && (serverTime() ?? Date.now()) - started.time < FRESH;
}

/** What has a use of its own for a click or for Space. */
const CONTROLS = "a, button:not([role=gridcell]), input, textarea, select, summary, label, dialog";

/**
 * A click on the table and Space show everything at once; so does turning away, for nobody watches then.
 * @param {boolean} isOn
 * @param {() => void} skip
 */
function useSkipping(isOn, skip) {
  useEffect(() => {
    if (!isOn) return undefined;
    const ears = new AbortController();
    const listen = { signal: ears.signal, capture: true };
    const isFree = (/** @type {Event} */ { target }) => target instanceof Element && !target.closest(CONTROLS);
    const press = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== " " || !isFree(event)) return;
      event.preventDefault();
      event.stopPropagation();
      skip();
    };
    const click = (/** @type {MouseEvent} */ event) => {
      const isOnTable = event.target instanceof Element && event.target.closest("#main") !== null;
      if (isOnTable && isFree(event)) skip();
    };
    addEventListener("keydown", press, listen);
    addEventListener("click", click, listen);
    document.addEventListener("visibilitychange", () => document.hidden && skip(), listen);
    return () => ears.abort();
  }, [isOn]);
}

/**
 * Readers whose time is running out see at once what there is to do.
 * @param {Update} update
 * @param {boolean} isBehind
 * @param {() => void} skip
 */
function useHurry(update, isBehind, skip) {
  const { deadline } = update;
  const now = serverTime();
  const left = deadline !== null && now !== null && isOurTurn(update) ? deadline - now - LATE : null;
  useEffect(() => {
    if (!isBehind || left === null) return undefined;
    const timer = setTimeout(skip, Math.max(0, left));
    return () => clearTimeout(timer);
  }, [isBehind, deadline]);
}
