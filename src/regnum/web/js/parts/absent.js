// @ts-check
/** Players who are away or slow when it is their turn, and those for whom a bot plays: what is said, and what can be done. */

import { html, useEffect, useRef, useState } from "../html.js";
import { nudgedIn, standing } from "../tables.js";
import { useWords } from "../words.js";
import { Button } from "./basics.js";

/** @typedef {import("../contract.js").Update} Update */
/** @typedef {import("../contract.js").Name} Name */

const MINUTE = 60_000;
/** Milliseconds after which a bot that has not moved yet is told of: most moves take a second. */
const SLOW = 4_000;

/**
 * For how long the others have been away: whole minutes by seat, for those who were away long enough that a bot may play
 * for them.
 * @param {Update} update
 * @returns {Map<number, number>}
 */
export function useGone({ summary, present, your_seats: own, away_after: after }) {
  const since = useRef(/** @type {Map<number, number>} */ (new Map()));
  const [, again] = useState(0);
  const away = summary.seats.flatMap(({ player, stand_in: bot, is_resigned: isOut }, seat) =>
    player && !bot && !isOut && !present.includes(seat) && !own.includes(seat) ? [seat] : [],
  );
  for (const seat of [...since.current.keys()]) if (!away.includes(seat)) since.current.delete(seat);
  for (const seat of away) if (!since.current.has(seat)) since.current.set(seat, Date.now());
  useEffect(() => {
    if (!away.length) return undefined;
    const draw = () => again((turn) => turn + 1);
    const first = setTimeout(draw, after + 500);
    const more = setInterval(draw, MINUTE / 2);
    return () => {
      clearTimeout(first);
      clearInterval(more);
    };
  }, [away.join()]);
  const gone = away.map((seat) => /** @type {const} */ ([seat, Date.now() - (since.current.get(seat) ?? 0)]));
  return new Map(gone.filter(([, time]) => time >= after).map(([seat, time]) => [seat, Math.floor(time / MINUTE)]));
}

/**
 * What takes the place of the sentence and of the buttons; null if everyone is there who has to act, and no bot is slow.
 * @param {{ update: Update, names: Name[], give: (wish: import("../contract.js").Command) => Promise<void> }} props
 * @returns {{ sentence: [emblem: string, text: string, hint?: string], buttons: import("../html.js").Drawn | null } | null}
 */
export function useAbsent({ update, names, give }) {
  const say = useWords();
  const { summary, events, your_seats: own } = update;
  const slow = useSlow(update, names);
  const seat = summary.to_act ?? -1;
  const isReplaced = own.some((one) => summary.seats[one]?.stand_in && !summary.seats[one]?.is_resigned);
  if (isReplaced)
    return {
      sentence: ["figure-wait", say("page-stand-in-you"), say("page-stand-in-hint")],
      buttons: html`<div class="buttons">
        <${Button} main icon="person" onClick=${() => give({ type: "return" })}>${say("page-return")}<//></div>`,
    };
  if (slow) return { sentence: slow, buttons: null };
  if (!own.length || !names[seat]?.isAway) return null;
  const { name, awayFor: minutes } = names[seat];
  const isNudged = nudgedIn(events) !== null;
  const word = say(isNudged ? "page-nudged" : "page-nudge");
  return {
    sentence: ["figure-wait", say("page-away-turn", { name, minutes }), say("page-away-hint")],
    buttons: html`<div class="buttons absent">
      <${Button} icon="clock" aria-disabled=${isNudged} title=${word} onClick=${() => !isNudged && give({ type: "nudge", ply: summary.ply })}>
        <span>${word}</span><//>
      <${Button} icon="bot" title=${say("page-replace")} onClick=${() => give({ type: "replace", seat })}>
        <span>${say("page-replace")}</span><//></div>`,
  };
}

/**
 * What is said while a bot needs unusually long; null as long as it does not. Its first move may have to wait until
 * everything it thinks with is there.
 * @param {Update} update
 * @param {Name[]} names
 * @returns {[emblem: string, text: string] | null}
 */
function useSlow({ summary: { ply, seats, to_act: seat }, events }, names) {
  const say = useWords();
  const [late, setLate] = useState(-1);
  const isBot = seat !== null && Boolean(seats[seat]?.bot ?? seats[seat]?.stand_in);
  useEffect(() => {
    if (!isBot) return undefined;
    const timer = setTimeout(() => setLate(ply), SLOW);
    return () => {
      clearTimeout(timer);
      setLate(-1); // the same turn may come again after an undo
    };
  }, [isBot, ply]);
  if (!isBot || late !== ply) return null;
  const isFirst = !standing(events).some((event) => event.seat === seat);
  return ["figure-wait", say("page-bot-slow", { name: names[seat]?.name ?? "", first: isFirst ? "yes" : "no" })];
}
