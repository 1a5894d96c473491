// @ts-check
/**
 * The choice between games: as links, for screens that exist for each of them, as a filter of lists, and a picture of
 * each.
 */

import { useFace, useGames } from "../games.js";
import { html } from "../html.js";
import { Link } from "../router.js";
import { useWords } from "../words.js";
import { Segments } from "./options.js";

/** @param {{ label: string, links: { href: string, title: string, isHere: boolean }[] }} props */
export const Links = ({ label, links }) =>
  html`<nav class="ls-games" aria-label=${label}>
    ${links.map(
      ({ href, title, isHere }) => html`<${Link} key=${href} class="btn mid" href=${href}
      aria-current=${isHere ? "page" : undefined}>${title}<//>`,
    )}
  </nav>`;

/** @param {{ chosen: string, onChange: (game: string) => void }} props `chosen`: empty for all games */
export function GameFilter({ chosen, onChange }) {
  const say = useWords();
  const games = (useGames() ?? []).map(({ name }) => ({ value: name, title: say(`${name}-name`) }));
  return html`<${Segments} title=${say("page-game")} chosen=${chosen} onChange=${onChange}
    values=${[{ value: "", title: say("page-all") }, ...games]} />`;
}

/** A piece of a game; a crown, if nobody has drawn one. @param {{ game: string }} props */
export function Scene({ game }) {
  const face = useFace(game);
  if (!face) return html`<svg viewBox="0 0 420 200" aria-hidden="true"></svg>`;
  return face.Scene
    ? html`<${face.Scene} />`
    : html`<svg viewBox="-20 -8 66 37" aria-hidden="true"><use href="#emblem-crown" width="26" height="21" /></svg>`;
}
