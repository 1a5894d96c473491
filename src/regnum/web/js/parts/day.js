// @ts-check
/** Whether a table is that of a daily deal: asked for only at tables in the browser, where these are played. */

import { isHere } from "../api.js";
import { useEffect, useState } from "../html.js";

/** @typedef {{ game: string, date: string }} Day */

/** The day whose counted try is played at a table; null for any other, undefined before it is known. @param {string} table */
export function useDay(table) {
  const [day, setDay] = useState(/** @type {Day | null | undefined} */ (isHere(table) ? undefined : null));
  useEffect(() => {
    if (isHere(table)) void import("../daily/kept.js").then(({ dayOf }) => setDay(dayOf(table)));
  }, [table]);
  return day;
}
