// @ts-check
/** What the server makes of a sheet. */

import { ask } from "../api.js";
import { html, useEffect, useState } from "../html.js";
import { Icon, Shield } from "../parts/basics.js";
import { LinkToShare } from "../parts/share.js";
import { language } from "../words.js";

const PAUSE = 200; // milliseconds after the last tap
const AGAIN = 4000; // milliseconds until a server that did not answer is asked again

/**
 * @template [T=unknown]
 * @typedef {object} Counted
 * @property {T | null} found The last answer that was right; it stays while the next is on its way.
 * @property {string} problem Why there is no answer about the sheet as it is, in words.
 * @property {boolean} isRefused Whether that is because of what is on the sheet.
 * @property {boolean} isFresh Whether the answer is about the sheet as it is.
 */

/**
 * Ask the server to count; what it answers depends on the game.
 * @template T
 * @param {string} path
 * @param {unknown} body
 * @returns {Counted<T>}
 */
export function useCounted(path, body) {
  const text = `${language()} ${JSON.stringify(body)}`;
  const [state, set] = useState({ found: /** @type {T | null} */ (null), problem: "", isRefused: false, text: "" });
  useEffect(() => {
    const stop = new AbortController();
    const count = async () => {
      try {
        /** @type {T} */
        const found = await ask("POST", path, body, { signal: stop.signal });
        if (!stop.signal.aborted) set({ found, problem: "", isRefused: false, text });
      } catch (problem) {
        if (stop.signal.aborted) return;
        const { message, isPassing, wait } = /** @type {import("../api.js").Refused} */ (problem);
        set((before) => ({ ...before, problem: message, isRefused: !isPassing, text }));
        if (isPassing) waiting = setTimeout(count, wait || AGAIN);
      }
    };
    let waiting = setTimeout(count, PAUSE);
    return () => {
      stop.abort();
      clearTimeout(waiting);
    };
  }, [path, text]);
  const { found, problem, isRefused } = state;
  return { found, problem, isRefused, isFresh: state.text === text && !problem };
}

/** Why nothing is counted, if nothing is. @param {{ say: import("../more.js").Say, counted: Counted }} props */
export const Problem = ({ say, counted: { problem, isRefused } }) =>
  html`<div class="ls-problem" role="status" aria-live="polite">
    ${
      problem &&
      html`<p class="note bad"><${Icon} name="warn" /><span>${
        isRefused &&
        html`<b>
      ${say("page-sheet-problem")}</b> `
      }${problem}</span></p>`
    }
  </div>`;

/**
 * The players from first to last, each with what decided.
 * @param {{ say: import("../more.js").Say, ranking: import("../types.d.ts").Ranked[],
 *   players: { name: string, colour: string }[], unit: string, reason?: (decided: string, key: number[]) => string }}
 *   props
 *   `unit`: the name of a message; `reason`: what decided a tie, in words, if that needs any
 */
export function Ranking({ say, ranking, players, unit, reason = () => "" }) {
  return html`<section class="ls-ranking page" aria-labelledby="ls-ranking">
    <h2 id="ls-ranking">${say("page-sheet-ranking")}</h2>
    <ol>
      ${ranking.map(({ player, rank, key, decided_by: decided }) => {
        const { name, colour } = players[player];
        const why = decided === "shared" ? say("page-sheet-shared") : reason(decided, key);
        return html`<li key=${player}>
          <span class="ls-rank">${say("page-rank", { rank })}</span>
          <${Shield} colour=${colour} />
          <span class="ls-name">${name}</span>
          <b>${say(unit, { number: key[0] })}</b>
          ${why && html`<small>${why}</small>`}
        </li>`;
      })}
    </ol>
  </section>`;
}

/**
 * The address of the sheet as it is.
 * @param {{ say: import("../more.js").Say, state: unknown }} props `state`: only to draw again when it changes
 */
export function Share({ say, state }) {
  const [address, set] = useState(location.href);
  useEffect(() => {
    const waiting = setTimeout(() => set(location.href), 2 * PAUSE);
    return () => clearTimeout(waiting);
  }, [state]);
  return html`<details class="fold">
    <summary><${Icon} name="link" />${say("page-sheet-share")}<${Icon} name="chevron" /></summary>
    <div><${LinkToShare} address=${address} label=${say("page-sheet-share-about")} /></div>
  </details>`;
}
