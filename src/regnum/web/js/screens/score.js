// @ts-check
/** The score sheet, for people at a real table: tap in what lies there, and the referee counts. */

import { html, useEffect } from "../html.js";
import { useMoreWords } from "../more.js";
import { Bar, useTitle } from "../parts/bar.js";
import { Loading } from "../parts/basics.js";
import { go } from "../router.js";
import { useWords } from "../words.js";
import { Games } from "../parts/games.js";
import { Sheet as KingdominoSheet } from "../games/kingdomino/sheet.js";
import { Sheet as KingdomsSheet } from "../games/kingdoms/sheet.js";

const SHEETS = { kingdomino: KingdominoSheet, kingdoms: KingdomsSheet };

export { TEACHING as styles } from "../styles.js";

/** @param {{ params: Record<string, string> }} props */
export function Screen({ params }) {
  useWords();
  const say = useMoreWords("score");
  const game = params.game in SHEETS ? /** @type {keyof typeof SHEETS} */ (params.game) : null;
  useTitle(say?.("page-sheet-title") ?? "");
  useEffect(() => {
    if (!game) go("/score/kingdomino", { replace: true });
  }, [game]);
  if (!say || !game) return html`<main id="main" class="wrap" tabindex="-1"><${Loading} /></main>`;
  const Sheet = SHEETS[game];
  return html`<${Bar} title=${say("page-sheet-title")} hasLanguages />
    <main id="main" class="ls-sheet" tabindex="-1">
      <p class="ls-lead">${say("page-sheet-about")}</p>
      <${Games} path="/score" game=${game} title=${(/** @type {string} */ one) => say(`${one}-name`)} label=${say("page-sheet-games")} />
      <${Sheet} key=${game} say=${say} />
    </main>`;
}
