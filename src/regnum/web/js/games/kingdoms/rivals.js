// @ts-check
/**
 * All players: their gold over the rounds, their income now, castles left, and what a placement
 * changes.
 */

import { classes, html, useContext } from "../../html.js";
import { AwayChip, Face } from "../../parts/basics.js";
import { memo } from "../../same.js";
import { say, useWords } from "../../words.js";
import { Worn, wornBy } from "./components.js";
import { lineKey } from "./geometry.js";
import { pieceAt, signed } from "./notation.js";
import { castleClass, Drawing, Mark, Piece, Shield } from "./pieces.js";
import { moneyOverRounds, paidBySeat } from "./view.js";
import { lineShort, linesOf, moveWords, nameOf } from "./words.js";

const RANKS = [1, 2, 3, 4];

/**
 * @param {{ view: import("./types.js").View, names: import("./types.js").Name[], deltas: number[] | null, isSince:
 *   boolean }} props `deltas` is what the placement in question changes for each seat; `isSince`: or all since the
 *   reader's last turn
 */
export function Players({ view, names, deltas, isSince }) {
  const paid = paidBySeat(view);
  const rounds = moneyOverRounds(view);
  return html`<section class=${`rivals kg-players kg-of-${view.players.length}`} aria-label=${say("kingdoms-page-players")}>
    <div class="kg-heads" aria-hidden="true">
      <span></span><span></span><span>${say("kingdoms-page-money")}</span><span>
        ${say("kingdoms-page-castles-left")}</span><span class=${deltas ? "" : "kg-unsaid"}>
        ${say(isSince ? "kingdoms-page-since" : "kingdoms-page-this-move")}</span>
    </div>
    <ul>
      ${view.players.map(
        (
          /** @type {import("../../types.d.ts").PlayerData} */ player,
          /** @type {number} */ seat,
        ) => html`<${Player} key=${seat} player=${player} seat=${seat} name=${nameOf(names, seat)}
          isMe=${seat === view.observer} who=${names[seat]}
          isActing=${view.seat === seat} delta=${deltas ? deltas[seat] : null} isSince=${isSince} paid=${paid[seat]}
          history=${rounds.map((money) => money[seat])} />`,
      )}
    </ul>
  </section>`;
}

/**
 * @param {{ player: import("../../types.d.ts").PlayerData, seat: number, name: string, isMe: boolean, who: import("./types.js").Name | undefined, isActing:
 *   boolean, delta: number | null, isSince: boolean, paid: number,
 *   history: number[] }} props `history`: the money at the start and after each finished round
 */
function PlayerDrawn({ player, name, isMe, who, isActing, delta, isSince, paid, history }) {
  useWords();
  const colour = useContext(Worn)(player.colour);
  const earlier = history.map(signedMoney);
  const isHistoryLong = history.length > 3;
  const isFirstRound = history.length === 1;
  const income = signed(player.income.total);
  const earned = paid
    ? say("kingdoms-page-income-paid", { income, paid: signed(paid) })
    : say("kingdoms-page-income", { income });
  const shield = say("kingdoms-page-shield", { colour });
  return html`<li class=${classes("kg-player", `p-${colour}`, isMe && "me", isActing && "turn")}>
    <${Shield} colour=${colour} label=${shield} />
    <div class="kg-name-of"><span class="kg-called"><${Face} of=${who} /><b>${name}</b>${who?.isAway && html`<${AwayChip} minutes=${who.awayFor} />`}</span>
      ${isActing && html`<span class="vh">${say("kingdoms-page-acts")}</span>`}
      <span class="kg-sub">${earned}</span>
      ${
        player.starting_tile &&
        !isMe &&
        html`<span class="kg-holds" title=${say("kingdoms-page-holds-secret")}>
        <${Drawing} id="tile-back" box="0 0 100 100" /><span class="vh">
        ${say("kingdoms-page-holds-secret")}</span></span>`
      }
    </div>
    <div class="kg-money"><b>${signedMoney(player.money)}</b><span class="vh"> ${say("kingdoms-page-money-word")}</span>
      <${Spark} values=${isFirstRound ? [] : [...history, player.money]} />
      ${
        !isFirstRound &&
        html`<span class="kg-sub" title=${earlier.join(" · ")}>
        ${isHistoryLong ? `… ${earlier.slice(-2).join(" · ")}` : earlier.join(" · ")}<span
        class="vh"> ${say("kingdoms-page-money-before")}</span></span>`
      }
    </div>
    <small class="kg-soon" aria-hidden="true" title=${earned}>${income}</small>
    <ul class="kg-left" aria-label=${say("kingdoms-page-castles-left")}>
      ${RANKS.map((rank) => {
        const left = player.castles[rank - 1];
        return html`<li key=${rank} class=${left ? "" : "none"}><${Drawing} id=${`mini-castle-${rank}`}
          box="0 0 24 24" /><b>${left}</b><span class="vh"> ${say("kingdoms-page-of-rank", { rank })}</span></li>`;
      })}
    </ul>
    <div class="kg-delta">${
      delta !== null &&
      html`<${Mark} value=${delta}
      label=${say(isSince ? "kingdoms-page-delta-since" : "kingdoms-page-delta", { change: signed(delta) })} />`
    }</div>
  </li>`;
}

const Player = memo(PlayerDrawn);

/**
 * What others have done since the reader's last turn, move by move.
 * @param {{ moves: import("./view.js").Move[], names: import("./types.js").Name[], pictures:
 *   import("./components.js").Variants, seat: number | null }} props `seat`: whose income is told
 */
export const Since = ({ moves, names, pictures, seat }) =>
  html`<ol class="kg-since" aria-label=${say("kingdoms-page-since")}>
    ${moves.map((move) => {
      const { deed, order, square, change } = move;
      const word = pieceAt(/** @type {import("./types.js").View} */ (deed.after).present.board, square);
      const told = moveWords(move, names, seat);
      return html`<li key=${deed.event.number} title=${told}><span class="vh">${told}</span>
        <b class="kg-turn" aria-hidden="true">${order}</b><${Shield} colour=${names[deed.event.seat]?.colour} />
        <span class=${classes("kg-set", castleClass(word, wornBy(names)))} aria-hidden="true"><${Piece} word=${word}
          variant=${pictures.get(square) ?? 0} /></span><span aria-hidden="true">${square}</span>
        <span class="kg-changed" aria-hidden="true">${linesOf(move).map(
          (line) => html`<span key=${lineKey(line)}><i>${lineShort(line)}</i>
            <${Mark} value=${line.value} isPencil=${!line.scored} /></span>`,
        )}</span>
        ${seat !== null && html`<span class="kg-mine" aria-hidden="true"><${Shield} colour=${names[seat]?.colour} /><${Mark} value=${change} /></span>`}
      </li>`;
    })}
  </ol>`;

/** @param {number} money */
export const signedMoney = (money) => (money < 0 ? signed(money) : String(money));

/** A player's gold so far, as a line. @param {{ values: number[] }} props */
function Spark({ values }) {
  if (values.length < 2) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (/** @type {number} */ index) => 3 + (index * 38) / (values.length - 1);
  const y = (/** @type {number} */ value) => (high === low ? 12 : 21 - ((value - low) * 18) / (high - low));
  const way = values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
  return html`<svg class=${"kg-spark"} viewBox="0 0 44 24" aria-hidden="true">
    <path d="M1 23H43" /><polyline points=${way} />
    ${values.map(
      (value, index) => html`<circle key=${index} cx=${x(index)} cy=${y(value)}
      r=${index === values.length - 1 ? 3 : 1.8} />`,
    )}
  </svg>`;
}

const [WIDE, HIGH, LEFT, RIGHT, TOP, FOOT] = [640, 220, 44, 452, 14, 186];

const LABEL = 30; // between the names at the right

const MOST = 10; // letters of a name

/** Round numbers for the scale. @param {number} low @param {number} high */
function ticks(low, high) {
  const step = [5, 10, 20, 25, 50, 100, 200, 250, 500, 1000].find((one) => (high - low) / one <= 5) ?? 2000;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/**
 * @param {{ rounds: number[][], names: import("./types.js").Name[], isOpen?: boolean, hasTwin?: boolean }} props what
 *   all players had at the start and after
 *   each round; `isOpen`: the last is still being counted
 */
export function Chart({ rounds, names, isOpen = false, hasTwin = false }) {
  const known = rounds.map((money, index) => ({ money, index }));
  const all = known.flatMap(({ money }) => money);
  const scale = ticks(Math.min(0, ...all), Math.max(...all));
  const [low, high] = [scale[0], scale[scale.length - 1]];
  const x = (/** @type {number} */ index) => LEFT + 14 + (index * (RIGHT - LEFT - 22)) / Math.max(1, rounds.length - 1);
  const y = (/** @type {number} */ value) => FOOT - ((value - low) * (FOOT - TOP)) / Math.max(1, high - low);
  const seats = known[0].money.map((_, seat) => seat);
  const last = known[known.length - 1];
  const labels = spread(seats.map((seat) => ({ seat, at: y(last.money[seat]) })));
  const pathOf = (/** @type {typeof known} */ part, /** @type {number} */ seat) =>
    part
      .map(({ money, index }, number) => `${number ? "L" : "M"}${x(index).toFixed(1)} ${y(money[seat]).toFixed(1)}`)
      .join("");
  const sure = isOpen ? known.slice(0, -1) : known;
  const title = (/** @type {number} */ index) =>
    index ? say("kingdoms-page-round", { round: index }) : say("kingdoms-page-start");

  return html`<figure class="kg-chart-box">
    <svg class="kg-chart" viewBox=${`0 0 ${WIDE} ${HIGH}`} aria-hidden="true" focusable="false">
      ${scale.map(
        (value) => html`<g key=${value}><path d=${`M${LEFT} ${y(value)}H${RIGHT}`}
        class=${value === 0 ? "kg-grid base" : "kg-grid"} /><text x=${LEFT - 8} y=${y(value) + 4.5} class="kg-tick"
        text-anchor="end">${signedMoney(value)}</text></g>`,
      )}
      ${rounds.map(
        (_, index) => html`<text key=${index} x=${x(index)} y=${HIGH - 12} class="kg-tick"
        text-anchor="middle">${rounds.length > 5 ? index || "" : title(index)}</text>`,
      )}
      ${seats.map(
        (
          seat,
        ) => html`<g key=${seat} class=${`p-${names[seat]?.colour}`}><path d=${pathOf(sure, seat)} class="case" /><path
          d=${pathOf(sure, seat)} class="kg-ln" />
          ${
            isOpen &&
            html`<path d=${pathOf(known.slice(-2), seat)} class="case d" /><path
            d=${pathOf(known.slice(-2), seat)} class="kg-ln d" />`
          }</g>`,
      )}
      ${labels.map(
        ({ seat, at, label }) => html`<g key=${seat} class=${`p-${names[seat]?.colour}`}>
          ${known.slice(0, -1).map(({ money, index }) =>
            index === 0
              ? html`<circle key=${index} cx=${x(0)}
            cy=${y(money[seat])} r="4.5" class="kg-dot s" />`
              : html`<use key=${index}
            href=${`#shield-${names[seat]?.colour}`} x=${x(index) - 8} y=${y(money[seat]) - 9.5} width="16" height="19" />`,
          )}
          <circle cx=${x(last.index)} cy=${at} r="4.5" class="kg-dot" /><path
            d=${`M${x(last.index) + 6} ${at}L${RIGHT + 14} ${label}H${RIGHT + 24}`} class="lead" />
          <use href=${`#shield-${names[seat]?.colour}`} x=${RIGHT + 30} y=${label - 13} width="22" height="26" />
          <text x=${RIGHT + 60} y=${label + 6.5} class="kg-lab">${signedMoney(last.money[seat])}</text>
          <text x=${RIGHT + 104} y=${label + 5} class="kg-nm">${short(nameOf(names, seat))}</text></g>`,
      )}
    </svg>
    ${
      !hasTwin &&
      html`<div class="vh"><table><caption>${say("kingdoms-page-chart")}</caption>
      <thead><tr><th scope="col">${say("kingdoms-page-player")}</th>${known.map(
        ({ index }) => html`<th key=${index}
        scope="col">${title(index)}</th>`,
      )}</tr></thead>
      <tbody>${seats.map(
        (seat) => html`<tr key=${seat}><th scope="row">${nameOf(names, seat)}</th>
        ${known.map(
          ({ money, index }) => html`<td key=${index}>
        ${signedMoney(money[seat])}</td>`,
        )}</tr>`,
      )}</tbody></table></div>`
    }
  </figure>`;
}

/**
 * What fits beside the picture, with the number that tells namesakes apart; the table has it in full.
 * @param {string} name
 */
function short(name) {
  if (name.length <= MOST) return name;
  const number = /\s*\d*$/.exec(name)?.[0].slice(-4) ?? "";
  return `${name.slice(0, MOST - 1 - number.length).trimEnd()}…${number}`;
}

/** Labels that do not overlap. @param {{ seat: number, at: number }[]} wanted */
function spread(wanted) {
  const sorted = [...wanted].sort((one, other) => one.at - other.at);
  const labels = sorted.map(({ at }) => at);
  for (let index = 1; index < labels.length; index++)
    labels[index] = Math.max(labels[index], labels[index - 1] + LABEL);
  const over = Math.max(0, labels[labels.length - 1] - FOOT);
  for (let index = labels.length - 1; index >= 0; index--) {
    const most = index === labels.length - 1 ? labels[index] - over : labels[index + 1] - LABEL;
    labels[index] = Math.min(labels[index], most);
  }
  return sorted.map((one, index) => ({ ...one, label: labels[index] }));
}

/**
 * All players' gold after each round, as a table, the winners first.
 * @param {{ rounds: number[][], names: import("./types.js").Name[], order: number[], ranks: number[], seats:
 *   import("../../contract.js").SeatSummary[] }} props
 */
export function MoneyTable({ rounds, names, order, ranks, seats }) {
  return html`<div class="kg-scroll"><table class="kg-account kg-rounds-table">
    <caption class="vh">${say("kingdoms-page-chart")}</caption>
    <thead><tr><th scope="col">${say("kingdoms-page-player")}</th>${rounds.map(
      (_, index) => html`<th key=${index}
      scope="col">${index ? say("kingdoms-page-round", { round: index }) : say("kingdoms-page-start")}</th>`,
    )}</tr></thead>
    <tbody>${order.map(
      (seat) => html`<tr key=${seat} class="kg-line"><th scope="row"><span class="kg-pl"><span class="kg-place">
        ${say("page-rank", { rank: ranks[seat] })}</span><${Shield} colour=${names[seat]?.colour} />
        ${nameOf(names, seat)}${
          seats[seat]?.is_resigned &&
          html` <small>
        ${say("page-has-resigned")}</small>`
        }${
          ranks[seat] === 1 &&
          html`<${Drawing} class="win" id="emblem-crown"
        box="0 0 26 21" />`
        }</span></th>
      ${rounds.map(
        (money, index) =>
          html`<td key=${index}>${
            index > 0 &&
            html`<small>
        ${signed(money[seat] - rounds[index - 1][seat])}</small> `
          }<b>${signedMoney(money[seat])}</b></td>`,
      )}</tr>`,
    )}</tbody></table></div>`;
}
