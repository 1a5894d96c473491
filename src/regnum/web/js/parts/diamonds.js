// @ts-check
/** How difficult a puzzle is, as five diamonds with a spoken name; and what its theme is called. */

import { classes, html } from "../html.js";

/** @typedef {import("../more.js").Say} Say */

const MOST = 5;
/** Themes that all games have; the others are a game's own. */
const SHARED = ["claim", "place", "ending", "own"];

/** @param {{ say: Say, difficulty: number }} props */
export const Diamonds = ({ say, difficulty }) =>
  difficulty
    ? html`<span class="pz-diamonds" role="img" aria-label=${say("puzzles-difficulty-of", { difficulty, most: MOST })}>
        ${Array.from({ length: MOST }, (_, at) => html`<i key=${at} class=${classes(at < difficulty && "on")}></i>`)}</span>`
    : null;

/** @param {Say} say @param {string} game @param {string} theme */
export const themeWord = (say, game, theme) =>
  say(SHARED.includes(theme) ? `puzzles-theme-${theme}` : `${game}-theme-${theme}`);
