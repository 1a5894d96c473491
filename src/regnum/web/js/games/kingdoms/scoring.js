// @ts-check
/** The scoring of a round that has ended: shown line by line, until the reader puts it away. */

import { classes, html, useEffect, useRef, useState, useContext } from "../../html.js";
import { announce } from "../../live.js";
import { Button, Icon, IconButton } from "../../parts/basics.js";
import { isSame } from "../../same.js";
import { say, sayList } from "../../words.js";
import { Board } from "./board.js";
import { COLOURS, Worn } from "./components.js";
import { endsOf, lineKey, lineName, linePart, squaresOf } from "./geometry.js";
import { castleOf, pieceAt, signed, worthOf } from "./notation.js";
import { Badge, castleClass, Drawing, Mark, Piece, Shield } from "./pieces.js";
import { Chart, signedMoney } from "./rivals.js";
import { lineShort, lineWords, nameOf } from "./words.js";

/** @typedef {import("./types.js").Line} Line */

/**
 * @param {import("./log.js").Counted & { round: number, names: import("./types.js").Name[], players: number, rounds:
 *   number[][] | null, isLast?: boolean,
 *   close: () => void, closeLabel?: string }} props
 *   `rounds` is what all players had at the start and after each round up to this one, null while it is being played
 */
export function Counting({ account, pictures, round, names, players, rounds, isLast = false, close, closeLabel }) {
  const { board, lines } = account;
  const [index, setIndex] = useState(0);
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const title = useRef(/** @type {HTMLElement | null} */ (null));
  const isDone = index === lines.length - 1;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const [before, money] = rounds ? rounds.slice(-2) : [null, null];

  useEffect(() => {
    const top = root.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > innerHeight / 3) root.current?.scrollIntoView({ block: "start" });
    title.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => announce(lineSpoken(lines[index], names)), [index]);

  const go = (/** @type {number} */ to) => setIndex(Math.max(0, Math.min(lines.length - 1, to)));
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.altKey || event.ctrlKey || event.metaKey || target.closest("[role=grid]")) return;
    if (event.key === "ArrowRight" || event.key === "ArrowDown") go(index + 1);
    else if (event.key === "ArrowLeft" || event.key === "ArrowUp") go(index - 1);
    else if (event.key === "Home") go(0);
    else if (event.key === "End") go(lines.length - 1);
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
  };
  const heading = say(money ? "kingdoms-page-counting" : "kingdoms-page-standing", { round });

  return html`<div class="kg-counting" ref=${root} onKeyDown=${onKeyDown} role="region" aria-label=${heading}>
    <header class="kg-counting-head"><h2 tabindex="-1" ref=${title}>${heading}</h2>
      <${Button} icon=${closeLabel ? undefined : "close"} class="low" onClick=${close}>
        ${closeLabel ?? say("page-close")}<//></header>
    <${Board} board=${board} lines=${lines} names=${names} variants=${pictures} counting=${index}
      label=${say("kingdoms-page-board")}
      onLine=${(/** @type {Line} */ line) => go(lines.findIndex((one) => lineKey(one) === lineKey(line)))} />
    <${Strip} board=${board} line=${lines[index]} index=${index} count=${lines.length} names=${names} seats=${seats}
      pictures=${pictures} go=${go} isDone=${isDone}
      close=${close} closeLabel=${closeLabel} />
    <div class="kg-account-side">
      <${Sheet} lines=${lines} index=${index} go=${go} names=${names} seats=${seats} round=${round} money=${money}
        before=${before} isDone=${isDone} isLast=${isLast} />
      ${
        rounds &&
        html`<section class="kg-way"><h3>${say("kingdoms-page-chart")}${
          !isDone &&
          html` <small>
          ${say("kingdoms-page-chart-open", { round })}</small>`
        }</h3>
        <${Chart} rounds=${rounds} names=${names} isOpen=${!isDone} /></section>`
      }
    </div>
  </div>`;
}

/** What a line pays to a seat with a castle there. @param {Line} line @param {number} seat */
const incomeOf = (line, seat) => line.income[/** @type {keyof Line["income"]} */ (COLOURS[seat])];

/** @param {Line[]} lines @param {number} seat */
const total = (lines, seat) => lines.reduce((sum, line) => sum + (incomeOf(line, seat) ?? 0), 0);

/** The ranks of a seat's castles in a line. @param {Line} line @param {number} seat */
const ranksOf = (line, seat) =>
  line.castles.filter((one) => castleOf(one.castle)?.colour === COLOURS[seat]).reduce((sum, one) => sum + one.rank, 0);

/** Why a line is worth what it is, in sentences. @param {Line} line */
function reasons(line) {
  const told = [];
  const changed = (/** @type {string} */ effect) =>
    line.tiles.filter((tile) => tile.effect === effect).map((tile) => signed(worthOf(tile.tile)));
  const [cancelled, doubled] = [changed("cancelled"), changed("doubled")];
  const lifted = line.castles.filter((castle) => castle.bonus > 0).length;
  const part = linePart(line);
  if (part !== "whole") told.push(say("kingdoms-page-why-mountain", { part }));
  if (cancelled.length)
    told.push(say("kingdoms-page-why-dragon", { tiles: sayList(cancelled), count: cancelled.length }));
  if (doubled.length) told.push(say("kingdoms-page-why-mine", { tiles: sayList(doubled), count: doubled.length }));
  if (lifted) told.push(say("kingdoms-page-why-wizard", { castles: lifted }));
  if (!line.castles.length) told.push(say("kingdoms-page-why-nobody"));
  return told.join(" ");
}

/** A line as it is read out. @param {Line} line @param {import("./types.js").Name[]} names */
function lineSpoken(line, names) {
  const paid = Object.entries(line.income).map(([colour, money]) =>
    say("kingdoms-page-gets", { player: nameOf(names, COLOURS.indexOf(colour)), money: signed(money) }),
  );
  const value = say("kingdoms-page-line-value", { line: lineWords(line), value: signed(line.value) });
  return [`${value}.`, reasons(line), paid.length > 0 && `${paid.join(", ")}.`].filter(Boolean).join(" ");
}

/**
 * The line that is being counted: its pieces, its value, what it pays.
 * @param {{ board: string[][], line: Line, index: number, count: number, names: import("./types.js").Name[], seats:
 *   number[],
 *   pictures: import("./components.js").Variants, go: (index: number) => void, isDone: boolean, close: () => void,
 *   closeLabel?: string }} props
 */
function Strip({ board, line, index, count, names, seats, pictures, go, isDone, close, closeLabel }) {
  const ends = endsOf(line);
  const isMountain = (/** @type {string | null} */ square) => square && pieceAt(board, square) === "mountain";
  return html`<section class="kg-strip" aria-live="off">
    <header><h2>${lineShort(line)}</h2>
      <div class="kg-step"><span>${say("kingdoms-page-step", { number: index + 1, count })}</span>
        <${IconButton} icon="back" label=${say("kingdoms-page-previous-line")} onClick=${() => go(index - 1)}
          aria-disabled=${index === 0} />
        ${
          isDone
            ? html`<${Button} main onClick=${close}>${closeLabel ?? say("page-close")}<//>`
            : html`<${Button} main onClick=${() => go(index + 1)}>${say("kingdoms-page-next-line")}<${Icon}
              name="arrow" /><//>`
        }
        <${IconButton} icon="last" label=${say("kingdoms-page-all-lines")} onClick=${() => go(count - 1)}
          aria-disabled=${isDone} />
      </div>
      <p>${reasons(line)}</p></header>
    <div class="kg-work">
      <ol class="kg-pieces">
        ${isMountain(ends.before) && html`<${EndPiece} side="before" />`}
        ${squaresOf(line).map(
          (square) => html`<${CountedPiece} key=${square} square=${square}
          word=${pieceAt(board, square)} line=${line} variant=${pictures.get(square) ?? 0} />`,
        )}
        ${isMountain(ends.after) && html`<${EndPiece} side="after" />`}
      </ol>
      <div class="kg-eq"><span aria-hidden="true">=</span><${Mark} value=${line.value}
        label=${say("kingdoms-page-value-is", { value: signed(line.value) })} /></div>
      <ul class="kg-incomes">${seats.map((/** @type {number} */ seat) => {
        const money = incomeOf(line, seat);
        return html`<li key=${seat} class=${classes(money === undefined && "out")}><${Shield} colour=${names[seat]?.colour}
          label=${nameOf(names, seat)} />
          <span>${money === undefined ? say("kingdoms-page-no-castle") : `${ranksOf(line, seat)} × ${signed(line.value)}`}</span>
          ${money === undefined ? html`<span></span>` : html`<${Mark} value=${money} />`}</li>`;
      })}</ul>
    </div>
  </section>`;
}

/** The mountain at which a line ends. @param {{ side: "before" | "after" }} props */
const EndPiece = ({ side }) =>
  html`<li class=${`kg-stop ${side}`}><span class="kg-piece"><${Piece} word="mountain" /></span><em>
    ${say("kingdoms-page-caption", { of: "mountain" })}</em></li>`;

/** A piece and what it counts. @param {{ square: string, word: string, line: Line, variant: number }} props */
function CountedPiece({ square, word, line, variant }) {
  const tile = line.tiles.find((one) => one.square === square);
  const castle = line.castles.find((one) => one.square === square);
  const own = castleOf(word);
  const effect = tile?.effect ?? null;
  const isRow = line.direction === "row";
  const caption =
    castle && own
      ? castle.bonus > 0
        ? html`<em>${own.rank} + ${castle.bonus} = <b>${castle.rank}</b></em>`
        : html`<em>${say("kingdoms-page-rank", { rank: castle.rank })}</em>`
      : tile && worthOf(word)
        ? html`<em><b>${signed(tile.value)}</b></em>`
        : html`<em>${say("kingdoms-page-caption", { of: word === "." ? "empty" : word })}</em>`;
  return html`<li><span class=${classes("kg-piece", castleClass(word, useContext(Worn)), word === "." && "kg-nothing", effect === "cancelled" && "kg-nil")}>
    ${
      word !== "." &&
      html`<${Piece} word=${word} variant=${variant} row=${isRow ? effect : null}
      column=${isRow ? null : effect} bonus=${castle?.bonus ?? 0} isRowHot isColumnHot isStruck />`
    }</span>
      ${caption}</li>`;
}

/**
 * All lines with what they pay, and the sums.
 * @param {{ lines: Line[], index: number, go: (index: number) => void, names: import("./types.js").Name[], seats:
 *   number[], round: number,
 *   money: number[] | null, before: number[], isDone: boolean, isLast?: boolean }} props
 */
function Sheet({ lines, index, go, names, seats, round, money, before, isDone, isLast }) {
  const sum = (/** @type {(line: Line, number: number) => boolean} */ isMeant) =>
    seats.map((/** @type {number} */ seat) => total(lines.filter(isMeant), seat));
  const isRow = (/** @type {Line} */ line) => line.direction === "row";
  const most = money && Math.max(...money);
  const rowsDone = lines[index].direction === "column" || lines[index + 1]?.direction === "column";
  const sums = (/** @type {{ label: string, values: number[], class?: string }} */ { label, values, class: name }) =>
    html`<tr class=${`kg-tot ${name ?? ""}`}><th scope="row" colspan="2">${label}</th>
      ${values.map(
        (/** @type {number} */ value, /** @type {number} */ seat) => html`<td key=${seat}>
      ${signed(value)}</td>`,
      )}</tr>`;
  return html`<div class="kg-scroll"><table class="kg-account"><caption class="vh">
    ${say(money ? "kingdoms-page-counting" : "kingdoms-page-standing", { round })}</caption>
    <thead><tr><th scope="col">${say("kingdoms-page-line-head")}</th><th scope="col" class="kg-c">
      ${say("kingdoms-page-value")}</th>
      ${seats.map(
        (/** @type {number} */ seat) => html`<th key=${seat} scope="col"><span class="kg-pl"><${Shield}
        colour=${names[seat]?.colour} />${nameOf(names, seat)}</span></th>`,
      )}</tr></thead>
    <tbody>
      ${lines.map((/** @type {Line} */ line, /** @type {number} */ number) => {
        const above = lines[number - 1];
        const isFirstColumn = line.direction === "column" && above?.direction === "row";
        const isSub = above?.direction === line.direction && lineName(above) === lineName(line);
        return html`<tr key=${lineKey(line)}
          class=${classes("kg-line", number === index && "at", number > index && "to-come", isFirstColumn && "first", isSub && "kg-sub")}>
          <th scope="row"><button type="button" onClick=${() => go(number)}
            aria-current=${number === index ? "step" : undefined}>${lineShort(line)}</button><${Chips}
            line=${line} /></th>
          <td class="kg-v"><${Mark} value=${line.value} isPencil=${number > index} /></td>
          ${seats.map((/** @type {number} */ seat) => {
            const income = incomeOf(line, seat);
            return income === undefined
              ? html`<td key=${seat}></td>`
              : html`<td key=${seat}><small>${ranksOf(line, seat)} ×</small> <b>${signed(income)}</b></td>`;
          })}</tr>`;
      })}
      ${!isDone && sums({ class: "far", label: say("kingdoms-page-so-far"), values: sum((_, number) => number <= index) })}
      ${sums({ class: classes("kg-top", !rowsDone && "kg-pale"), label: say("kingdoms-page-all-rows"), values: sum(isRow) })}
      ${sums({ class: classes(!isDone && "kg-pale"), label: say("kingdoms-page-all-columns"), values: sum((line) => !isRow(line)) })}
      ${sums({ class: classes("kg-sum", !isDone && "kg-pale"), label: say("kingdoms-page-round", { round }), values: sum(() => true) })}
      ${
        money &&
        html`<tr class=${classes("kg-cash", !isDone && "kg-pale")}><th scope="row" colspan="2">
          ${say("kingdoms-page-money")}</th>
        ${seats.map(
          (/** @type {number} */ seat) => html`<td key=${seat}><small>
          ${signedMoney(before[seat])} →</small> ${
            isLast &&
            money[seat] === most &&
            html`<${Drawing}
          class=${classes("win", !isDone && "pencil")} id="emblem-crown" box="0 0 26 21" />`
          }<b>
          ${signedMoney(money[seat])}</b></td>`,
        )}</tr>`
      }
    </tbody></table></div>`;
}

/** What happened in a line, in signs. @param {{ line: Line }} props */
const Chips = ({ line }) =>
  html`${
    line.tiles.some((tile) => tile.effect === "cancelled") &&
    html`<${Badge} id="badge-x0"
    title=${say("kingdoms-page-legend-nil")} />`
  }
    ${
      line.tiles.some((tile) => tile.effect === "doubled") &&
      html`<${Badge} id="badge-x2"
      title=${say("kingdoms-page-legend-double")} />`
    }
    ${
      line.castles.some((castle) => castle.bonus > 0) &&
      html`<${Badge} id="star-wizard"
      title=${say("kingdoms-page-legend-star")} />`
    }`;

/** @typedef {import("./types.js").Update} Update */
/** @typedef {{ round: number, isOver: boolean, scored: string[], isUncounted: boolean }} Seen */

// By table: what was seen last, and whether the account of a finished round was not yet put away. It outlives the table's
// picture, which goes while a device is handed round, when the game is over, and when the page is loaded again.

const KEY = "regnum-kingdoms-seen";
const MOST = 4; // tables of which it is kept

/** The tables looked at last, the latest at the end. */
const seen = read();

/** @returns {Map<string, Seen>} */
function read() {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(KEY) ?? "[]"));
  } catch {
    return new Map(); // the browser does not allow storage: it works all the same
  }
}

/** @param {string} table @param {Seen} now */
function keep(table, now) {
  if (isSame([...seen].at(-1), [table, now])) return; // to write takes some milliseconds
  seen.delete(table);
  seen.set(table, now);
  for (const oldest of [...seen.keys()].slice(0, -MOST)) seen.delete(oldest);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...seen]));
  } catch {
    // as above
  }
}

/** @param {Seen} before @param {import("./types.js").View} view */
const hasEnded = (before, view) => view.round > before.round || (view.phase === "over" && !before.isOver);

/**
 * Note what is seen now.
 * @param {Update} update
 * @returns {{ isRoundOver: boolean, paid: Line[] }} whether a round has ended, and the lines of this round that were
 *   paid since
 */
export function look({ table, view }) {
  const before = seen.get(table);
  const isRoundOver = before !== undefined && hasEnded(before, view);
  /** @type {Line[]} */
  const scored = view.present.lines.filter((/** @type {Line} */ line) => line.scored);
  keep(table, {
    round: view.round,
    isOver: view.phase === "over",
    scored: scored.map(lineKey),
    isUncounted: isRoundOver || Boolean(before?.isUncounted),
  });
  const paid = before && !isRoundOver ? scored.filter((line) => !before.scored.includes(lineKey(line))) : [];
  return { isRoundOver, paid };
}

/** Whether a round has ended, here and before these eyes, whose account was not put away. @param {Update} update */
export function isUncounted({ table, view }) {
  const before = seen.get(table);
  return before !== undefined && (before.isUncounted || hasEnded(before, view));
}

/** The account was looked at. @param {string} table */
export function putAway(table) {
  const now = seen.get(table);
  if (now) keep(table, { ...now, isUncounted: false });
}
