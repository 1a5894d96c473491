// @ts-check
/** The playing area: the board, what to do now, the players and the hand; between rounds the account of the last. */

import { classes, html, useEffect, useMemo, useRef, useState } from "../../html.js";
import { useDragging, useHolding, useMove } from "../../moves/hooks.js";
import { Button, Icon } from "../../parts/basics.js";
import { Fold } from "../../parts/fold.js";
import { Sentence } from "../../parts/sentence.js";
import { Soon } from "../../parts/soon.js";
import { linkTo } from "../../router.js";
import { hasNotation } from "../../settings.js";
import { play } from "../../sounds.js";
import { say, useWords } from "../../words.js";
import { Board, Legend } from "./board.js";
import { chosenSquare, drawOf, shownOf } from "./candidates.js";
import { nextVariant, picturesOf, wordOf, Worn, wornBy } from "./components.js";
import { focusBoard, useFollowing, useKeys } from "./focus.js";
import { changes, lineKey, linesAt } from "./geometry.js";
import { Hand, Unseen } from "./hand.js";
import { actionsOf, lastMove, presentAccount, previousAccount } from "./log.js";
import { useMotion } from "./motion.js";
import * as move from "./move.js";
import { pieceAt, split, squareName } from "./notation.js";
import { Mark } from "./pieces.js";
import { Players, Since } from "./rivals.js";
import { Counting, isUncounted, look, putAway } from "./scoring.js";
import { changedBy, marksOf, moneyOverRounds, movesOf, placedBy } from "./view.js";
import { lineShort, paidWords, questionAbout, remarkWords } from "./words.js";

/** @typedef {import("../../contract.js").TableProps<import("./types.js").View>} TableProps */
/** @typedef {import("../../contract.js").Slots} Slots */
/** @typedef {import("./types.js").Line} Line */
/** @typedef {{ current: HTMLElement | null }} Ref */
/** @typedef {{ state: move.State, now: () => move.State, tell: (incident: move.Incident) => void }} Going */
/**
 * @typedef {(word: string | null, isStart?: boolean) => number} VariantOf Which picture a tile shows that is not on the
 *   board yet.
 */
/**
 * @typedef {{ view: import("./types.js").View, names: import("./types.js").Name[], pictures:
 *   import("./components.js").Variants, variantOf: VariantOf }} About What words and drawings depend on.
 */

/** @param {TableProps} props */
export function Table(props) {
  useWords();
  const { update, names, isReplay, slots, follow } = props;
  const { view } = update;
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const pictures = useMemo(() => picturesOf(view.present.board, actionsOf(update)), [update]);
  /** @type {VariantOf} */
  const variantOf = (word, isStart = false) =>
    word ? nextVariant(view.present.board, pictures, word, squareName, isStart) : 0;
  const about = { view, names, pictures, variantOf };
  const going = useMove(move, props, {
    words: (remark) => remarkWords(remark, about),
    isCovered: !isReplay && isUncounted(update),
    perform: performing(update, root),
    trialOf: (state) => (move.canDrop(state) ? move.actionOf(state) : null),
  });
  const account = move.accountOf(going.state);
  useHolding(props.hold, account !== null);
  const shown = account
    ? html`<${Account} ...${{ account, update, names }} close=${() => going.tell({ type: "close" })} /><${Talk}
        slots=${slots} />`
    : html`<${Play} ...${{ going, about, update, slots, root, follow }} marked=${props.marked ?? []}
        onMarked=${props.onMarked} />`;
  const worn = useMemo(() => wornBy(names), [names]);
  return html`<${Worn.Provider} value=${worn}>${shown}<//>`;
}

/**
 * What a move may want to be done beside what all games do.
 * @param {import("./types.js").Update} update
 * @param {Ref} root
 * @returns {Record<string, (tell: Going["tell"]) => void>}
 */
const performing = (update, root) => ({
  look(tell) {
    const found = look(update);
    if (found.isRoundOver || found.paid.length) play("pay");
    tell({ type: "looked", ...found });
  },
  "put away": () => putAway(update.table),
  focus: () => focusBoard(root.current),
  "focus later": () => void requestAnimationFrame(() => focusBoard(document)),
});

/**
 * @param {{ account: move.Account, update: import("./types.js").Update, names: import("./types.js").Name[], close: ()
 *   => void }} props
 */
function Account({ account, update, names, close }) {
  const { view } = update;
  const isOld = account === "previous";
  const round = isOld ? view.round - 1 : view.round;
  const isOver = isOld || view.phase === "over";
  const counted = (isOld ? previousAccount : presentAccount)(view, actionsOf(update));
  return html`<${Counting} ...${counted} ...${{ round, names, close }} players=${view.players.length}
    rounds=${isOver ? moneyOverRounds(view).slice(0, round + 1) : null} isLast=${!isOld && isOver}
    closeLabel=${isOld && view.phase !== "over" ? say("kingdoms-page-on", { round: view.round }) : undefined} />`;
}

/** @param {PointerEvent} event */
const squareAt = ({ clientX, clientY }) =>
  document.elementFromPoint(clientX, clientY)?.closest("[data-square]")?.getAttribute("data-square") ?? null;

/**
 * @param {{ going: Going, about: About, update: import("./types.js").Update, slots: Slots, root: Ref, follow:
 *   import("../../contract.js").Follow, marked: import("../../contract.js").Marked[], onMarked?: (action: string) => void }} props
 */
function Play({ going, about, update, slots, root, follow, marked, onMarked }) {
  const { state, tell } = going;
  const { view, names, variantOf } = about;
  const { turn } = state;
  const considered = move.consider(state);
  const { held, ghostAt, isCovered } = considered;
  const last = lastMove(update, view);
  const isSeated = !state.seen?.isReplay && update.your_seats.length > 0;
  const { grab, source } = useDragging(going, squareAt);
  useMotion(root, view, last, turn.seat);
  useKeys(root, going);
  useFollowing(root, turn.drawn);
  const choose = (/** @type {string} */ piece, /** @type {PointerEvent} */ event) =>
    tell({ type: "choose", piece, isKey: !event.detail, time: Date.now() });
  const [isUnfolded, setUnfolded] = useState(false);
  const looks = classes(
    "kg-play",
    view.options.no_luck && "kg-face-up",
    view.players.length === 4 && "kg-four",
    isUnfolded && "kg-unfolded",
  );
  const fold = () => setUnfolded(Boolean(root.current?.querySelector("details[name][open]")));
  return html`<div class=${looks} ref=${root} onToggleCapture=${fold}>
    <${Board} ...${boardOf(state, considered, about, follow, marked)} ...${handlersOf(tell, marked, onMarked)} names=${names}
      marks=${marksOf(follow.since, last)}
      onGrab=${(/** @type {PointerEvent} */ event) => held && grab(event, held)} />
    <${Now} ...${{ state, considered, about, tell, slots, isSeated }} since=${follow.since} />
    <${Soon}><${Players} view=${view} names=${names} ...${deltasOf(state, follow)} /><//>
    <div class="side"><${Hand} ...${{ view, held, variantOf, isCovered, choose, grab }} mark=${drawOf(marked)} seat=${turn.seat}
      offered=${turn.offered}
      isOnBoard=${Boolean(ghostAt)} isPlacing=${Boolean(turn.drawn)}
        toggleCover=${() => tell({ type: "cover" })} /></div>
    <${Talk} slots=${slots}>
      ${isSeated && hasNotation() && html`<${Typed} text=${state.text} tell=${tell} />`}
      <div class="kg-looks">
        <${Button} class="mid" icon="points" onClick=${() => tell({ type: "open", what: "present" })}>
        ${say("kingdoms-page-look-lines")}<//>
        ${
          view.previous &&
          html`<${Button} class="mid" icon="archive"
          onClick=${() => tell({ type: "open", what: "previous" })}>
          ${say("kingdoms-page-look-round", { round: view.round - 1 })}<//>`
        }
      </div>
      ${!view.options.no_luck && html`<${Unseen} unseen=${view.unseen} />`}
      <${Legend} isContinuous=${view.options.continuous !== "off"} />
    <//>
    ${state.drag?.at && html`<${Carried} at=${state.drag.at} source=${source} />`}
  </div>`;
}

/** @typedef {ReturnType<typeof move.consider>} Considered */

/**
 * What a move in question changes for all players: the one on trial, the one being shown, or all since the reader's last turn.
 * @param {move.State} state
 * @param {import("../../contract.js").Follow} follow
 * @returns {{ deltas: number[] | null, isSince: boolean }}
 */
function deltasOf(state, { deed, since }) {
  const tried = move.deltasOf(state) ?? (deed && changedBy([deed]));
  return tried ? { deltas: tried, isSince: false } : { deltas: changedBy(since), isSince: true };
}

/**
 * What the board shows of a move: of the one on trial, or of the one that is being shown.
 * @param {move.State} state
 * @param {Considered} considered
 * @param {About} about
 * @param {import("../../contract.js").Follow} follow
 * @param {import("../../contract.js").Marked[]} marked
 */
function boardOf(state, considered, about, { deed }, marked) {
  const placed = deed && placedBy(deed);
  const { board, lines } = about.view.present;
  const { held, squares, triedAt, action } = considered;
  const shown = state.preview?.present.lines ?? lines;
  const square = placed?.square ?? chosenSquare(marked);
  return {
    board,
    lines: shown,
    variants: about.pictures,
    label: say("kingdoms-page-board"),
    caption: say("kingdoms-page-edge"),
    beside: html`<${Lesson} />`,
    legal: held === "draw" ? null : squares,
    ghost: ghostOf(state, considered, about),
    marked: held ? null : state.spot,
    changed: new Map((placed?.changed ?? changesOf(state, lines)).map(({ line, was }) => [lineKey(line), was])),
    framed: action && triedAt ? linesAt(shown, lines, triedAt) : square ? linesAt(lines, lines, square) : [],
    candidates: shownOf(marked, about.view, about.variantOf),
  };
}

/** From what is in the margin to the lesson, which opens beside the game. */
const Lesson = () =>
  html`<a class="kg-lesson" href=${linkTo("/learn/kingdoms")} target="_blank" rel="noopener" aria-label=${say("page-learn")}
    title=${say("page-learn")}><${Icon} name="learn" /></a>`;

/**
 * What the board tells.
 * @param {Going["tell"]} tell
 * @param {import("../../contract.js").Marked[]} marked
 * @param {(action: string) => void} [onMarked]
 */
const handlersOf = (tell, marked, onMarked) => ({
  onSquare(/** @type {string} */ square, /** @type {PointerEvent} */ event) {
    const pressed = onMarked && marked.find(({ action }) => split(action).square === square);
    if (pressed) onMarked(pressed.action);
    else tell({ type: "square", square, isKey: event.detail === 0 });
  },
  onHover: (/** @type {string | null} */ square) => tell({ type: "hover", square }),
  onLine: (/** @type {Line} */ line) => tell({ type: "line", line }),
});

/** The lines that the piece on trial would change. @param {move.State} state @param {Line[]} lines */
const changesOf = ({ preview }, lines) => (preview ? changes(lines, preview.present.lines) : []);

/**
 * What is sent is already on the board, lightly; otherwise what is tried.
 * @param {move.State} state
 * @param {Considered} considered
 * @param {About} about
 */
function ghostOf({ turn: { seat, starting } }, { sent, held, ghostAt, triedAt, isSecretHidden }, { view, variantOf }) {
  if (sent?.square && pieceAt(view.present.board, sent.square) === ".") {
    const word = wordOf(sent.piece, seat, starting, false) ?? ".";
    return { square: sent.square, word, variant: variantOf(word, sent.piece === "s"), isTried: false };
  }
  const word = wordOf(held, seat, starting, isSecretHidden);
  return word && triedAt ? { square: triedAt, word, variant: variantOf(word, held === "s"), isTried: !ghostAt } : null;
}

/**
 * What to do now, what it would change, what was said about it, and the buttons.
 * @param {{ state: move.State, considered: Considered, about: About, tell: Going["tell"], slots: Slots, isSeated:
 *   boolean, since: import("../../contract.js").Deed[] }} props
 */
function Now({ state, considered, about, tell, slots, isSeated, since }) {
  const { remark } = state;
  const { view, names } = about;
  const question = questionAbout(state, considered, about.variantOf);
  const doing = considered.sent?.piece ?? considered.held ?? (state.turn.mustPass ? "pass" : null);
  const isResting = !doing && !move.canDrop(state);
  const paid = remark ? [] : move.paidOf(state);
  const moves = isResting && !remark && !paid.length ? movesOf(since, state.turn.seat) : [];
  return html`<section class=${classes("kg-now", isResting && "is-resting")}>
    ${slots.hint}
    ${
      question
        ? html`<${Sentence} emblem=${question.emblem} text=${question.text} hint=${question.hint}
      isYours=${true} />`
        : slots.sentence
    }
    <ul class="kg-effects" aria-hidden="true">${
      considered.ghostAt &&
      changesOf(state, view.present.lines).map(
        ({ line, was }) =>
          html`<li key=${lineKey(line)}>${lineShort(line)} ${
            was !== null &&
            html`<${Mark} value=${was} isPencil />
            <${Icon} name="arrow" class="to" />`
          }<${Mark} value=${line.value} /></li>`,
      )
    }</ul>
    <${Soon} order=${1}>${moves.length > 0 && html`<${Since} ...${{ moves, names }} pictures=${about.pictures} seat=${state.turn.seat} />`}<//>
    ${remark && html`<${Remark} remark=${remark} about=${about} />`}
    ${
      paid.length > 0 &&
      html`<p class="kg-remark kg-is-paid"><${Icon} name="points" /><span class="kg-wide">
      ${paid.map((line) => paidWords(line, names)).join(" ")}</span><span class="kg-narrow">
      ${paid.map((line) => paidWords(line, names, true)).join(" ")}</span></p>`
    }
    ${slots.pace ?? (isSeated && html`<${Acts} ...${{ state, doing, tell }} isSent=${considered.sent !== null} />`)}
  </section>`;
}

/** @param {{ remark: move.Shown, about: About }} props */
function Remark({ remark, about }) {
  const { isBad, rule } = "text" in remark ? remark : { isBad: false, rule: null };
  return html`<p class=${classes("kg-remark", isBad && "is-bad")}><${Icon} name=${isBad ? "warn" : "info"} /><span>
    ${remarkWords(remark, about)}${rule && hasNotation() && html` <small>(${rule})</small>`}</span></p>`;
}

/** @type {Record<string, string>} What the button that confirms is called; everything else is a placement. */
const DEEDS = { draw: "kingdoms-page-draw", pass: "kingdoms-page-pass" };

/**
 * What can be done, as buttons.
 * @param {{ state: move.State, doing: string | null, tell: Going["tell"], isSent: boolean }} props
 */
function Acts({ state, doing, tell, isSent }) {
  const canDrop = move.canDrop(state);
  return html`<div class="buttons">
    ${
      canDrop &&
      html`<${Button} key="put-back" icon="undo" onClick=${() => tell({ type: "drop" })}><span>
      ${say("page-cancel")}</span><//>`
    }
    ${
      !canDrop &&
      !isSent &&
      state.seen?.canUndo &&
      html`<${Button} key="undo" icon="undo"
      onClick=${() => tell({ type: "undo" })}><span>${say("page-undo")}</span><//>`
    }
    ${
      doing &&
      html`<${Button} key="do" icon="check" main busy=${isSent} aria-disabled=${!move.actionOf(state)}
    onClick=${() => tell({ type: "confirm" })}>${say(DEEDS[doing] ?? "page-confirm")}<//>`
    }
  </div>`;
}

/**
 * Log, chat and what is looked up, folded.
 * @param {{ slots: Slots, children?: import("../../html.js").Children }} props
 */
const Talk = ({ slots, children }) =>
  html`<div class="kg-talk">
    ${slots.latest && html`<p class="kg-latest">${slots.latest}</p>`}
    ${slots.log && html`<${Fold} class="log-fold" icon="log" title=${slots.logTitle ?? say("page-log")}>${slots.log}<//>`}
    ${slots.chat}
    ${
      children &&
      html`<${Fold} class="kg-more" icon="help" title=${say("kingdoms-page-more")}><div class="stack">${children}</div><//>`
    }
  </div>`;

/** A field for those who would rather write what they do. @param {{ text: string, tell: Going["tell"] }} props */
function Typed({ text, tell }) {
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    tell({ type: "write" });
  };
  return html`<form class="kg-typed" onSubmit=${submit}>
    <label class="ask"><b>${say("kingdoms-page-type")}</b><span class="hint">${say("kingdoms-page-type-hint")}</span>
      <input type="text" value=${text} maxlength="40" autocomplete="off" autocapitalize="none" spellcheck=${false}
        onInput=${(/** @type {import("../../html.js").Changed} */ event) => tell({ type: "type", text: event.target.value })} /></label>
    <button type="submit" class="btn mid">${say("kingdoms-page-type-send")}</button></form>`;
}

/**
 * The piece that is carried, under the pointer.
 * @param {{ at: import("../../moves/common.js").Point, source: { current: Element | null } }} props `source`: what it
 *   was taken from
 */
function Carried({ at, source }) {
  const holder = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const from = source.current;
    if (!holder.current || !from) return;
    for (const picture of from.querySelectorAll(":scope > .pic, :scope > .kg-seal"))
      holder.current.append(picture.cloneNode(true));
    holder.current.className = `kg-drag ${[...from.classList].filter((name) => name.startsWith("p-")).join(" ")}`;
  }, []);
  const size = document.querySelector("[data-square]")?.getBoundingClientRect().width ?? 60;
  return html`<div class="kg-drag" aria-hidden="true" ref=${holder}
    style=${{ left: `${at.left}px`, top: `${at.top}px`, "--square": `${size}px` }}></div>`;
}
