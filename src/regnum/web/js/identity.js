// @ts-check
/** Who sits at this browser. A name is asked for only when others will read it. */

import { ask, HERE } from "./api.js";
import { HAS_SERVER } from "./place.js";
import { change, current, forget } from "./settings.js";
import { store, useStore } from "./store.js";
import { say } from "./words.js";

/** @typedef {import("./types.d.ts").Me} Me */
/** @typedef {import("./types.d.ts").WhoAmI} WhoAmI */

const me = store(/** @type {Me | null} */ (null));
/** The question that is being asked; a dialog of `main.js` shows it and sets the name before it answers. */
export const question = store(/** @type {{ answer: (isTold: boolean) => void } | null} */ (null));

export const useMe = () => useStore(me);

/** Ask the server for our identity. */
export async function findMe() {
  /** @type {WhoAmI} */
  const told = await ask("GET", "/api/me");
  me.set(told.me);
  const { hasGames, isUsedHere } = current();
  if (!me.get() && hasGames && !isUsedHere) change({ hasGames: false }); // they were another player's, or are deleted
  return me.get();
}

/** @param {string} name @returns {Promise<Me>} */
async function beCalled(name) {
  /** @type {WhoAmI & { me: Me }} */
  const told = await ask("PUT", "/api/me", { name });
  me.set(told.me);
  return told.me;
}

/**
 * Set our name; creates an identity if there is none.
 * @param {string} name
 * @returns {Promise<Me>}
 */
export async function callMe(name) {
  const told = await beCalled(name);
  change({ name: told.name });
  return told;
}

/**
 * An identity with a name that its owner chose. Null if they would rather not.
 * @returns {Promise<Me | null>}
 */
export async function named() {
  const known = me.get() ?? (await findMe());
  if (known && current().name) return known;
  if (current().name) return callMe(current().name); // the server has forgotten us, or it is another one
  const isTold = await new Promise((resolve) => question.set({ answer: resolve }));
  question.set(null);
  return isTold ? me.get() : null;
}

/**
 * Any identity will do: bots do not read names.
 * @returns {Promise<Me>}
 */
export async function anyone() {
  const known = me.get() ?? (await findMe());
  if (known) return known;
  return beCalled(current().name || say("page-guest"));
}

/** Have everything about us forgotten: by the server, and the games in this browser. */
export async function deleteMe() {
  if (current().isUsedHere) await ask("DELETE", `${HERE}/api/me`);
  if (HAS_SERVER && me.get()) await ask("DELETE", "/api/me");
  me.set(null);
  forget();
}
