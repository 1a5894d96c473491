// @ts-check
/**
 * The move being considered, and the account of a round. `step` decides everything and does nothing: what players do,
 * what the table
 * shows and what the server answers come in as incidents, so that every case can be tried without a browser.
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
  plyOf,
  seenBy,
  stay,
  wondering,
  writing,
} from "../../moves/common.js";
import { firstEmpty, offers, pieceAt, split } from "./notation.js";

/** @typedef {import("../../moves/common.js").Effect<Remark>} Effect */
/** @typedef {import("../../moves/common.js").Point} Point */
/** @typedef {import("../../moves/common.js").Seen} Seen */
/** @typedef {import("./types.js").Line} Line */
/** @typedef {"previous" | "present"} Account Of the round before, or of the current one. */
/** @typedef {import("./types.js").Preview} Preview */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("../../moves/common.js").Drag & { piece: string }} Held */

/**
 * @typedef {object} Turn What may be done here now, and by which player.
 * @property {string[]} legal Nothing while an action is pending.
 * @property {Map<string, Set<string>>} offered For each piece the squares.
 * @property {boolean} isMine
 * @property {number | null} seat Whose hand is shown.
 * @property {string | null} starting The starting tile of that seat.
 * @property {string | null} drawn A tile that has to be placed now.
 * @property {boolean} mustPass
 */

/**
 * @typedef {import("../../moves/common.js").Told | { square: string } | { line: Line }} Shown What can be seen of a
 *   remark.
 */
/**
 * @typedef {Shown | { paid: Line[] } | { tried: string, at: string, deltas: number[] }} Remark What is seen or only
 *   heard.
 */

/**
 * @typedef {object} Own
 * @property {Turn} turn
 * @property {Shown | null} remark
 * @property {Preview | null} preview
 * @property {Held | null} drag
 * @property {string | null} chosen The piece in hand, unless one was drawn.
 * @property {string | null} spot The square on trial, perhaps before any piece is chosen for it.
 * @property {string | null} hover The square under the mouse or the focus.
 * @property {{ seat: number | null, isOn: boolean } | null} cover Whose starting tile is covered.
 * @property {number} takenAt When a piece was chosen.
 * @property {Account | null} account The account that is shown in place of the board.
 * @property {{ lines: Line[], ply: number, round: number }} paid The lines that were paid last.
 */
/** @typedef {import("../../moves/common.js").Considered & Own} State */
/** @typedef {{ state: State, effects: Effect[] }} Next */

/**
 * @typedef {import("../../moves/common.js").Answered
 *   | { type: "looked", isRoundOver: boolean, paid: Line[] }
 *   | { type: "choose", piece: string, isKey: boolean, time: number }
 *   | { type: "suggest", action: string }
 *   | { type: "square", square: string, isKey: boolean }
 *   | { type: "line", line: Line }
 *   | { type: "hover", square: string | null }
 *   | { type: "cover" }
 *   | { type: "drop" }
 *   | { type: "undo" }
 *   | { type: "confirm" }
 *   | { type: "write" }
 *   | { type: "grab", piece: string, pointer: number, at: Point }
 *   | { type: "carry", pointer: number, at: Point, square: string | null }
 *   | { type: "let go", pointer: number, square: string | null }
 *   | { type: "open", what: Account } | { type: "close" }} Incident
 */

/** Milliseconds: the second click of a double click does not put back. */
export const TWICE = 350;
/** Milliseconds: a mouse that passes over squares asks for none of them. */
export const PAUSE = 70;

/** @type {State} */
export const FIRST = Object.freeze({
  ...NOTHING,
  turn: { legal: [], offered: new Map(), isMine: false, seat: null, starting: null, drawn: null, mustPass: false },
  remark: null,
  preview: null,
  drag: null,
  chosen: null,
  spot: null,
  hover: null,
  cover: null,
  takenAt: -Infinity,
  account: null,
  paid: { lines: [], ply: 0, round: 0 },
});

/**
 * What to think and to do after something happened.
 * @param {State} state
 * @param {Incident} incident
 * @returns {Next}
 */
export function step(state, incident) {
  const next = asking(ANSWERS[incident.type](state, /** @type {never} */ (incident)), triedBy, PAUSE);
  const remark = saidOf(next.state);
  const before = state.seen && saidOf(state);
  if (!remark || (remark.tried === before?.tried && remark.at === before.at)) return next;
  return { ...next, effects: [...next.effects, { do: "announce", remark }] };
}

/** The action of which a preview is wanted: of a covered tile none, for it would show. @param {State} state */
function triedBy(state) {
  const { action, isSecretHidden } = consider(state);
  return isSecretHidden || state.leaving !== null ? null : action;
}

/** The piece on trial whose effects are known, which are said once. @param {State} state */
function saidOf(state) {
  const { held, ghostAt } = consider(state);
  const deltas = deltasOf(state);
  return held && ghostAt && deltas ? { tried: held, at: ghostAt, deltas } : null;
}

/** @type {{ [Type in Incident["type"]]: (state: State, incident: Extract<Incident, { type: Type }>) => Next }} */
const ANSWERS = {
  previewed: answered,
  explained: answered,
  done: answered,
  refused: answered,
  type: answered,

  /**
   * The table shows something else: what was on trial is gone with its moment. Between rounds the account of the last
   * comes first.
   */
  seen(state, { seen }) {
    const next = { ...looking(state, seen), turn: turnOf(seen) };
    if (isNewMoment(state.seen, seen)) Object.assign(next, { chosen: null, spot: null });
    if (state.seen === null && seen.isCovered) next.account = "previous";
    const isToLook = !seen.isReplay && state.seen?.update.view !== seen.update.view;
    return { state: next, effects: isToLook ? [{ do: "perform", what: "look" }] : [] };
  },

  /** What has happened since the table was looked at last: a round has ended, or lines were paid. */
  looked(state, { isRoundOver, paid: lines }) {
    const view = viewOf(state);
    const next = isRoundOver ? turnedTo(state, "previous") : state;
    if (!lines.length || view.options.continuous === "off") return stay(next);
    const paid = { lines, ply: plyOf(state), round: view.round };
    return { state: { ...next, paid }, effects: [{ do: "announce", remark: { paid: lines } }] };
  },

  /**
   * A piece is taken, put back or, if it may not be taken, explained; to draw is chosen and confirmed like a placement.
   */
  choose(state, { piece, isKey, time }) {
    const { held } = consider(state);
    const { offered, drawn } = state.turn;
    if (isStill(state) || (piece === held && !isKey && time - state.takenAt < TWICE)) return stay(state);
    const next = { ...state, remark: null };
    if (!offered.has(piece))
      return explaining(next, piece === "draw" ? "draw" : `${piece}@${state.spot ?? firstEmpty(boardOf(state))}`);
    if (piece === held && piece === "draw" && isKey) return confirmed(next, "draw");
    if (piece === held && !drawn) return stay(putBack(state));
    const fits = piece !== "draw" && state.spot !== null && offered.get(piece)?.has(state.spot);
    const taken = settled({
      ...next,
      takenAt: time,
      chosen: drawn ? state.chosen : piece,
      spot: fits ? state.spot : null,
    });
    if (piece === "draw" || !isKey) return taken;
    return { ...taken, effects: [...taken.effects, { do: "perform", what: "focus" }] }; // the arrows go on from there
  },

  /**
   * A square is pressed: the piece in hand goes there; without one the square tells what it holds. To press it again
   * plays nothing, as in every game: only Enter and Confirm do.
   */
  square(state, { square, isKey }) {
    if (isStill(state)) return stay(state);
    const { held, ghostAt, squares } = consider(state);
    const piece = held === "draw" ? null : held;
    if (piece && square === ghostAt) return isKey ? confirmed(state) : stay(state);
    if (piece && squares?.has(square)) return settled(placed(state, square));
    if (piece) return explaining(state, `${piece}@${square}`);
    if (pieceAt(boardOf(state), square) !== ".") return stay({ ...state, remark: { square } });
    return state.turn.isMine ? stay(placed(state, square)) : explaining(state, `r1@${square}`);
  },

  /** An action is put on trial as if the player had chosen it. */
  suggest(state, { action }) {
    const { piece, square } = split(action);
    if (isStill(state) || !state.turn.legal.includes(action) || piece === "pass") return stay(state);
    return stay({ ...state, remark: null, chosen: state.turn.drawn ? state.chosen : piece, spot: square });
  },

  line: (state, { line }) => stay({ ...state, remark: { line } }),
  hover: (state, { square }) => stay(square === state.hover ? state : { ...state, hover: square }),
  cover: (state) => stay({ ...state, cover: { seat: state.turn.seat, isOn: !consider(state).isCovered } }),
  drop: (state) => stay(putBack(state)),
  undo: (state) => ({ state, effects: [{ do: "undo" }] }),
  confirm: (state) => confirmed(state),
  write: (state) => writing(state, state.turn.legal),

  grab(state, { piece, pointer, at }) {
    const isFree = state.turn.offered.has(piece) && !isBusy(state);
    return stay(isFree ? { ...state, drag: { piece, pointer, from: at, at: null } } : state);
  },
  carry(state, incident) {
    const drag = carried(state.drag, incident);
    if (!drag) return stay(state);
    const isFirst = !state.drag?.at;
    const taken = { remark: null, chosen: state.turn.drawn ? state.chosen : drag.piece, spot: null };
    const next = { ...state, drag, hover: incident.square, ...(isFirst ? taken : {}) };
    return wondering(next, refusedAt(next, drag.piece));
  },
  "let go"(state, { pointer, square }) {
    const { drag } = state;
    if (drag?.pointer !== pointer) return stay(state);
    if (!drag.at) return stay({ ...state, drag: null });
    const next = letGo({ ...state, drag: null, wondered: null, hover: null }, drag.piece, square);
    return { ...next, effects: [{ do: "swallow click" }, ...next.effects] };
  },

  open: (state, { what }) => stay(turnedTo(state, what)),
  close: (state) => ({
    state: turnedTo(state, null),
    effects: [...(state.account === "previous" ? [put("put away")] : []), put("focus later")],
  }),
};

/** @param {string} what @returns {Effect} */
const put = (what) => ({ do: "perform", what });

/**
 * Another page of the same table: nothing is left of what was on trial.
 * @param {State} state
 * @param {Account | null} account
 * @returns {State}
 */
const turnedTo = ({ seen, turn, paid }, account) => ({ ...FIRST, seen, turn, paid, account });

/** Whether nothing can be done. @param {State} state */
const isStill = (state) => seenBy(state).isReplay || isBusy(state);

/** @param {State} state @returns {State} */
const putBack = (state) => ({ ...state, chosen: null, spot: null, remark: null });

/** @param {State} state @param {string} square @returns {State} */
const placed = (state, square) => ({ ...state, remark: null, spot: square });

/** A choice that leaves nothing open is played at once, for those who want that. @param {State} state @returns {Next} */
const settled = (state) =>
  seenBy(state).isAuto && consider(state).held && actionOf(state) ? confirmed(state) : stay(state);

/**
 * Play what is on trial, if there is something.
 * @param {State} state
 * @param {string | null} [wanted]
 * @returns {Next}
 */
function confirmed(state, wanted = actionOf(state)) {
  if (!wanted || isBusy(state)) return stay(state);
  return acting({ ...state, remark: null }, wanted);
}

/** The action that letting go would try though it is not legal. @param {State} state @param {string} piece */
const refusedAt = ({ turn, hover }, piece) =>
  hover && !turn.offered.get(piece)?.has(hover) ? `${piece}@${hover}` : null;

/** A piece is let go: where it can go, where it cannot, or beside the board, and then it stays in hand. */
/** @param {State} state @param {string} piece @param {string | null} square @returns {Next} */
function letGo(state, piece, square) {
  if (!square) return stay(state);
  return state.turn.offered.get(piece)?.has(square)
    ? settled(placed(state, square))
    : explaining(state, `${piece}@${square}`);
}

/** @param {Seen} seen @returns {Turn} */
function turnOf({ update, isReplay, pending }) {
  const view = /** @type {View} */ (update.view);
  const { your_seats: own } = update;
  /** @type {string[]} */
  const legal = isReplay || pending ? [] : view.legal;
  const isMine = legal.length > 0;
  const seat = view.observer ?? (own.length === 1 ? own[0] : null);
  return {
    legal,
    offered: offers(legal),
    isMine,
    seat,
    starting: seat === null ? null : view.players[seat].starting_tile,
    drawn: isMine && view.phase === "place" ? view.drawn_tile : null,
    mustPass: legal.length === 1 && legal[0] === "pass",
  };
}

/** @param {State} state */
export const viewOf = (state) => /** @type {View} */ (seenBy(state).update.view);

/** @param {State} state @returns {string[][]} */
const boardOf = (state) => viewOf(state).present.board;

/** What follows from a state: the piece in hand, where it is tried, and what is on its way. @param {State} state */
export function consider({ seen, turn, chosen, spot, hover, leaving, cover }) {
  const held = turn.drawn ?? chosen;
  const squares = (held && turn.offered.get(held)) || null;
  const isHere = (/** @type {string | null} */ square) => (square && squares?.has(square) ? square : null);
  const ghostAt = isHere(spot);
  const triedAt = ghostAt ?? isHere(hover);
  const onItsWay = seen?.pending ?? leaving;
  const sent = onItsWay ? split(onItsWay) : null;
  const isCovered = cover !== null && cover.seat === turn.seat && cover.isOn;
  return {
    held,
    /** Where the piece in hand may go; null if there is none. */
    squares,
    /** Where it is on trial. */
    ghostAt,
    /** The same, or else the square under the mouse or the focus. */
    triedAt,
    action: held && triedAt ? `${held}@${triedAt}` : null,
    sent,
    isCovered,
    isSecretHidden: (sent?.piece ?? held) === "s" && isCovered,
  };
}

/** The action that Confirm plays, or null. @param {State} state @returns {string | null} */
export function actionOf(state) {
  const { held, ghostAt } = consider(state);
  if (held === "draw") return "draw";
  if (ghostAt) return `${held}@${ghostAt}`;
  return state.turn.mustPass ? "pass" : null;
}

/** Whether something can be put back. @param {State} state */
export const canDrop = (state) => !isBusy(state) && (state.chosen !== null || state.spot !== null);

/**
 * What the piece on trial would change in all players' income; null as long as that is not known.
 * @param {State} state
 * @returns {number[] | null}
 */
export function deltasOf(state) {
  const { preview } = state;
  if (!preview) return null;
  const { players } = viewOf(state);
  return preview.incomes.map((income, seat) => income.total - players[seat].income.total);
}

/** The lines that were paid last, until about the reader's next turn. @param {State} state @returns {Line[]} */
export function paidOf(state) {
  const { players, round } = viewOf(state);
  const isRecent = state.paid.round === round && plyOf(state) - state.paid.ply <= 2 * players.length;
  return isRecent ? state.paid.lines : [];
}

/**
 * The account to be shown in place of the board; null if there is none.
 * @param {State} state
 * @returns {Account | null}
 */
export const accountOf = (state) => (state.account === "present" || viewOf(state).previous ? state.account : null);

/**
 * What a key means anywhere at the table.
 * @param {State} state
 * @param {{ key: string, hasShortcuts: boolean, isOnControl: boolean, time: number }} press `isOnControl`: the focus is
 *   on something that Enter presses
 * @returns {Incident | null}
 */
export function pressed(state, { key, hasShortcuts, isOnControl, time }) {
  if (key === "escape") return !isBusy(state) && (state.chosen || state.spot || state.remark) ? { type: "drop" } : null;
  if (key === "enter") return !isOnControl && actionOf(state) ? { type: "confirm" } : null;
  const piece = hasShortcuts ? pieceOf(state, key) : null;
  return piece ? { type: "choose", piece, isKey: true, time } : null;
}

/** The piece that a key takes. @param {State} state @param {string} key */
function pieceOf(state, key) {
  const { seat, starting } = state.turn;
  if (/^[1-4]$/.test(key) && seat !== null) return `r${key}`;
  if (key === "d" && !viewOf(state).options.no_luck) return "draw";
  return key === "s" && starting ? "s" : null;
}
