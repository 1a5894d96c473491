// @ts-check
/** The whole playing area of Kingdomino. */

import { classes, html, useEffect, useLayoutEffect, useMemo, useRef } from "../../html.js";
import { useDragging, useHolding, useMove } from "../../moves/hooks.js";
import { isBusy } from "../../moves/common.js";
import { Button, Icon, IconButton, Shield } from "../../parts/basics.js";
import { Fold, SMALL, useMedia } from "../../parts/fold.js";
import { Sentence } from "../../parts/sentence.js";
import { Soon } from "../../parts/soon.js";
import { hasNotation, useSettings } from "../../settings.js";
import { useWords } from "../../words.js";
import { Board, squareOn, useReach } from "./board.js";
import { useFollowing, useKeys } from "./focus.js";
import { BoxDialog, Rows } from "./hand.js";
import { discardedOf, lastPlaces } from "./log.js";
import { lower } from "./motion.js";
import * as move from "./move.js";
import { Domino } from "./pieces.js";
import {
  freshOf,
  KingdomDialog,
  kingdomOf,
  PointsToggle,
  Promised,
  Rivals,
  Score,
  Total,
  WordsDialog,
} from "./rivals.js";
import { Ended, useEnded } from "./scoring.js";
import { doneIn, pointsOf } from "./view.js";
import { kingdomTitle, questionAbout, remarkWords } from "./words.js";

/** @typedef {import("../../contract.js").TableProps<import("./types.js").View>} TableProps */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Name} Name */
/** @typedef {{ current: HTMLElement | null }} Ref */
/** @typedef {ReturnType<typeof useRefs>} Refs */
/** @typedef {{ state: move.State, now: () => move.State, tell: (incident: move.Incident) => void }} Going */
/**
 * @typedef {{ going: Going, view: View, names: Name[], refs: Refs, lasts: import("./types.js").Place[][], done: ReturnType<typeof doneIn>, grab: (event:
 *   PointerEvent) => void, marked: import("../../contract.js").Marked[], onMarked?: (action: string) => void }} Playing What the parts of the playing area share.
 */

/** @type {import("../../contract.js").Marked[]} */
const NOTHING = [];

/** What the player has put on trial. @param {move.State} state */
const trialOf = (state) => (move.hasChosen(state) ? move.actionOf(state) : null);

/** @param {TableProps} props */
export function Table(props) {
  const { update, names, isReplay, slots } = props;
  useWords();
  const view = /** @type {View} */ (update.view);
  const { ended, putAway } = useEnded(update, isReplay);
  useHolding(props.hold, ended !== null);
  const refs = useRefs();
  const going = useMove(move, props, {
    words: remarkWords,
    isCovered: ended !== null,
    perform: performing(refs),
    trialOf,
  });
  const { state, tell } = going;
  const seat = (props.marked && view.seat) ?? move.seatOf(state);
  const kingdom = kingdomOf(view, seat);
  const { shown: reach } = useReach(kingdom, view.options.size);
  const { grab } = useDragging(going, (event) => squareOn(refs.board, event, reach));
  const latest = useMemo(() => lastPlaces(update), [update.view, update.events]);
  const { deed, since } = props.follow;
  const done = useMemo(() => doneIn(deed ? [deed] : since), [deed?.after, since.length, update.view]);
  const lasts = view.kingdoms.map((_, other) => marksOf(view, latest[other], done.get(other), since.length > 0));
  const discarded = useMemo(() => discardedOf(update), [update.view, update.events]);
  useFollowing(refs, state);
  useKeys(refs.root, going);
  useHeldLook(state.drag?.at != null);
  const marked = props.marked ?? NOTHING;
  const playing = { going, view, names, refs, lasts, done, grab, marked, onMarked: props.onMarked };
  const others = view.kingdoms.map((_, other) => other).filter((other) => other !== seat);
  // log and chat stay in their places whatever is shown, and so does what is being written
  return html`
    <div class="mid" ref=${refs.takeRoot}>
      ${
        ended
          ? html`<${Ended} ...${{ ended, names, putAway }} />`
          : html`<${Middle}
        ...${{ playing, seat, kingdom, slots }} />`
      }
    </div>
    <div class="west">${ended ? null : html`<${Choices} ...${{ playing, discarded }} />`}<${Told} log=${slots?.log} title=${slots?.logTitle} /></div>
    <div class="east">
      ${
        ended
          ? null
          : html`<${Soon} order=${2}><${Rivals} ...${{ view, names, lasts, latest, done }} seats=${others}
            open=${(/** @type {number} */ other) => tell({ type: "look", seat: other })} /><//>`
      }${slots?.chat}
    </div>
    ${!ended && html`<${Over} ...${{ playing, seat }} />`}
  `;
}

/** Where there is room for it the log is always open. @param {{ log: import("../../html.js").Drawn | null, title?: string }} props */
function Told({ log, title }) {
  const say = useWords();
  const isSmall = useMedia(SMALL);
  if (!log || !isSmall) return log;
  return html`<${Fold} class="log-fold" icon="log" title=${title ?? say("page-log")}>${log}<//>`;
}

/**
 * The dominoes of a kingdom that are stitched round: on the reader's turn all that were placed since their last,
 * otherwise the one of this round.
 * @param {View} view
 * @param {import("./types.js").Place | null | undefined} latest
 * @param {import("./view.js").Done | undefined} done
 * @param {boolean} isSince
 */
function marksOf(view, latest, done, isSince) {
  return done && isSince ? done.places : freshOf(view, latest);
}

/** Parts of the document that have to be found again. */
function useRefs() {
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const board = useRef(/** @type {HTMLElement | null} */ (null));
  const claim = useRef(/** @type {HTMLElement | null} */ (null));
  const confirm = useRef(/** @type {HTMLElement | null} */ (null));
  const write = useRef(/** @type {HTMLElement | null} */ (null));
  const takeRoot = (/** @type {HTMLElement | null} */ mid) => (root.current = mid?.parentElement ?? null);
  return { root, board, claim, confirm, write, takeRoot };
}

/** What a move may want to be done beside what all games do. @param {Refs} refs */
const performing = ({ board, write }) => ({
  lower() {
    const ghost = board.current?.querySelector(".kd-ghost-domino");
    if (ghost) void lower(ghost);
  },
  "focus writing": () => write.current?.focus(),
});

/** The whole page looks different while a domino is carried. @param {boolean} isHeld */
function useHeldLook(isHeld) {
  useLayoutEffect(() => {
    document.documentElement.classList.toggle("kd-dragging", isHeld);
    return () => document.documentElement.classList.remove("kd-dragging");
  }, [isHeld]);
}

/**
 * The sentence, the large kingdom and the buttons.
 * @param {{ playing: Playing, seat: number, kingdom: import("./types.js").KingdomData, slots:
 *   import("../../contract.js").Slots }} props
 */
function Middle({ playing, seat, kingdom, slots }) {
  const {
    going: { state, tell },
    view,
    names,
    refs,
    grab,
  } = playing;
  const say = useWords();
  const { turn, isWriting, hasPoints, remark } = state;
  const { update, isReplay } = /** @type {import("../../moves/common.js").Seen} */ (state.seen);
  const isAtTable = update.your_seats.length > 0 && !isReplay && view.phase !== "over";
  const title = kingdomTitle(names, seat);
  const question = questionAbout(state);
  return html`
    <div class="kd-say">${question ? html`<${Sentence} ...${question} isYours />` : slots?.sentence}${remark && html`<p class="kd-remark">${remarkWords(remark)}</p>`}</div>
    <section class=${classes("board page", hasPoints && "kd-show-points")} aria-label=${title}>
      <div class="who">
        <${Shield} colour=${names[seat]?.colour ?? ""} />
        <h2>${title}</h2>
        <${Counted} ...${{ view, kingdom, seat }} />
        <span class="kd-tools">
          ${slots.hint}
          ${turn.isMine && hasNotation() && html`<${WritingToggle} ...${{ isWriting, tell }} writeRef=${refs.write} />`}
          <${IconButton} icon="log" label=${say("kingdomino-page-in-words")}
            onClick=${() => tell({ type: "open", what: "words" })} />
          <${PointsToggle} checked=${hasPoints}
            set=${(/** @type {boolean} */ isOn) => tell({ type: "points", isOn })} />
        </span>
      </div>
      <${Board}
        ...${{ kingdom, seat, names, hasPoints, grab }}
        ...${shownOf(playing, seat)}
        boardRef=${refs.board}
        size=${view.options.size}
        hasNames=${isWriting || remark !== null}
        domino=${seat === view.seat ? turn.domino : null}
      />
      ${
        kingdom.discards > 0 &&
        html`<p class="kd-discards">
        ${say("kingdomino-page-discards", { dominoes: kingdom.discards })}</p>`
      }
      ${turn.isMine && isWriting && html`<${Writing} text=${state.text} domino=${turn.domino} tell=${tell} />`}
    </section>
    ${slots.pace ?? (isAtTable && html`<${Acts} ...${{ state, tell }} confirmRef=${refs.confirm} />`)}
  `;
}

/** What a kingdom counts. @param {{ view: View, kingdom: import("./types.js").KingdomData, seat: number }} props */
const Counted = ({ view, kingdom, seat }) =>
  html`<${Score} class="score" points=${pointsOf(view, kingdom)} /><${Promised} ...${{ view, kingdom }} /><${Total}
    view=${view} seat=${seat} />`;

/** What the board shows of a move and does for it. @param {Playing} playing @param {number} seat */
const shownOf = ({ going: { state, tell }, lasts, done, marked, onMarked, view }, seat) => ({
  marked: seat === view.seat ? marked : NOTHING,
  onMarked,
  lasts: lasts[seat] ?? [],
  lit: move.earnedOf(state)?.grown ?? done.get(seat)?.grown,
  spots: state.turn.spots,
  chosen: state.place,
  tried: state.tried,
  gain: move.gainOf(state),
  isAway: move.floatingOf(state) !== null,
  isBusy: isBusy(state),
  choose: (/** @type {move.Chosen | null} */ place, isFinal = false) => tell({ type: "place", place, isFinal }),
  tryHere: (/** @type {import("./types.js").Point} */ square) => tell({ type: "try", square }),
  rotate: () => tell({ type: "rotate" }),
  confirm: () => tell({ type: "confirm" }),
});

/** The rows of dominoes. @param {{ playing: Playing, discarded: ReturnType<typeof discardedOf> }} props */
const Choices = ({
  playing: {
    going: { state, tell },
    view,
    names,
    refs,
    grab,
    marked,
  },
  discarded,
}) =>
  html`<${Rows}
    ...${{ view, names, discarded, grab, marked }}
    task=${state.turn.task}
    isMine=${state.turn.isMine}
    claimRef=${refs.claim}
    chosen=${state.claim}
    choose=${(/** @type {number | null} */ domino, isFinal = false) => tell({ type: "claim", domino, isFinal })}
    refuse=${(/** @type {number} */ domino) => tell({ type: "try claim", domino })}
    confirm=${() => tell({ type: "confirm" })}
    openBox=${() => tell({ type: "open", what: "box" })}
  />`;

/**
 * What covers the table: a domino that is carried, and dialogs.
 * @param {{ playing: Playing, seat: number }} props
 */
function Over({
  playing: {
    going: { state, tell },
    view,
    names,
    lasts,
  },
  seat,
}) {
  const { opened, turn } = state;
  const floating = move.floatingOf(state);
  const onClose = () => tell({ type: "close" });
  return html`
    ${
      floating &&
      turn.domino !== null &&
      html`<div class="kd-floating" style=${{ left: `${floating.left}px`, top: `${floating.top}px` }}><${Domino}
        number=${turn.domino} /></div>`
    }
    ${
      typeof opened === "number" &&
      html`<${KingdomDialog} ...${{ view, names, onClose }} seat=${opened}
      lasts=${lasts[opened] ?? []} />`
    }
    ${opened === "words" && html`<${WordsDialog} ...${{ view, names, seat, onClose }} />`}
    ${opened === "box" && html`<${BoxDialog} ...${{ view, onClose }} />`}
  `;
}

/**
 * What can be done, as buttons. When it is another player's turn, nobody can see or reach them; their room is kept, and
 * their last
 * shape, because a bot's turn may be over in no time.
 * @param {{ state: move.State, tell: Going["tell"], confirmRef: Ref }} props
 */
function Acts({ state, tell, confirmRef }) {
  const say = useWords();
  const { turn } = state;
  const { shortcuts } = useSettings();
  const last = useRef(turn.task);
  if (turn.isMine) last.current = turn.task;
  const task = last.current;
  const off = (/** @type {boolean} */ isOff) => (isOff ? { "aria-disabled": "true" } : {});
  return html`<div class="buttons" inert=${!turn.isMine}>
    <${Button} icon="undo" onClick=${() => tell({ type: "undo", time: Date.now() })}
      title=${say("page-undo")}
      ...${off(!move.hasChosen(state) && !state.seen?.canUndo)}>
      <span>${say("page-undo")}</span>
    <//>
    ${
      task === "place" &&
      html`<${Button} icon="rotate" onClick=${() => tell({ type: "rotate" })} ...${off(!state.place)}>
      <span>${say("kingdomino-page-rotate")}</span> ${shortcuts && html`<kbd aria-hidden="true">R</kbd>`}
    <//>`
    }
    <button type="button" class="btn main" ref=${confirmRef} onClick=${() => tell({ type: "confirm" })}
      ...${off(!move.actionOf(state) || isBusy(state))}>
      <${Icon} name="confirm" />${say(task === "discard" ? "kingdomino-page-discard" : "page-confirm")}
    </button>
  </div>`;
}

/** @param {{ isWriting: boolean, tell: Going["tell"], writeRef: Ref }} props */
function WritingToggle({ isWriting, tell, writeRef }) {
  const say = useWords();
  return html`<button type="button" class="icon kd-write-open" ref=${writeRef} aria-expanded=${isWriting}
    title=${say("kingdomino-page-write")}
    onClick=${() => tell({ type: "writing", isOn: !isWriting })}><span>h7</span><span
      class="vh"> ${say("kingdomino-page-write")}</span></button>`;
}

/**
 * A field for those who would rather write.
 * @param {{ text: string, domino: number | null, tell: Going["tell"] }} props
 */
function Writing({ text, domino, tell }) {
  const say = useWords();
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useEffect(() => field.current?.focus(), []);
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    tell({ type: "write" });
  };
  const example = domino === null ? "k17" : `${domino}h7e`;
  return html`<form class="kd-writing" onSubmit=${send}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && tell({ type: "stop writing" })}>
    <label for="kd-write">${say("kingdomino-page-write-label")}</label>
    <input id="kd-write" ref=${field} type="text" autocomplete="off" autocapitalize="off" spellcheck=${false}
      maxlength="8" placeholder=${example}
      value=${text} aria-describedby="kd-write-about"
        onInput=${(/** @type {import("../../html.js").Changed} */ event) => tell({ type: "type", text: event.currentTarget.value })} />
    <button type="submit" class="btn mid">${say("kingdomino-page-write-send")}</button>
    <small id="kd-write-about">${say("kingdomino-page-write-about", { example })}</small>
  </form>`;
}
