// @ts-check
/** A result of the daily deal beside the games of the levels, and ways to share it. */

import { numberOf } from "../daily/days.js";
import { useField } from "../daily/playing.js";
import { useGames, useTableFace } from "../games.js";
import { html, useState } from "../html.js";
import { announce } from "../live.js";
import { pictureOf } from "../picture.js";
import { linkTo } from "../router.js";
import { botName } from "../tables.js";
import { Button, Level } from "./basics.js";
import { Histogram } from "./histogram.js";
import { Segments } from "./options.js";
import { copied } from "./share.js";
import { drawn, give } from "./sharing.js";

/** @typedef {import("../more.js").Say} Say */
/** @typedef {import("../daily/field.js").Comparison["levels"]} Known */
/** @typedef {{ game: string, date: string }} Day */
/** @typedef {import("../contract.js").Update} Update */

/**
 * @param {{ say: Say, day: Day, record: import("../types.d.ts").GameRecord, update: Update | null, points: number }} props
 */
export function Compared({ say, day, update, points }) {
  const levels = useGames()?.find(({ name }) => name === day.game)?.levels ?? [];
  const { field, compared, isPlaying, more } = useField(day, levels, points);
  const { levels: found, better } = compared;
  const known = levels.filter((level) => level in found);
  const [chosen, setChosen] = useState("");
  const shown = known.includes(chosen) ? chosen : nearest(found, known, points);
  const isAll = known.length === levels.length && known.every((level) => found[level]?.is_complete);
  return html`<section class="dl-result" aria-labelledby="dl-points">
      <p class="dl-points" id="dl-points"><b class="num">${points}</b> ${say("daily-points", { points })}</p>
      <div role="status">
        <h2>${known.length ? say("daily-better", { better }) : say("daily-comparing")}</h2>
        <p class="soft">${known.length > 0 && placeWords(say, found, known, points)}</p>
      </div>
      <${Shared} ...${{ say, day, update, points, better, found, known }} />
    </section>
    ${
      known.length > 0 &&
      html`<section class="card dl-field" aria-labelledby="dl-field">
        <h2 id="dl-field">${say("daily-field")}</h2>
        <${Segments} title=${say("daily-level")} chosen=${shown} onChange=${setChosen}
          values=${known.map((level) => ({ value: level, title: botName(level) }))} />
        <${Histogram} tally=${field[shown] ?? {}} mine=${points} you=${say("page-you")}
          marks=${known.map((level) => ({ level, at: meanOf(found, level) }))} />
        <${Levels} ...${{ say, found, known }} />
        <p class="soft small">${say("daily-how")}</p>
        ${isPlaying && html`<p class="soft small">${say("daily-playing")}</p>`}
        ${!isPlaying && !isAll && html`<${Button} class="mid" icon="add" onClick=${more}>${say("daily-more")}<//>`}
      </section>`
    }`;
}

/** @param {Known} found @param {string} level */
const meanOf = (found, level) => found[level]?.mean ?? NaN;

/** The level whose games are most like the player's. @param {Known} found @param {string[]} known @param {number} points */
function nearest(found, known, points) {
  const far = (/** @type {string} */ level) => Math.abs(meanOf(found, level) - points);
  return [...known].sort((one, other) => far(one) - far(other))[0] ?? "";
}

/**
 * Between which levels the result is, by their means.
 * @param {Say} say @param {Known} found @param {string[]} known @param {number} points
 */
function placeWords(say, found, known, points) {
  const means = known.map((level) => ({ level, mean: meanOf(found, level) }));
  const below = means.filter(({ mean }) => mean <= points).sort((one, other) => other.mean - one.mean)[0];
  const above = means.filter(({ mean }) => mean > points).sort((one, other) => one.mean - other.mean)[0];
  if (below && above) return say("daily-between", { below: botName(below.level), above: botName(above.level) });
  return below
    ? say("daily-above", { level: botName(below.level) })
    : say("daily-below", { level: botName(above?.level ?? "") });
}

/** @param {{ say: Say, found: Known, known: string[] }} props */
const Levels = ({ say, found, known }) =>
  html`<div class="dl-scroll"><table class="dl-levels">
    <thead><tr>${["level", "games", "mean", "most", "beaten"].map(
      (name) => html`<th key=${name} scope="col">${say(`daily-column-${name}`)}</th>`,
    )}</tr></thead>
    <tbody>${known.map((level) => {
      const { games = 0, mean = 0, low = 0, high = 0, below = 0 } = found[level] ?? {};
      return html`<tr key=${level}><th scope="row"><${Level} level=${level} />${botName(level)}</th>
        <td>${games}</td><td>${Math.round(mean)}</td>
        <td>${low === high ? low : say("daily-range", { low, high })}</td>
        <td>${say("daily-percent", { share: Math.round(100 * below) })}</td></tr>`;
    })}</tbody>
  </table></div>`;

/**
 * The result as a text that spoils nothing, and as a picture with the player's board.
 * @param {{ say: Say, day: Day, update: Update | null, points: number, better: number, found: Known, known: string[] }} props
 */
function Shared({ say, day, update, points, better, found, known }) {
  const face = useTableFace(day.game);
  const [isCopied, setCopied] = useState("");
  const title = say("daily-number", { number: numberOf(day.date), game: say(`${day.game}-name`) });
  const line = say("daily-share-line", { points, better });
  const signs = known.map((level) => `${meanOf(found, level) <= points ? "✅" : "⬜"} ${botName(level)}`);
  const copy = async () => {
    const text = [title, line, signs.join("  "), linkTo(`/daily/${day.game}`)].filter(Boolean).join("\n");
    const word = say((await copied(text)) ? "page-copied" : "daily-copy-failed");
    setCopied(word);
    announce(word);
  };
  const picture = async () => {
    const place = document.createElement("div");
    place.className = "unseen small-art";
    document.body.append(place);
    try {
      const drawings = face && update?.view ? drawn(place, face, update).slice(0, 1) : [];
      const lines = [{ name: say("daily-share-better", { better }), score: points, rank: 1, isWinner: true }];
      await give(
        await pictureOf({ title, outcome: line, foot: say("page-name"), lines, drawings }),
        `regnum-${day.date}.png`,
      );
      announce(say("page-picture-made"));
    } catch {
      setCopied(say("page-picture-failed"));
    } finally {
      place.remove();
    }
  };
  return html`<div class="cluster dl-share">
    <${Button} main icon="copy" onClick=${copy}>${say("daily-copy")}<//>
    ${update?.view && html`<${Button} icon="send" title=${say("daily-card-about")} onClick=${picture}>${say("daily-card")}<//>`}
    <span class="soft" role="status">${isCopied}</span>
  </div>`;
}
