// @ts-check
/** What the server makes of a sheet. */

import { ask } from "../api.js";
import { html, useEffect, useState } from "../html.js";
import { Icon, Shield } from "../parts/basics.js";
import { LinkToShare } from "../parts/share.js";
import { language } from "../words.js";

const PAUSE = 200; // milliseconds after the last tap

/**
 * @typedef {object} Counted
 * @property {any} found The last answer that was right; it stays while the next is on its way.
 * @property {string} problem What is wrong with the sheet as it is, in words.
 * @property {boolean} isFresh Whether the answer is about the sheet as it is.
 */

/**
 * Ask the server to count.
 * @param {string} path
 * @param {any} body
 * @returns {Counted}
 */
export function useCounted(path, body) {
  const text = `${language()} ${JSON.stringify(body)}`;
  const [state, set] = useState({ found: /** @type {any} */ (null), problem: "", text: "" });
  useEffect(() => {
    const stop = new AbortController();
    const waiting = setTimeout(async () => {
      try {
        const found = await ask("POST", path, body, { signal: stop.signal });
        if (!stop.signal.aborted) set({ found, problem: "", text });
      } catch (refused) {
        if (!stop.signal.aborted) set((before) => ({ ...before, problem: /** @type {Error} */ (refused).message, text }));
      }
    }, PAUSE);
    return () => {
      stop.abort();
      clearTimeout(waiting);
    };
  }, [path, text]);
  return { found: state.found, problem: state.problem, isFresh: state.text === text && !state.problem };
}

/** What is wrong, if anything is. @param {{ problem: string }} props */
export const Problem = ({ problem }) =>
  html`<div class="ls-problem" role="status" aria-live="polite">
    ${problem && html`<p class="note bad"><${Icon} name="warn" /> ${problem}</p>`}
  </div>`;

/**
 * The players from first to last, each with what decided.
 * @param {{ say: import("../more.js").Say, ranking: { player: number, rank: number, key: number[], decided_by: string }[],
 *   players: { name: string, colour: string }[], unit: string }} props `unit`: the name of a message
 */
export function Ranking({ say, ranking, players, unit }) {
  return html`<section class="ls-ranking page" aria-labelledby="ls-ranking">
    <h2 id="ls-ranking">${say("page-sheet-ranking")}</h2>
    <ol>
      ${ranking.map(({ player, rank, key, decided_by: decided }) => {
        const { name, colour } = players[player];
        const why = decided === "largest" || decided === "crowns" || decided === "shared" ? decided : "";
        return html`<li key=${player}>
          <span class="ls-rank">${say("page-sheet-rank", { rank })}</span>
          <${Shield} colour=${colour} />
          <span class="ls-name">${name}</span>
          <b>${say(unit, { number: key[0] })}</b>
          ${why && html`<small>${say("page-sheet-decided", { by: why, largest: key[1] ?? 0, crowns: key[2] ?? 0 })}</small>`}
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
