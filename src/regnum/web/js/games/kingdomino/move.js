// @ts-check
/**
 * The move being considered. `step` decides everything and does nothing: what players do, what the table shows and what
 * the server
 * answers come in as incidents, so that every case can be tried without a browser.
 */

import {
  acting,
  answered,
  asking,
  carried,
  explaining,
  isBusy,
  isNewMoment,
  looking,
  NOTHING,
  seenBy,
  stay,
  told,
  wondering,
  writing,
} from "../../moves/common.js";
import { isNamed, keyOf, parse, spotsOf, turnAt, written } from "./notation.js";
import { dominoNow, earned, isMyTurn, taskOf } from "./view.js";

/** @typedef {import("../../moves/common.js").Effect<Remark>} Effect */
/** @typedef {import("../../moves/common.js").Seen} Seen */
/** @typedef {import("./notation.js").Spot} Spot */
/** @typedef {import("./types.js").Direction} Direction */
/** @typedef {import("./types.js").Lying} Lying */
/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("./types.js").View} View */
/** @typedef {Lying & { action: string }} Chosen A legal place for the domino. */
/**
 * @typedef {{ isMine: boolean, task: import("./view.js").Task, domino: number | null, spots: Map<string, Spot> }} Turn
 *   What may be done here now.
 */
/** @typedef {import("../../moves/common.js").Drag & { place: Chosen | null, offset: Point, direction: Direction, isAway: boolean }} Held
 *   `place` comes back unless the domino is let go where it can go; `isAway`: beside the board. */
/** @typedef {number | "box" | "words"} Opened A dialog: a kingdom, the box, or a kingdom in words. */
/**
 * @typedef {{ name: string } | import("../../moves/common.js").Told | { place: Chosen, gain: number }} Remark A
 *   message, what the server said, or how the domino is rotated.
 */

/**
 * @typedef {object} Own
 * @property {Turn} turn
 * @property {Remark | null} remark
 * @property {import("../../types.d.ts").KingdominoPreview | null} preview
 * @property {Chosen | null} place Where the domino is on trial.
 * @property {number | null} claim The domino on which the king is put on trial.
 * @property {Lying | null} tried Where the domino is held and cannot go.
 * @property {Held | null} drag
 * @property {number} droppedAt When Undo has taken back a trial.
 * @property {boolean} isWriting
 * @property {Opened | null} opened
 * @property {boolean} hasPoints
 * @property {number | null} acted The seat that acts here, or last acted here.
 * @property {number | null} wanted The seat whose kingdom a spectator wants to see.
 */
/** @typedef {import("../../moves/common.js").Considered & Own} State */
/** @typedef {{ state: State, effects: Effect[] }} Next */

/**
 * @typedef {import("../../moves/common.js").Answered
 *   | { type: "place", place: Chosen | null, isFinal?: boolean }
 *   | { type: "claim", domino: number | null, isFinal?: boolean }
 *   | { type: "suggest", action: string }
 *   | { type: "rotate" }
 *   | { type: "drop" }
 *   | { type: "undo", time: number }
 *   | { type: "confirm" }
 *   | { type: "try", square: Point & Partial<Lying> }
 *   | { type: "try claim", domino: number }
 *   | { type: "write" } | { type: "writing", isOn: boolean } | { type: "stop writing" }
 *   | { type: "grab", pointer: number, at: import("../../moves/common.js").Point, square: Point | null }
 *   | { type: "carry", pointer: number, at: import("../../moves/common.js").Point, square: Point | null }
 *   | { type: "let go", pointer: number, square: Point | null }
 *   | { type: "open", what: Opened } | { type: "close" } | { type: "look", seat: number }
 *   | { type: "points", isOn: boolean }} Incident
 *   `isFinal`: it was pressed, not only passed on the way to another.
 */

/** Milliseconds: the second click of a double click on Undo does not take back a turn, too. */
export const TWICE = 400;

/** @type {State} */
export const FIRST = Object.freeze({
  ...NOTHING,
  turn: { isMine: false, task: /** @type {const} */ ("over"), domino: null, spots: new Map() },
  remark: null,
  preview: null,
  place: null,
  claim: null,
  tried: null,
  drag: null,
  droppedAt: -Infinity,
  isWriting: false,
  opened: null,
  hasPoints: false,
  acted: null,
  wanted: null,
});

/**
 * What to think and to do after something happened.
 * @param {State} state
 * @param {Incident} incident
 * @returns {Next}
 */
export function step(state, incident) {
  const next = asking(ANSWERS[incident.type](state, /** @type {never} */ (incident)), placedBy, 0);
  return spoken(state, next);
}

/** @param {State} state */
const placedBy = (state) => state.place?.action ?? null;

/**
 * The place of the domino is read with the spot; its rotation and score are said when they are known.
 * @param {State} before
 * @param {Next} next
 * @returns {Next}
 */
function spoken(before, { state, effects }) {
  const gain = gainOf(state);
  const { place } = state;
  if (!place || gain === null || (place === before.place && gain === gainOf(before))) return { state, effects };
  return { state, effects: [...effects, { do: "announce", remark: { place, gain } }] };
}

/** @type {{ [Type in Incident["type"]]: (state: State, incident: Extract<Incident, { type: Type }>) => Next }} */
const ANSWERS = {
  previewed: answered,
  explained: answered,
  done: answered,
  refused: answered,
  type: answered,

  /** The table shows something else: what was on trial is gone with its moment, or with the turn. */
  seen(state, { seen }) {
    const isNew = isNewMoment(state.seen, seen);
    const turn = turnOf(seen, state);
    const next = { ...looking(state, seen), turn, acted: actedOf(seen, state.acted) };
    if (isNew) Object.assign(next, { tried: null });
    if (isNew || !turn.isMine) Object.assign(next, { place: null, claim: null });
    return stay(turn.isMine ? next : { ...next, text: "", tried: null });
  },

  place: (state, { place, isFinal }) => settled(placed(state, place), isFinal),
  claim: (state, { domino, isFinal }) =>
    settled({ ...placed(state, null), claim: state.turn.isMine ? domino : null }, isFinal),

  /** An action is put on trial as if the player had chosen it. */
  suggest(state, { action }) {
    const meant = parse(action);
    if (!meant || isBusy(state) || !state.turn.isMine || !viewOf(state).legal.includes(action)) return stay(state);
    if (meant.kind === "claim") return stay({ ...placed(state, null), claim: meant.domino });
    return stay(
      meant.kind === "place" ? placed(state, { x: meant.x, y: meant.y, direction: meant.direction, action }) : state,
    );
  },

  /** The next legal turn of the ghost. */
  rotate(state) {
    const { place } = state;
    const spot = place && state.turn.spots.get(keyOf(place.x, place.y));
    if (!spot || isBusy(state)) return stay(state);
    if (spot.turns.length === 1) return told(state, { name: "kingdomino-page-one-turn" });
    return stay(placed(state, { x: spot.x, y: spot.y, ...turnAt(spot, place.direction, true) }));
  },

  /** Nothing is chosen any more. */
  drop: (state) => ({
    state: { ...placed(state, null), tried: null },
    effects: hasChosen(state) ? [{ do: "announce", remark: { name: "kingdomino-page-dropped" } }] : [],
  }),

  /** The trial goes first; the turn only if nothing is on trial, and nothing has just been. */
  undo(state, { time }) {
    if (hasChosen(state)) {
      const { state: next, effects } = ANSWERS.drop(state, { type: "drop" });
      return { state: { ...next, droppedAt: time }, effects };
    }
    const isMeant = seenBy(state).canUndo && time - state.droppedAt > TWICE;
    return { state, effects: isMeant ? [{ do: "undo" }] : [] };
  },

  confirm(state) {
    if (isBusy(state) || !state.turn.isMine) return stay(state);
    const action = actionOf(state);
    if (!action)
      return told(state, {
        name: state.turn.task === "place" ? "kingdomino-page-choose-mark" : "kingdomino-page-choose-domino",
      });
    const next = acting(state, action);
    return { ...next, effects: state.place ? [{ do: "perform", what: "lower" }, ...next.effects] : next.effects };
  },

  /** Say why the domino cannot go on a square. */
  try(state, { square: { x, y, direction = state.place?.direction ?? "e" } }) {
    const { domino } = state.turn;
    return domino === null ? stay(state) : explaining(state, written(domino, { x, y, direction }));
  },
  /** Say why a domino of the row may not be claimed. */
  "try claim": (state, { domino }) => explaining(state, `k${domino}`),

  write: (state) => writing(state, viewOf(state).legal),
  writing: (state, { isOn }) => stay({ ...state, isWriting: isOn, text: "" }),
  "stop writing": (state) => ({
    state: { ...state, isWriting: false, text: "", remark: null },
    effects: [{ do: "perform", what: "focus writing" }],
  }),

  grab(state, { pointer, at, square }) {
    if (isBusy(state) || state.turn.domino === null) return stay(state);
    const { place } = state;
    const offset = square && place ? { x: square.x - place.x, y: square.y - place.y } : { x: 0, y: 0 };
    return stay({
      ...state,
      drag: { pointer, from: at, at: null, place, offset, direction: place?.direction ?? "e", isAway: false },
    });
  },
  carry(state, incident) {
    const drag = carried(state.drag, incident);
    if (!drag) return stay(state);
    const isFirst = state.drag?.at === null;
    const next = {
      ...state,
      remark: isFirst ? null : state.remark,
      drag: { ...drag, isAway: incident.square === null },
    };
    const there = followed(next, drag, incident.square);
    return wondering(there, refusedAt(there));
  },
  "let go"(state, { pointer, square }) {
    const { drag } = state;
    if (drag?.pointer !== pointer) return stay(state);
    const free = { ...state, drag: null, wondered: null };
    if (!drag.at) return stay(free);
    const next = letGo(free, drag, square);
    return { ...next, effects: [{ do: "swallow click" }, ...next.effects] };
  },

  open: (state, { what }) => stay({ ...state, remark: null, opened: what }),
  close: (state) => stay({ ...state, opened: null }),
  /** At the table another kingdom is a dialog; spectators choose which one is the large one. */
  look: (state, { seat }) =>
    stay(isSpectator(seenBy(state)) ? { ...state, wanted: seat } : { ...state, remark: null, opened: seat }),
  points: (state, { isOn }) => stay({ ...state, hasPoints: isOn }),
};

/** @param {State} state @param {Chosen | null} place @returns {State} */
const placed = (state, place) => ({ ...state, remark: null, place: state.turn.isMine ? place : null, claim: null });

/**
 * The domino follows the pointer: it is tried where it can go, and only held elsewhere.
 * @param {State} state
 * @param {Held} drag
 * @param {Point | null} under
 * @returns {State}
 */
function followed(state, drag, under) {
  const square = under && { x: under.x - drag.offset.x, y: under.y - drag.offset.y };
  const spot = square && state.turn.spots.get(keyOf(square.x, square.y));
  if (!spot) return { ...putBack(state, drag), tried: square && { ...square, direction: drag.direction } };
  const isThere = state.place?.x === spot.x && state.place.y === spot.y;
  if (!isThere) return placed({ ...state, tried: null }, { x: spot.x, y: spot.y, ...turnAt(spot, drag.direction) });
  const direction = state.place?.direction ?? drag.direction; // a key may have turned it
  return { ...state, tried: null, drag: state.drag && { ...state.drag, direction } };
}

/** The action that letting go would try though it is not legal. @param {State} state */
function refusedAt({ tried, turn: { domino } }) {
  return tried && domino !== null && isNamed(tried.x, tried.y) ? written(domino, tried) : null;
}

/**
 * A choice that leaves nothing open is played at once, for those who want that; a domino that can be turned waits.
 * @param {State} state
 * @param {boolean} [isFinal]
 * @returns {Next}
 */
function settled(state, isFinal = false) {
  const { place, claim } = state;
  const turns = place && state.turn.spots.get(keyOf(place.x, place.y))?.turns.length;
  const isSettled = turns === 1 || claim !== null;
  return isFinal && isSettled && seenBy(state).isAuto ? ANSWERS.confirm(state, { type: "confirm" }) : stay(state);
}

/** What was on trial before the drag is so again. @param {State} state @param {Held} drag @returns {State} */
const putBack = (state, { place }) => ({ ...(state.place === place ? state : placed(state, place)), tried: null });

/**
 * The domino is let go: where it can go, where it cannot, or beside the board.
 * @param {State} state
 * @param {Held} drag
 * @param {Point | null} under
 * @returns {Next}
 */
function letGo(state, drag, under) {
  const square = under && { x: under.x - drag.offset.x, y: under.y - drag.offset.y };
  if (square && state.turn.spots.has(keyOf(square.x, square.y))) return settled(followed(state, drag, under), true);
  const next = putBack(state, drag);
  if (!square || !isNamed(square.x, square.y)) return stay(next);
  return ANSWERS.try(next, { type: "try", square: { ...square, direction: drag.direction } });
}

/** @param {Seen} seen @param {State} state @returns {Turn} */
function turnOf({ update: shown, isReplay }, state) {
  const update = /** @type {import("./types.js").Update} */ (shown);
  const { view } = update;
  const isMine = isMyTurn(update, isReplay);
  const task = taskOf(view);
  const domino = isMine && task === "place" ? dominoNow(view) : null;
  const isKnown = state.seen?.update.view === view && state.turn.domino === domino;
  return { isMine, task, domino, spots: isKnown ? state.turn.spots : spotsOf(domino === null ? [] : view.legal) };
}

/** @param {Seen} seen */
const isSpectator = ({ update, isReplay }) => !update.your_seats.length || isReplay;

/** @param {Seen} seen @param {number | null} before */
const actedOf = ({ update, isReplay }, before) => {
  const seat = update.view?.seat ?? null;
  return !isReplay && seat !== null && update.your_seats.includes(seat) ? seat : before;
};

/** @param {State} state */
const viewOf = (state) => /** @type {View} */ (seenBy(state).update.view);

/**
 * Whose kingdom is the large one: of who acts here, or last acted here; spectators choose.
 * @param {State} state
 * @returns {number}
 */
export function seatOf(state) {
  const [first = 0] = seenBy(state).update.your_seats;
  return (isSpectator(seenBy(state)) ? state.wanted : state.acted) ?? first;
}

/** @param {State} state */
export const hasChosen = ({ place, claim }) => place !== null || claim !== null;

/** The action that Confirm plays, or null. @param {State} state @returns {string | null} */
export function actionOf(state) {
  const { turn, place, claim } = state;
  if (turn.task === "discard" && turn.isMine) return viewOf(state).legal[0] ?? null;
  return place?.action ?? (claim === null ? null : `k${claim}`);
}

/** How many points the placement on trial would bring; null as long as that is not known. @param {State} state */
export const gainOf = (state) => earnedOf(state)?.points ?? null;

/** What it would change; null as long as that is not known. @param {State} state */
export function earnedOf(state) {
  if (!state.preview) return null;
  const { kingdoms, seat } = viewOf(state);
  const kingdom = kingdoms[seat ?? -1];
  return kingdom ? earned(kingdom, state.preview.kingdom) : null;
}

/** Where the domino floats beside the board; null while it is on it. @param {State} state */
export const floatingOf = ({ drag }) => (drag?.isAway ? drag.at : null);

/**
 * What a key means anywhere at the table: R turns, unless the reader wants no such keys, and Escape takes back.
 * @param {State} state
 * @param {{ key: string, hasShortcuts: boolean }} press
 * @returns {Incident | null}
 */
export function pressed({ turn, opened, seen }, { key, hasShortcuts }) {
  if (!turn.isMine || opened !== null || seen?.isCovered) return null;
  if (key.toLowerCase() === "r" && hasShortcuts) return { type: "rotate" };
  return key === "Escape" ? { type: "drop" } : null;
}
