// @ts-check
/**
 * The end: the last round is scored, then who has won, all players' gold over the rounds, and the scoring of all
 * rounds to look at.
 */

import { html, useEffect, useRef, useState } from "../../html.js";
import { Button } from "../../parts/basics.js";
import { say, sayList, useWords } from "../../words.js";
import { Worn, wornBy } from "./components.js";
import { accountOf, actionsOf, presentAccount } from "./log.js";
import { Chart, MoneyTable, signedMoney } from "./rivals.js";
import { Counting, isUncounted, look, putAway } from "./scoring.js";
import { moneyOverRounds } from "./view.js";
import { isYours, nameOf } from "./words.js";

/** @typedef {{ update: import("./types.js").Update, names: import("../../contract.js").Name[] }} Props */

/** @param {Props} props */
export function Result({ update, names }) {
  useWords();
  const view = update.view;
  const isFresh = useRef(Boolean(view?.result) && isUncounted(update));
  const [round, setRound] = useState(/** @type {number | null} */ (isFresh.current ? view.round : null));
  const [counted, setCounted] = useState(
    /** @type {import("./log.js").Counted | null} */ (isFresh.current ? presentAccount(view, actionsOf(update)) : null),
  );
  useEffect(() => {
    if (view?.result) look(update);
  }, [view]);
  if (!view?.result) return null;

  const open = (/** @type {number} */ wanted) => {
    setRound(wanted);
    accountOf(update, wanted).then(setCounted, () => setRound(null));
  };
  const close = () => {
    const place = isFresh.current ? "#main" : `[data-round="${round}"]`;
    isFresh.current = false;
    putAway(update.table);
    setRound(null);
    setCounted(null);
    requestAnimationFrame(() => /** @type {HTMLElement | null} */ (document.querySelector(place))?.focus());
  };
  if (round !== null && counted)
    return html`<${Worn.Provider} value=${wornBy(names)}><div class="kingdoms kg-alone"><${Counting} ...${counted} round=${round} names=${names}
      players=${view.players.length}
      rounds=${moneyOverRounds(view).slice(0, round + 1)} isLast=${round === view.round}
      close=${close} closeLabel=${say(isFresh.current ? "kingdoms-page-to-result" : "kingdoms-page-back-to-result")} /></div><//>`;
  return html`<${Outcome} update=${update} names=${names} round=${round} open=${open} />`;
}

/**
 * @param {Props & { round: number | null, open: (round: number) => void }} props `round`: whose account is on its way
 */
function Outcome({ update, names, round, open }) {
  const { view, summary } = update;
  const result = /** @type {NonNullable<typeof view.result>} */ (view.result);
  const ranks = summary.ranks ?? result.ranks; // who resigned is last there, whatever the bot made of it
  const rounds = moneyOverRounds(view);
  const seats = result.scores.map((/** @type {number} */ _, /** @type {number} */ seat) => seat);
  const order = [...seats].sort((one, other) => ranks[one] - ranks[other] || one - other);
  const winners = order.filter((seat) => ranks[seat] === 1);
  const players = sayList(winners.map((seat) => nameOf(names, seat)));
  const whose = winners.some((seat) => isYours(names, seat)) ? "you" : "other";
  const shared = say("kingdoms-page-shared", { whose, players, money: signedMoney(result.scores[winners[0]]) });
  return html`<section class="kingdoms kg-result" aria-label=${say("kingdoms-page-result")}>
    ${winners.length > 1 && html`<p class="note">${shared} ${say("kingdoms-page-shared-rule")}</p>`}
    <h2>${say("kingdoms-page-chart")}</h2>
    <${Chart} rounds=${rounds} names=${names} hasTwin />
    <${MoneyTable} rounds=${rounds} names=${names} order=${order} ranks=${ranks} seats=${summary.seats} />
    <div class="kg-looks">${result.rounds.map(
      (/** @type {number[]} */ _, /** @type {number} */ index) =>
        html`<${Button} key=${index} class="mid" icon="points" data-round=${index + 1} busy=${round === index + 1}
          onClick=${() => open(index + 1)}>${say("kingdoms-page-look-round", { round: index + 1 })}<//>`,
    )}</div>
  </section>`;
}
