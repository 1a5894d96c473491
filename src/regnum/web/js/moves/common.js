// @ts-check
/**
 * What the moves of all games have in common while they are considered. Nothing here knows a game, Preact or the
 * document.
 *
 * A game's `move.js` exports `FIRST` and `step(state, incident)`, which decides everything and does nothing; `hooks.js`
 * does what it
 * decided and decides nothing. The same things have the same names in every game.
 */

/** @typedef {import("../contract.js").Preview} Preview */
/** @typedef {import("../contract.js").Update} Update */

/**
 * @typedef {object} Seen What the table shows.
 * @property {Update} update
 * @property {boolean} isReplay
 * @property {string | null} pending An action that was sent and has not happened yet.
 * @property {boolean} canUndo
 * @property {boolean} isCovered Whether what has ended, a round or a game of several, is not put away yet.
 * @property {string} language
 * @property {boolean} isAuto Whether a choice that leaves nothing open is played at once.
 */

/** @typedef {{ left: number, top: number }} Point In pixels of the window. */
/**
 * @typedef {{ pointer: number, from: Point, at: Point | null }} Drag Something held by a pointer; `at` is null until it
 *   has gone far enough.
 */
/**
 * @typedef {{ text: string, rule?: string | null, isBad: boolean }} Told What the server said, in the reader's
 *   language.
 */
/** @typedef {import("../api.js").Explanation} Explanation */

/**
 * @typedef {object} Considered What the states of all games have.
 * @property {Seen | null} seen Null until the table is drawn.
 * @property {object | null} remark What is said about the last try, in the form of the game.
 * @property {string | null} leaving What goes out, before the table knows of it.
 * @property {string | null} asked The moment and action of which a preview is wanted.
 * @property {Preview | null} preview What the server answered to that.
 * @property {string} text What is being written.
 * @property {string | null} written What was written and is on its way.
 * @property {Drag | null} drag
 * @property {string | null} wondered What is dragged over a place where it may not be, as an action.
 */

/**
 * @typedef {{ type: "seen", seen: Seen }
 *   | { type: "previewed", key: string, preview: Preview }
 *   | { type: "explained", ply: number, action: string, answer: Explanation, isWritten: boolean, isPassing?: boolean }
 *   | { type: "done", action: string }
 *   | { type: "refused", action: string | null, problem: { message: string, rule?: string | null } }
 *   | { type: "type", text: string }} Answered What happens in every game: what the table and the server say, and what
 *   is written.
 */

/**
 * @template [R=object]
 * @typedef {{ do: "ask", key: string, ply: number, action: string, after: number }
 *   | { do: "hush" }
 *   | { do: "explain", ply: number, action: string, isWritten: boolean, after?: number }
 *   | { do: "act", action: string }
 *   | { do: "undo" }
 *   | { do: "announce", remark: R }
 *   | { do: "swallow click" }
 *   | { do: "perform", what: string }} Effect `perform`: something of the game's own, such as an animation.
 *   `R`: the game's remarks.
 */
/**
 * @template {Considered} State
 * @typedef {NonNullable<State["remark"]> | Told} RemarkOf
 */
/**
 * @template {Considered} State
 * @typedef {{ state: State, effects: Effect<RemarkOf<State>>[] }} Next What to think, and what to do.
 */

/** How far a pointer goes before a press becomes a drag. */
const FAR = 8;
/** Milliseconds that something is held over a place before the reason is asked for. */
const HOVERING = 120;

/** @type {Considered} */
export const NOTHING = Object.freeze({
  seen: null,
  remark: null,
  leaving: null,
  asked: null,
  preview: null,
  text: "",
  written: null,
  drag: null,
  wondered: null,
});

/**
 * What `step` answers if nothing is to be done.
 * @template State
 * @param {State} state
 * @returns {{ state: State, effects: Effect<never>[] }}
 */
export const stay = (state) => ({ state, effects: [] });

/** What is seen now; there is always something once the table is drawn. @param {Considered} state @returns {Seen} */
export const seenBy = (state) => /** @type {Seen} */ (state.seen);

/** @param {Considered} state */
export const plyOf = (state) => seenBy(state).update.summary.ply;

/** Whether an action is on its way: nothing else can be done meanwhile. @param {Considered} state */
export const isBusy = (state) => state.leaving !== null || seenBy(state).pending !== null;

/**
 * Whether this is another moment than before, of the game or of a replay.
 * @param {Seen | null} before
 * @param {Seen} now
 */
export const isNewMoment = (before, now) =>
  before === null ||
  before.update.table !== now.update.table ||
  before.update.summary.ply !== now.update.summary.ply ||
  before.isReplay !== now.isReplay;

/**
 * The table shows something else. At another moment nothing is left of what was said, held and sent; in another
 * language nothing
 * that was said.
 * @template {Considered} State
 * @param {State} state
 * @param {Seen} seen
 * @returns {State}
 */
export function looking(state, seen) {
  const isNew = isNewMoment(state.seen, seen);
  const isSame = !isNew && state.seen?.language === seen.language;
  return {
    ...state,
    seen,
    remark: isSame ? state.remark : null,
    leaving: isNew ? null : state.leaving,
    drag: isNew ? null : state.drag,
    wondered: isNew ? null : state.wondered,
  };
}

/**
 * Say something, for those who see it and those who hear it.
 * @template {Considered} State
 * @param {State} state
 * @param {RemarkOf<State>} remark
 * @returns {Next<State>}
 */
export const told = (state, remark) => ({ state: { ...state, remark }, effects: [{ do: "announce", remark }] });

/**
 * Ask why an action is legal or not.
 * @template {Considered} State
 * @param {State} state
 * @param {string} action
 * @returns {Next<State>}
 */
export const explaining = (state, action, isWritten = false) => ({
  state,
  effects: [{ do: "explain", ply: plyOf(state), action, isWritten }],
});

/**
 * While something is dragged: say why it may not be where it is held.
 * @template {Considered} State
 * @param {State} state
 * @param {string | null} action What letting go would try; null where that is legal, and beside the board.
 * @returns {Next<State>}
 */
export function wondering(state, action) {
  if (action === state.wondered) return stay(state);
  const next = { ...state, wondered: action, remark: null };
  if (action === null) return stay(next);
  return {
    state: next,
    effects: [{ do: "explain", ply: plyOf(state), action, isWritten: false, after: HOVERING }],
  };
}

/**
 * Play an action, unless one is on its way.
 * @template {Considered} State
 * @param {State} state
 * @param {string} action
 * @returns {Next<State>}
 */
export const acting = (state, action) =>
  isBusy(state) ? stay(state) : { state: { ...state, leaving: action }, effects: [{ do: "act", action }] };

/**
 * Play what is written, or say why not.
 * @template {Considered} State
 * @param {State} state
 * @param {string[]} legal
 * @returns {Next<State>}
 */
export function writing(state, legal) {
  const action = state.text.trim().toLowerCase().replace("−", "-");
  if (!action || isBusy(state)) return stay(state);
  const next = { ...state, written: state.text };
  return legal.includes(action) ? acting({ ...next, remark: null }, action) : explaining(next, action, true);
}

/**
 * Ask what the action on trial would change, once, and stop asking when it is on trial no more.
 * @template {Considered} State
 * @template R
 * @param {{ state: State, effects: Effect<R>[] }} next
 * @param {(state: State) => string | null} triedBy The action on trial.
 * @param {number} after Milliseconds, for those who only pass by.
 * @returns {{ state: State, effects: Effect<R>[] }}
 */
export function asking({ state, effects }, triedBy, after) {
  const action = triedBy(state);
  const ply = plyOf(state);
  const key = action === null ? null : `${seenBy(state).update.table} ${ply} ${action}`;
  if (key === state.asked) return { state, effects };
  /** @type {Effect<never>} */
  const question = key === null || action === null ? { do: "hush" } : { do: "ask", key, ply, action, after };
  return { state: { ...state, asked: key, preview: null }, effects: [question, ...effects] };
}

/**
 * What the server's answers mean in every game.
 * @template {Considered} State
 * @param {State} state
 * @param {Exclude<Answered, { type: "seen" }>} incident
 * @returns {Next<State>}
 */
export function answered(state, incident) {
  switch (incident.type) {
    case "previewed": // 1. Something else may be on trial by now.
      return stay(incident.key === state.asked ? { ...state, preview: incident.preview } : state);
    case "explained": {
      // 2. Of a moment that is over nothing is said.
      if (incident.ply !== plyOf(state)) return stay({ ...state, written: null });
      if (incident.isPassing && incident.action !== state.wondered) return stay(state); // it is held elsewhere by now
      const { message: text, rule, is_legal: isLegal } = incident.answer;
      const next = told(state, { text, rule, isBad: !isLegal });
      // 3. What was written is legal though it is not listed, such as a double the other way round: it is played.
      if (!isLegal || !incident.isWritten) return { ...next, state: { ...next.state, written: null } };
      const then = acting(next.state, incident.action);
      return { state: then.state, effects: [...next.effects, ...then.effects] };
    }
    case "done": {
      // 4. The field is empty again, unless something else is written already.
      const isOver = state.leaving === incident.action;
      const text = state.written !== null && state.text === state.written ? "" : state.text;
      return stay({ ...state, leaving: isOver ? null : state.leaving, text, written: null });
    }
    case "refused": {
      // 5. An action or Undo: what was on trial still is.
      const { message: text, rule } = incident.problem;
      return told({ ...state, leaving: null, written: null }, { text, rule, isBad: true });
    }
    case "type": // 6. The player writes.
      return stay({ ...state, text: incident.text });
  }
}

/**
 * Something that is held has moved; null as long as it may still be a click, or if it is another pointer.
 * @template {Drag} Held
 * @param {Held | null} drag
 * @param {{ pointer: number, at: Point }} incident
 * @returns {Held | null}
 */
export function carried(drag, { pointer, at }) {
  if (drag?.pointer !== pointer) return null;
  const isNear = drag.at === null && Math.hypot(at.left - drag.from.left, at.top - drag.from.top) < FAR;
  return isNear ? null : { ...drag, at };
}
