// @ts-check
/** Puzzles: a list by theme and difficulty, and one of them to solve on the board of a table. */

import { useChosenGame, useGames } from "../games.js";
import { html, useEffect, useState } from "../html.js";
import { useMoreWords } from "../more.js";
import { canHost } from "../opening.js";
import { Bar, useTitle } from "../parts/bar.js";
import { Button, Icon, Loading, Notice } from "../parts/basics.js";
import { Diamonds, themeWord } from "../parts/diamonds.js";
import { Links } from "../parts/games.js";
import { Later } from "../parts/later.js";
import { Segments } from "../parts/options.js";
import { allOf, fitting, nextOf, themesOf } from "../puzzles/choosing.js";
import { dueOf, read, streak } from "../puzzles/kept.js";
import { go, keepMore, Link, moreNow } from "../router.js";

/** @typedef {import("../more.js").Say} Say */
/** @typedef {import("../puzzles/kept.js").Puzzle} Puzzle */
/** @typedef {import("../puzzles/choosing.js").Wish} Wish */

export const styles = ["css/page.css", "css/learn.css", "css/study.css", "css/puzzles.css"];

const MOST_LISTED = 60;
const DIFFICULTIES = [0, 1, 2, 3, 4, 5];
const solving = () => import("../parts/solving.js").then(({ Solving }) => Solving);

/** @param {{ params: Record<string, string> }} props */
export function Screen({ params }) {
  const say = useMoreWords("puzzles");
  const chosen = useChosenGame();
  const games = useGames() ?? [];
  const game = games.find(({ name }) => name === params.game)?.name ?? chosen;
  const puzzles = usePuzzles(game);
  useTitle(say?.("puzzles-title") ?? "");
  if (!say || !game || !puzzles) return html`<${Bar} title="" /><${Waiting} />`;
  const puzzle = puzzles.find(({ name }) => name === params.puzzle);
  const links = games.flatMap(({ name, plays_here: isHere }) =>
    isHere ? [{ href: `/puzzles/${name}`, title: say(`${name}-name`), isHere: name === game }] : [],
  );
  const wish = wishOf(moreNow());
  const next = (/** @type {string} */ last) => {
    const found = nextOf(fitting(puzzles, wish), last);
    if (found) go(pathOf(game, found, wish));
  };
  if (puzzle && canHost())
    return html`<${Later} load=${solving} key=${puzzle.name} ...${{ say, puzzle }} onNext=${() => next(puzzle.name)}
      onLeave=${() => go(listPath(game, wish))} />`;
  return html`<${Bar} title=${say("puzzles-title")} where=${say(`${game}-name`)} hasLanguages><${Streak} say=${say} /><//>
    <main id="main" class="wrap pz-list" tabindex="-1">
      <${Links} label=${say("puzzles-games")} links=${links} />
      ${!canHost() && html`<${Notice} kind="warn">${say("page-here-insecure")}<//>`}
      ${
        puzzles.length
          ? html`<${Choice} key=${game} ...${{ say, game, puzzles, wish }} />`
          : html`<p class="lead">${say("puzzles-none")}</p>`
      }
    </main>`;
}

const Waiting = () => html`<main id="main" class="wrap" tabindex="-1"><${Loading} /></main>`;

/** @param {string} game @returns {Puzzle[] | null} */
function usePuzzles(game) {
  const [found, setFound] = useState(/** @type {{ game: string, puzzles: Puzzle[] } | null} */ (null));
  useEffect(() => {
    let isWanted = true;
    if (game)
      allOf(game)
        .catch(() => /** @type {Puzzle[]} */ ([]))
        .then((puzzles) => isWanted && setFound({ game, puzzles }));
    return () => {
      isWanted = false;
    };
  }, [game]);
  return found?.game === game ? found.puzzles : null;
}

/** What is looked for, as the address keeps it. @param {string} more @returns {Wish} */
function wishOf(more) {
  const kept = new URLSearchParams(more);
  return { theme: kept.get("theme") ?? "", difficulty: Number(kept.get("difficulty") ?? 0) || 0 };
}

/** @param {Wish} wish */
function moreOf({ theme, difficulty }) {
  const given = Object.entries({ theme, difficulty: difficulty || "" }).filter(([, value]) => value);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

/** @param {string} path @param {Wish} wish */
const withWish = (path, wish) => (moreOf(wish) ? `${path}?${moreOf(wish)}` : path);
/** @param {string} game @param {Puzzle} puzzle @param {Wish} wish */
const pathOf = (game, { name }, wish) => withWish(`/puzzles/${game}/${name}`, wish);
/** @param {string} game @param {Wish} wish */
const listPath = (game, wish) => withWish(`/puzzles/${game}`, wish);

/** @param {{ say: Say }} props */
function Streak({ say }) {
  const count = streak();
  return count > 1
    ? html`<span class="chip dl-streak"><${Icon} name="flame" />${say("puzzles-streak", { count })}</span>`
    : null;
}

/** @param {{ say: Say, game: string, puzzles: Puzzle[], wish: Wish }} props */
function Choice({ say, game, puzzles, wish: first }) {
  const [wish, setWish] = useState(first);
  const change = (/** @type {Partial<Wish>} */ changes) => {
    const next = { ...wish, ...changes };
    setWish(next);
    keepMore(moreOf(next));
  };
  const found = fitting(puzzles, wish);
  const due = dueOf(puzzles);
  const next = nextOf(found);
  return html`<section class="card stack">
      <p class="lead">${say("puzzles-about")}</p>
      <p role="status"><b class="num">${due.length}</b> ${say("puzzles-due", { count: due.length })}</p>
      <div class="pz-wishes">
        <label class="ask"><b>${say("puzzles-theme")}</b>
          <select value=${wish.theme}
            onChange=${(/** @type {import("../html.js").Changed} */ event) => change({ theme: event.target.value })}>
            <option value="">${say("puzzles-any")}</option>
            ${themesOf(puzzles).map(
              ([theme, count]) => html`<option key=${theme} value=${theme}>
                ${say("puzzles-counted", { name: themeWord(say, game, theme), count })}</option>`,
            )}
          </select></label>
        <${Segments} title=${say("puzzles-difficulty")} chosen=${wish.difficulty}
          onChange=${(/** @type {number} */ difficulty) => change({ difficulty })}
          values=${DIFFICULTIES.map((value) => ({ value, title: value ? String(value) : say("puzzles-any") }))} />
      </div>
      <div class="cluster">
        <${Button} main icon="play" aria-disabled=${!next} onClick=${() => next && go(pathOf(game, next, wish))}>
          ${say("puzzles-solve")}<//>
        <span class="soft">${say("puzzles-found", { count: found.length })}</span>
      </div>
    </section>
    <${Listed} ...${{ say, game, found, wish }} />`;
}

/** @param {{ say: Say, game: string, found: Puzzle[], wish: Wish }} props */
function Listed({ say, game, found, wish }) {
  const { cards } = read();
  return html`<ol class="pz-cards">
    ${found.slice(0, MOST_LISTED).map((puzzle, at) => {
      const { name, difficulty, themes = [], record } = puzzle;
      return html`<li key=${name}><${Link} class="card pz-card" href=${pathOf(game, puzzle, wish)}>
        <b>${say("puzzles-number", { number: at + 1 })}</b>
        <span>${themes.map((theme) => themeWord(say, game, theme)).join(", ")}</span>
        <small class="soft">${say("page-for-players", { players: record.players.length })}</small>
        <span class="pz-foot"><${Diamonds} ...${{ say, difficulty }} />
          ${cards[name] && html`<span class="chip">${say("puzzles-box", { box: cards[name]?.box ?? 1 })}</span>`}</span>
      <//></li>`;
    })}
  </ol>`;
}
