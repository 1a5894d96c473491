// @ts-check
/** Everybody at the table: money and its history, income as the board stands, castles left, what a placement changes. */

import { classes, html } from "../../html.js";
import { say } from "../../words.js";
import { signed } from "./notation.js";
import { COLOURS, Drawing, Mark, Shield } from "./pieces.js";
import { nameOf } from "./spoken.js";

const RANKS = [1, 2, 3, 4];

/**
 * @param {{ view: any, names: any[], deltas: number[] | null }} props
 *   `deltas` is what the placement in question changes for each seat
 */
export function Players({ view, names, deltas }) {
  const paid = paidBySeat(view);
  const rounds = moneyOverRounds(view);
  return html`<section class="rivals players" aria-label=${say("page-kingdoms-players")}>
    <div class="heads" aria-hidden="true">
      <span></span><span></span><span>${say("page-kingdoms-money")}</span><span>${say("page-kingdoms-castles-left")}</span><span class=${deltas ? "" : "kg-unsaid"}>${say("page-kingdoms-this-move")}</span>
    </div>
    <ul>
      ${view.players.map(
        (
          /** @type {any} */ player,
          /** @type {number} */ seat,
        ) => html`<${Player} key=${seat} player=${player} seat=${seat} name=${nameOf(names, seat)} isMe=${seat === view.observer}
          isActing=${view.seat === seat} delta=${deltas ? deltas[seat] : null} paid=${paid[seat]}
          history=${rounds.map((money) => money[seat])} />`,
      )}
    </ul>
  </section>`;
}

/** What everybody had at the start and after each finished round. @param {any} view @returns {number[][]} */
export const moneyOverRounds = (view) => [view.players.map(() => view.first_money), ...view.money_history];

/** What lines have paid already in this round. @param {any} view @returns {number[]} */
function paidBySeat(view) {
  /** @type {number[]} */
  const paid = view.players.map(() => 0);
  for (const line of view.present.lines)
    if (line.scored) for (const [colour, money] of Object.entries(line.income)) paid[COLOURS.indexOf(colour)] += Number(money);
  return paid;
}

/**
 * @param {{ player: any, seat: number, name: string, isMe: boolean, isActing: boolean, delta: number | null, paid: number,
 *   history: number[] }} props `history`: the money at the start and after each finished round
 */
function Player({ player, name, isMe, isActing, delta, paid, history }) {
  const colour = player.colour;
  const earlier = history.map(signedMoney);
  const isHistoryLong = history.length > 3;
  const isFirstRound = history.length === 1;
  return html`<li class=${classes("player", `p-${colour}`, isMe && "me", isActing && "turn")}>
    <${Shield} colour=${colour} label=${say("page-kingdoms-shield", { colour: say("kingdoms-colour", { colour }), charge: say("page-kingdoms-charge", { colour }) })} />
    <div class="name-of"><b>${name}</b>
      ${isActing && html`<span class="vh">${say("page-kingdoms-acts")}</span>`}
      <span class="sub">${paid ? say("page-kingdoms-income-paid", { income: signed(player.income.total), paid: signed(paid) }) : say("page-kingdoms-income", { income: signed(player.income.total) })}</span>
      ${player.starting_tile && !isMe && html`<span class="kg-holds" title=${say("page-kingdoms-holds-secret")}><${Drawing} id="tile-back" box="0 0 100 100" /><span class="vh">${say("page-kingdoms-holds-secret")}</span></span>`}
    </div>
    <div class="money"><b>${signedMoney(player.money)}</b><span class="vh"> ${say("page-kingdoms-money-word")}</span>
      <${Spark} values=${isFirstRound ? [] : [...history, player.money]} />
      ${!isFirstRound && html`<span class="sub" title=${earlier.join(" · ")}>${isHistoryLong ? `… ${earlier.slice(-2).join(" · ")}` : earlier.join(" · ")}<span class="vh"> ${say("page-kingdoms-money-before")}</span></span>`}
    </div>
    <ul class="left" aria-label=${say("page-kingdoms-castles-left")}>
      ${RANKS.map((rank) => {
        const left = player.castles[rank - 1];
        return html`<li key=${rank} class=${left ? "" : "none"}><${Drawing} id=${`mini-castle-${rank}`} box="0 0 24 24" /><b>${left}</b><span class="vh"> ${say("page-kingdoms-of-rank", { rank })}</span></li>`;
      })}
    </ul>
    <div class="delta">${delta !== null && html`<${Mark} value=${delta} label=${say("page-kingdoms-delta", { change: signed(delta) })} />`}</div>
  </li>`;
}

/** @param {number} money */
export const signedMoney = (money) => (money < 0 ? signed(money) : String(money));

/** The way of somebody's money so far. @param {{ values: number[] }} props */
function Spark({ values }) {
  if (values.length < 2) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (/** @type {number} */ index) => 3 + (index * 38) / (values.length - 1);
  const y = (/** @type {number} */ value) => (high === low ? 12 : 21 - ((value - low) * 18) / (high - low));
  const way = values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
  return html`<svg class=${"spark"} viewBox="0 0 44 24" aria-hidden="true">
    <path d="M1 23H43" /><polyline points=${way} />
    ${values.map((value, index) => html`<circle key=${index} cx=${x(index)} cy=${y(value)} r=${index === values.length - 1 ? 3 : 1.8} />`)}
  </svg>`;
}
