// @ts-check
/** The whole playing area of Kingdomino. */

import { classes, html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../../html.js";
import { Button, Icon, IconButton, Shield } from "../../parts/basics.js";
import { hasMotion, hasShortcuts, useSettings } from "../../settings.js";
import { useWords } from "../../words.js";
import { Board } from "./board.js";
import { boxOf, groundOf, reachOf } from "./geometry.js";
import { BoxDialog, Rows } from "./hand.js";
import { discardedOf, lastPlaces } from "./log.js";
import { lower } from "./motion.js";
import { useDragging, useMainSeat, usePlaying } from "./move.js";
import { Domino } from "./pieces.js";
import { isFresh, KingdomDialog, kingdomOf, PointsToggle, Rivals, Score, Total, WordsDialog } from "./rivals.js";
import { Ended, useEnded } from "./scoring.js";
import { kingdomTitle } from "./words.js";

/** @typedef {import("../../contract.js").TableProps} TableProps */
/** @typedef {import("./move.js").Playing} Playing */
/** @typedef {{ current: HTMLElement | null }} Ref */

const TWICE = 400; // milliseconds: the second click of a double click on Undo does not take back a turn, too

/** @param {TableProps} props */
export function Table(props) {
  const { update, names, canUndo, undo, isReplay, slots } = props;
  const view = /** @type {import("./types.js").View} */ (update.view);
  const say = useWords();
  const [wanted, setWanted] = useState(/** @type {number | null} */ (null));
  const [opened, setOpened] = useState(/** @type {number | "box" | "words" | null} */ (null));
  const [hasPoints, setPoints] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const { ended, putAway } = useEnded(update, isReplay);
  const seat = useMainSeat(update, isReplay, wanted);
  const playing = usePlaying(props);
  const { isMine, task, chosen, isBusy } = playing;
  const lasts = useMemo(() => lastPlaces(update), [update.view, update.events]);
  const discarded = useMemo(() => discardedOf(update), [update.view, update.events]);
  const kingdom = kingdomOf(view, seat);
  const colour = names[seat]?.colour ?? "";
  const reach = useMemo(() => reachOf(boxOf(groundOf(kingdom).values()), view.options.size), [kingdom, view.options.size]);

  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const boardRef = useRef(/** @type {HTMLElement | null} */ (null));
  const claimRef = useRef(/** @type {HTMLElement | null} */ (null));
  const confirmRef = useRef(/** @type {HTMLElement | null} */ (null));
  const writeRef = useRef(/** @type {HTMLElement | null} */ (null));
  const droppedAt = useRef(0);
  const { grab, floating } = useDragging(playing, boardRef, reach);
  useFollowing(root, { boardRef, claimRef, confirmRef }, update, playing, ended !== null);

  const confirm = async () => {
    if (isBusy || !isMine) return;
    if (!playing.action) {
      playing.tell(say(task === "place" ? "kingdomino-page-choose-mark" : "kingdomino-page-choose-domino"));
      return;
    }
    const ghost = boardRef.current?.querySelector(".ghost");
    const sent = playing.send(playing.action);
    if (ghost && chosen.place) void lower(ghost);
    await sent;
  };
  const takeBack = async () => {
    if (chosen.place || chosen.claim !== null) {
      playing.drop();
      droppedAt.current = Date.now();
    } else if (canUndo && Date.now() - droppedAt.current > TWICE) {
      try {
        await undo();
      } catch (problem) {
        playing.tell(/** @type {Error} */ (problem).message);
      }
    }
  };
  useKeys(root, { rotate: playing.rotate, escape: playing.drop, isOn: isMine && opened === null && !ended });

  const open = (/** @type {number | "box" | "words"} */ what) => {
    playing.tell("");
    setOpened(what);
  };
  const stopWriting = () => {
    playing.tell("");
    setWriting(false);
    writeRef.current?.focus();
  };
  const look = (/** @type {number} */ other) => (update.your_seats.length && !isReplay ? open(other) : setWanted(other));
  const others = view.kingdoms.map((_, other) => other).filter((other) => other !== seat);
  const isAtTable = update.your_seats.length > 0 && !isReplay && view.phase !== "over";
  const takeRoot = (/** @type {HTMLElement | null} */ mid) => (root.current = mid?.parentElement ?? null);
  if (ended) {
    // log and chat stay in their places, and so does what somebody is writing
    return html`
      <div class="mid" ref=${takeRoot}><${Ended} ...${{ ended, names, putAway }} /></div>
      <div class="west">${null}${slots?.log}</div>
      <div class="east">${null}${slots?.chat}</div>
    `;
  }
  return html`
    <div class="mid" ref=${takeRoot}>
      <div class="kd-say">${slots?.sentence}${playing.remark && html`<p class="kd-remark">${playing.remark}</p>`}</div>
      <section class=${classes("board page", hasPoints && "show-points")} aria-label=${kingdomTitle(names, seat)}>
        <div class="who">
          <${Shield} colour=${colour} />
          <h2>${kingdomTitle(names, seat)}</h2>
          <${Score} class="score" points=${kingdom.score} /><${Total} view=${view} seat=${seat} />
          <span class="kd-tools">
            ${isMine &&
            html`<button type="button" class="icon kd-write-open" ref=${writeRef} aria-expanded=${isWriting} title=${say("kingdomino-page-write")}
              onClick=${() => setWriting(!isWriting)}><span>h7</span><span class="vh"> ${say("kingdomino-page-write")}</span></button>`}
            <${IconButton} icon="log" label=${say("kingdomino-page-in-words")} onClick=${() => open("words")} />
            <${PointsToggle} checked=${hasPoints} set=${setPoints} />
          </span>
        </div>
        <${Board}
          ...${{ kingdom, seat, names, hasPoints, boardRef, grab, confirm, isBusy }}
          size=${view.options.size}
          last=${isFresh(view, lasts[seat]) ? lasts[seat] : null}
          hasNames=${isWriting || playing.remark !== ""}
          domino=${isMine && seat === view.seat ? playing.domino : null}
          spots=${playing.spots}
          chosen=${chosen.place}
          tried=${playing.tried}
          gain=${playing.gain}
          isAway=${floating !== null}
          choose=${playing.place}
          tryHere=${playing.tryHere}
          rotate=${playing.rotate}
        />
        ${kingdom.discards > 0 && html`<p class="kd-discards">${say("kingdomino-page-discards", { dominoes: kingdom.discards })}</p>`}
        ${isMine && isWriting && html`<${Writing} write=${playing.write} domino=${playing.domino} close=${stopWriting} />`}
      </section>
      ${isAtTable && html`<${Acts} ...${{ playing, canUndo, takeBack, confirm, confirmRef }} />`}
    </div>
    <div class="west">
      <${Rows}
        ...${{ view, names, discarded, task, isMine, claimRef, confirm, grab }}
        chosen=${chosen.claim}
        choose=${playing.claim}
        refuse=${playing.tryClaim}
        openBox=${() => open("box")}
      />
      ${slots?.log}
    </div>
    <div class="east">
      <${Rivals} view=${view} names=${names} seats=${others} lasts=${lasts} open=${look} />
      ${slots?.chat}
    </div>
    ${floating &&
    playing.domino !== null &&
    html`<div class="kd-floating" style=${{ left: `${floating.left}px`, top: `${floating.top}px` }}><${Domino} number=${playing.domino} /></div>`}
    ${typeof opened === "number" && html`<${KingdomDialog} ...${{ view, names }} seat=${opened} last=${lasts[opened]} onClose=${() => setOpened(null)} />`}
    ${opened === "words" && html`<${WordsDialog} ...${{ view, names, seat }} onClose=${() => setOpened(null)} />`}
    ${opened === "box" && html`<${BoxDialog} view=${view} onClose=${() => setOpened(null)} />`}
  `;
}

/**
 * What can be done, as buttons. When it is somebody else's turn, nobody can see or reach them; their room is kept, and their last
 * shape, because a bot's turn may be over in no time.
 * @param {{ playing: Playing, canUndo: boolean, takeBack: () => void, confirm: () => void, confirmRef: Ref }} props
 */
function Acts({ playing, canUndo, takeBack, confirm, confirmRef }) {
  const say = useWords();
  const { isMine, chosen, isBusy, action } = playing;
  const { shortcuts } = useSettings();
  const last = useRef(playing.task);
  if (isMine) last.current = playing.task;
  const task = last.current;
  const hasChosen = Boolean(chosen.place) || chosen.claim !== null;
  const off = (/** @type {boolean} */ isOff) => (isOff ? { "aria-disabled": "true" } : {});
  return html`<div class="buttons" inert=${!isMine}>
    <${Button} icon="undo" onClick=${takeBack} title=${say("kingdomino-page-undo")} ...${off(!hasChosen && !canUndo)}>
      <span>${say("kingdomino-page-undo")}</span>
    <//>
    ${task === "place" &&
    html`<${Button} icon="rotate" onClick=${playing.rotate} ...${off(!chosen.place)}>
      <span>${say("kingdomino-page-rotate")}</span> ${shortcuts && html`<kbd aria-hidden="true">R</kbd>`}
    <//>`}
    <button type="button" class="btn main" ref=${confirmRef} onClick=${confirm} ...${off(!action || isBusy)}>
      <${Icon} name="confirm" />${say(task === "discard" ? "kingdomino-page-discard" : "kingdomino-page-confirm")}
    </button>
  </div>`;
}

/**
 * A field for those who would rather write.
 * @param {{ write: (text: string) => Promise<boolean>, domino: number | null, close: () => void }} props
 */
function Writing({ write, domino, close }) {
  const say = useWords();
  const [text, setText] = useState("");
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useEffect(() => field.current?.focus(), []);
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (text.trim() && (await write(text))) setText("");
  };
  const example = domino === null ? "k17" : `${domino}h7e`;
  return html`<form class="kd-writing" onSubmit=${send} onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && close()}>
    <label for="kd-write">${say("kingdomino-page-write-label")}</label>
    <input id="kd-write" ref=${field} type="text" autocomplete="off" autocapitalize="off" spellcheck=${false} maxlength="8" placeholder=${example}
      value=${text} aria-describedby="kd-write-about" onInput=${(/** @type {any} */ event) => setText(event.currentTarget.value)} />
    <button type="submit" class="btn mid">${say("kingdomino-page-write-send")}</button>
    <small id="kd-write-about">${say("kingdomino-page-write-about", { example })}</small>
  </form>`;
}

/**
 * Focus and sight follow the turn, but only for somebody who is at the table with them already: nobody is torn away from the chat.
 * @param {Ref} root
 * @param {{ boardRef: Ref, claimRef: Ref, confirmRef: Ref }} places
 * @param {import("./types.js").Update} update
 * @param {Playing} playing
 * @param {boolean} isCovered by what the game before has brought
 */
function useFollowing(root, { boardRef, claimRef, confirmRef }, update, { isMine, task }, isCovered) {
  const isInside = useRef(false);
  const isFirst = useRef(true);
  useEffect(() => {
    const follow = (/** @type {FocusEvent} */ event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      isInside.current = Boolean(root.current?.contains(target)) && !target.closest("input, .log, .chat, dialog");
    };
    document.addEventListener("focusin", follow);
    return () => document.removeEventListener("focusin", follow);
  }, []);
  useLayoutEffect(() => {
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (!isMine) {
      const at = document.activeElement;
      const isGone = at === document.body || at === claimRef.current || Boolean(at?.closest("[inert]"));
      if (isInside.current && isGone) root.current?.focus({ preventScroll: true }); // it waits here for the next turn
      return;
    }
    const claims = task === "claim" || task === "draft";
    const place = claims ? claimRef.current : boardRef.current;
    const isFree = document.activeElement === document.body || root.current?.contains(document.activeElement);
    /** @type {HTMLElement | null | undefined} */
    const target = task === "discard" ? confirmRef.current : claims ? place : place?.querySelector(".kd-spots");
    if (isInside.current && isFree) target?.focus({ preventScroll: true });
    if (!wasFirst || claims) place?.scrollIntoView({ block: "nearest", behavior: hasMotion() ? "smooth" : "auto" });
  }, [update.summary.ply, isMine, task, isCovered]);
}

/**
 * R turns, unless somebody wants no such keys, and Escape takes back, wherever the focus is, except in fields.
 * @param {Ref} root
 * @param {{ rotate: () => void, escape: () => void, isOn: boolean }} keys
 */
function useKeys(root, { rotate, escape, isOn }) {
  const latest = useRef({ rotate, escape, isOn });
  latest.current = { rotate, escape, isOn };
  useEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      if (!latest.current.isOn || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      if (target !== document.body && !root.current?.contains(target)) return;
      if (target.closest?.("input:not([type=checkbox]), textarea, select, dialog, [contenteditable]")) return;
      if (event.key.toLowerCase() === "r" && hasShortcuts()) latest.current.rotate();
      else if (event.key === "Escape") latest.current.escape();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
