// @ts-check
/** The choice between the games, as links, for screens that exist for each of them. */

import { html } from "../html.js";
import { Link } from "../router.js";

export const GAMES = ["kingdomino", "kingdoms"];

/** @param {{ path: string, game: string, title: (game: string) => string, label: string }} props */
export const Games = ({ path, game, title, label }) =>
  html`<nav class="ls-games" aria-label=${label}>
    ${GAMES.map((one) => html`<${Link} key=${one} class="btn mid" href=${`${path}/${one}`} aria-current=${one === game ? "page" : undefined}>${title(one)}<//>`)}
  </nav>`;
