// @ts-check
/** Pieces, squares and lines in words: for tooltips, for the log and for those who hear the page. */

import { language, say } from "../../words.js";
import { COLOURS, pictureOf } from "./components.js";
import { lineName, linePart } from "./geometry.js";
import { castleOf, placeOf, signed, split, worthOf } from "./notation.js";

/**
 * @typedef {import("./types.js").Line} Line
 * @typedef {{ name: string, isYou: boolean, isBot: boolean, colour: string }} Name
 */

/** A sentence that may begin with the name of a piece. @param {string} text */
export const capital = (text) => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);

/** What a seat is called in a table: the name, or "You". @param {Name[]} names @param {number} seat */
export const nameOf = (names, seat) => (isYours(names, seat) ? say("page-kingdoms-you") : (names[seat]?.name ?? ""));

/** Whether a seat is that of the one who reads, and nobody else reads here. @param {Name[]} names @param {number} seat */
const isYours = (names, seat) => Boolean(names[seat]?.isYou) && names.filter((one) => one?.isYou).length === 1;

/** The seat of a colour. @param {string} colour */
export const seatOf = (colour) => COLOURS.indexOf(colour);

/** A tile: its number and picture, or its name. @param {string} word @param {number} [variant] */
export function tileName(word, variant = 0) {
  if (word === "?") return say("page-kingdoms-hidden-tile");
  const worth = worthOf(word);
  if (!worth) return say("kingdoms-tile", { tile: word });
  return say("page-kingdoms-tile", {
    number: signed(worth),
    picture: say("page-kingdoms-picture", { picture: pictureOf(word, variant) }),
  });
}

/** A tile whose picture nobody knows any more: its number or its name. @param {string} word */
export const plainTile = (word) => (worthOf(word) ? signed(worthOf(word)) : say("kingdoms-tile", { tile: word }));

/**
 * A piece that can be chosen.
 * @param {string} piece in notation @param {string | null} starting the tile behind `s` @param {(word: string, isStart?: boolean) => number} variantOf
 */
export function pieceName(piece, starting, variantOf) {
  const rank = /^r([1-4])$/.exec(piece);
  if (rank) return say("page-kingdoms-castle", { rank: Number(rank[1]) });
  if (piece === "s") return starting && starting !== "?" ? tileName(starting, variantOf(starting, true)) : say("page-kingdoms-secret");
  return tileName(piece, variantOf(piece));
}

/** A line, in full: "Row 2, left of the mountain". @param {Line} line */
export const lineWords = (line) =>
  say("page-kingdoms-line", { part: `${line.direction}-${linePart(line)}`, name: lineName(line) });

/** A line, in short: "Row 2 left". @param {Line} line */
export const lineShort = (line) =>
  say("page-kingdoms-line-short", { part: `${line.direction}-${linePart(line)}`, name: lineName(line) });

/** A line and what it is worth: "Row 2, left of the mountain: +5 for each rank". @param {Line} line */
export const lineValue = (line) =>
  say(line.scored ? "page-kingdoms-line-paid" : "page-kingdoms-line-value", { line: lineWords(line), value: signed(line.value) });

/**
 * A square and all that is to be said about it.
 * @param {{ square: string, word: string, variant?: number, names: Name[], isLegal?: boolean, isGhost?: boolean,
 *   isLast?: boolean, by?: number | null,
 *   effect?: { row: string | null, column: string | null, bonus: number, rank: number } }} about
 */
export function squareWords({ square, word, variant, names, isLegal, isGhost, isLast, by, effect }) {
  const parts = [];
  const castle = castleOf(word);
  if (word === ".") parts.push(say(isLegal ? "page-kingdoms-square-legal" : "page-kingdoms-square-empty"));
  else if (castle)
    parts.push(
      say("page-kingdoms-square-castle", {
        whose: isYours(names, seatOf(castle.colour)) ? "you" : "name",
        player: names[seatOf(castle.colour)]?.name ?? "",
        colour: say("kingdoms-colour", { colour: castle.colour }),
        rank: castle.rank,
      }),
    );
  else parts.push(tileName(word, variant));
  if (castle && effect && effect.bonus > 0) parts.push(say("page-kingdoms-square-lifted", { rank: effect.rank }));
  if (!castle && effect)
    for (const direction of /** @type {const} */ (["row", "column"]))
      if (effect[direction]) parts.push(say("page-kingdoms-square-effect", { effect: `${effect[direction]}-${direction}` }));
  if (isGhost) parts.push(say("page-kingdoms-square-ghost"));
  if (isLast)
    parts.push(
      by == null ? say("page-kingdoms-square-last") : say("page-kingdoms-square-last-by", { player: nameOf(names, by) }),
    );
  return say("page-kingdoms-square", { square, what: parts.join(", ") });
}

/** What an action was, as the log has it behind the name of who did it. @param {{ event: any, before?: any, after?: any }} about */
export function describe({ event, before = null, after = null }) {
  const { piece, square } = split(event.action);
  if (piece === "draw") return say("page-kingdoms-log-draw");
  if (piece === "pass" || !square) return say("page-kingdoms-log-pass");
  const rank = /^r([1-4])$/.exec(piece);
  if (rank) return say("page-kingdoms-log-castle", { rank: Number(rank[1]), square });
  if (piece !== "s") return say("page-kingdoms-log-tile", { tile: plainTile(piece), square });
  const shown = startingTile(before, after, event.seat, square);
  return shown
    ? say("page-kingdoms-log-starting-known", { tile: plainTile(shown), square })
    : say("page-kingdoms-log-starting", { square });
}

/** @param {any} before @param {any} after @param {number} seat @param {string} square */
function startingTile(before, after, seat, square) {
  const held = before?.players?.[seat]?.starting_tile;
  if (held && held !== "?") return held;
  if (!after) return null;
  const { row, column } = placeOf(square);
  const board = before && after.round !== before.round ? after.previous?.board : after.present.board;
  const word = board?.[row]?.[column];
  return word && word !== "." && !castleOf(word) ? word : null;
}

/** @type {import("../../contract.js").Face["sentence"]} */
export function sentence({ update, names }) {
  const { view } = update;
  if (!view || view.phase === "over") return ["figure-count", say("page-kingdoms-say-over")];
  const player = names[view.seat]?.name ?? "";
  const isAlone = names.filter((name) => name.isYou).length === 1;
  const isMine = view.legal.length > 0;
  if (!isMine) {
    const hint = view.phase === "place" ? say("page-kingdoms-say-wait-place") : undefined;
    return ["figure-wait", say("page-kingdoms-say-wait", { player }), hint];
  }
  const whose = isAlone ? "you" : "name";
  if (view.phase === "place")
    return [
      `tile-${pictureOf(view.drawn_tile)}`,
      say("page-kingdoms-say-place", { whose, player, tile: plainTile(view.drawn_tile) }),
      say("page-kingdoms-say-place-hint"),
    ];
  if (view.legal.length === 1 && view.legal[0] === "pass")
    return ["figure-wait", say("page-kingdoms-say-pass", { whose, player }), say("page-kingdoms-say-pass-hint")];
  const has = (/** @type {RegExp} */ form) => view.legal.some((/** @type {string} */ action) => form.test(action));
  const choices = [has(/^r/) && "castle", has(/^draw$/) && "draw", has(/^[+-]|^[a-z]{5,}@/) && "supply", has(/^s@/) && "secret"]
    .filter(Boolean)
    .join("-");
  return ["figure-castle", say("page-kingdoms-say-act", { whose, player }), say("page-kingdoms-say-act-hint", { choices })];
}
