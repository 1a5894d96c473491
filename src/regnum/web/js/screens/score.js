// @ts-check
/** The score sheet, for people at a real table: tap in what is there, and the referee counts. */

import { adorn, useGamesWith, usePart } from "../games.js";
import { html, useEffect } from "../html.js";
import { useMoreWords } from "../more.js";
import { Bar, useTitle } from "../parts/bar.js";
import { Loading } from "../parts/basics.js";
import { Links } from "../parts/games.js";
import { go } from "../router.js";
import { useWords } from "../words.js";

export const styles = ["css/learn.css"];

/** @param {{ params: Record<string, string> }} props */
export function Screen({ params }) {
  useWords();
  const say = useMoreWords("score");
  const games = useGamesWith("Sheet");
  const game = games?.find((one) => one === params.game) ?? "";
  const Sheet = usePart(game, "Sheet");
  useTitle(say?.("page-sheet-title") ?? "");
  useEffect(() => void adorn().catch(() => {}), []);
  useEffect(() => {
    if (games?.[0] && !game) go(`/score/${games[0]}`, { replace: true });
  }, [games?.[0], game]);
  if (!say || !games || !Sheet) return html`<main id="main" class="wrap" tabindex="-1"><${Loading} /></main>`;
  return html`<${Bar} title=${say("page-sheet-title")} hasLanguages />
    <main id="main" class="ls-sheet" tabindex="-1">
      <p class="ls-lead">${say("page-sheet-about")}</p>
      <${Links} label=${say("page-sheet-games")}
        links=${games.map((one) => ({ href: `/score/${one}`, title: say(`${one}-name`), isHere: one === game }))} />
      <${Sheet} key=${game} say=${say} />
    </main>`;
}
