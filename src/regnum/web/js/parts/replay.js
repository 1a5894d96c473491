// @ts-check
/** A game from its beginning: a slider, buttons, keys; every moment has an address. */

import { html, useEffect, useRef, useState } from "../html.js";
import { PACES } from "../pace.js";
import { go, linkTo, useRoute } from "../router.js";
import { useSettings } from "../settings.js";
import { reviewPath, standing, tablePath } from "../tables.js";
import { useWords } from "../words.js";
import { Button, ButtonLink, IconButton } from "./basics.js";
import { ANALYSIS } from "./past.js";
import { PlayOn } from "./playon.js";
import { LinkToShare } from "./share.js";
import { Dialog } from "./dialog.js";

/** @typedef {import("../contract.js").Update} Update */

/** A replay that is chosen to be watched is never shown at once. */
const LEAST = 200;

/**
 * @param {{ update: Update, past: Update | null, names: import("../contract.js").Name[],
 *   face: import("../contract.js").WholeFace, ply: number }} props
 */
export function ReplayBar({ update, past, names, face, ply }) {
  const say = useWords();
  const total = standing(update.events).length;
  const at = Math.min(Math.max(ply, 0), total);
  const isAnalysed = useRoute().more === ANALYSIS;
  const leave = say(update.summary.status === "over" ? "page-replay-result" : "page-replay-leave");
  const [isRunning, setRunning] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const goal = useRef(at); // keys may come faster than pictures
  goal.current = at;
  const to = (/** @type {number} */ wanted) => {
    goal.current = Math.min(Math.max(wanted, 0), total);
    go(`${tablePath(update.table, goal.current)}${isAnalysed ? `?${ANALYSIS}` : ""}`, { replace: true });
  };
  useRunning(isRunning, at, () => (at < total ? to(at + 1) : setRunning(false)));
  useEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      if (
        event.altKey ||
        event.ctrlKey ||
        event.metaKey ||
        target.closest("input, textarea, select, dialog, [role=grid]")
      )
        return;
      /** @type {Record<string, number>} */
      const steps = { ArrowLeft: goal.current - 1, ArrowRight: goal.current + 1, Home: 0, End: total };
      const wanted = steps[event.key];
      if (wanted === undefined) return;
      event.preventDefault();
      to(wanted);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
  return html`<section class="replay" aria-label=${say("page-replay")}>
      <${IconButton} icon="first" label=${say("page-replay-first")} disabled=${at === 0} onClick=${() => to(0)} />
      <${IconButton} icon="back" label=${say("page-replay-back")} disabled=${at === 0} onClick=${() => to(at - 1)} />
      <${IconButton} icon=${isRunning && at < total ? "pause" : "play"}
        label=${say(isRunning && at < total ? "page-replay-pause" : "page-replay-play")}
        disabled=${at === total} onClick=${() => setRunning(!isRunning)} />
      <${IconButton} icon="forward" label=${say("page-replay-forward")} disabled=${at === total}
        onClick=${() => to(at + 1)} />
      <${IconButton} icon="last" label=${say("page-replay-last")} disabled=${at === total} onClick=${() => to(total)} />
      <input type="range" aria-label=${say("page-replay-ply")} min="0" max=${total} value=${at}
        aria-valuetext=${say("page-replay-at", { ply: at, plies: total })}
        onInput=${(/** @type {import("../html.js").Changed} */ event) => to(Number(event.target.value))} />
      <span class="at">${say("page-replay-at", { ply: at, plies: total })}</span>
      <${IconButton} icon="link" label=${say("page-replay-link")} onClick=${() => setSharing(true)} />
      ${
        update.summary.status === "over" &&
        html`${face.study && html`<${Analyse} path=${tablePath(update.table, at)} />`}
          <${Button} class="mid" icon="play" aria-disabled=${at === total} title=${say("page-play-on")} onClick=${() => at < total && setPlaying(true)}><span>
          ${say("page-play-on")}</span><//>`
      }
      ${
        update.summary.ended === "played" &&
        face.study &&
        html`<${ButtonLink} href=${reviewPath(update.table)} class="mid" icon="eye"
        title=${say("page-review")}><span>${say("page-review")}</span><//>`
      }
      <${ButtonLink} href=${tablePath(update.table)} class="mid" icon="leave" title=${leave}><span>${leave}</span><//>
    ${
      isPlaying &&
      html`<${PlayOn} update=${update} names=${names} ply=${at} acting=${past?.summary.to_act ?? 0}
        onClose=${() => setPlaying(false)} />`
    }
    ${
      isSharing &&
      html`<${Dialog} title=${say("page-replay-link")} onClose=${() => setSharing(false)}>
      <div class="body"><${LinkToShare} address=${linkTo(tablePath(update.table, at))}
        label=${say("page-replay-link-about")} /></div>
    <//>`
    }
  </section>`;
}

/**
 * One step after another, as fast as others' moves are shown.
 * @param {boolean} isRunning
 * @param {number} at
 * @param {() => void} step
 */
function useRunning(isRunning, at, step) {
  const { pace } = useSettings();
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(step, Math.max(PACES[pace] ?? PACES.normal, LEAST));
    return () => clearTimeout(timer);
  }, [isRunning, at, pace]);
}

/** Show what the engine sees at a moment, or leave that. @param {{ path: string }} props */
function Analyse({ path }) {
  const say = useWords();
  const isOn = useRoute().more === ANALYSIS;
  return html`<${Button} class="mid" icon="hint" aria-pressed=${isOn} title=${say("page-analyse")}
    onClick=${() => go(isOn ? path : `${path}?${ANALYSIS}`, { replace: true })}><span>${say("page-analyse")}</span><//>`;
}
