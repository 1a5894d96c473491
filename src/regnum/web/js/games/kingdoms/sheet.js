// @ts-check
/** The score sheet of Kingdoms: the board at the end of a round, tapped in square by square. */

import { classes, html, useMemo, useRef, useState } from "../../html.js";
import { Button, Icon, Shield } from "../../parts/basics.js";
import { packed, unpacked, useAddress } from "../../sheets/address.js";
import { Problem, Ranking, Share, useCounted } from "../../sheets/counted.js";
import { Brush } from "../../sheets/palette.js";
import { Board } from "./board.js";
import { COLOURS, KINDS, variants } from "./components.js";
import { castleOf, COLUMNS, placeOf, ROWS, signed, squareName } from "./notation.js";
import { castleClass, Piece } from "./pieces.js";
import { lineShort, tileName } from "./words.js";

/** @typedef {import("../../html.js").Changed} Changed */
/** @typedef {import("../../more.js").Say} Say */
/** @typedef {{ colour: string, name: string, money: number }} Player */
/** @typedef {{ board: string[][], players: Player[] }} Written */

const START = 50;
const MOST = 100000;
const INITIALS = { red: "r", yellow: "y", green: "g", blue: "b" };
const SPECIAL = { mountain: "m", dragon: "d", goldmine: "g", wizard: "w" };
const RANKS = [1, 2, 3, 4];

/** How each piece is typed: `3`, `-6`, `m`, `r4`, `.` @type {Map<string, string>} */
const KEYS = new Map([
  [".", "."],
  ...KINDS.map(
    (kind) =>
      /** @type {[string, string]} */ ([
        SPECIAL[/** @type {keyof typeof SPECIAL} */ (kind)] ?? kind.replace("+", ""),
        kind,
      ]),
  ),
  ...Object.entries(INITIALS).flatMap(([colour, letter]) =>
    RANKS.map((rank) => /** @type {[string, string]} */ ([`${letter}${rank}`, `${colour}${rank}`])),
  ),
]);
const TYPED = new Map([...KEYS].map(([keys, word]) => [word, keys]));
/** In the address, where no pause tells a gold mine before a +1 from the green castle, it is an `o`. */
const IN_ADDRESS = { goldmine: "o" };
const SQUARE = /[rygb][1-4]|-[1-6]|[1-6]|[mdow]|\./g;

const EMPTY = () => Array.from({ length: ROWS }, () => Array(COLUMNS).fill("."));

/** @param {URLSearchParams} fields @returns {Written} */
export function read(fields) {
  const codes = unpacked((fields.get("b") ?? "").slice(0, 200), SQUARE, ROWS, COLUMNS);
  const board = codes.map((row) =>
    row.map((code) => (code === IN_ADDRESS.goldmine ? "goldmine" : (KEYS.get(code) ?? "."))),
  );
  const names = fields.getAll("n");
  const players = fields
    .getAll("p")
    .map((text) => /^([rygb])(-?\d{1,6})$/.exec(text))
    .flatMap((found, at) => {
      const colour = COLOURS.find((one) => one[0] === found?.[1]);
      return found && colour ? [{ colour, name: (names[at] ?? "").slice(0, 24), money: clamped(found[2]) }] : [];
    })
    .filter(({ colour }, at, all) => all.findIndex((one) => one.colour === colour) === at);
  const first = COLOURS.slice(0, 2).map((colour) => ({ colour, name: "", money: START }));
  return { board, players: players.length ? players : first };
}

/** @param {Written} sheet */
export function write({ board, players }) {
  const fields = new URLSearchParams();
  fields.set(
    "b",
    packed(
      board.map((row) => row.map((word) => (word === "goldmine" ? IN_ADDRESS.goldmine : (TYPED.get(word) ?? ".")))),
    ),
  );
  for (const { colour, name, money } of players) {
    fields.append("p", `${colour[0]}${money}`);
    fields.append("n", name);
  }
  return fields;
}

/** @param {string | number | undefined} text */
const clamped = (text) => Math.max(-MOST, Math.min(MOST, Math.trunc(Number(text)) || 0));

/** @param {{ say: Say }} props */
export function Sheet({ say }) {
  const [sheet, setSheet] = useAddress(read, write);
  const [wish, setBrush] = useState("+1");
  const shown = useRef(new Map());
  const { board, players } = sheet;
  const brush = players.some(({ colour }) => colour === castleOf(wish)?.colour) || !castleOf(wish) ? wish : "+1";
  shown.current = useMemo(() => variants(board, squareName, shown.current), [board]);
  const counted = /** @type {import("../../sheets/counted.js").Counted<import("../../types.d.ts").KingdomsScores>} */ (
    useCounted("/api/score/kingdoms", {
      board: board.map((row) => row.join(" ")).join("\n"),
      money: Object.fromEntries(players.map(({ colour, money }) => [colour, money])),
    })
  );
  const seated = COLOURS.map((colour) => {
    const player = players.find((one) => one.colour === colour);
    return { name: player?.name || say("kingdoms-page-sheet-colour", { colour }), isYou: false, isBot: false, colour };
  });
  const put = (/** @type {string} */ square, /** @type {string} */ word) => {
    const { row, column } = placeOf(square);
    setSheet((before) => ({
      ...before,
      board: before.board.map((line, y) => (y === row ? line.map((there, x) => (x === column ? word : there)) : line)),
    }));
  };
  const tap = (/** @type {string} */ square) => {
    const { row, column } = placeOf(square);
    put(square, board[row]?.[column] === brush ? "." : brush);
  };
  const lines = counted.found && sameBoard(counted.found.present.board, board) ? counted.found.present.lines : [];
  const found = counted.found?.players.length === players.length ? counted.found : null;
  const nextRound = () =>
    setSheet((before) => ({
      board: EMPTY(),
      players: before.players.map((one, at) => ({ ...one, money: clamped(found?.players[at].after ?? one.money) })),
    }));

  return html`
    <${Players} say=${say} sheet=${sheet} setSheet=${setSheet} found=${found} />
    <div class="ls-two">
      <section class="kg-ls-kingdoms kingdoms">
        <div class="kg-ls-board" onKeyDown=${useTyping(put)}>
          <${Board} board=${board} lines=${lines} names=${seated} variants=${shown.current}
            label=${say("kingdoms-page-sheet-board")} onSquare=${tap} />
        </div>
        <div class="kg-ls-tools">
          <${Problem} say=${say} counted=${counted} />
          <${Pieces} say=${say} players=${players} brush=${brush} choose=${setBrush} />
          <p class="ls-hint">${say("kingdoms-page-sheet-hint")} <span class="ls-keyboard">
            ${say("kingdoms-page-sheet-keys")}</span></p>
          <div class="ls-edit">
            <${Button} class="mid" icon="undo" onClick=${() => setSheet((before) => ({ ...before, board: EMPTY() }))}>
              ${say("page-sheet-clear")}<//>
            <${Button} class="mid" icon="forward" busy=${!found || !counted.isFresh} onClick=${nextRound}>
              ${say("kingdoms-page-sheet-next-round")}<//>
          </div>
        </div>
      </section>
      <div class="ls-results">
        ${
          found &&
          html`<div class=${classes("ls-found", !counted.isFresh && "is-stale")}>
          <${Ranking} say=${say} ranking=${found.ranking} unit="kingdoms-page-sheet-money"
            players=${found.players.map(({ colour }) => ({ colour, name: seated[COLOURS.indexOf(colour)]?.name }))} />
          <${Lines} say=${say} found=${found} seated=${seated} />
        </div>`
        }
        <${Share} say=${say} state=${sheet} />
      </div>
    </div>`;
}

/** @param {string[][]} one @param {string[][]} other */
const sameBoard = (one, other) => one.join() === other.join();

/**
 * Typing on a square: `3` is +3, `-` and `3` are −3, `r` and `3` the red castle of rank 3.
 * @param {(square: string, word: string) => void} put
 */
function useTyping(put) {
  const begun = useRef({ square: "", keys: "" });
  return (/** @type {KeyboardEvent} */ event) => {
    const square = /** @type {HTMLElement} */ (event.target).dataset?.square;
    if (!square || event.altKey || event.ctrlKey || event.metaKey) return;
    const key = { Delete: ".", Backspace: ".", "−": "-", "+": "" }[event.key] ?? event.key.toLowerCase();
    if (key.length > 1) return;
    const before = begun.current.square === square ? begun.current.keys : "";
    const keys = before && KEYS.has(before + key) ? before + key : key;
    const word = KEYS.get(keys);
    begun.current = { square, keys: /^[rygb-]$/.test(keys) ? keys : "" };
    if (word !== undefined) put(square, word);
    if (word !== undefined || begun.current.keys) event.preventDefault();
  };
}

/**
 * @param {{ say: Say, sheet: Written, setSheet: (change: (before: Written) => Written) => void, found:
 *   import("../../types.d.ts").KingdomsScores | null }} props
 */
function Players({ say, sheet, setSheet, found }) {
  const change = (/** @type {string} */ colour, /** @type {Partial<Player>} */ changes) =>
    setSheet((/** @type {Written} */ before) => ({
      ...before,
      players: before.players.map((one) => (one.colour === colour ? { ...one, ...changes } : one)),
    }));
  const seat = (/** @type {string} */ colour, /** @type {boolean} */ isSeated) =>
    setSheet((/** @type {Written} */ before) => {
      const others = before.players.filter((one) => one.colour !== colour);
      const players = isSeated ? [...others, { colour, name: "", money: START }] : others;
      return {
        ...before,
        players: players.sort((one, other) => COLOURS.indexOf(one.colour) - COLOURS.indexOf(other.colour)),
      };
    });
  return html`<fieldset class="kg-ls-players"><legend class="vh">${say("page-sheet-players")}</legend>
    ${COLOURS.map((colour) => {
      const at = sheet.players.findIndex((one) => one.colour === colour);
      const player = sheet.players[at];
      const name = say("kingdoms-page-sheet-colour", { colour });
      const after = found?.players[at];
      return html`<div key=${colour} class=${classes("kg-ls-player", `p-${colour}`, !player && "is-out")}>
        <label class="ls-check"><input type="checkbox" checked=${Boolean(player)}
          disabled=${Boolean(player) && sheet.players.length < 2}
          onChange=${(/** @type {Changed} */ event) => seat(colour, event.target.checked)} />
          <${Shield} colour=${colour} /><span>${name}</span></label>
        ${
          player &&
          html`<label class="ls-field"><span>${say("page-sheet-name")}</span><input type="text" maxlength="24"
            autocomplete="off" value=${player.name}
            onInput=${(/** @type {Changed} */ event) => change(colour, { name: event.target.value })} /></label>
          <label class="ls-field ls-money"><span>${say("kingdoms-page-sheet-before")}</span><input type="number"
            inputmode="numeric" step="1" value=${player.money}
            onInput=${(/** @type {Changed} */ event) => change(colour, { money: clamped(event.target.value) })} /></label>
          <p class="kg-ls-after"><span>${say("kingdoms-page-sheet-after")}</span> <b>${after ? after.after : "–"}</b>
            ${after && html` <small>${signed(after.income.total)}</small>`}</p>`
        }
      </div>`;
    })}
  </fieldset>`;
}

/**
 * All pieces in rows that belong together.
 * @param {{ say: Say, players: Player[], brush: string, choose: (brush: string) => void }} props
 */
function Pieces({ say, players, brush, choose }) {
  const rows = [
    KINDS.filter((kind) => kind.startsWith("+")),
    KINDS.filter((kind) => kind.startsWith("-")),
    [...KINDS.filter((kind) => kind in SPECIAL), "."],
    ...players.map(({ colour }) => RANKS.map((rank) => `${colour}${rank}`)),
  ];
  return html`<div class="kg-ls-pieces" role="radiogroup" aria-label=${say("page-sheet-palette")}>
    ${rows.map(
      (row) => html`<div key=${row[0]} class="kg-ls-pieces-row">
        ${row.map(
          (word) => html`<${Brush} key=${word} class=${classes("kg-ls-piece kg-slot kg-tile", castleClass(word))}
            label=${pieceWords(say, word)}
            keys=${word === "." ? "⌫" : (TYPED.get(word) ?? "")} isChosen=${brush === word}
              onChoose=${() => choose(word)}>
            ${word === "." ? html`<${Icon} name="close" />` : html`<${Piece} word=${word} />`}<//>`,
        )}
      </div>`,
    )}
  </div>`;
}

/** @param {Say} say @param {string} word */
function pieceWords(say, word) {
  const castle = castleOf(word);
  if (word === ".") return say("page-sheet-empty");
  return castle
    ? say("kingdoms-page-sheet-castle-of", {
        colour: say("kingdoms-colour", { colour: castle.colour }),
        rank: castle.rank,
      })
    : tileName(word);
}

/**
 * Every line that pays a player.
 * @param {{ say: Say, found: import("../../types.d.ts").KingdomsScores, seated: { name: string, colour: string }[] }}
 *   props
 */
function Lines({ say, found, seated }) {
  const colours = found.players.map((one) => one.colour);
  const paying = found.present.lines.filter(
    (/** @type {import("./types.js").Line} */ line) => Object.keys(line.income).length,
  );
  if (!paying.length) return null;
  return html`<div class="ls-wide"><table class="ls-table">
    <caption>${say("kingdoms-page-sheet-lines")}</caption>
    <thead><tr><th scope="col">${say("kingdoms-page-sheet-line")}</th><th scope="col">
      ${say("kingdoms-page-sheet-value")}</th>
      ${colours.map(
        (colour) => html`<th key=${colour} scope="col"><${Shield} colour=${colour} /><span class="vh">
        ${seated[COLOURS.indexOf(colour)]?.name}</span></th>`,
      )}</tr></thead>
    <tbody>${paying.map(
      (
        /** @type {import("./types.js").Line} */ line,
      ) => html`<tr key=${line.direction + line.first}><th scope="row">${lineShort(line)}</th><td>
        ${signed(line.value)}</td>
        ${colours.map(
          (colour) => html`<td key=${colour}>
          ${line.income[colour] === undefined ? "" : signed(line.income[colour])}</td>`,
        )}</tr>`,
    )}</tbody>
    <tfoot>${
      /** @type {const} */ (["rows", "columns", "total"]).map(
        (part) => html`<tr key=${part}><th scope="row" colspan="2">${say(`kingdoms-page-sheet-${part}`)}</th>
        ${found.players.map(
          (/** @type {import("../../types.d.ts").KingdomsScore} */ player) => html`<td
          key=${player.colour}>${signed(player.income[part])}</td>`,
        )}</tr>`,
      )
    }</tfoot>
  </table></div>`;
}
