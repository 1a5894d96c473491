// @ts-check
/** The desk of a lesson in Kingdoms: the board, the learner's pieces, and what everybody would earn as it stands. */

import { html, useEffect, useMemo, useRef, useState } from "../html.js";
import { announce } from "../live.js";
import { Shield } from "../parts/basics.js";
import { Board } from "../games/kingdoms/board.js";
import { Hand } from "../games/kingdoms/hand.js";
import { changes, holds, lineKey, offers, pieceAt, signed, split, squareName } from "../games/kingdoms/notation.js";
import { nextVariant, variants } from "../games/kingdoms/pieces.js";
import { sayList } from "../words.js";

/** @typedef {import("../games/kingdoms/notation.js").Line} Line */

const nothing = () => {};

/**
 * @param {{ say: import("../more.js").Say, view: any, names: any[], isOn: boolean, isBusy: boolean, chosen: string | null, tried: string | null, preview: any,
 *   choose: (action: string | null) => void, attempt: (action: string) => void, confirm: () => void, account: any }} props
 *   `account`: a round that has ended, shown in place of the board
 */
export function KingdomsDesk({ say, view, names, isOn, isBusy, chosen, preview, choose, attempt, confirm, account }) {
  const { board, lines } = account ?? view.present;
  const [piece, setPiece] = useState(/** @type {string | null} */ (null));
  const [isCovered, setCovered] = useState(false);
  const shown = useRef(new Map());
  shown.current = useMemo(() => variants(board, squareName, shown.current), [board]);
  const variantOf = (/** @type {string} */ word) => nextVariant(board, shown.current, word, squareName);
  const offered = offers(isOn ? view.legal : []);
  const drawn = isOn && view.phase === "place" ? view.drawn_tile : null;
  const target = chosen ? split(chosen) : null;
  const held = drawn ?? target?.piece ?? (piece && offered.has(piece) ? piece : null);
  const spot = target?.square ?? null;
  const word = held ? wordOf(held, view) : null;
  const changed = preview?.present ? changes(lines, preview.present.lines) : [];
  const shownLines = preview?.present?.lines ?? lines;

  const pick = (/** @type {string} */ next) => {
    setPiece(next);
    if (next === "draw") choose("draw");
    else if (!offered.has(next)) attempt(`${next}@${freeSquare(board)}`);
    else choose(spot && offered.get(next)?.has(spot) ? `${next}@${spot}` : null);
  };
  const onSquare = (/** @type {string} */ square) => {
    if (!isOn || isBusy) return;
    if (square === spot) confirm();
    else if (held && held !== "draw") offered.get(held)?.has(square) ? choose(`${held}@${square}`) : attempt(`${held}@${square}`);
    else if (pieceAt(board, square) !== ".") attempt(`r1@${square}`);
    else confirm(); // which says that something has to be chosen first
  };
  useEffect(() => {
    if (preview?.incomes) announce(say("learn-would-pay", { incomes: sayList(names.map(({ name }, seat) => `${name} ${signed(preview.incomes[seat].total)}`)) }));
  }, [preview]);

  return html`<div class="ls-desk kingdoms">
    <${Board} board=${board} lines=${shownLines} names=${names} variants=${shown.current} label=${say("learn-board")} legal=${held && held !== "draw" ? offered.get(held) : null}
      ghost=${word && spot ? { square: spot, word, variant: variantOf(word), isTried: false } : null}
      changed=${new Map(changed.map(({ line, was }) => [lineKey(line), was]))}
      framed=${spot ? shownLines.filter((/** @type {Line} */ line) => holds(line, spot)) : []} onSquare=${onSquare} />
    <div class="ls-side">
      <h2 class="ls-small" id="ls-incomes">${say(account ? "learn-paid" : "learn-incomes")}</h2>
      <ul class="ls-incomes" aria-labelledby="ls-incomes">
        ${view.players.map(
          (/** @type {any} */ player, /** @type {number} */ seat) => html`<li key=${seat}><${Shield} colour=${player.colour} /><span>${names[seat].isYou ? say("learn-you") : names[seat].name}</span>
            <b>${signed(account ? incomeIn(account, player.colour) : player.income.total)}</b>
            ${preview?.incomes && html`<span class="ls-then">→ <b>${signed(preview.incomes[seat].total)}</b></span>`}</li>`,
        )}
      </ul>
      ${!account &&
      html`<${Hand} view=${view} seat=${0} offered=${offered} held=${held} isOnBoard=${Boolean(spot)} variantOf=${variantOf} isCovered=${isCovered} toggleCover=${() => setCovered(!isCovered)}
        choose=${pick} grab=${nothing} isPlacing=${Boolean(drawn)} />`}
    </div>
  </div>`;
}

/** What a piece looks like on the board. @param {string} piece @param {any} view */
function wordOf(piece, view) {
  if (piece === "s") return view.players[0].starting_tile;
  if (/^r[1-4]$/.test(piece)) return `${view.players[0].colour}${piece[1]}`;
  return piece === "draw" ? null : piece;
}

/** @param {string[][]} board */
function freeSquare(board) {
  for (const [row, line] of board.entries()) for (const [column, word] of line.entries()) if (word === ".") return squareName(row, column);
  return squareName(0, 0);
}

/** @param {{ lines: Line[] }} account @param {string} colour */
const incomeIn = ({ lines }, colour) => lines.reduce((sum, line) => sum + (line.income[colour] ?? 0), 0);
