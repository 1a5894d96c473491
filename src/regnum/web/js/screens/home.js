// @ts-check
/** The front page: choose a game, play, continue a game. */

import { ask, HERE, isHere } from "../api.js";
import { useChosenGame, useFace, useGames } from "../games.js";
import { html, useEffect, useState } from "../html.js";
import { useMe } from "../identity.js";
import { PLAYER } from "../here/names.js";
import { choiceOf, makeReady, playNow } from "../opening.js";
import { useTitle } from "../parts/bar.js";
import { Button, ButtonLink, Icon, IconButton } from "../parts/basics.js";
import { Scene } from "../parts/games.js";
import { Languages } from "../parts/languages.js";
import { Later } from "../parts/later.js";
import { variantWords } from "../parts/options.js";
import { HAS_SERVER } from "../place.js";
import { go, Link } from "../router.js";
import { change, useSettings } from "../settings.js";
import { dressed } from "../styles.js";
import { againstWords, isIn, tablePath } from "../tables.js";
import { useWords } from "../words.js";

const MOST_SHOWN = 4;
const newTable = () =>
  Promise.all([import("../parts/newtable.js"), dressed("css/more.css")]).then(([module]) => module.NewTable);
const myTable = () => import("../parts/list.js").then((module) => module.MyTable);

export function Screen() {
  const say = useWords();
  const game = useChosenGame();
  useTitle("");
  return html`<header class="bar front">
      <${Languages} />
      <${IconButton} icon="settings" label=${say("page-settings")} onClick=${() => go("/settings")} />
    </header>
    <main class="book" id="main" tabindex="-1">
      <svg class="vine" viewBox="0 0 104 740" aria-hidden="true"><use href="#vine-border" /></svg>
      <svg class="vine" viewBox="0 0 104 740" aria-hidden="true"><use href="#vine-lands" /></svg>
      <section class="title">
        <h1 class="logo" aria-label=${say("page-name")}>
          <span class="initial" aria-hidden="true"><svg class="under" viewBox="0 0 80 80"><use
            href="#emblem-ground" /></svg><svg class="figure" viewBox="0 0 48 48"><use href="#figure-r" /></svg></span>
          <span class="rest" aria-hidden="true">${say("page-name").slice(1)}</span>
        </h1>
        <p class="motto">${say("page-tag")}</p>
      </section>
      <${Games} game=${game} />
      ${game && html`<${Play} game=${game} />`}
      <${Continue} />
      <${Around} />
    </main>
    <footer class="home-foot soft small">${say("page-unofficial")}</footer>`;
}

/** @param {{ game: string }} props */
function Games({ game }) {
  const say = useWords();
  const games = useGames() ?? [];
  return html`<fieldset class="games"><legend class="vh">${say("page-choose-game")}</legend>
    ${games.map(
      ({ name: one }) => html`<label class="game" key=${one}>
        <input class="vh" type="radio" name="game" checked=${one === game} onChange=${() => change({ game: one })} />
        <span class="picture"><${Scene} game=${one} /></span>
        <span class="txt">
          <b>${say(`${one}-name`)}</b>
          <span>${say(`${one}-page-about`)}</span>
          <small>${say(`${one}-page-size`)}</small>
          <svg class="king" viewBox="0 0 48 66" aria-hidden="true"><use href="#king-pink" /></svg>
        </span>
      </label>`,
    )}
  </fieldset>`;
}

/** @param {{ game: string }} props */
function Play({ game }) {
  const say = useWords();
  useSettings();
  const [way, setWay] = useState(/** @type {import("../opening.js").Way | null} */ (null));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const face = useFace(game);
  useEffect(() => void makeReady(game).catch(() => {}), [game]); // who plays will find out what is wrong
  const now = async () => {
    setBusy(true);
    setProblem("");
    try {
      await playNow(game);
    } catch (refused) {
      setProblem(/** @type {Error} */ (refused).message);
      setBusy(false);
    }
  };
  const title = say(`${game}-name`);
  return html`<section class="play page" aria-labelledby="play-title">
    <h2 id="play-title">${say("page-play-game", { game: title })}</h2>
    <div class="ways">
      <button type="button" class="way main" disabled=${busy} onClick=${now}>
        <${Icon} name="play" /><b>${say("page-play-now")}</b>
        <small>${say("page-play-now-about", nowWords(say, game, face?.options ?? []))}</small>
      </button>
      ${
        HAS_SERVER &&
        html`<button type="button" class="way" onClick=${() => setWay("friends")}>
        <${Icon} name="friends" /><b>${say("page-play-friends")}</b><small>${say("page-play-friends-about")}</small>
      </button>`
      }
      <button type="button" class="way" onClick=${() => setWay("pass")}>
        <${Icon} name="pass" /><b>${say("page-play-pass")}</b><small>${say("page-play-pass-about")}</small>
      </button>
    </div>
    ${problem && html`<p class="error" role="alert">${problem}</p>`}
    <p class="play-more"><${Button} class="quiet" icon="settings" onClick=${() => setWay("bots")}>
      ${say("page-play-options")}<//>
      <${ButtonLink} class="quiet" icon="add" href=${`/setup/${game}`}>${say("page-setup")}<//></p>
    ${HAS_SERVER ? html`<${Join} />` : html`<p class="soft small">${say("page-alone")}</p>`}
    ${
      way &&
      html`<${Later} load=${newTable} key=${way} way=${way} game=${game} title=${title}
      onClose=${() => setWay(null)} />`
    }
  </section>`;
}

/**
 * What Play now will play: the opponents, and what differs from the default rules.
 * @param {typeof import("../words.js").say} say
 * @param {string} game
 * @param {import("../contract.js").OptionGroup[]} groups
 */
function nowWords(say, game, groups) {
  const { bots, options } = choiceOf(game, "bots");
  const variants = variantWords(say, groups, options);
  return { opponents: againstWords(bots), rules: variants.length ? "own" : "usual", variants: variants.join(", ") };
}

function Join() {
  const say = useWords();
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState("");
  const join = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const name = code
      .trim()
      .replace(/^.*\/table\//, "")
      .replace(/[^0-9a-z]/gi, "")
      .toLowerCase();
    if (!name) return;
    try {
      await ask("GET", `/api/tables/${encodeURIComponent(name)}`);
      go(tablePath(name));
    } catch (refused) {
      setProblem(/** @type {Error} */ (refused).message);
    }
  };
  return html`<form class="join" onSubmit=${join}>
    <label for="code">${say("page-join-code")}</label>
    <input id="code" class="code-in" value=${code} autocomplete="off" autocapitalize="none" spellcheck="false"
      placeholder=${say("page-join-example")} aria-invalid=${problem ? "true" : undefined}
        aria-describedby="join-problem"
      onInput=${(/** @type {import("../html.js").Changed} */ event) => {
        setCode(event.target.value);
        setProblem("");
      }} />
    <button class="btn" type="submit">${say("page-join")}</button>
    <p class="error join-problem" id="join-problem" role="alert">${problem}</p>
  </form>`;
}

/** Who plays at a table on this device. @param {string} table @param {import("../identity.js").Me | null} me */
const playerAt = (table, me) => (isHere(table) ? PLAYER : (me?.player ?? ""));

function Continue() {
  const say = useWords();
  const me = useMe();
  const { hasGames, isUsedHere } = useSettings();
  const [turn, setTurn] = useState(0);
  const [entries, setEntries] = useState(/** @type {import("../parts/list.js").Entry[]} */ ([]));
  useEffect(() => {
    const places = [HAS_SERVER && me && "", isUsedHere && HERE].filter((place) => typeof place === "string");
    /** @type {Promise<import("../types.d.ts").Tables>[]} */
    const coming = places.map((place) => ask("GET", `${place}/api/me/tables?limit=20`));
    Promise.all(coming).then(
      (told) => {
        const going = told
          .flatMap(({ tables }) => tables)
          .filter((entry) => entry.status !== "over" && isIn(entry, playerAt(entry.table, me)));
        going.sort((one, other) => other.changed - one.changed);
        setEntries(going.slice(0, MOST_SHOWN));
        if (places.length) change({ hasGames: going.length > 0 });
      },
      () => {},
    );
  }, [me?.player, turn]);
  if (!hasGames) return null; // the place is kept for those who had some: nothing moves when they come
  return html`<section class="mine-now" aria-labelledby="cont-title">
    <h2 id="cont-title">${say("page-continue")}</h2>
    <ul>${entries.map(
      (entry) => html`<${Later} load=${myTable} key=${entry.table} entry=${entry}
      me=${playerAt(entry.table, me)} onGone=${() => setTurn((known) => known + 1)} />`,
    )}</ul>
  </section>`;
}

/** @typedef {[icon: string, name: string, href: string]} Place */
/** Where others are, and where only this browser is. @type {Record<"server" | "here", Place[]>} */
const PLACES_OF = {
  server: [
    ["lobby", "lobby", "/lobby"],
    ["archive", "archive", "/archive"],
  ],
  here: [["archive", "mine", "/mine"]],
};
/** @type {Place[]} */
const PLACES = [
  ["learn", "learn", "/learn"],
  ["daily", "daily", "/daily"],
  ["puzzle", "puzzles", "/puzzles"],
  ["score", "score", "/score"],
  ...PLACES_OF[HAS_SERVER ? "server" : "here"],
];

function Around() {
  const say = useWords();
  return html`<nav class="around" aria-labelledby="more-title">
    <h2 id="more-title">${say("page-around")}</h2>
    <ul>
      ${PLACES.map(
        ([icon, name, href]) => html`<li key=${name}><${Link} href=${href}>
          <${Icon} name=${icon} /><b>${say(`page-${name}`)}</b><small>${say(`page-${name}-about`)}</small>
        <//></li>`,
      )}
    </ul>
  </nav>`;
}
