// @ts-check
/** A table: its seats before the game, the game, its result. It knows nothing of any game; faces do. */

import { isHere } from "../api.js";
import { Connection, FIRST } from "../connection.js";
import { dismiss, drawNow, enlist, UPDATES } from "../frames.js";
import { useTableFace } from "../games.js";
import { PLAYER } from "../here/names.js";
import { classes, html, useEffect, useLayoutEffect, useRef, useState } from "../html.js";
import { callMe, findMe, named, useMe } from "../identity.js";
import { announce } from "../live.js";
import { keepOffline } from "../offline.js";
import { Bar } from "../parts/bar.js";
import { Button, Guard, Icon, IconButton, Loading, Notice, Vacant } from "../parts/basics.js";
import { useDay } from "../parts/day.js";
import { Dialog } from "../parts/dialog.js";
import { useAbsent, useGone } from "../parts/absent.js";
import { useFolds } from "../parts/fold.js";
import { Log, told } from "../parts/log.js";
import { outcome } from "../parts/outcome.js";
import { usePace } from "../pace.js";
import { Again, PaceBar } from "../parts/pace.js";
import { fetchNow, Later } from "../parts/later.js";
import { ANALYSIS, usePast } from "../parts/past.js";
import { Sentence } from "../parts/sentence.js";
import { Soon } from "../parts/soon.js";
import { Link, useRoute } from "../router.js";
import { useShared } from "../same.js";
import { change, current, useSettings } from "../settings.js";
import { play, useSound } from "../sounds.js";
import { store, useStore } from "../store.js";
import { isHelpAllowed, isOurTurn, namesOf, nudgedIn, ofType, standing } from "../tables.js";
import { serverTime } from "../time.js";
import { useSaid, useWords } from "../words.js";
import { face as plain } from "../parts/plain.js";
import { Laid, openRules, openSettings } from "./laid.js";

/** @typedef {import("../contract.js").Command} Command */
/** @typedef {import("../contract.js").Update} Update */
/** @typedef {import("../contract.js").Name} Name */
/** @typedef {import("../contract.js").WholeFace} Face */

const LATE = 10_000;
/** What is followed where nothing happens. @type {import("../contract.js").Follow} */
const NOTHING = { deed: null, since: [] };
/** How many events are read aloud at once: what three others do in their turns, and a little more. */
const MOST_NEWS = 8;
/** How long a notice is shown that nobody has to answer, in milliseconds. */
const LINGER = 8_000;

/** Milliseconds for which a move has the line for itself. */
const PATIENCE = 1_000;
/** What the first move can do without: each is fetched when it is first drawn, or when that move was made. */
const later = {
  chat: () => import("../parts/chat.js").then(({ Chat }) => Chat),
  menu: () => import("../parts/menu.js").then(({ TableMenu }) => TableMenu),
  over: () => import("../parts/over.js").then(({ Over }) => Over),
  replay: () => import("../parts/replay.js").then(({ ReplayBar }) => ReplayBar),
  seats: () => import("../parts/seats.js").then(({ Seats }) => Seats),
};

/** Have everything here for a time without a network, but not before the first move is drawn. */
function fetchRest() {
  keepOffline();
  setTimeout(() => {
    for (const load of Object.values(later)) fetchNow(load).catch(() => {}); // it is tried again when it is needed
  }, PATIENCE);
}

/** @param {{ params: Record<string, string> }} props */
export function Screen({ params }) {
  const say = useWords();
  const table = params.table ?? "";
  const me = useMe();
  const [state, setState] = useState(FIRST);
  const connection = useRef(/** @type {Connection | null} */ (null));
  const passed = useRef(/** @type {Update[]} */ ([]));
  useLayoutEffect(() => {
    let latest = FIRST;
    let shown = FIRST;
    const draw = () => {
      if (isVisible(shown, latest)) setState(latest);
      shown = latest;
    };
    const screen = { order: UPDATES, draw };
    const made = new Connection(table, (next) => {
      if (next.update && next.update !== latest.update) passed.current.push(next.update);
      latest = next;
      if (isAwaited(shown, next)) drawNow(screen);
      else enlist(screen); // bots may move faster than their moves can be drawn
    });
    connection.current = made;
    return () => {
      dismiss(screen);
      made.stop();
    };
  }, [table]);
  const player = isHere(table) ? PLAYER : (me?.player ?? "");
  const known = useRef(player);
  useEffect(() => {
    if (known.current !== player) connection.current?.tell({ type: "recognised" });
    known.current = player;
  }, [player]);
  const { update } = state;
  const face = useTableFace(update?.summary.game);
  const isReady = Boolean(update && face);
  useEffect(() => {
    // coming from another screen, the focused element is gone; on a first visit the page begins at its head
    const isLost = document.activeElement === document.body && navigator.userActivation?.hasBeenActive;
    if (isReady && isLost) document.getElementById("main")?.focus({ preventScroll: true });
  }, [isReady]);
  if (state.phase === "new") return null; // for no longer than it takes to draw it
  if (state.phase === "unknown") return html`<${Unknown} />`;
  if (!update || !face || !connection.current) {
    return html`<${Bar} title=${say("page-name")} /><${LinkState} state=${state} /><main id="main" class="wrap"
      tabindex="-1"><${Loading} /></main>`;
  }
  return html`<${Shown} state=${state} update=${update} passed=${passed.current} face=${face} me=${player}
    connection=${connection.current} ply=${params.ply === undefined ? null : Number(params.ply)} />`;
}

/**
 * Whether readers can see that the connection has changed: not when a stream is opened without any trouble, or when an
 * action has arrived that is shown already.
 * @param {import("../connection.js").State} now
 * @param {import("../connection.js").State} next
 */
function isVisible(now, next) {
  const isQuiet = now.phase === "opening" && next.phase === "open" && !now.attempts && !next.attempts;
  const isSameLink = now.phase === next.phase && now.attempts === next.attempts && now.isOnline === next.isOnline;
  const isSameTable = now.update === next.update && now.isStranger === next.isStranger;
  return !(isQuiet || isSameLink) || !isSameTable || now.pending?.key !== next.pending?.key;
}

/**
 * Whether something has changed that the reader has just asked for: a table, or an action to be sent.
 * @param {import("../connection.js").State} now
 * @param {import("../connection.js").State} next
 */
const isAwaited = (now, next) => !now.update || (next.pending !== null && now.pending?.key !== next.pending.key);

function Unknown() {
  const say = useWords();
  useEffect(() => {
    document.title = say("page-name");
  }, []);
  return html`<${Bar} title=${say("page-name")} hasLanguages />
    <main id="main" class="wrap nothing" tabindex="-1"><${Vacant} /><p class="lead">${say("page-no-table")}</p>
      <${Link} class="btn main" href="/">${say("page-home")}<//></main>`;
}

/**
 * How the connection is, in words; nothing if all is well.
 * @param {{ state: import("../connection.js").State }} props
 */
function LinkState({ state }) {
  const say = useWords();
  const isBad =
    state.phase === "waiting" ||
    (state.phase === "opening" && state.attempts > 0) ||
    (state.phase === "loading" && state.attempts > 0);
  const text = !isBad ? "" : say(state.isOnline ? "page-reconnecting" : "page-offline");
  return html`<div role="status">${
    isBad &&
    html`<p class="offline"><${Icon} name="offline" />${text}${state.pending && ` ${say("page-pending-kept")}`}</p>`
  }</div>`;
}

/**
 * @param {{ state: import("../connection.js").State, update: Update, passed: Update[], face: Face, me: string,
 *   connection: Connection, ply: number | null }} props `passed`: what has come in since the last time
 */
function Shown({ state, update, passed, face, me, connection, ply }) {
  const say = useWords();
  const names = useNames(update, face);
  const [isMenu, setMenu] = useState(false);
  const [problem, setProblem] = useSaid("");
  const { summary } = update;
  const command = (/** @type {Command} */ wish) => connection.command(wish);
  const give = async (/** @type {Command} */ wish) => {
    setProblem("");
    try {
      await command(wish);
    } catch (refused) {
      setProblem(/** @type {Error} */ (refused).message);
      announce(/** @type {Error} */ (refused).message);
    }
  };
  const undo = () => give({ type: "undo", ply: summary.ply });
  const isReplay = ply !== null && Number.isInteger(ply) && update.view !== null;
  const { past, problem: pastProblem } = usePast(update, isReplay ? ply : null);
  const paced = usePace(update, passed, isReplay);
  const now = paced.shown ?? update;
  const shown = isReplay ? past : paced.shown;
  const [holder, setHolder] = useState(/** @type {number | null} */ (null));
  const isCovered = !isReplay && isToBeCovered(now, face, holder);
  useNews(now, names, face, { isReplay, isCovered, isBehind: paced.isBehind });
  const chat = summary.has_chat ? html`<${Later} load=${later.chat} ...${{ update, me, command }} />` : null;
  const title = say(`${summary.game}-name`);
  const mayUndo = update.may_undo && !state.pending;
  return html`<${Bar} title=${title} where=${html`<${Where} update=${update} />`}>
      ${
        shown?.view &&
        face.Progress &&
        html`<div class="bar-progress"><${Guard} instead=${null}><${face.Progress}
        update=${shown} /><//></div>`
      }
      <nav aria-label=${say("page-table")}>
        <${Clock} update=${update} /><${SoundToggle} />
        ${
          face.rules &&
          html`<${IconButton} icon="help" label=${say("page-rules")} aria-haspopup="dialog" onClick=${openRules} />`
        }
        <${IconButton} icon="menu" label=${say("page-menu")} aria-haspopup="dialog" onClick=${() => setMenu(true)} />
      </nav>
    <//>
    <${LinkState} state=${state} />
    <${Notices} state=${state} update=${update} names=${names} give=${give} me=${me} connection=${connection}
      problem=${problem} onProblem=${setProblem} />
    ${body()}
    ${
      isMenu &&
      html`<${Later} load=${later.menu} ...${{ update, names, face, command, undo }} canUndo=${mayUndo} onProblem=${setProblem}
      open=${{ rules: openRules, settings: openSettings }} onClose=${() => setMenu(false)} />`
    }
    <${Laid} game=${summary.game} />`;

  function body() {
    if (isReplay) {
      return html`<${Replayed} update=${update} past=${past} problem=${pastProblem} names=${names} face=${face}
        chat=${chat}
        ply=${/** @type {number} */ (ply)} />`;
    }
    const waiting = html`<main id="main" class="wrap" tabindex="-1"><${Loading} /></main>`;
    if (!paced.shown) return waiting;
    const { status } = now.summary;
    if (status === "open") {
      return html`<${Later} load=${later.seats} ...${{ update, names, face, chat, me, command }} instead=${waiting} />`;
    }
    const log = html`<${Soon} order=${3}><${Log} update=${now} names=${names} face=${face} /><//>`;
    if (status === "over") {
      return html`<${Later} load=${later.over} ...${{ update, names, face, log, chat, command, me }} instead=${waiting} />`;
    }
    if (isCovered) {
      return html`<${Cover} key=${now.seen_by} name=${names[now.seen_by ?? 0]?.name ?? ""}
        onReady=${() => setHolder(now.seen_by)} />`;
    }
    return html`<${Playing} state=${state} update=${now} paced=${paced} names=${names} face=${face} log=${log} chat=${chat}
      act=${(/** @type {string} */ action) => connection.play(action).finally(fetchRest)} mayUndo=${mayUndo && !paced.isBehind} undo=${undo} give=${give} />`;
  }
}

/** How many play here, or that the reader watches. @param {{ update: Update }} props */
function Where({ update: { summary, your_seats: own } }) {
  const say = useWords();
  if (summary.status !== "playing" || own.length) return say("page-for-players", { players: summary.seats.length });
  return html`<span class="watching" title=${say("page-watching")}>
    <${Icon} name="eye" /> <span>${say("page-watching-short")}</span></span>`;
}

/**
 * Whether several people share this device, and the next player does not have it yet.
 * @param {Update} update
 * @param {Face} face
 * @param {number | null} holder The seat of who has it.
 */
function isToBeCovered(update, face, holder) {
  const isShared =
    update.summary.status === "playing" && update.your_seats.length > 1 && (face.hasSecrets?.(update) ?? true);
  return isShared && update.seen_by !== null && update.seen_by !== holder;
}

/** What is shown until the device is in the right hands. @param {{ name: string, onReady: () => void }} props */
function Cover({ name, onReady }) {
  const say = useWords();
  return html`<main id="main" class="wrap cover" tabindex="-1">
    <${Dialog} title=${say("page-pass-to", { name })} isFirm onClose=${() => {}}>
      <div class="body"><p>${say("page-pass-about", { name })}</p></div>
      <div class="foot"><${Button} main data-first onClick=${onReady}>${say("page-pass-ready", { name })}<//></div>
    <//>
  </main>`;
}

/**
 * The game while it is played, or a moment on the way to the present.
 * @param {{ state: import("../connection.js").State, update: Update, paced: import("../pace.js").Paced, names: Name[],
 *   face: Face, log: import("../html.js").Drawn, chat: import("../html.js").Drawn | null,
 *   act: (action: string) => Promise<void>, mayUndo: boolean, undo: () => Promise<void>, give: (wish: Command) =>
 *   Promise<void> }} props
 */
function Playing({ state, update, paced, names, face, log, chat, act, mayUndo, undo, give }) {
  const say = useWords();
  const { pace } = useSettings();
  const isOurs = isOurTurn(update) && !paced.isBehind;
  const isSeated = update.your_seats.length > 0;
  const event = paced.deed?.event;
  const words = event ? told(say, event, update, names, face) : null;
  const absent = useAbsent({ update, names, give });
  const [emblem, text, about] = words
    ? ["figure-wait", html`${words.who}${words.what}`]
    : (absent?.sentence ?? face.sentence({ update, names }));
  const brought = paced.deed && face.gain?.({ deed: paced.deed, names });
  const sentence = html`<${Sentence} emblem=${emblem} text=${text} hint=${about} isYours=${isOurs} ...${brought}
    action=${html`<${Again} paced=${paced} />`} />`;
  const hasBar = paced.isBehind || !isSeated || (!isOurs && pace !== "instant");
  const pacing = hasBar ? html`<${PaceBar} paced=${paced} />` : null;
  const bar = paced.isBehind ? pacing : (absent?.buttons ?? pacing);
  const { button, ...help } = useHelp(update, isOurs, face);
  const slots = { sentence, log, latest: latestOf(say, update, names, face), chat, pace: bar, hint: button };
  const [{ hint, coach, ...shown }, setShown] = useState(/** @type {import("../study/help.js").Help} */ ({}));
  return html`<${Arranged} face=${face} update=${update} names=${names} act=${act} canUndo=${mayUndo} undo=${undo}
      isReplay=${false} hold=${paced.hold} follow=${paced} pending=${state.pending?.action ?? paced.sent} coach=${coach}
      onTrial=${help.onTrial} ...${shown} slots=${{ ...slots, sentence: hint ?? sentence }} />
    ${help.isOn && html`<${Later} load=${loadHelp} ...${{ update, ...help }} canUndo=${mayUndo} undo=${undo} onHelp=${setShown} />`}`;
}

const loadHelp = () => import("../study/help.js").then(({ Helped }) => Helped);

/**
 * Hints and the coach: where the player plays against bots alone, and the game is no counted try of a daily deal.
 * @param {Update} update
 * @param {boolean} isOurs Whether it is the player's turn.
 * @param {Face} face
 */
function useHelp(update, isOurs, face) {
  const say = useWords();
  const { coach } = useSettings();
  const day = useDay(update.table);
  const mayHelp = Boolean(face.study) && isHelpAllowed(update) && day === null;
  const [asked, setAsked] = useState({ ply: -1, step: 0 });
  const [trial, setTrial] = useState(/** @type {string | null} */ (null));
  const { ply } = update.summary;
  const step = asked.ply === ply ? asked.step : 0;
  const ask = (/** @type {number} */ wanted) => setAsked({ ply, step: wanted });
  const isReady = mayHelp && isOurs;
  useEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      if (event.altKey || event.ctrlKey || event.metaKey || event.key.toLowerCase() !== "h") return;
      if (!isReady || !current().shortcuts || target.closest?.("input:not([type=checkbox]), textarea, select, dialog"))
        return;
      ask(Math.min(step + 1, 3));
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
  const button = mayHelp
    ? html`<button type="button" class="toggle hint-toggle" aria-pressed=${step > 0} aria-disabled=${!isReady} aria-keyshortcuts="h"
        title=${say("page-hint")} onClick=${() => isReady && ask(step ? 0 : 1)}><${Icon} name="hint" /><span>${say("page-hint")}</span></button>`
    : null;
  const isOn = mayHelp && (coach || step > 0);
  return { button, isOn, step, ask, trial, onTrial: isOn ? setTrial : undefined, hasCoach: coach };
}

/**
 * The last action, in words.
 * @param {typeof import("../words.js").say} say
 * @param {Update} update
 * @param {Name[]} names
 * @param {Face} face
 */
function latestOf(say, update, names, face) {
  const last = standing(update.events).at(-1);
  const words = last && told(say, last, update, names, face);
  return words && typeof words.what === "string" ? `${words.who}${words.what}` : "";
}

/**
 * The game as it was.
 * @param {{ update: Update, past: Update | null, problem: string, names: Name[], face: Face, chat:
 *   import("../html.js").Drawn | null, ply: number }} props
 */
function Replayed({ update, past, problem, names, face, chat, ply }) {
  const say = useWords();
  const mayAnalyse = Boolean(face.study) && update.summary.status === "over";
  const isAnalysed = useRoute().more === ANALYSIS && mayAnalyse;
  const [finding] = useState(() => store(NOT_FOUND));
  const found = useStore(finding);
  usePrepared(update, mayAnalyse);
  const { notation } = useSettings();
  const done = standing(update.events);
  const event = done[Math.min(ply, done.length) - 1];
  const bar = html`<${Later} load=${later.replay} ...${{ update, past, names, face, ply }} />`;
  if (!past)
    return html`${bar}<main id="main" class="wrap" tabindex="-1">${
      problem
        ? html`<${Notice} kind="warn">
      ${problem}<//>`
        : html`<${Loading} />`
    }</main>`;
  const words = event && told(say, event, update, names, face);
  const text = words ? html`${words.who}${words.what}` : say("page-replay-begin");
  const hint = event && notation && words?.what !== ` ${event.action}` ? event.action : "";
  const sentence = html`<${Sentence} emblem="figure-eye" text=${text} hint=${hint} isYours=${false} />`;
  const log = html`<${Log} update=${update} names=${names} face=${face} at=${ply} />`;
  const about = { past, names, ply, finding };
  const annotated = isAnalysed && {
    panel: html`<${Later} load=${analysis.panel} ...${about} />`,
    marked: found.ply === ply ? found.marked : [],
    onMarked: found.choose,
  };
  const slots = {
    sentence: isAnalysed
      ? html`<${Later} load=${analysis.chances} ...${about} waiting=${sentence} instead=${sentence} />`
      : sentence,
    ...{ log, latest: "", chat, pace: null },
  };
  return html`${bar}<${Arranged} face=${face} update=${past} names=${names} act=${async () => {}} canUndo=${false}
      undo=${async () => {}} isReplay hold=${() => {}} follow=${NOTHING} pending=${null} ...${annotated} slots=${slots} />`;
}

const loadAnalysis = () => import("../study/analysis.js");

const analysis = {
  panel: () => loadAnalysis().then(({ Analysed }) => Analysed),
  chances: () => loadAnalysis().then(({ Chances }) => Chances),
};

/** @type {import("../study/analysis.js").Found} */
const NOT_FOUND = { ply: -1, win: null, marked: [], choose: () => {} };

/**
 * What an analysis needs is fetched as soon as there is time: it is then there at once.
 * @param {Update} update
 * @param {boolean} mayAnalyse
 */
function usePrepared(update, mayAnalyse) {
  useEffect(() => {
    if (!mayAnalyse) return undefined;
    const prepare = async () => {
      await Promise.all(Object.values(analysis).map(fetchNow));
      (await loadAnalysis()).prepare(update);
    };
    const timer = setTimeout(() => void prepare().catch(() => {}), PATIENCE); // it is tried again when it is needed
    return () => clearTimeout(timer);
  }, [update.table, mayAnalyse]);
}

/** When a phone is turned round, the board is what is looked at, wherever the page was scrolled to. */
function useTurned() {
  useEffect(() => {
    const isLying = matchMedia("(orientation: landscape)");
    const toBoard = () => scrollTo(0, 0);
    isLying.addEventListener("change", toBoard);
    return () => isLying.removeEventListener("change", toBoard);
  }, []);
}

/**
 * A face's table, and around it whatever the face does not place itself.
 * @param {import("../contract.js").TableProps & { face: Face, panel?: import("../html.js").Drawn, coach?: import("../html.js").Drawn | null }} props `panel`: what
 *   is found out about the position, in place of rivals and log
 */
function Arranged({ face, panel, coach, ...props }) {
  useTurned();
  const say = useWords();
  useFolds();
  const own = face.places ?? [];
  const { slots } = props;
  const rest = (/** @type {keyof import("../contract.js").Slots} */ name) => (own.includes(name) ? null : slots[name]);
  const broken = html`<${Notice} kind="warn">${say("page-face-broken")}<//><${plain.Table} ...${props} />`;
  const isWhole = own.length > 0;
  const looks = classes(isWhole ? `table ${props.update.summary.game}` : "plain-layout", panel && "studied");
  return html`<main id="main" tabindex="-1" data-ply=${props.update.summary.ply} class=${looks}>
    ${rest("sentence")}
    <${Guard} instead=${broken}><${face.Table} ...${props} /><//>
    ${rest("pace")}${panel}${coach}
    ${
      !isWhole
        ? html`<aside class="plain-aside">
      ${rest("log")}${rest("chat")}</aside>`
        : html`${rest("log")}${rest("chat")}`
    }
  </main>`;
}

/**
 * What has to be known before anything else: requests, absences, refusals.
 * @param {{ state: import("../connection.js").State, update: Update, names: Name[], me: string, connection: Connection,
 *   give: (wish: Command) => Promise<void>, problem: string, onProblem: (text: string) => void }} props
 */
function Notices({ state, update, names, me, connection, give, problem, onProblem }) {
  const say = useWords();
  const { summary, your_seats: own } = update;
  const { undo } = summary;
  const again = async () => {
    if (current().name) await callMe(current().name);
    else if (!(await named())) return;
    await findMe();
    connection.tell({ type: "recognised" });
  };
  const asker = undo ? (names[undo.seat]?.name ?? "") : "";
  const answer = async (/** @type {boolean} */ agrees) => {
    await give({ type: "answer_undo", ply: summary.ply, agrees });
    document.getElementById("main")?.focus({ preventScroll: true }); // the button is gone
  };
  useDeclined(update, names, onProblem);
  const isNudged = useNudged(update);
  usePassing(problem, onProblem);
  // these cover the table, so that nothing moves away from a player who is about to press it
  const passing = [
    problem &&
      html`<${Notice} kind="warn" role="alert" actions=${html`<${IconButton} icon="close" label=${say("page-close")}
        onClick=${() => onProblem("")} />`}>${problem}<//>`,
    isNudged && html`<${Notice} icon="clock">${say("page-nudged-you")}<//>`,
    undo && own.includes(undo.seat) && html`<${Notice} icon="undo">${say("page-undo-waiting")}<//>`,
    undo &&
      own.length > 0 &&
      !own.includes(undo.seat) &&
      html`<${Notice} icon="undo" role="alert"
        actions=${
          undo.agreed.includes(me)
            ? null
            : html`<${Button} class="mid" main onClick=${() => answer(true)}>${say("page-undo-agree")}<//>
              <${Button} class="mid" onClick=${() => answer(false)}>${say("page-undo-decline")}<//>`
        }>
        ${say("page-undo-asked", { name: asker })}<//>`,
  ];
  const lasting = [
    state.isStranger &&
      html`<${Notice} kind="warn" actions=${html`<${Button} class="mid" onClick=${again}>
        ${say("page-stranger-again")}<//>`}>${say("page-stranger")}<//>`,
  ];
  const has = (/** @type {unknown[]} */ some) => some.some(Boolean);
  return html`${has(lasting) && html`<section class="notices" aria-label=${say("page-notices")}>${lasting}</section>`}
    ${has(passing) && html`<section class="notices passing" aria-label=${say("page-notices")}>${passing}</section>`}`;
}

/**
 * A message goes by itself, but not while the pointer is over it.
 * @param {string} problem
 * @param {(text: string) => void} tell
 */
function usePassing(problem, tell) {
  useEffect(() => {
    if (!problem) return undefined;
    const timer = setInterval(() => document.querySelector(".passing:is(:hover, :focus-within)") || tell(""), LINGER);
    return () => clearInterval(timer);
  }, [problem]);
}

/**
 * A player who asked for an undo is told when another declined.
 * @param {Update} update
 * @param {Name[]} names
 * @param {(text: string) => void} tell
 */
function useDeclined({ events, number, summary, your_seats: own }, names, tell) {
  const say = useWords();
  const seen = useRef(number);
  useEffect(() => {
    const answer = ofType(events, "undo_answered").findLast((event) => !event.agrees && event.number > seen.current);
    seen.current = number;
    const asked = answer && ofType(events, "undo_asked").findLast((event) => event.number < answer.number);
    if (!asked || !own.includes(asked.seat)) return;
    const by = summary.seats.findIndex(({ player }) => player === answer.by);
    if (!own.includes(by)) tell(say("page-undo-declined", { name: names[by]?.name ?? say("page-nobody") }));
  }, [number]);
}

/** Whether the others have reminded the reader that they wait; it is also heard. @param {Update} update */
function useNudged(update) {
  const say = useWords();
  const isNudged = isOurTurn(update) && nudgedIn(update.events) === update.summary.to_act;
  useEffect(() => {
    if (!isNudged) return;
    play("turn");
    announce(say("page-nudged-you"));
  }, [isNudged]);
  return isNudged;
}

/** What every seat is called, and who has been away for a while. @param {Update} update @param {Face} face @returns {Name[]} */
function useNames(update, face) {
  const gone = useGone(update);
  const names = namesOf(update, face.colours);
  return useShared(names.map((name, at) => ({ ...name, isAway: gone.has(at), awayFor: gone.get(at) ?? 0 })));
}

/** Sound on or off in one tap; where the bar has no room for it, the menu has it. */
function SoundToggle() {
  const say = useWords();
  const isOn = useSound();
  const toggle = () => {
    change({ sound: !isOn });
    play("place");
  };
  return html`<span class="sound-toggle"><${IconButton} icon=${isOn ? "sound-on" : "sound-off"}
    label=${say(isOn ? "page-sound-off" : "page-sound-on")} onClick=${toggle} /></span>`;
}

/** How long the player to act may still think. @param {{ update: Update }} props */
function Clock({ update }) {
  const say = useWords();
  const { deadline } = update;
  const [, tick] = useState(0);
  const late = useRef(0);
  useEffect(() => {
    if (deadline === null) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [deadline]);
  const now = serverTime();
  const left = deadline === null || now === null ? null : Math.max(0, deadline - now);
  useEffect(() => {
    if (left === null || left > LATE || late.current === deadline || !isOurTurn(update)) return;
    late.current = deadline ?? 0;
    play("late");
    announce(say("page-clock-late"));
  }, [left]);
  if (left === null) return null;
  const seconds = Math.ceil(left / 1000);
  const text = seconds >= 86_400 ? say("page-clock-days", { days: Math.floor(seconds / 86_400) }) : shortTime(seconds);
  return html`<span class=${`chip clock ${left <= LATE ? "bad" : ""}`} role="timer"
    aria-label=${say("page-clock-left", { time: text })}>
    <${Icon} name="clock" /><span class="num">${text}</span></span>`;
}

/** @param {number} seconds */
function shortTime(seconds) {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, at) => (at ? String(part).padStart(2, "0") : String(part))).join(":");
}

/**
 * Sound the last action, if it is new.
 * @param {Update} update
 * @param {Face} face
 * @param {number} known The last event before.
 */
function soundMove({ events }, face, known) {
  const event = standing(events).findLast(({ number }) => number > known);
  if (event) play(face.sound?.({ event }) ?? "place");
}

/**
 * Say aloud what is new, sound it, and write it on the window.
 * @param {Update} update What is shown.
 * @param {Name[]} names
 * @param {Face} face
 * @param {{ isReplay: boolean, isCovered: boolean, isBehind: boolean }} how `isCovered`: what to do is nobody's business
 *   yet, it may name a tile that was drawn; `isBehind`: there is more to be shown before the present.
 */
function useNews(update, names, face, { isReplay, isCovered, isBehind }) {
  const say = useWords();
  const { summary } = update;
  const seen = useRef({ number: update.number, said: update.number, status: summary.status, isOurs: false, text: "" });
  const isOurs = isOurTurn(update) && !isBehind;
  useEffect(() => {
    const before = seen.current;
    if (isOurs && !before.isOurs) play("turn");
    else if (summary.status === "over" && before.status !== "over") play("end");
    else soundMove(update, face, before.number);
    seen.current = { ...before, number: update.number, status: summary.status, isOurs };
    // a sentence takes longer to say than a move is shown: those who play hear all of them when it comes to them
    if (isBehind && update.your_seats.length) return;
    const fresh = update.events.filter(
      ({ number, type }) => number > before.said && type !== "said" && type !== "muted",
    );
    const news = fresh.flatMap((event) => {
      if (event.type === "played" && update.your_seats.includes(event.seat)) return []; // one knows what one did
      const words = told(say, event, update, names, face);
      return words && typeof words.what === "string" ? [`${words.who}${words.what}.`] : [];
    });
    let { text } = before;
    if (isCovered) text = say("page-pass-to", { name: names[update.seen_by ?? 0]?.name ?? "" });
    else if (summary.status === "playing" && update.view) text = face.sentence({ update, names })[1];
    else if (summary.status === "over") text = outcome(say, update, names);
    // a player who acts twice in a row hears the same words again: silence would leave open whether the first action arrived
    const isAgain = isOurs && fresh.some((event) => event.type === "played");
    if (!isReplay && (isAgain || news.length || text !== before.text))
      announce([...news.slice(-MOST_NEWS), text].filter(Boolean).join(" "));
    seen.current = { ...seen.current, said: update.number, text };
  }, [update, isCovered]);
  const title = say(`${summary.game}-name`);
  useEffect(() => {
    document.title = say(isOurs ? "page-title-turn" : "page-title", { title });
  }, [isOurs, title]);
}
