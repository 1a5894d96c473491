// @ts-check
/**
 * Lessons in Kingdoms: the board, the learner's pieces, what all players would earn now, and what a step may
 * want of a move.
 */

import { html, useEffect, useMemo, useRef, useState } from "../../html.js";
import { announce } from "../../live.js";
import { Button, Shield } from "../../parts/basics.js";
import { sayList } from "../../words.js";
import { Board } from "./board.js";
import { nextVariant, variants } from "./components.js";
import { changes, holds, lineKey } from "./geometry.js";
import { Hand } from "./hand.js";
import { firstEmpty, offers, pieceAt, signed, split, squareName } from "./notation.js";

/** @typedef {import("./types.js").Line} Line */

/** @typedef {import("../../lessons/practice.js").Step} Step */
/** @typedef {import("./types.js").Name} Name */
/** @typedef {import("./types.js").Preview} Preview */
/** @typedef {import("./types.js").View} View */

const nothing = () => {};
const NOWHERE = { piece: null, square: null };

/**
 * The round that a step was about, once it has ended: shown in place of the board.
 * @param {View} view
 * @param {Step} step
 */
const roundOf = (view, step) => (step.kind === "round" ? view.previous : null);

/** @param {import("../../contract.js").DeskProps<View, Preview>} props */
function Desk({ say, step, view, names, isOn, isBusy, chosen, preview, choose, attempt, confirm }) {
  const account = isOn ? null : roundOf(view, step);
  const { board, lines } = account ?? view.present;
  const [piece, setPiece] = useState(/** @type {string | null} */ (null));
  const [isCovered, setCovered] = useState(false);
  const shown = useRef(new Map());
  shown.current = useMemo(() => variants(board, squareName, shown.current), [board]);
  const variantOf = (/** @type {string} */ word) => nextVariant(board, shown.current, word, squareName);
  const offered = offers(isOn ? view.legal : []);
  const drawn = drawnIn(view, isOn);
  const { piece: aimed, square: spot } = chosen ? split(chosen) : NOWHERE;
  const held = drawn ?? aimed ?? (piece && offered.has(piece) ? piece : null);
  const word = held ? wordOf(held, view) : null;
  /** @type {Line[]} */
  const then = preview?.present?.lines ?? lines;

  const pick = (/** @type {string} */ next) => {
    setPiece(next);
    if (next === "draw") choose("draw");
    else if (!offered.has(next)) attempt(`${next}@${firstEmpty(board)}`);
    else choose(spot && offered.get(next)?.has(spot) ? `${next}@${spot}` : null);
  };
  const onSquare = (/** @type {string} */ square) => {
    if (!isOn || isBusy) return;
    if (square === spot) confirm();
    else if (held && held !== "draw")
      offered.get(held)?.has(square) ? choose(`${held}@${square}`) : attempt(`${held}@${square}`);
    else if (pieceAt(board, square) !== ".") attempt(`r1@${square}`);
    else confirm(); // which says that something has to be chosen first
  };
  useTold(say, names, preview);

  return html`<div class="ls-desk kingdoms">
    <${Board} board=${board} lines=${then} names=${names} variants=${shown.current} label=${say("kingdoms-learn-board")}
      legal=${offered.get(held ?? "")}
      ghost=${word && spot ? { square: spot, word, variant: variantOf(word), isTried: false } : null}
      changed=${new Map(changes(lines, then).map(({ line, was }) => [lineKey(line), was]))}
      framed=${spot ? then.filter((line) => holds(line, spot)) : []} onSquare=${onSquare} />
    <div class="kg-ls-side">
      <${Incomes} say=${say} view=${view} names=${names} account=${account} incomes=${preview?.incomes} />
      ${
        !account &&
        html`<${Hand} view=${view} seat=${0} offered=${offered} held=${held} isOnBoard=${Boolean(spot)}
          variantOf=${variantOf} isCovered=${isCovered} toggleCover=${() => setCovered(!isCovered)}
        choose=${pick} grab=${nothing} isPlacing=${Boolean(drawn)} />`
      }
    </div>
  </div>`;
}

/**
 * The tile that has to be placed now.
 * @param {View} view
 * @param {boolean} isOn
 * @returns {string | null}
 */
const drawnIn = (view, isOn) => (isOn && view.phase === "place" ? view.drawn_tile : null);

/**
 * Announce what all players would earn.
 * @param {import("../../more.js").Say} say
 * @param {Name[]} names
 * @param {Preview | null} preview
 */
function useTold(say, names, preview) {
  useEffect(() => {
    if (!preview?.incomes) return;
    const incomes = names.map(({ name }, seat) => `${name} ${signed(preview.incomes[seat].total)}`);
    announce(say("kingdoms-learn-would-pay", { incomes: sayList(incomes) }));
  }, [preview]);
}

/**
 * What all players would earn now, or have earned.
 * @param {{ say: import("../../more.js").Say, view: View, names: Name[], account: import("./types.js").Account | null,
 *   incomes?: Preview["incomes"] }} props
 */
const Incomes = ({ say, view, names, account, incomes }) =>
  html`<h2 class="kg-ls-small" id="ls-incomes">${say(account ? "kingdoms-learn-paid" : "kingdoms-learn-incomes")}</h2>
    <ul class="kg-ls-incomes" aria-labelledby="ls-incomes">
      ${view.players.map(
        (
          /** @type {import("../../types.d.ts").PlayerData} */ player,
          /** @type {number} */ seat,
        ) => html`<li key=${seat}>
          <${Shield} colour=${player.colour} /><span>${names[seat].isYou ? say("page-you") : names[seat].name}</span>
          <b>${signed(account ? incomeIn(account, player.colour) : player.income.total)}</b>
          ${incomes && html`<span class="kg-ls-then">→ <b>${signed(incomes[seat].total)}</b></span>`}
        </li>`,
      )}
    </ul>`;

/** What a piece looks like on the board. @param {string} piece @param {View} view */
function wordOf(piece, view) {
  if (piece === "s") return view.players[0].starting_tile;
  if (/^r[1-4]$/.test(piece)) return `${view.players[0].colour}${piece[1]}`;
  return piece === "draw" ? null : piece;
}

/** @param {{ lines: Line[] }} account @param {import("../../types.d.ts").PlayerData["colour"]} colour */
const incomeIn = ({ lines }, colour) => lines.reduce((sum, line) => sum + (line.income[colour] ?? 0), 0);

/** How the actions of each kind are written. @type {Record<string, RegExp>} */
const PIECES = { castle: /^r/, draw: /^draw$/, secret: /^s@/ };

/** @type {Record<string, import("../../contract.js").Purpose<View, Preview>>} */
const purposes = {
  piece: ({ action }, /** @type {string} */ kind) => PIECES[kind]?.test(action) ?? false,
  mine: ({ preview, view }, /** @type {number} */ money) =>
    preview !== null && preview.incomes[0].total - view.players[0].income.total >= money,
  rival: ({ preview, view }, /** @type {number} */ money) =>
    preview !== null && preview.incomes[1].total - view.players[1].income.total <= money,
};

/** @param {import("../../contract.js").ToolsProps<View>} props */
const Tools = ({ say, going: { step, isBusy, attempt } }) =>
  step.want.piece === "pass" &&
  html`<${Button} icon="pass" busy=${isBusy} onClick=${() => attempt("pass")}>${say("kingdoms-page-pass")}<//>`;

/**
 * All players' gold after the first round.
 * @param {View} view
 * @returns {import("../../contract.js").Outcome}
 */
function standingOf(view) {
  /** @type {number[]} */
  const scores = view.money_history[0];
  const ranks = scores.map((money) => 1 + scores.filter((other) => other > money).length);
  return { scores, ranks, word: (say, money) => say("kingdoms-learn-money", { money }) };
}

/** @type {import("../../contract.js").Desk<View, Preview>} */
export const desk = {
  Desk,
  purposes,
  weighed: ["mine", "rival"],
  changes: (action) => action !== "draw",
  refusals: (_, { piece }) => (typeof piece === "string" ? [piece] : []),
  confirmWord: (action) => (action === "draw" ? "kingdoms-page-draw" : "page-confirm"),
  Tools,
  outcome: ({ view, step }) => (roundOf(view, step) ? standingOf(view) : null),
};
