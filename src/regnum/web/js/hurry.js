// @ts-check
/** Has what a game in this browser takes fetched before anything asks for it, instead of one thing after another. */

import { fileAt, modulesOf } from "./place.js";

/** Whether readers want as little as possible fetched. */
export const isSparing = () =>
  /** @type {Navigator & { connection?: { saveData: boolean } }} */ (navigator).connection?.saveData === true;

/**
 * Have what the worker will ask for fetched while the page, or the worker, is still on its way; what is linked already is.
 * @param {string} game
 */
export function hurry(game) {
  const addresses = modulesOf(game).map(fileAt);
  if (document.querySelector(`link[rel="modulepreload"][href="${addresses[0]}"]`)) return;
  for (const address of addresses) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.fetchPriority = "low"; // nothing is drawn with it yet
    link.href = address;
    document.head.append(link);
  }
  /** @type {RequestInit & { priority: string }} */
  const how = { priority: "low" };
  fetch(fileAt(`engine/${game}.wasm`), how).then(
    (answer) => answer.arrayBuffer(),
    () => {}, // the worker will find out
  );
}
