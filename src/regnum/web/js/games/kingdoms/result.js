// @ts-check
/** The end: who has won, everybody's money over the rounds, and the accounts of all rounds to look at. */

import { html, useEffect, useState } from "../../html.js";
import { Button } from "../../parts/basics.js";
import { say, sayList, useWords } from "../../words.js";
import { accountOf, playedCount, useStart } from "./asking.js";
import { Chart, MoneyTable } from "./chart.js";
import { Counting } from "./counting.js";
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
    if (round !== null)
      void accountOf(update.table, view, round, playedCount(update.events)).then(
        (found) => isHere && setAccount(found),
        () => isHere && setRound(null),
      );
    return () => {
      isHere = false;
    };
  }, [round]);
  if (!result) return null;
  const rounds = [start, ...result.rounds];
  if (round !== null && account)
    return html`<div class="kingdoms"><${Counting} account=${account} round=${round} names=${names} players=${result.scores.length} money=${result.rounds[round - 1]} rounds=${rounds.slice(0, round + 1)}
      isLast=${round === result.rounds.length} close=${() => setRound(null)} closeLabel=${say("page-kingdoms-back-to-result")} /></div>`;

  const seats = result.scores.map((/** @type {number} */ _, /** @type {number} */ seat) => seat);
  const order = [...seats].sort((one, other) => result.ranks[one] - result.ranks[other] || one - other);
  const winners = order.filter((seat) => result.ranks[seat] === 1);
  return html`<section class="kingdoms kg-result" aria-label=${say("page-kingdoms-result")}>
    ${winners.length > 1 && html`<p class="note">${say("page-kingdoms-shared", { players: sayList(winners.map((seat) => nameOf(names, seat))), money: signedMoney(result.scores[winners[0]]) })} ${say("page-kingdoms-shared-rule")}</p>`}
    <h2>${say("page-kingdoms-chart")}</h2>
    <${Chart} rounds=${rounds} names=${names} hasTwin />
    <${MoneyTable} rounds=${rounds} names=${names} order=${order} ranks=${result.ranks} />
    <div class="kg-looks">${result.rounds.map(
      (/** @type {number[]} */ _, /** @type {number} */ index) =>
        html`<${Button} key=${index} class="mid" icon="points" busy=${round === index + 1} onClick=${() => setRound(index + 1)}>${say("page-kingdoms-look-round", { round: index + 1 })}<//>`,
    )}</div>
  </section>`;
}
