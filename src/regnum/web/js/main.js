// @ts-check
/** Boot: language, words, art, then the screen of the address. */

import { adorn, allGames, chosenGame } from "./games.js";
import { html, render, useEffect, useRef, useState } from "./html.js";
import { findMe, callMe, question } from "./identity.js";
import { announce, LiveRegion } from "./live.js";
import { prepare } from "./offline.js";
import { makeReady } from "./opening.js";
import { Guard, Loading, Notice } from "./parts/basics.js";
import { NameDialog } from "./parts/dialog.js";
import { NewVersion } from "./parts/version.js";
import { HAS_SERVER } from "./place.js";
import { Link, settle, useRoute } from "./router.js";
import { apply, current } from "./settings.js";
import { useStore } from "./store.js";
import { dressed, wear } from "./styles.js";
import { FIRST, preferred, speak, useWords } from "./words.js";

/** @typedef {(props: { params: Record<string, string> }) => import("./html.js").Drawn | null} Screen */

/** @type {Map<string, Promise<Screen>>} */
const screens = new Map();
/** Those that are here: who comes back to one sees it at once. @type {Map<string, Screen>} */
const ready = new Map();

/** Screens about other people: only with a server. */
const SHARED = ["lobby", "archive", "player", "seat"];

/** The module that draws a screen. @param {string} name */
const moduleOf = (name) => (HAS_SERVER || !SHARED.includes(name) ? name : "alone");

/**
 * @param {string} name
 * @returns {Promise<Screen>}
 */
function load(name) {
  const known = screens.get(name);
  if (known) return known;
  if (name !== "home") wear();
  const styles = name === "home" ? [] : [dressed("css/more.css"), dressed("css/table.css")];
  const coming = Promise.all([import(`./screens/${moduleOf(name)}.js`), ...styles]).then(
    async ([module]) => {
      const { Screen, styles: own = [] } = /** @type {{ Screen: Screen, styles?: string[] }} */ (module);
      await Promise.all(own.map(dressed));
      ready.set(name, Screen);
      return Screen;
    },
    async (problem) => {
      console.warn(problem);
      screens.delete(name);
      return (await import("./screens/missing.js")).Broken;
    },
  );
  screens.set(name, coming);
  return coming;
}

/** The dialog that asks for a name, for all callers. */
function Asking() {
  const asked = useStore(question);
  const [problem, setProblem] = useState("");
  if (!asked) return null;
  const answer = async (/** @type {string | null} */ name) => {
    try {
      if (name) await callMe(name); // an invalid name is rejected while the dialog is open
      setProblem("");
      asked.answer(name !== null);
    } catch (refused) {
      setProblem(/** @type {Error} */ (refused).message);
    }
  };
  return html`<${NameDialog} first=${current().name} problem=${problem} onName=${answer} />`;
}

/** The address behind # is that of the screen, so a jump to its content must not change it. @param {Event} event */
function skip(event) {
  event.preventDefault();
  document.getElementById("main")?.focus();
}

function App() {
  const say = useWords();
  const route = useRoute();
  const [shown, setShown] = useState(/** @type {{ name: string, Screen: Screen } | null} */ (null));
  const isFirst = useRef(true);
  useEffect(() => {
    let isWanted = true;
    void load(route.screen).then((Screen) => isWanted && setShown({ name: route.screen, Screen }));
    return () => {
      isWanted = false;
    };
  }, [route.screen]);
  useEffect(() => {
    if (!shown) return;
    if (!isFirst.current) {
      document.getElementById("main")?.focus({ preventScroll: true });
      announce(document.title);
    }
    isFirst.current = false;
  }, [shown, route.params.table]);
  const broken = html`<main id="main" class="wrap"><${Notice} kind="warn">${say("page-broken")}<//>
    <p><${Link} class="btn" href="/">${say("page-home")}<//></p></main>`;
  const key = `${route.screen} ${route.params.table ?? ""}`;
  const Screen = ready.get(route.screen) ?? (shown?.name === route.screen ? shown.Screen : null);
  return html`<a class="skip" href="#main" onClick=${skip}>${say("page-skip")}</a>
    ${
      Screen
        ? html`<${Guard} key=${key} instead=${broken}><${Screen} params=${route.params} /><//>`
        : html`<main id="main" class="wrap"><${Loading} /></main>`
    }
    <${LiveRegion} /><${Asking} /><${NewVersion} />`;
}

async function boot() {
  settle();
  prepare();
  apply();
  findMe().catch(() => {}); // code that needs an identity asks again
  const games = allGames();
  const isFront = !location.hash; // and still to be drawn
  adorn(isFront ? games.then(() => makeReady(chosenGame())).catch(() => {}) : undefined).catch(console.warn);
  await Promise.all([speak(preferred()).catch(() => speak(FIRST)), games.catch(console.warn)]);
  const place = /** @type {HTMLElement} */ (document.getElementById("app"));
  place.removeAttribute("aria-busy");
  place.replaceChildren();
  render(html`<${App} />`, place);
}

void boot();
