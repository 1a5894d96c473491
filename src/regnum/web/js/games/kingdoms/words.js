// @ts-check
/** Pieces, squares and lines in words: for tooltips, for the log and for those who hear the page. */

import { capital, say, sayList } from "../../words.js";
import { COLOURS, pictureOf, wornBy } from "./components.js";
import { effects, holds, lineName, linePart } from "./geometry.js";
import { castleOf, pieceAt, placeOf, signed, split, worthOf } from "./notation.js";
import { changedBy, placedBy } from "./view.js";

/**
 * @typedef {import("./types.js").Line} Line
 * @typedef {Pick<import("./types.js").Name, "name" | "isYou" | "isBot" | "colour">} Name
 */

/** What a seat is called in a table: the name, or "You". @param {Name[]} names @param {number} seat */
export const nameOf = (names, seat) => (isYours(names, seat) ? say("page-you") : (names[seat]?.name ?? ""));

/**
 * Whether a seat is that of the one who reads, and nobody else reads here.
 * @param {Name[]} names
 * @param {number} seat
 */
export const isYours = (names, seat) => Boolean(names[seat]?.isYou) && names.filter((one) => one?.isYou).length === 1;

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

/** Whether a piece is a tile without a number, which does something to others. @param {string} word */
const isSpecial = (word) => ![".", "?"].includes(word) && !castleOf(word) && !worthOf(word);

/** A tile whose picture nobody knows any more: its number or its name. @param {string} word */
export const plainTile = (word) => (worthOf(word) ? signed(worthOf(word)) : say("kingdoms-tile", { tile: word }));

/** A tile's number or name, and which it is, for languages that decline names. @param {string} word */
const tileArguments = (word) => ({ tile: plainTile(word), kind: worthOf(word) ? "number" : word });

/**
 * A piece that can be chosen.
 * @param {string} piece in notation @param {string | null} starting the tile behind `s` @param {(word: string,
 *   isStart?: boolean) => number} variantOf
 */
function pieceName(piece, starting, variantOf) {
  const rank = /^r([1-4])$/.exec(piece);
  if (rank) return say("kingdoms-page-castle", { rank: Number(rank[1]) });
  if (piece === "s")
    return starting && starting !== "?" ? tileName(starting, variantOf(starting, true)) : say("kingdoms-page-secret");
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
  say(line.scored ? "kingdoms-page-line-paid" : "kingdoms-page-line-value", {
    line: lineWords(line),
    direction: line.direction,
    value: signed(line.value),
  });

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
        colour: wornBy(names)(castle.colour),
        rank: castle.rank,
      }),
    );
  else parts.push(tileName(word, variant));
  if (isSpecial(word)) parts.push(say("kingdoms-page-power", { tile: word }));
  if (castle && effect && effect.bonus > 0) parts.push(say("kingdoms-page-square-lifted", { rank: effect.rank }));
  if (!castle && effect)
    for (const direction of /** @type {const} */ (["row", "column"]))
      if (effect[direction])
        parts.push(say("kingdoms-page-square-effect", { effect: `${effect[direction]}-${direction}` }));
  if (isGhost) parts.push(say("kingdoms-page-square-ghost"));
  if (isLast)
    parts.push(
      by == null
        ? say("kingdoms-page-square-last")
        : say("kingdoms-page-square-last-by", {
            whose: isYours(names, by) ? "you" : "name",
            player: nameOf(names, by),
          }),
    );
  return say("kingdoms-page-square", { square, what: parts.join(", ") });
}

/** @typedef {import("./types.js").View} View */

/**
 * What an action was, as the log has it after the player's name or "You".
 * @param {{ event: import("../../contract.js").Played, names: Name[], before?: View | null, after?: View | null }} about
 */
export function describe({ event, names, before = null, after = null }) {
  const whose = isYours(names, event.seat) ? "you" : "other";
  const { piece, square } = split(event.action);
  if (piece === "draw") return say("kingdoms-page-log-draw", { whose });
  if (piece === "pass" || !square) return say("kingdoms-page-log-pass", { whose });
  const rank = /^r([1-4])$/.exec(piece);
  if (rank) return say("kingdoms-page-log-castle", { whose, rank: Number(rank[1]), square });
  if (piece !== "s") return say("kingdoms-page-log-tile", { whose, square, ...tileArguments(piece) });
  const shown = startingTile(before, after, event.seat, square);
  return shown
    ? say("kingdoms-page-log-starting-known", { whose, square, ...tileArguments(shown) })
    : say("kingdoms-page-log-starting", { whose, square });
}

/** @param {View | null} before @param {View | null} after @param {number} seat @param {string} square */
function startingTile(before, after, seat, square) {
  const held = before?.players?.[seat]?.starting_tile;
  if (held && held !== "?") return held;
  if (!after) return null;
  const { row, column } = placeOf(square);
  const board = before && after.round !== before.round ? after.previous?.board : after.present.board;
  const word = board?.[row]?.[column];
  return word && word !== "." && !castleOf(word) ? word : null;
}

/** @type {import("../../contract.js").TableFace<View>["sentence"]} */
export function sentence({ update, names }) {
  const { view } = update;
  if (!view || view.phase === "over") return ["figure-count", say("page-is-over")];
  const player = names[view.seat ?? -1]?.name ?? "";
  const isAlone = names.filter((name) => name.isYou).length === 1;
  const isMine = view.legal.length > 0;
  if (!isMine) {
    const hint = view.phase === "place" ? say("kingdoms-page-say-wait-place") : undefined;
    return ["figure-wait", say("kingdoms-page-say-wait", { player }), hint];
  }
  const whose = isAlone ? "you" : "name";
  if (view.phase === "place")
    return [
      `tile-${pictureOf(view.drawn_tile ?? "")}`,
      say("kingdoms-page-say-place", { whose, player, ...tileArguments(view.drawn_tile ?? "") }),
      say("kingdoms-page-say-place-hint"),
    ];
  if (view.legal.length === 1 && view.legal[0] === "pass")
    return ["figure-wait", say("kingdoms-page-say-pass", { whose, player }), say("kingdoms-page-say-pass-hint")];
  const has = (/** @type {RegExp} */ form) => view.legal.some((/** @type {string} */ action) => form.test(action));
  const choices = [
    has(/^r/) && "castle",
    has(/^draw$/) && "draw",
    has(/^[+-]|^[a-z]{5,}@/) && "supply",
    has(/^s@/) && "secret",
  ]
    .filter(Boolean)
    .join("-");
  return [
    "figure-castle",
    say("kingdoms-page-say-act", { whose, player }),
    say("kingdoms-page-say-act-hint", { choices }),
  ];
}

/**
 * A line that was paid, and to which players.
 * @param {Line} line
 * @param {Name[]} names
 * @param {boolean} [isShort] where there is little room
 */
export function paidWords(line, names, isShort = false) {
  const who = Object.entries(line.income).map(([colour, money]) =>
    say("kingdoms-page-gets", { player: nameOf(names, COLOURS.indexOf(colour)), money: signed(money) }),
  );
  const { direction } = line;
  if (!who.length) return say("kingdoms-page-paid-nobody", { line: lineWords(line), direction });
  if (isShort) return say("kingdoms-page-paid-short", { line: lineShort(line), direction, who: sayList(who) });
  return say("kingdoms-page-paid", { line: lineWords(line), direction, value: signed(line.value), who: sayList(who) });
}

/**
 * What a line pays to a player, and how that is counted; without a castle of theirs only what it is worth.
 * @param {Line} line
 * @param {number} seat
 */
function whyWords(line, seat) {
  const colour = /** @type {keyof Line["income"]} */ (COLOURS[seat]);
  const own = line.castles.filter(({ castle }) => castleOf(castle)?.colour === colour);
  if (!own.length) return say("kingdoms-page-why-line", { line: lineShort(line), value: signed(line.value) });
  return say("kingdoms-page-why", {
    line: lineShort(line),
    value: signed(line.value),
    rank: own.reduce((sum, { rank }) => sum + rank, 0),
    money: signed(line.income[colour] ?? 0),
  });
}

/**
 * The lines that count something else since something was placed: those with another value, and those with a new castle.
 * @param {NonNullable<ReturnType<typeof placedBy>> & { deed: import("../../contract.js").Deed }} placed
 */
export function linesOf({ square, changed, deed }) {
  const { present } = /** @type {View} */ (deed.after);
  if (changed.length || !castleOf(pieceAt(present.board, square))) return changed.map(({ line }) => line);
  return present.lines.filter((line) => line.value !== 0 && holds(line, square));
}

/**
 * What an action has earned its player, and how the lines that it has changed are counted for them.
 * @type {NonNullable<import("../../contract.js").TableFace["gain"]>}
 */
export function brought({ deed }) {
  const placed = placedBy(deed);
  const changes = placed && changedBy([deed]);
  if (!placed || !changes) return null;
  const { seat } = deed.event;
  return {
    gain: signed(changes[seat] ?? 0),
    why: linesOf({ ...placed, deed })
      .map((line) => whyWords(line, seat))
      .join("; "),
  };
}

/**
 * A move of another player: what they did, which lines have another value since, and what it changed for the reader.
 * @param {import("./view.js").Move} move
 * @param {Name[]} names
 * @param {number | null} seat
 */
export function moveWords(move, names, seat) {
  const { deed, change } = move;
  const [before, after] = [/** @type {View} */ (deed.before), /** @type {View} */ (deed.after)];
  const what = describe({ event: deed.event, names, before, after });
  const lines = linesOf(move).map((line) =>
    say("kingdoms-page-why-line", { line: lineShort(line), value: signed(line.value) }),
  );
  const own = seat === null ? [] : [say("kingdoms-page-gets", { player: nameOf(names, seat), money: signed(change) })];
  return [`${nameOf(names, deed.event.seat)} ${what}`, ...lines, ...own].join("; ");
}

/** @param {number[]} deltas @param {Name[]} names */
const deltaWords = (deltas, names) =>
  deltas
    .map((change, seat) => say("kingdoms-page-gets", { player: nameOf(names, seat), money: signed(change) }))
    .join(", ");

/** @typedef {{ starting: string | null, isSecretHidden: boolean, drawn: string | null,
 *   variantOf: (word: string, isStart?: boolean) => number }} About what a piece is called, and how it looks, depends
 *   on */

/** A piece in hand, in words and as an emblem. @param {string} held @param {About} about */
function introduce(held, { starting, isSecretHidden, variantOf }) {
  const piece = isSecretHidden ? say("kingdoms-page-secret") : pieceName(held, starting, variantOf);
  if (/^r[1-4]$/.test(held)) return { piece, emblem: "figure-castle" };
  const word = held === "s" ? (isSecretHidden || !starting || starting === "?" ? "back" : starting) : held;
  return { piece, emblem: `tile-${word === "back" ? "back" : pictureOf(word, variantOf(word, held === "s"))}` };
}

/** What is said while an action is on its way. @param {import("./types.js").Action & About} about */
function sendingOf({ piece: what, square, ...about }) {
  const hint = say("kingdoms-page-sending-hint");
  if (!square)
    return {
      emblem: what === "draw" ? "figure-draw" : "figure-wait",
      text: say("kingdoms-page-sending", { what }),
      hint,
    };
  const { piece, emblem } = introduce(what, about);
  return { emblem, text: say("kingdoms-page-sending", { what: "piece", piece, square }), hint };
}

/** What is asked while a piece is in hand. @param {{ held: string, ghostAt: string | null } & About} about */
function questionOf({ held, ghostAt, ...about }) {
  if (held === "draw")
    return { emblem: "figure-draw", text: say("kingdoms-page-ask-draw"), hint: say("kingdoms-page-ask-draw-hint") };
  const { piece, emblem } = introduce(held, about);
  if (ghostAt)
    return {
      emblem,
      text: capital(say("kingdoms-page-ask-here", { piece, square: ghostAt })),
      hint: say("kingdoms-page-ask-here-hint"),
    };
  return about.drawn
    ? { emblem, text: say("kingdoms-page-ask-drawn", { piece }), hint: say("kingdoms-page-ask-drawn-hint") }
    : { emblem, text: capital(say("kingdoms-page-ask-where", { piece })), hint: say("kingdoms-page-ask-where-hint") };
}

/**
 * What is asked or said about a move in place of the sentence; null if there is nothing to be said.
 * @param {import("./move.js").State} state
 * @param {ReturnType<typeof import("./move.js").consider>} considered
 * @param {About["variantOf"]} variantOf
 */
export function questionAbout({ turn, spot }, { sent, held, ghostAt, isSecretHidden }, variantOf) {
  const about = { starting: turn.starting, isSecretHidden, drawn: turn.drawn, variantOf };
  if (sent) return sendingOf({ ...sent, ...about });
  if (held) return questionOf({ held, ghostAt, ...about });
  if (!spot || !turn.isMine) return null;
  return {
    emblem: "figure-castle",
    text: say("kingdoms-page-choose-for", { square: spot }),
    hint: say("kingdoms-page-choose-for-hint"),
  };
}

/**
 * What is said about a move.
 * @param {import("./move.js").Remark} remark
 * @param {{ view: import("./types.js").View, names: Name[], pictures: import("./components.js").Variants, variantOf:
 *   About["variantOf"] }} about
 */
export function remarkWords(remark, { view, names, pictures, variantOf }) {
  if ("text" in remark) return remark.text;
  if ("line" in remark) return lineValue(remark.line);
  if ("paid" in remark) return remark.paid.map((line) => paidWords(line, names)).join(" ");
  const { board, lines } = view.present;
  if ("square" in remark) {
    const { square } = remark;
    return squareWords({
      square,
      word: pieceAt(board, square),
      variant: pictures.get(square),
      names,
      effect: effects(lines).get(square),
    });
  }
  return say("kingdoms-page-tried", {
    // a starting tile is not named aloud: others may hear, and it stays said when the device goes on
    piece: pieceName(remark.tried, null, variantOf),
    square: remark.at,
    changes: deltaWords(remark.deltas, names),
  });
}
