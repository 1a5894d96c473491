// @ts-check
/** Boot: language, words, art, then the screen of the address. */

import { adorn, allGames, chosenGame } from "./games.js";
import { html, render, useEffect, useRef, useState } from "./html.js";
import { findMe, callMe, question } from "./identity.js";
import { FIRST } from "./languages.js";
import { announce, LiveRegion } from "./live.js";
import { isKept, prepare } from "./offline.js";
import { makeReady } from "./opening.js";
import { practise } from "./practice.js";
import { Guard, Loading, Notice } from "./parts/basics.js";
import { NameDialog } from "./parts/dialog.js";
import { NewVersion } from "./parts/version.js";
import { elsewhere, Link, routeHere, settle, useRoute } from "./router.js";
import { apply, current } from "./settings.js";
import { fetchScreen, screenNow } from "./showing.js";
import { useStore } from "./store.js";
import { dressed } from "./styles.js";
import { language, preferred, speak, useWords } from "./words.js";

/** Milliseconds after which a line is slow, and those for which a first move then has it for itself. */
const PATIENCE = 1_000;

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
  const [shown, setShown] = useState(
    /** @type {{ name: string, Screen: import("./showing.js").Screen } | null} */ (null),
  );
  const isFirst = useRef(true);
  useEffect(() => {
    let isWanted = true;
    void fetchScreen(route.screen).then((Screen) => isWanted && setShown({ name: route.screen, Screen }));
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
  const Screen = screenNow(route.screen) ?? (shown?.name === route.screen ? shown.Screen : null);
  return html`<a class="skip" href="#main" onClick=${skip}>${say("page-skip")}</a>
    ${
      Screen
        ? html`<${Guard} key=${key} instead=${broken}><${Screen} params=${route.params} /><//>`
        : html`<main id="main" class="wrap"><${Loading} /></main>`
    }
    <${LiveRegion} /><${Asking} /><${NewVersion} />`;
}

/** Resolves when what the first move can do without may be fetched. */
const calm = () => new Promise((resolve) => setTimeout(resolve, performance.now() > PATIENCE ? PATIENCE : 0));

async function boot() {
  settle();
  prepare();
  apply();
  findMe().catch(() => {}); // code that needs an identity asks again
  const games = allGames();
  const isFront = !location.hash; // and still to be drawn
  const ready = isFront ? games.then(() => makeReady(chosenGame()).then(calm)).catch(() => {}) : undefined;
  // a table draws its own game alone: nothing of the others comes into the middle of a move, and neither do other letters,
  // for which the browser lays out everything anew
  const late = ready?.then(() => elsewhere("table"));
  adorn(late).catch(console.warn);
  void Promise.resolve(isKept() ? undefined : late).then(() => dressed("css/fonts.css"));
  const words = speak(preferred()).catch(() => speak(FIRST));
  await Promise.all([words, games.catch(console.warn), fetchScreen(routeHere().screen)]);
  const place = /** @type {HTMLElement} */ (document.getElementById("app"));
  place.removeAttribute("aria-busy");
  place.replaceChildren();
  render(html`<${App} />`, place);
  void Promise.resolve(ready).then(() => setTimeout(practise, 0, language())); // after what can be seen
}

void boot();
