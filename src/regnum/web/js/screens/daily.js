// @ts-check
/** The daily deal: before it is played, and afterwards how the result compares. */

import { ask, HERE } from "../api.js";
import { dayBefore, isOpen, numberOf, today, untilNext } from "../daily/days.js";
import { keepTry, streakOf, tryOf } from "../daily/kept.js";
import { cleanly, resultOf } from "../daily/result.js";
import { useChosenGame, useGames } from "../games.js";
import { html, useEffect, useState } from "../html.js";
import { useMoreWords } from "../more.js";
import { canHost } from "../opening.js";
import { Bar, useTitle } from "../parts/bar.js";
import { Button, ButtonLink, Icon, Loading, Notice } from "../parts/basics.js";
import { Compared } from "../parts/compared.js";
import { Links } from "../parts/games.js";
import { Todays } from "../parts/todays.js";
import { HAS_SERVER } from "../place.js";
import { go } from "../router.js";
import { change } from "../settings.js";
import { againstWords, tablePath } from "../tables.js";
import { sayTime } from "../words.js";

/** @typedef {import("../contract.js").Update} Update */
/** @typedef {import("../more.js").Say} Say */
/** @typedef {import("../types.d.ts").GameRecord} GameRecord */
/** @typedef {{ game: string, date: string }} Day */

export const styles = ["css/page.css", "css/learn.css", "css/daily.css"];

/** @param {{ params: Record<string, string> }} props */
export function Screen({ params }) {
  const say = useMoreWords("daily");
  const chosen = useChosenGame();
  const games = useGames() ?? [];
  const game = games.find(({ name }) => name === params.game)?.name ?? chosen;
  const date = params.date ?? today();
  useTitle(say?.("daily-title") ?? "");
  if (!say || !game) return html`<${Bar} title="" /><${Waiting} />`;
  const links = games.flatMap(({ name, plays_here: isHere }) =>
    isHere ? [{ href: `/daily/${name}`, title: say(`${name}-name`), isHere: name === game }] : [],
  );
  return html`<${Bar} title=${say("daily-title")} where=${whenWords(date)} hasLanguages>
      <${Streak} ...${{ say, game }} /><//>
    <main id="main" class="wrap dl" tabindex="-1">
      <${Links} label=${say("daily-games")} links=${links} />
      ${
        canHost() && isOpen(date)
          ? html`<${Daily} key=${`${game} ${date}`} ...${{ say, day: { game, date } }} />`
          : html`<${Notice} kind="warn">${say(canHost() ? "daily-no-day" : "page-here-insecure")}<//>`
      }
    </main>`;
}

const Waiting = () => html`<main id="main" class="wrap" tabindex="-1"><${Loading} /></main>`;

/** @param {string} date */
const whenWords = (date) =>
  Number.isNaN(numberOf(date))
    ? date
    : sayTime(Date.parse(`${date}T12:00:00`), { weekday: "long", day: "numeric", month: "long" });

/** On how many days in a row the player has played. @param {{ say: Say, game: string }} props */
function Streak({ say, game }) {
  const days = streakOf(game, today());
  return days > 1
    ? html`<span class="chip dl-streak"><${Icon} name="flame" />${say("daily-streak", { days })}</span>`
    : null;
}

/** @param {{ say: Say, day: Day }} props */
function Daily({ say, day }) {
  const { game, date } = day;
  const [record, setRecord] = useState(/** @type {GameRecord | null} */ (null));
  const [update, setUpdate] = useState(/** @type {Update | null} */ (null));
  const [mine, setMine] = useState(() => tryOf(game, date));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    const fail = (/** @type {Error} */ refused) => setProblem(refused.message);
    /** @type {Promise<GameRecord>} */ (ask("GET", `${HERE}/api/daily/${game}/${date}`)).then(setRecord, fail);
    if (!mine) return;
    /** @type {Promise<Update>} */ (ask("GET", `/api/tables/${mine.table}`)).then((found) => {
      if (found.summary.status === "over" && !mine.isOver) {
        const done = { ...mine, isOver: true, points: resultOf(found), isClean: cleanly(found) };
        keepTry(game, date, done);
        setMine(done);
      }
      setUpdate(found);
    }, fail);
  }, []);
  const play = async (isAgain = false) => {
    try {
      /** @type {import("../types.d.ts").NewTable} */
      const { table } = await ask("POST", `${HERE}/api/daily/${game}/${date}`, { is_again: isAgain });
      if (!isAgain) keepTry(game, date, { table, points: null, isOver: false, isClean: true });
      change({ isUsedHere: true, hasGames: true });
      go(tablePath(table));
    } catch (refused) {
      setProblem(/** @type {Error} */ (refused).message);
    }
  };
  if (problem && !mine?.isOver) return html`<${Notice} kind="warn" role="alert">${problem}<//>`;
  if (!record || (mine && !mine.isOver && !update)) return html`<${Loading} />`;
  const again = () => void play(true);
  return mine?.isOver
    ? html`<${Done} ...${{ say, day, record, update, mine, again }} />`
    : html`<${Before} ...${{ say, day, record, isBegun: mine !== null }} play=${() => void play()} />`;
}

/** @param {{ say: Say, day: Day, record: GameRecord, isBegun: boolean, play: () => void }} props */
function Before({ say, day: { game, date }, record, isBegun, play }) {
  const rivals = record.players.flatMap(({ bot }) => bot ?? []);
  const yesterday = dayBefore(date);
  return html`<section class="card stack dl-before">
    <h2>${say("daily-number", { number: numberOf(date), game: say(`${game}-name`) })}</h2>
    <p>${say("daily-about")}</p>
    <p class="soft">${say("daily-rivals", { players: record.players.length, rivals: againstWords(rivals) })}</p>
    <div class="cluster">
      <${Button} main icon="play" onClick=${play}>${say(isBegun ? "daily-go-on" : "daily-play")}<//>
      ${
        isOpen(yesterday) &&
        tryOf(game, yesterday)?.isOver &&
        html`<${ButtonLink} icon="points" href=${`/daily/${game}/${yesterday}`}>${say("daily-yesterday")}<//>`
      }
    </div>
    <p class="soft small">${say("daily-once")}</p>
  </section>`;
}

/**
 * @param {{ say: Say, day: Day, record: GameRecord, update: Update | null, mine: import("../daily/kept.js").Try,
 *   again: () => void }} props
 */
function Done({ say, day, record, update, mine, again }) {
  const { points, isClean, table } = mine;
  const isToday = day.date === today();
  return html`<div class="stack">
    ${
      points === null
        ? html`<p class="lead">${say("daily-given-up")}</p>`
        : html`<${Compared} ...${{ say, day, record, update, points }} />`
    }
    ${points !== null && !isClean && html`<${Notice}>${say("daily-taken-back")}<//>`}
    ${points !== null && HAS_SERVER && html`<${Todays} ...${{ say, day, table, isClean }} />`}
    <div class="cluster">
      ${update?.view && html`<${ButtonLink} icon="eye" href=${tablePath(table)}>${say("daily-see")}<//>`}
      <${Button} icon="rematch" onClick=${again}>${say("daily-again")}<//>
      <span class="soft">${say("daily-not-counted")}</span>
    </div>
    ${isToday && html`<p class="soft">${say("daily-next", untilNext())}</p>`}
  </div>`;
}
