// @ts-check
/** The rows of dominoes to choose from, and what is left in the box. */

import { classes, html, useEffect, useLayoutEffect, useRef } from "../../html.js";
import { Shield } from "../../parts/basics.js";
import { Dialog } from "../../parts/dialog.js";
import { Soon } from "../../parts/soon.js";
import { useWords } from "../../words.js";
import { halves, TERRAINS } from "./components.js";
import { unfold, walk } from "./motion.js";
import { parse } from "./notation.js";
import { Disc } from "../../parts/disc.js";
import { markOn } from "./candidates.js";
import { Domino } from "./pieces.js";
import { Swatch } from "./rivals.js";
import { dominoNow } from "./view.js";
import { dominoName, slotName, terrainName } from "./words.js";

/** @typedef {import("./types.js").Name} Name */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Slot} Slot */
/** @typedef {{ current: HTMLElement | null }} Ref */

/**
 * @typedef {object} Claiming
 * @property {View} view
 * @property {Name[]} names
 * @property {string} task
 * @property {boolean} isMine
 * @property {number | null} chosen The domino of the next row that has my king, not confirmed yet.
 * @property {(domino: number | null, isFinal?: boolean) => void} choose `isFinal`: it was pressed.
 * @property {(domino: number) => void} refuse
 * @property {() => void} confirm
 * @property {Ref} claimRef
 * @property {import("../../contract.js").Marked[]} marked What is shown without being played.
 */

/** @type {Record<string, number>} */
const STEPS = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Both rows and the pile. Eight new dominoes at once would take too long: each row has a frame of its own, but what a player
 * may choose from is there at once, and gone at once.
 * @param {Claiming & { discarded?: Set<number>, grab: (event: PointerEvent) => void, openBox: () => void }} props
 */
export function Rows(props) {
  const { view, openBox } = props;
  const say = useWords();
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const left = say("kingdomino-page-left-words", { dominoes: view.in_box });
  const isOffered = canClaim(props);
  const wasOffered = useRef(isOffered);
  useLayoutEffect(() => {
    wasOffered.current = isOffered;
  });
  return html`<section class="side kd-draft" aria-label=${say("kingdomino-page-rows")} ref=${root}>
    <${Soon}>${view.current_row.length > 0 && html`<${RowNow} ...${props} />`}<//>
    <${Soon} order=${1} isNow=${isOffered || wasOffered.current}><${NextRow} ...${props} left=${left} root=${root} /><//>
    <button class="kd-box-pile kd-pile" type="button" onClick=${openBox} title=${say("kingdomino-page-box-open")}>
      ${
        view.in_box > 0 &&
        html`<svg viewBox="0 0 116 66" aria-hidden="true"><use href="#domino-pile" width="116"
        height="66" /></svg>`
      }
      <span><b>${view.in_box}</b> ${left}</span>
    </button>
  </section>`;
}

/**
 * The row whose dominoes are placed.
 * @param {Claiming & { discarded?: Set<number>, grab: (event: PointerEvent) => void }} props
 */
function RowNow({ view, names, discarded, task, isMine, grab, marked }) {
  const say = useWords();
  const now = dominoNow(view);
  return html`<div class="kd-dominoes kd-row-now">
    <h2>${say("kingdomino-page-now")} <small>${say("kingdomino-page-now-about")}</small></h2>
    <ol>
      ${view.current_row.map((slot) => {
        const isNow = slot.domino === now;
        return html`<${Offer}
          key=${slot.domino}
          slot=${slot}
          names=${names}
          isNow=${isNow}
          isCrossed=${isNow && task === "discard"}
          isDiscarded=${discarded?.has(slot.domino)}
          mark=${markOn(marked, slot.domino)}
          grab=${isNow && isMine && task === "place" ? grab : undefined}
        />`;
      })}
    </ol>
  </div>`;
}

/** Whether a domino may be claimed. @param {Pick<Claiming, "isMine" | "task">} props */
const canClaim = ({ isMine, task }) => isMine && (task === "claim" || task === "draft");

/**
 * The row to choose from; nothing in the last round.
 * @param {Claiming & { left: string, openBox: () => void, root: Ref }} props `root`: what both rows are in
 */
function NextRow(props) {
  const { view, names, chosen, choose, refuse, confirm, claimRef, left, openBox, marked, root } = props;
  const say = useWords();
  useKings(root, view, chosen);
  useNewRow(root, view);
  if (!view.next_row.length) return null;
  const mayClaim = canClaim(props);
  const free = mayClaim ? view.legal.map((action) => parse(action)?.domino ?? 0) : [];
  const idOf = (/** @type {number} */ domino) => `kd-offer-${domino}`;

  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    if (!mayClaim || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = STEPS[event.key];
    if (step) {
      const at = chosen === null ? (step > 0 ? -1 : 0) : free.indexOf(chosen);
      choose(free.at((at + step) % free.length) ?? null);
    } else if (event.key === "Home") choose(free[0] ?? null);
    else if (event.key === "End") choose(free.at(-1) ?? null);
    else if (event.key === " ") choose(chosen ?? free[0] ?? null);
    else if (event.key === "Enter") confirm();
    else return;
    event.preventDefault();
  };

  // A listbox is what screen readers hand the arrow keys to, and what a finger can still explore domino by domino.
  const list = mayClaim
    ? {
        role: "listbox",
        tabindex: 0,
        "aria-label": say("kingdomino-page-claim-list"),
        "aria-activedescendant": chosen === null ? undefined : idOf(chosen),
        onKeyDown,
      }
    : {};
  return html`<div class="kd-dominoes kd-row-next">
    <h2>
      ${say("kingdomino-page-next")} <small>${say("kingdomino-page-next-about")}</small>
      <button type="button" class="kd-box-left kd-left" onClick=${openBox} title=${say("kingdomino-page-box-open")}><b>
        ${view.in_box}</b> ${left}</button>
    </h2>
    <ol ...${list} ref=${claimRef}>
      ${view.next_row.map((slot) => {
        const isFree = free.includes(slot.domino);
        const isChosen = slot.domino === chosen;
        const pick = () => (isFree ? choose(slot.domino, true) : refuse(slot.domino));
        return html`<${Offer}
          key=${slot.domino}
          id=${idOf(slot.domino)}
          slot=${isChosen ? { ...slot, seat: view.seat } : slot}
          names=${names}
          mark=${markOn(marked, slot.domino)}
          isOption=${mayClaim}
          isFree=${isFree}
          isChosen=${isChosen}
          pick=${mayClaim ? pick : undefined}
        />`;
      })}
    </ol>
  </div>`;
}

/**
 * One domino of a row, or the dashed place where it lay.
 * @param {{ slot: Slot, names: Name[], id?: string, isNow?: boolean, isCrossed?: boolean, isDiscarded?: boolean,
 *   isOption?: boolean,
 *   isFree?: boolean, isChosen?: boolean, mark?: import("../../contract.js").Marked, pick?: () => void,
 *   grab?: (event: PointerEvent) => void }} props
 */
function Offer({ slot, names, id, isNow, isCrossed, isDiscarded, isOption, isFree, isChosen, mark, pick, grab }) {
  const say = useWords();
  const colour = slot.seat === null ? null : names[slot.seat]?.colour;
  const spoken = slotName(slot, names, { isNow, isChosen, isFree, isDiscarded });
  const option = isOption
    ? { role: "option", "aria-selected": Boolean(isChosen), "aria-disabled": !isFree, "aria-label": spoken }
    : {};
  const looks = [isNow && "now", slot.done && "gone", isFree && "free", isChosen && "picked", isCrossed && "dead"];
  return html`<li
    class=${classes("kd-dom", ...looks, pick && "kd-pick", grab && "kd-grab")}
    id=${id}
    data-domino=${slot.domino}
    data-seat=${slot.seat}
    onClick=${pick}
    onPointerDown=${grab}
    ...${option}
  >
    ${!isOption && html`<span class="vh">${spoken}</span>`}
    <span class="num" aria-hidden="true">${slot.domino}</span>
    ${
      slot.done
        ? html`<span class=${classes("kd-slot", isDiscarded && "kd-discarded")} aria-hidden="true">
          ${
            isDiscarded &&
            html`<svg viewBox="0 0 200 100"><use href="#domino-discard" width="200"
            height="100" /></svg>`
          }
          <${Shield} colour=${colour} /><span>
            ${say(isDiscarded ? "kingdomino-page-slot-out" : "kingdomino-page-placed")}</span></span>`
        : html`<span class="on" aria-hidden="true">
          <${Domino} number=${slot.domino} isCrossed=${isCrossed} />
          ${
            isFree &&
            !isChosen &&
            html`<svg class="mark" viewBox="0 0 24 24"><use href="#mark-legal" width="24"
            height="24" /></svg>`
          }
          ${mark && html`<${Disc} mark=${mark} />`}
          ${
            colour &&
            html`<svg class="king" viewBox="0 0 48 66"><use href=${`#king-${colour}`} width="48"
            height="66" /></svg>`
          }
        </span>`
    }
  </li>`;
}

/**
 * Kings walk to what they are put on: from the domino that was placed, or from the one that was chosen before.
 * @param {Ref} root
 * @param {View} view
 * @param {number | null} chosen
 */
function useKings(root, view, chosen) {
  const before = useRef({
    owners: /** @type {Map<number, number | null>} */ (new Map()),
    chosen: /** @type {number | null} */ (null),
  });
  useLayoutEffect(() => {
    const find = (/** @type {string} */ selector) => root.current?.querySelector(selector) ?? null;
    const owners = new Map(view.next_row.map((slot) => [slot.domino, slot.domino === chosen ? view.seat : slot.seat]));
    for (const [domino, seat] of owners) {
      if (seat === null || !before.current.owners.has(domino) || before.current.owners.get(domino) === seat) continue;
      const left = before.current.chosen === null ? null : find(`#kd-offer-${before.current.chosen} .on`);
      const placed = [...(root.current?.querySelectorAll(`.kd-row-now [data-seat="${seat}"] .kd-slot`) ?? [])].at(-1);
      walk(find(`#kd-offer-${domino} .king`), (left ?? placed)?.getBoundingClientRect() ?? null);
    }
    before.current = { owners, chosen };
  }, [view, chosen]);
}

/** The dominoes of a new row are turned over when they come. @param {Ref} root @param {View} view */
function useNewRow(root, view) {
  const row = view.next_row.map((slot) => slot.domino).join();
  const before = useRef(row);
  useEffect(() => {
    if (row && before.current !== row) unfold([...(root.current?.querySelectorAll(".kd-row-next .on") ?? [])]);
    before.current = row;
  }, [row]);
}

const CROWNS = [0, 1, 2, 3];

/**
 * The dominoes that have not appeared: those in the box, and with a smaller deck those out of the game, which nobody
 * can tell apart.
 * @param {{ view: import("./types.js").View, onClose: () => void }} props
 */
export function BoxDialog({ view, onClose }) {
  const say = useWords();
  const { unseen } = view;
  const out = unseen.length - view.in_box;
  /** @type {(terrain: string, crowns: number | null) => number} */
  const count = (terrain, crowns) =>
    unseen.flatMap(halves).filter((half) => half.terrain === terrain && (crowns === null || half.crowns === crowns))
      .length;
  return html`<${Dialog} title=${say("kingdomino-page-box")} onClose=${onClose} class="kd-dialog broad">
    <div class="body">
      <p>
        ${say("kingdomino-page-left", { dominoes: view.in_box })}.
        ${" "}${say(out > 0 ? "kingdomino-page-unseen-out" : "kingdomino-page-unseen", { unseen: unseen.length, out })}
      </p>
      <div class="kd-scroll" tabindex="0" role="region" aria-label=${say("kingdomino-page-unseen-squares")}>
        <table class="kd-sheet">
          <caption>${say("kingdomino-page-unseen-squares")}</caption>
          <thead>
            <tr>
              <th scope="col">${say("kingdomino-page-terrain-head")}</th>
              ${CROWNS.map(
                (crowns) => html`<th scope="col" key=${crowns}>
                ${say("kingdomino-page-with-crowns", { crowns })}</th>`,
              )}
              <th scope="col">${say("kingdomino-page-all")}</th>
            </tr>
          </thead>
          <tbody>
            ${TERRAINS.map(
              (terrain) => html`<tr key=${terrain}>
                <th scope="row"><${Swatch} terrain=${terrain} />${terrainName(terrain)}</th>
                ${CROWNS.map(
                  (crowns) => html`<td key=${crowns} class=${count(terrain, crowns) ? "" : "soft"}>
                  ${count(terrain, crowns)}</td>`,
                )}
                <td><b>${count(terrain, null)}</b></td>
              </tr>`,
            )}
          </tbody>
        </table>
      </div>
      ${
        unseen.length > 0 &&
        html`<h3>${say("kingdomino-page-unseen-dominoes")}</h3>
        <ol class="kd-unseen">
          ${unseen.map(
            (domino) => html`<li key=${domino}>
              <span class="vh">${dominoName(domino)}</span><${Domino} number=${domino} /><span class="num"
              aria-hidden="true">${domino}</span>
            </li>`,
          )}
        </ol>`
      }
    </div>
  <//>`;
}
