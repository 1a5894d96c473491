// @ts-check
/** A finished game from one of its moments on: who plays at each seat is chosen again. */

import { ask, HERE, isHere } from "../api.js";
import { useGames } from "../games.js";
import { html, useState } from "../html.js";
import { anyone } from "../identity.js";
import { go } from "../router.js";
import { change, current } from "../settings.js";
import { botName, tablePath } from "../tables.js";
import { useSaid, useWords } from "../words.js";
import { Button, Shield } from "./basics.js";
import { Dialog } from "./dialog.js";

/** @typedef {import("../contract.js").Update} Update */
/** @typedef {import("../contract.js").Name} Name */

/**
 * Where readers play at first: where they sat. All people's seats of a record belong to the one who brought it, but nobody has
 * played them all: there it is the seat with their name, or the one whose turn it is.
 * @param {Update} update
 * @param {number} acting
 */
function seatsOfReader({ summary, your_seats: own }, acting) {
  if (own.length && !(summary.is_practice && own.length > 1)) return own;
  const named = summary.seats.findIndex(({ bot, name }) => !bot && name === current().name);
  return [named < 0 ? acting : named];
}

/**
 * Who plays at each seat at first: the reader, and bots elsewhere.
 * @param {Update} update
 * @param {number} acting The seat whose turn it is.
 * @param {string[]} levels
 * @returns {string[]} A bot, or nothing for the reader.
 */
function firstPlans(update, acting, levels) {
  const mine = seatsOfReader(update, acting);
  const usual = levels[Math.min(1, levels.length - 1)] ?? "";
  return update.summary.seats.map(({ bot }, seat) => {
    if (mine.includes(seat)) return "";
    return bot && levels.includes(bot) ? bot : usual;
  });
}

/**
 * @param {{ update: Update, names: Name[], ply: number, acting: number, onClose: () => void, record?:
 *   import("../types.d.ts").GameRecord, about?: string }} props `record`: of the game, if it is no finished one of a table.
 */
export function PlayOn({ update, names, ply, acting, onClose, record, about }) {
  const say = useWords();
  const levels = useGames()?.find(({ name }) => name === update.summary.game)?.levels ?? [];
  const [chosen, setChosen] = useState(/** @type {string[] | null} */ (null));
  const [problem, setProblem] = useSaid("");
  const [busy, setBusy] = useState(false);
  const plans = chosen ?? firstPlans(update, acting, levels);
  const isAlone = plans.filter((bot) => !bot).length === 1;
  const isOnlyOne = (/** @type {number} */ seat) => plans.every((bot, other) => bot || other === seat);
  const play = async () => {
    setBusy(true);
    try {
      const place = isHere(update.table) ? HERE : "";
      if (!place) await anyone();
      const played = JSON.stringify(record ?? (await ask("GET", `/api/tables/${update.table}/record`)));
      const seats = plans.map((bot, seat) =>
        bot ? { bot } : { is_mine: true, name: isAlone ? "" : (names[seat]?.name ?? "") },
      );
      /** @type {import("../types.d.ts").NewTable} */
      const { table } = await ask("POST", `${place}/api/records`, { record: played, plies: ply, seats });
      if (place) change({ hasGames: true, isUsedHere: true });
      go(tablePath(table));
    } catch (refused) {
      setProblem(/** @type {Error} */ (refused).message);
      setBusy(false);
    }
  };
  return html`<${Dialog} title=${say("page-play-on")} onClose=${onClose}>
    <div class="body">
      <p>${about ?? say("page-play-on-about")}</p>
      <fieldset class="group"><legend>${say("page-who")}</legend>
        ${plans.map(
          (bot, seat) => html`<label class="opponent" key=${seat}>
            <${Shield} colour=${names[seat]?.colour} /><b>${names[seat]?.name}</b>
            <select value=${bot} aria-label=${say("page-who-kind", { number: seat + 1 })}
              onChange=${(/** @type {import("../html.js").Changed} */ event) =>
                setChosen(plans.map((one, other) => (other === seat ? event.target.value : one)))}>
              <option value="">${say(isOnlyOne(seat) ? "page-you" : "page-person")}</option>
              ${levels.map((level) => html`<option key=${level} value=${level}>${botName(level)}</option>`)}
            </select>
          </label>`,
        )}
      </fieldset>
      ${problem && html`<p class="error" role="alert">${problem}</p>`}
    </div>
    <div class="foot"><${Button} main data-first busy=${busy} onClick=${play}>${say("page-new-bots-start")}<//></div>
  <//>`;
}
