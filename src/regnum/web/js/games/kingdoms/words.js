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
export const nameOf = (names, seat) => (isYours(names, seat) ? say("kingdoms-page-you") : (names[seat]?.name ?? ""));

/** Whether a seat is that of the one who reads, and nobody else reads here. @param {Name[]} names @param {number} seat */
const isYours = (names, seat) => Boolean(names[seat]?.isYou) && names.filter((one) => one?.isYou).length === 1;

/** The seat of a colour. @param {string} colour */
export const seatOf = (colour) => COLOURS.indexOf(colour);

/** A tile: its number and picture, or its name. @param {string} word @param {number} [variant] */
export function tileName(word, variant = 0) {
  if (word === "?") return say("kingdoms-page-hidden-tile");
  const worth = worthOf(word);
  if (!worth) return say("kingdoms-tile", { tile: word });
  return say("kingdoms-page-tile", {
    number: signed(worth),
    picture: say("kingdoms-page-picture", { picture: pictureOf(word, variant) }),
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
  if (rank) return say("kingdoms-page-castle", { rank: Number(rank[1]) });
  if (piece === "s") return starting && starting !== "?" ? tileName(starting, variantOf(starting, true)) : say("kingdoms-page-secret");
  return tileName(piece, variantOf(piece));
}

/** A line, in full: "Row 2, left of the mountain". @param {Line} line */
export const lineWords = (line) =>
  say("kingdoms-page-line", { part: `${line.direction}-${linePart(line)}`, name: lineName(line) });

/** A line, in short: "Row 2 left". @param {Line} line */
export const lineShort = (line) =>
  say("kingdoms-page-line-short", { part: `${line.direction}-${linePart(line)}`, name: lineName(line) });

/** A line and what it is worth: "Row 2, left of the mountain: +5 for each rank". @param {Line} line */
export const lineValue = (line) =>
  say(line.scored ? "kingdoms-page-line-paid" : "kingdoms-page-line-value", { line: lineWords(line), value: signed(line.value) });

/**
 * A square and all that is to be said about it.
 * @param {{ square: string, word: string, variant?: number, names: Name[], isLegal?: boolean, isGhost?: boolean,
 *   isLast?: boolean, by?: number | null,
 *   effect?: { row: string | null, column: string | null, bonus: number, rank: number } }} about
 */
export function squareWords({ square, word, variant, names, isLegal, isGhost, isLast, by, effect }) {
  const parts = [];
  const castle = castleOf(word);
  if (word === ".") parts.push(say(isLegal ? "kingdoms-page-square-legal" : "kingdoms-page-square-empty"));
  else if (castle)
    parts.push(
      say("kingdoms-page-square-castle", {
        whose: isYours(names, seatOf(castle.colour)) ? "you" : "name",
        player: names[seatOf(castle.colour)]?.name ?? "",
        colour: say("kingdoms-colour", { colour: castle.colour }),
        rank: castle.rank,
      }),
    );
  else parts.push(tileName(word, variant));
  if (castle && effect && effect.bonus > 0) parts.push(say("kingdoms-page-square-lifted", { rank: effect.rank }));
  if (!castle && effect)
    for (const direction of /** @type {const} */ (["row", "column"]))
      if (effect[direction]) parts.push(say("kingdoms-page-square-effect", { effect: `${effect[direction]}-${direction}` }));
  if (isGhost) parts.push(say("kingdoms-page-square-ghost"));
  if (isLast)
    parts.push(
      by == null ? say("kingdoms-page-square-last") : say("kingdoms-page-square-last-by", { player: nameOf(names, by) }),
    );
  return say("kingdoms-page-square", { square, what: parts.join(", ") });
}

/** What an action was, as the log has it behind the name of who did it. @param {{ event: any, before?: any, after?: any }} about */
export function describe({ event, before = null, after = null }) {
  const { piece, square } = split(event.action);
  if (piece === "draw") return say("kingdoms-page-log-draw");
  if (piece === "pass" || !square) return say("kingdoms-page-log-pass");
  const rank = /^r([1-4])$/.exec(piece);
  if (rank) return say("kingdoms-page-log-castle", { rank: Number(rank[1]), square });
  if (piece !== "s") return say("kingdoms-page-log-tile", { tile: plainTile(piece), square });
  const shown = startingTile(before, after, event.seat, square);
  return shown
    ? say("kingdoms-page-log-starting-known", { tile: plainTile(shown), square })
    : say("kingdoms-page-log-starting", { square });
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

/** @type {import("../../contract.js").TableFace["sentence"]} */
export function sentence({ update, names }) {
  const { view } = update;
  if (!view || view.phase === "over") return ["figure-count", say("kingdoms-page-say-over")];
  const player = names[view.seat]?.name ?? "";
  const isAlone = names.filter((name) => name.isYou).length === 1;
  const isMine = view.legal.length > 0;
  if (!isMine) {
    const hint = view.phase === "place" ? say("kingdoms-page-say-wait-place") : undefined;
    return ["figure-wait", say("kingdoms-page-say-wait", { player }), hint];
  }
  const whose = isAlone ? "you" : "name";
  if (view.phase === "place")
    return [
      `tile-${pictureOf(view.drawn_tile)}`,
      say("kingdoms-page-say-place", { whose, player, tile: plainTile(view.drawn_tile) }),
      say("kingdoms-page-say-place-hint"),
    ];
  if (view.legal.length === 1 && view.legal[0] === "pass")
    return ["figure-wait", say("kingdoms-page-say-pass", { whose, player }), say("kingdoms-page-say-pass-hint")];
  const has = (/** @type {RegExp} */ form) => view.legal.some((/** @type {string} */ action) => form.test(action));
  const choices = [has(/^r/) && "castle", has(/^draw$/) && "draw", has(/^[+-]|^[a-z]{5,}@/) && "supply", has(/^s@/) && "secret"]
    .filter(Boolean)
    .join("-");
  return ["figure-castle", say("kingdoms-page-say-act", { whose, player }), say("kingdoms-page-say-act-hint", { choices })];
}
