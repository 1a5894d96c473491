// @ts-check
/** Kingdoms besides the large one: the rivals at a glance, one of them opened, and a kingdom in words. */

import { classes, html, render, useEffect, useRef, useState } from "../../html.js";
import { AwayChip, Face, Shield } from "../../parts/basics.js";
import { Dialog } from "../../parts/dialog.js";
import { memo } from "../../same.js";
import { useWords } from "../../words.js";
import { boxOf, groundOf, reachOf, windowOf } from "./geometry.js";
import { settle } from "./motion.js";
import { Domino, Kingdom } from "./pieces.js";
import { pointsOf, promisedTo, standing } from "./view.js";
import { kingdomSummary, kingdomTable, kingdomTitle, nameOf, signed, terrainName, whyShort } from "./words.js";

/** @typedef {import("./types.js").Name} Name */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").KingdomData} KingdomData */
/** @typedef {import("./types.js").Place} Place */

/** @param {View} view @param {number} seat @returns {KingdomData} */
export const kingdomOf = (view, seat) => /** @type {KingdomData} */ (view.kingdoms[seat]);

/**
 * A score that counts up to what it has become. The figure is drawn by the style sheet; the words are for readers.
 * @param {{ points: number, class?: string }} props
 */
export function Score({ points, class: name = "" }) {
  const say = useWords();
  return html`<span class=${`kd-count ${name}`}>
    <span class="vh">${say("kingdomino-page-points", { points })}</span>
    <b aria-hidden="true" style=${{ "--kd-points": points }}></b>
    <small aria-hidden="true">${say("kingdomino-page-points-word", { points })}</small>
  </span>`;
}

/**
 * The bonuses that a kingdom has for the time being, apart from what it counts.
 * @param {{ view: View, kingdom: KingdomData, isShort?: boolean }} props `isShort`: all as one
 */
export function Promised({ view, kingdom, isShort = false }) {
  const say = useWords();
  const promised = promisedTo(view, kingdom);
  if (!promised.length) return null;
  const words = promised.map(({ name, points }) => ({
    gain: signed(points),
    about: say(`kingdomino-page-promised-${name}`),
    label: say("kingdomino-page-promised", { bonus: say(`kingdomino-page-${name}`), gain: signed(points) }),
  }));
  const all = { gain: signed(promised.reduce((sum, { points }) => sum + points, 0)), about: "" };
  const shown = isShort ? [{ ...all, label: words.map(({ label }) => label).join(", ") }] : words;
  return shown.map(
    ({
      gain,
      about,
      label,
    }) => html`<span key=${label} class="kd-promised" title=${label}><span class="vh">${label}</span>
      <b aria-hidden="true">${gain}</b>${about && html`<span class="kd-about" aria-hidden="true"> ${about}</span>`}</span>`,
  );
}

/**
 * A small kingdom: a window of the frame's size, the castle as near its middle as the land allows.
 * @param {{ kingdom: KingdomData, colour: string, size: number, lasts?: Place[], lit?: KingdomData["properties"],
 *   label?: string, isFine?: boolean }} props `isFine`: drawn as finely as the large one
 */
function MiniDrawn({ kingdom, colour, size, lasts, lit, label, isFine = false }) {
  const box = windowOf(boxOf(groundOf(kingdom).values()), size);
  return html`<${Kingdom} ...${{ kingdom, colour, box, lasts, lit, label }} isSmall=${!isFine} />`;
}

export const Mini = memo(MiniDrawn);

/**
 * The other kingdoms, in the order of the seats.
 * @param {{ view: View, names: Name[], seats: number[], lasts: Place[][], latest: (Place | null)[], done: Map<number,
 *   import("./view.js").Done>, open: (seat: number) => void }} props `lasts`: what is stitched round, by seat; `latest`:
 *   what was placed last; `done`: what was done in the moves in question
 */
export function Rivals({ view, names, seats, lasts, latest, done, open }) {
  const say = useWords();
  return html`<section class="rivals" aria-label=${say("kingdomino-page-others")}>
    <ul style=${{ "--rivals": seats.length }}>
      ${seats.map(
        (seat) => html`<li key=${seat}><${Rival} ...${{ view, names, seat, open }}
        lasts=${lasts[seat]} latest=${latest[seat]} done=${done.get(seat)} isOrdered=${done.size > 1} /></li>`,
      )}
    </ul>
  </section>`;
}

/**
 * @param {{ view: View, names: Name[], seat: number, lasts: Place[], latest: Place | null, done?:
 *   import("./view.js").Done, isOrdered: boolean, open: (seat: number) => void }} props
 */
function Rival({ view, names, seat, lasts, latest, done, isOrdered, open }) {
  const say = useWords();
  const kingdom = kingdomOf(view, seat);
  const colour = names[seat]?.colour ?? "";
  const now = standing(view, seat);
  const { state, placed, claimed } = done ? { ...done, state: done.placed.length ? "done" : "claimed" } : now;
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const isTurn = now.state === "now";
  useArrival(root, latest);
  return html`<button type="button" class=${classes("rival", isTurn && "turn")} ref=${root} onClick=${() => open(seat)}>
    <${Mini} kingdom=${kingdom} colour=${colour} size=${view.options.size} lasts=${lasts} lit=${done?.grown} />
    <span class="head"><${Shield} colour=${colour} /><${Face} of=${names[seat]} /><${Named} name=${nameOf(names, seat)} />${
      names[seat]?.isAway && html`<${AwayChip} minutes=${names[seat].awayFor} />`
    }${done && isOrdered && html`<span class="kd-order" aria-hidden="true">${done.order}</span>`}</span>
    <span class="points"><${Score} points=${pointsOf(view, kingdom)} />${
      done && done.places.length > 0 && html`<span class="kd-plus">${signed(done.points)}</span>`
    }<${Promised} view=${view} kingdom=${kingdom} isShort /></span>
    <span class="state">
      ${say("kingdomino-page-standing", { state, placed: placed.join(", "), claimed: claimed.join(", "), claims: claimed.length })}
      ${done && done.grown.length > 0 && html`<br /><span class="kd-why">${whyShort(/** @type {import("./view.js").Property} */ (done.grown[0]))}</span>`}
      <${Total} view=${view} seat=${seat} />
      ${kingdom.discards > 0 && html`<br />${say("kingdomino-page-discards", { dominoes: kingdom.discards })}`}
    </span>
  </button>`;
}

/**
 * A name whose short last word, such as a number, is seen however little room there is for the rest.
 * @param {{ name: string }} props
 */
function Named({ name }) {
  const end = /\s\S{1,3}$/.exec(name)?.[0] ?? "";
  return html`<b><span>${name.slice(0, name.length - end.length)}</span>${
    end &&
    html`<span class="kd-name-end">
    ${end}</span>`
  }</b>`;
}

/**
 * A player's points in all games of a Dynasty; nothing in its first game, or in a single one.
 * @param {{ view: View, seat: number }} props
 */
export function Total({ view, seat }) {
  const say = useWords();
  if (!view.options.dynasty || view.game_number < 2) return null;
  const promised = promisedTo(view, kingdomOf(view, seat)).reduce((sum, { points }) => sum + points, 0);
  return html`<span class="kd-total">${say("kingdomino-page-total", { points: (view.totals[seat]?.[0] ?? 0) - promised })}</span>`;
}

/**
 * What a player placed last, if it is still outlined: until their next round begins.
 * @param {View} view
 * @param {Place | null | undefined} last
 * @returns {Place[]}
 */
export const freshOf = (view, last) =>
  last && view.current_row.some((slot) => slot.done && slot.domino === last.domino) ? [last] : [];

/**
 * A domino that was just placed comes from its row.
 * @param {{ current: HTMLElement | null }} root
 * @param {Place | null} last
 */
function useArrival(root, last) {
  const before = useRef(last?.domino);
  useEffect(() => {
    if (last && before.current !== last.domino) {
      const from =
        document.querySelector(`.kd-row-now [data-domino="${last.domino}"] .kd-slot`)?.getBoundingClientRect() ?? null;
      const draw = (/** @type {HTMLElement} */ place) => render(html`<${Domino} number=${last.domino} />`, place);
      settle(root.current?.querySelector("svg") ?? null, from, draw);
    }
    before.current = last?.domino;
  }, [last?.domino]);
}

/**
 * One kingdom at the size of the large one, with its points, and in words.
 * @param {{ view: View, names: Name[], seat: number, lasts: Place[], onClose: () => void }} props
 */
export function KingdomDialog({ view, names, seat, lasts, onClose }) {
  useWords();
  const kingdom = kingdomOf(view, seat);
  const colour = names[seat]?.colour ?? "";
  const title = kingdomTitle(names, seat);
  const [hasPoints, setPoints] = useState(true);
  return html`<${Dialog} title=${title} onClose=${onClose} class="kd-dialog broad">
    <div class=${classes("body kd-look", hasPoints && "kd-show-points")}>
      <div class="who">
        <${Shield} colour=${colour} /><${Score} class="score" points=${pointsOf(view, kingdom)} />
        <${Promised} view=${view} kingdom=${kingdom} />
        <${PointsToggle} checked=${hasPoints} set=${setPoints} />
      </div>
      <${Kingdom}
        kingdom=${kingdom}
        colour=${colour}
        box=${reachOf(boxOf(groundOf(kingdom).values()), view.options.size)}
        hasFrame
        hasPoints=${hasPoints}
        lasts=${hasPoints ? [] : lasts}
        label=${kingdomSummary(kingdom, title, pointsOf(view, kingdom))}
      />
      <${Properties} kingdom=${kingdom} view=${view} />
      <${InWords} kingdom=${kingdom} title=${title} />
    </div>
  <//>`;
}

/**
 * A kingdom in words alone.
 * @param {{ view: View, names: Name[], seat: number, onClose: () => void }} props
 */
export function WordsDialog({ view, names, seat, onClose }) {
  useWords();
  const kingdom = kingdomOf(view, seat);
  const title = kingdomTitle(names, seat);
  return html`<${Dialog} title=${title} onClose=${onClose} class="kd-dialog broad">
    <div class="body kd-look">
      <p>${kingdomSummary(kingdom, title, pointsOf(view, kingdom))}</p>
      <${Properties} kingdom=${kingdom} view=${view} />
      <${InWords} kingdom=${kingdom} title=${title} isOpen />
    </div>
  <//>`;
}

/** @param {{ checked: boolean, set: (checked: boolean) => void }} props */
export function PointsToggle({ checked, set }) {
  const say = useWords();
  return html`<label class="toggle">
    <svg viewBox="0 0 24 24" aria-hidden="true"><use href="#icon-points" width="24" height="24" /></svg>
    <input type="checkbox" class="vh" checked=${checked}
      onChange=${(/** @type {import("../../html.js").Changed} */ event) => set(event.currentTarget.checked)} />
    <span>${say("kingdomino-page-show-points")}</span>
  </label>`;
}

/**
 * What a kingdom is worth, property by property; before the end of the game bonuses are below the sum.
 * @param {{ kingdom: KingdomData, view: View }} props
 */
export function Properties({ kingdom, view }) {
  const say = useWords();
  const { bonuses } = kingdom;
  const { options, phase } = view;
  const bonusRows = html`${
    options.middle_kingdom !== "off" && html`<${Bonus} name="middle-kingdom" points=${bonuses.middle_kingdom} />`
  }${options.harmony && html`<${Bonus} name="harmony" points=${bonuses.harmony} />`}`;
  return html`<div class="kd-scroll" tabindex="0" role="region" aria-label=${say("kingdomino-page-properties")}>
    <table class="kd-sheet">
      <caption class="vh">${say("kingdomino-page-properties")}</caption>
      <thead>
        <tr>
          <th scope="col">${say("kingdomino-page-property")}</th>
          <th scope="col">${say("kingdomino-page-squares")}</th>
          <th scope="col">${say("kingdomino-page-crowns")}</th>
          <th scope="col">${say("kingdomino-page-points-head")}</th>
        </tr>
      </thead>
      <tbody>
        ${kingdom.properties.map(
          (one, i) => html`<tr key=${i} class=${one.points ? "" : "soft"}>
            <th scope="row"><${Swatch} terrain=${one.terrain} />${terrainName(one.terrain)}</th>
            <td>${one.squares}</td>
            <td>${one.crowns}</td>
            <td>${one.points}</td>
          </tr>`,
        )}
        ${phase === "over" && bonusRows}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colspan="3">${say("kingdomino-page-sum")}</th>
          <td>${pointsOf(view, kingdom)}</td>
        </tr>
        ${phase !== "over" && bonusRows}
      </tfoot>
    </table>
  </div>`;
}

/** @param {{ name: string, points: number }} props */
function Bonus({ name, points }) {
  const say = useWords();
  return html`<tr>
    <th scope="row" colspan="3">${say(`kingdomino-page-${name}`)}</th>
    <td>${points}</td>
  </tr>`;
}

/** A terrain as a small square. @param {{ terrain: string }} props */
export function Swatch({ terrain }) {
  return html`<svg class="kd-swatch" viewBox="0 0 100 100" aria-hidden="true">
    <use href=${`#land-${terrain}`} width="100" height="100" />
    <use href=${`#glyph-${terrain}`} x="9" y="9" width="82" height="82" />
  </svg>`;
}

/** @param {{ kingdom: KingdomData, title: string, isOpen?: boolean }} props */
function InWords({ kingdom, title, isOpen = false }) {
  const say = useWords();
  const { columns, rows } = kingdomTable(kingdom);
  return html`<details class="fold kd-words" open=${isOpen}>
    <summary>${say("kingdomino-page-in-words")}</summary>
    <div class="kd-scroll" tabindex="0" role="region" aria-label=${say("kingdomino-page-in-words")}>
      <table class="kd-sheet kd-map">
        <caption class="vh">${title}</caption>
        <thead>
          <tr>
            <td></td>
            ${columns.map((name) => html`<th scope="col" key=${name}>${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ({ name, squares }) => html`<tr key=${name}>
              <th scope="row">${name}</th>
              ${squares.map((text, i) => html`<td key=${i}>${text}</td>`)}
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}
