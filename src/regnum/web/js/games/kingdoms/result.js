// @ts-check
/** The end: who has won, everybody's money over the rounds, and the accounts of all rounds to look at. */

import { classes, html, useEffect, useState } from "../../html.js";
import { Button } from "../../parts/basics.js";
import { say, sayList, useWords } from "../../words.js";
import { accountOf, playedCount, useStart } from "./asking.js";
import { Chart, MoneyTable } from "./chart.js";
import { Counting } from "./counting.js";
import { COLOURS, Drawing, Shield } from "./pieces.js";
import { signedMoney } from "./players.js";
import { nameOf } from "./spoken.js";

/** @param {{ update: import("../../contract.js").Update, names: import("../../contract.js").Name[] }} props */
export function Result({ update, names }) {
  useWords();
  const view = update.view;
  const result = view?.result;
  const start = useStart(update.table);
  const [round, setRound] = useState(/** @type {number | null} */ (null));
  const [account, setAccount] = useState(/** @type {any} */ (null));
  useEffect(() => {
    let isHere = true;
    setAccount(null);
    if (round !== null) void accountOf(update.table, view, round, playedCount(update.events)).then((found) => isHere && setAccount(found), () => isHere && setRound(null));
    return () => {
      isHere = false;
    };
  }, [round]);
  if (!result) return null;
  const rounds = [start, ...result.rounds];
  if (round !== null && account)
    return html`<div class="kg"><${Counting} account=${account} round=${round} names=${names} players=${result.scores.length} money=${result.rounds[round - 1]} rounds=${rounds.slice(0, round + 1)}
      isLast=${round === result.rounds.length} close=${() => setRound(null)} closeLabel=${say("page-kingdoms-back-to-result")} /></div>`;

  const seats = result.scores.map((/** @type {number} */ _, /** @type {number} */ seat) => seat);
  const ranking = [...seats].sort((one, other) => result.ranks[one] - result.ranks[other] || one - other);
  const winners = ranking.filter((seat) => result.ranks[seat] === 1);
  const money = signedMoney(result.scores[winners[0]]);
  const isMe = winners.length === 1 && names[winners[0]]?.isYou && names.filter((one) => one?.isYou).length === 1;
  const said = winners.length > 1 ? say("page-kingdoms-shared", { players: sayList(winners.map((seat) => names[seat]?.name ?? "")), money }) : isMe ? say("page-kingdoms-you-win", { money }) : say("page-kingdoms-wins", { player: names[winners[0]]?.name ?? "", money });
  return html`<div class="kg"><section class="kg-result" aria-label=${say("page-kingdoms-result")}>
    <h2 class="kg-verdict"><${Drawing} class="kg-crown" id="emblem-crown" box="0 0 26 21" />${said}</h2>
    ${winners.length > 1 && html`<p class="kg-note">${say("page-kingdoms-shared-rule")}</p>`}
    <ol class="kg-ranking">${ranking.map(
      (seat) => html`<li key=${seat} class=${classes(`p-${COLOURS[seat]}`, result.ranks[seat] === 1 && "is-winner")} value=${result.ranks[seat]}>
        <b class="kg-place">${say("page-kingdoms-place", { place: result.ranks[seat] })}</b><${Shield} colour=${COLOURS[seat]} />
        <span class="kg-name">${nameOf(names, seat)}</span>${result.ranks[seat] === 1 && html`<${Drawing} class="kg-crown" id="emblem-crown" box="0 0 26 21" />`}<b class="kg-final">${signedMoney(result.scores[seat])}</b></li>`,
    )}</ol>
    <section class="kg-way"><h3>${say("page-kingdoms-chart")}</h3><${Chart} rounds=${rounds} names=${names} hasTwin /><${MoneyTable} rounds=${rounds} names=${names} /></section>
    <div class="kg-looks">${result.rounds.map(
      (/** @type {number[]} */ _, /** @type {number} */ index) => html`<${Button} key=${index} icon="points" busy=${round === index + 1} onClick=${() => setRound(index + 1)}>${say("page-kingdoms-look-round", { round: index + 1 })}<//>`,
    )}</div>
  </section></div>`;
}
