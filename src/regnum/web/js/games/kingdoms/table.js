// @ts-check
/** The playing area: the board, what to do now, the players and the hand; between rounds the account of the last. */

import { explain } from "../../api.js";
import { classes, html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../../html.js";
import { announce } from "../../live.js";
import { Button, Icon } from "../../parts/basics.js";
import { Sentence } from "../../parts/sentence.js";
import { hasShortcuts } from "../../settings.js";
import { say, sayList, useSaid, useWords } from "../../words.js";
import { Board, Legend } from "./board.js";
import { COLOURS, nextVariant, pictureOf, picturesOf } from "./components.js";
import { focusBoard, usePlayingArea } from "./focus.js";
import { changes, holds, lineKey } from "./geometry.js";
import { Hand, Unseen } from "./hand.js";
import { actionsOf, presentAccount, previousAccount } from "./log.js";
import { arrive, flip, land, settle } from "./motion.js";
import { useDrag, usePreview } from "./move.js";
import { castleOf, offers, pieceAt, signed, split, squareName } from "./notation.js";
import { Mark } from "./pieces.js";
import { Players } from "./rivals.js";
import { Counting, isUncounted, look, putAway } from "./scoring.js";
import { moneyOverRounds } from "./view.js";
import { capital, lineShort, lineValue, lineWords, nameOf, pieceName, squareWords } from "./words.js";

/** @typedef {import("../../contract.js").TableProps} TableProps */
/** @typedef {import("./types.js").Line} Line */

const TWICE = 350; // milliseconds: the second click of a double click neither confirms nor puts back

/** @param {TableProps} props */
export function Table(props) {
  useWords();
  const { update, names, isReplay, slots } = props;
  const view = update.view;
  const [account, setAccount] = useState(() =>
    !isReplay && isUncounted(update) ? "previous" : /** @type {"previous" | "present" | null} */ (null),
  );
  const [paid, setPaid] = useState({ lines: /** @type {Line[]} */ ([]), ply: 0, round: 0 });

  useLayoutEffect(() => {
    // before anybody can see or press anything of the next round
    if (isReplay) return;
    const fresh = look(update);
    if (fresh.isRoundOver) setAccount("previous");
    if (!fresh.paid.length || view.options.continuous === "off") return;
    setPaid({ lines: fresh.paid, ply: update.summary.ply, round: view.round });
    announce(fresh.paid.map((line) => paidWords(line, names)).join(" "));
  }, [view]);

  // until about one's next turn
  const isRecent = paid.round === view.round && update.summary.ply - paid.ply <= 2 * view.players.length;
  const close = () => {
    if (account === "previous") putAway(update.table);
    setAccount(null);
    requestAnimationFrame(() => focusBoard(document));
  };
  if (account && (account === "present" || view.previous)) {
    const isOld = account === "previous";
    const round = isOld ? view.round - 1 : view.round;
    const isOver = isOld || view.phase === "over";
    const counted = (isOld ? previousAccount : presentAccount)(view, actionsOf(update));
    return html`<${Counting} ...${counted} round=${round} names=${names} players=${view.players.length}
      rounds=${isOver ? moneyOverRounds(view).slice(0, round + 1) : null} isLast=${!isOld && isOver}
      close=${close} closeLabel=${isOld && view.phase !== "over" ? say("kingdoms-page-on", { round: view.round }) : undefined} />
      <${Talk} slots=${slots} />`;
  }
  return html`<${Play} ...${props} paid=${isRecent ? paid.lines : []} openAccount=${setAccount} />`;
}

/** A line that was paid, and to whom. @param {Line} line @param {any[]} names @param {boolean} [isShort] where there is little room */
function paidWords(line, names, isShort = false) {
  const who = Object.entries(line.income).map(([colour, money]) =>
    say("kingdoms-page-gets", { player: nameOf(names, COLOURS.indexOf(colour)), money: signed(money) }),
  );
  if (!who.length) return say("kingdoms-page-paid-nobody", { line: lineWords(line) });
  if (isShort) return say("kingdoms-page-paid-short", { line: lineShort(line), who: sayList(who) });
  return say("kingdoms-page-paid", { line: lineWords(line), value: signed(line.value), who: sayList(who) });
}

/** @param {TableProps & { paid: Line[], openAccount: (account: "previous" | "present") => void }} props */
function Play({ update, names, act, canUndo, undo, isReplay, pending, slots, paid, openAccount }) {
  const view = update.view;
  const { board, lines } = view.present;
  const ply = update.summary.ply;
  const legal = isReplay || pending ? [] : view.legal;
  const offered = offers(legal);
  const isMine = legal.length > 0;
  const isSeated = !isReplay && update.your_seats.length > 0;
  const seat = view.observer ?? (update.your_seats.length === 1 ? update.your_seats[0] : null);
  const starting = seat === null ? null : view.players[seat].starting_tile;
  const drawn = isMine && view.phase === "place" ? view.drawn_tile : null;
  const mustPass = legal.length === 1 && legal[0] === "pass";

  const [chosen, setChosen] = useState(/** @type {string | null} */ (null));
  const [spot, setSpot] = useState(/** @type {string | null} */ (null));
  const [hover, setHover] = useState(/** @type {string | null} */ (null));
  const [remark, setRemark] = useSaid(/** @type {{ text: string, rule?: string | null, isBad?: boolean } | null} */ (null));
  const [leaving, setLeaving] = useState(/** @type {string | null} */ (null)); // what goes out, before the table knows of it
  const [cover, setCover] = useState(/** @type {{ seat: number | null, isOn: boolean } | null} */ (null));
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const placedAt = useRef(0);
  const takenAt = useRef(0);
  const held = drawn ?? chosen;

  const isCovered = cover !== null && cover.seat === seat && cover.isOn;

  const shown = useMemo(() => picturesOf(board, actionsOf(update)), [update]);
  const variantOf = (/** @type {string | null} */ word, isStart = false) =>
    word ? nextVariant(board, shown, word, squareName, isStart) : 0;

  const ghostOf = (/** @type {string} */ piece, /** @type {string} */ square, /** @type {string} */ shape, /** @type {boolean} */ isTried) => ({
    square,
    word: shape,
    variant: variantOf(shape, piece === "s"),
    isTried,
  });

  useLayoutEffect(() => {
    // before anybody can see or press anything of the new moment
    setChosen(null);
    setSpot(null);
    setRemark(null);
    setLeaving(null);
  }, [ply, update.table, isReplay]);

  // what is tried: the ghost, or else the square under the mouse or the focus
  const squares = held ? (offered.get(held) ?? null) : null;
  const ghostAt = held && spot && squares?.has(spot) ? spot : null;
  const triedAt = ghostAt ?? (held && hover && squares?.has(hover) ? hover : null);
  const action = held && triedAt ? `${held}@${triedAt}` : null;
  const onItsWay = pending ?? leaving;
  const sent = onItsWay ? split(onItsWay) : null;
  const isSecretHidden = (sent?.piece ?? held) === "s" && isCovered;
  const { preview, stopAsking } = usePreview(update.table, ply, isSecretHidden || leaving ? null : action);
  const word = wordOf(held, seat, starting, isSecretHidden);
  const ghost =
    sent?.square && pieceAt(board, sent.square) === "."
      ? ghostOf(sent.piece, sent.square, wordOf(sent.piece, seat, starting, false) ?? ".", false)
      : held && word && triedAt
        ? ghostOf(held, triedAt, word, !ghostAt)
        : null;
  const shownLines = preview?.present.lines ?? lines;
  const changed = preview ? changes(lines, preview.present.lines) : [];
  const deltas = preview ? preview.incomes.map((income, number) => income.total - view.players[number].income.total) : null;
  const framed = action && triedAt ? linesAt(shownLines, lines, triedAt) : [];

  const last = lastMove(update, view);
  useMotion(root, view, last, seat);

  useEffect(() => {
    if (!ghostAt || !held || !deltas) return;
    announce(
      say("kingdoms-page-tried", {
        piece: pieceName(held, null, variantOf), // a starting tile is not named aloud: others may hear, and it stays said when the device goes on
        square: ghostAt,
        changes: deltaWords(deltas, names),
      }),
    );
  }, [ghostAt, held, Boolean(preview)]);

  const confirm = async (/** @type {string | null} */ wanted = null) => {
    const what = wanted ?? (held === "draw" ? "draw" : ghostAt ? `${held}@${ghostAt}` : mustPass ? "pass" : null);
    if (!what || onItsWay) return false;
    stopAsking();
    setLeaving(what);
    setRemark(null);
    try {
      await act(what);
      return true;
    } catch (problem) {
      const { message, rule } = /** @type {{ message: string, rule?: string | null }} */ (problem);
      setRemark({ text: message, rule, isBad: true });
      announce(message);
      return false;
    } finally {
      setLeaving(null);
    }
  };
  const refuse = async (/** @type {string} */ tried) => {
    const { message, rule, is_legal: isLegal } = await explain(update.table, tried);
    setRemark({ text: message, rule, isBad: !isLegal });
    announce(message);
  };
  const tell = (/** @type {string} */ text) => setRemark({ text });

  const choose = (/** @type {string} */ piece, /** @type {any} */ event = null) => {
    if (isReplay || onItsWay) return;
    if (piece === held && event?.detail && Date.now() - takenAt.current < TWICE) return;
    setRemark(null);
    if (!offered.has(piece)) return void refuse(piece === "draw" ? "draw" : `${piece}@${spot ?? firstEmpty(board)}`);
    if (piece === held && piece === "draw") return void confirm("draw");
    if (piece === held && !drawn) return void putBack();
    takenAt.current = Date.now();
    if (!drawn) setChosen(piece);
    if (piece === "draw") setSpot(null);
    else if (spot && !offered.get(piece)?.has(spot)) setSpot(null);
    if (piece !== "draw" && !event?.detail) focusBoard(root.current); // chosen by a key: the arrows go on from there
  };
  const putBack = () => {
    setChosen(null);
    setSpot(null);
    setRemark(null);
  };
  const place = (/** @type {string} */ square) => {
    setRemark(null);
    setSpot(square);
    placedAt.current = Date.now();
  };
  const onSquare = (/** @type {string} */ square, /** @type {any} */ event) => {
    if (isReplay || onItsWay) return;
    const isKey = event.detail === 0;
    const wasHeld = held && held !== "draw" ? held : null;
    if (wasHeld && square === ghostAt) {
      if (isKey || (event.pointerType === "mouse" && Date.now() - placedAt.current > TWICE)) void confirm();
      return;
    }
    if (wasHeld && squares?.has(square)) return place(square);
    if (wasHeld) return void refuse(`${wasHeld}@${square}`);
    if (pieceAt(board, square) !== ".")
      return tell(
        squareWords({ square, word: pieceAt(board, square), variant: shown.get(square), names, effect: effectAt(lines, square) }),
      );
    if (!isMine) return void refuse(`r1@${square}`);
    place(square);
  };
  const type = async (/** @type {string} */ written) => {
    const text = written.trim().toLowerCase().replace("−", "-");
    if (!text || onItsWay) return false;
    if (legal.includes(text)) return confirm(text);
    await refuse(text);
    return false;
  };

  const { grab, drag } = useDrag({
    canDrag: (piece) => offered.has(piece) && !onItsWay,
    pick: (piece) => {
      setRemark(null);
      if (!drawn) setChosen(piece);
      setSpot(null);
    },
    over: (square) => setHover(square),
    drop: (piece, square) => {
      if (!square) return;
      if (offered.get(piece)?.has(square)) place(square);
      else void refuse(`${piece}@${square}`);
    },
  });

  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (
      event.defaultPrevented ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      target.closest("input, textarea, select, dialog, [role=dialog]")
    )
      return;
    const key = event.key.toLowerCase();
    if (key === "escape" && !onItsWay && (chosen || spot || remark)) putBack();
    else if (/^[1-4]$/.test(key) && seat !== null && hasShortcuts()) choose(`r${key}`);
    else if (key === "d" && !view.options.no_luck && hasShortcuts()) choose("draw");
    else if (key === "s" && starting && hasShortcuts()) choose("s");
    else if (key === "enter" && !target.closest("button, a, summary") && (ghostAt || held === "draw" || mustPass)) void confirm();
    else return;
    event.preventDefault();
  };
  usePlayingArea(root, onKeyDown);
  useEffect(() => {
    const at = document.activeElement;
    if (drawn && root.current?.contains(at) && !at?.matches("input")) focusBoard(root.current); // whoever writes goes on writing
  }, [drawn]);

  const onLine = (/** @type {Line} */ line) => tell(lineValue(line));
  const about = { starting, isSecretHidden, drawn, variantOf };
  const question = sent
    ? sendingOf({ ...sent, ...about })
    : held
      ? questionOf({ held, ghostAt, ...about })
      : spot && isMine
        ? {
            emblem: "figure-castle",
            text: say("kingdoms-page-choose-for", { square: spot }),
            hint: say("kingdoms-page-choose-for-hint"),
          }
        : null;
  const doing = sent?.piece ?? held ?? (mustPass ? "pass" : null);
  const canConfirm = Boolean(ghostAt || held === "draw" || mustPass);

  const canPutBack = !sent && Boolean(chosen || spot);
  const isResting = !doing && !canPutBack;
  const undoIt = () => void undo().catch((/** @type {Error} */ problem) => setRemark({ text: problem.message, isBad: true }));

  return html`<div class="kg" ref=${root}>
    <${Board} board=${board} lines=${shownLines} names=${names} variants=${shown} label=${say("kingdoms-page-board")} caption=${say("kingdoms-page-edge")}
      legal=${held && held !== "draw" ? squares : null} ghost=${ghost} marked=${spot && !held ? spot : null} last=${last}
      changed=${new Map(changed.map(({ line, was }) => [lineKey(line), was]))} framed=${framed}
      onSquare=${onSquare} onHover=${setHover} onLine=${onLine} onGrab=${(/** @type {any} */ event) => held && grab(event, held)} />
    <section class=${classes("kg-now", isResting && "is-resting")}>
      ${question ? html`<${Sentence} emblem=${question.emblem} text=${question.text} hint=${question.hint} isYours=${true} />` : slots.sentence}
      <ul class="effects" aria-hidden="true">${
        ghostAt &&
        changed.map(
          ({ line, was }) =>
            html`<li key=${lineKey(line)}>${lineShort(line)} ${was !== null && html`<${Mark} value=${was} isPencil /><${Icon} name="arrow" class="to" />`}<${Mark} value=${line.value} /></li>`,
        )
      }</ul>
      ${remark && html`<p class=${classes("kg-remark", remark.isBad && "is-bad")}><${Icon} name=${remark.isBad ? "warn" : "info"} /><span>${remark.text}${remark.rule && html` <small>(${remark.rule})</small>`}</span></p>`}
      ${!remark && paid.length > 0 && html`<p class="kg-remark is-paid"><${Icon} name="points" /><span class="kg-wide">${paid.map((line) => paidWords(line, names)).join(" ")}</span><span class="kg-narrow">${paid.map((line) => paidWords(line, names, true)).join(" ")}</span></p>`}
      ${
        isSeated &&
        html`<div class="buttons">
        ${canPutBack && html`<${Button} key="put-back" icon="undo" onClick=${putBack}><span>${say("kingdoms-page-put-back")}</span><//>`}
        ${!canPutBack && !sent && canUndo && html`<${Button} key="undo" icon="undo" onClick=${undoIt}><span>${say("kingdoms-page-undo")}</span><//>`}
        ${doing && html`<${Button} key="do" icon="check" main busy=${Boolean(sent)} aria-disabled=${!canConfirm} onClick=${() => confirm()}>${say(doing === "draw" ? "kingdoms-page-draw" : doing === "pass" ? "kingdoms-page-pass" : "kingdoms-page-confirm")}<//>`}
      </div>`
      }
    </section>
    <${Players} view=${view} names=${names} deltas=${deltas} />
    <div class="side"><${Hand} view=${view} seat=${seat} offered=${offered} held=${held} isOnBoard=${Boolean(ghostAt)} variantOf=${variantOf}
      isCovered=${isCovered} toggleCover=${() => setCover({ seat, isOn: !isCovered })} choose=${choose} grab=${grab} isPlacing=${Boolean(drawn)} /></div>
    <${Talk} slots=${slots}>
      ${isSeated && html`<${Typed} type=${type} />`}
      <div class="kg-looks">
        <${Button} class="mid" icon="points" onClick=${() => openAccount("present")}>${say("kingdoms-page-look-lines")}<//>
        ${view.previous && html`<${Button} class="mid" icon="archive" onClick=${() => openAccount("previous")}>${say("kingdoms-page-look-round", { round: view.round - 1 })}<//>`}
      </div>
      <${Unseen} view=${view} />
      <${Legend} isContinuous=${view.options.continuous !== "off"} />
    <//>
    ${drag}
  </div>`;
}

/** Log, chat and what is looked up, folded. @param {{ slots: import("../../contract.js").Slots, children?: any }} props */
const Talk = ({ slots, children }) =>
  html`<div class="kg-talk">
    ${slots.log && html`<details class="fold kg-log"><summary><${Icon} name="log" />${say("page-log")}<${Icon} name="chevron" /></summary>${slots.log}</details>`}
    ${slots.chat}
    ${children && html`<details class="fold kg-more"><summary><${Icon} name="help" />${say("kingdoms-page-more")}<${Icon} name="chevron" /></summary><div class="stack">${children}</div></details>`}
  </div>`;

/** The word of a piece in hand, `back` for a tile that stays hidden. */
/** @param {string | null} piece @param {number | null} seat @param {string | null} starting @param {boolean} isHidden */
function wordOf(piece, seat, starting, isHidden) {
  if (!piece || piece === "draw" || piece === "pass" || seat === null) return null;
  if (piece === "s") return isHidden || !starting || starting === "?" ? "back" : starting;
  return /^r[1-4]$/.test(piece) ? `${COLOURS[seat]}${piece[1]}` : piece;
}

/** @param {string[][]} board */
const firstEmpty = (board) => {
  for (const [row, words] of board.entries())
    for (const [column, there] of words.entries()) if (there === ".") return squareName(row, column);
  return "a1";
};

/** The lines through a square after a placement; those before it, where a mountain has taken their place. */
/** @param {Line[]} after @param {Line[]} before @param {string} square */
function linesAt(after, before, square) {
  const found = after.filter((line) => holds(line, square));
  return found.length ? found : before.filter((line) => holds(line, square));
}

/** @param {Line[]} lines @param {string} square */
function effectAt(lines, square) {
  const found = { row: /** @type {string | null} */ (null), column: /** @type {string | null} */ (null), bonus: 0, rank: 0 };
  for (const line of lines) {
    for (const tile of line.tiles) if (tile.square === square) found[line.direction] = tile.effect;
    for (const castle of line.castles)
      if (castle.square === square)
        [found.bonus, found.rank] = [Math.max(found.bonus, castle.bonus), Math.max(found.rank, castle.rank)];
  }
  return found;
}

/** @param {number[]} deltas @param {any[]} names */
const deltaWords = (deltas, names) =>
  deltas.map((change, seat) => say("kingdoms-page-gets", { player: nameOf(names, seat), money: signed(change) })).join(", ");

/** @typedef {{ starting: string | null, isSecretHidden: boolean, drawn: string | null,
 *   variantOf: (word: string, isStart?: boolean) => number }} About what a piece is called, and how it looks, depends on */

/** A piece in hand, in words and as an emblem. @param {string} held @param {About} about */
function introduce(held, { starting, isSecretHidden, variantOf }) {
  const piece = isSecretHidden ? say("kingdoms-page-secret") : pieceName(held, starting, variantOf);
  if (/^r[1-4]$/.test(held)) return { piece, emblem: "figure-castle" };
  const word = held === "s" ? (isSecretHidden || !starting || starting === "?" ? "back" : starting) : held;
  return { piece, emblem: `tile-${word === "back" ? "back" : pictureOf(word, variantOf(word, held === "s"))}` };
}

/** What is said while an action is on its way. @param {import("./types.js").Action & About} about */
function sendingOf({ piece: what, square, ...about }) {
  const hint = say("kingdoms-page-sending-hint");
  if (!square)
    return { emblem: what === "draw" ? "figure-draw" : "figure-wait", text: say("kingdoms-page-sending", { what }), hint };
  const { piece, emblem } = introduce(what, about);
  return { emblem, text: say("kingdoms-page-sending", { what: "piece", piece, square }), hint };
}

/** What is asked while a piece is in hand. @param {{ held: string, ghostAt: string | null } & About} about */
function questionOf({ held, ghostAt, ...about }) {
  if (held === "draw")
    return { emblem: "figure-draw", text: say("kingdoms-page-ask-draw"), hint: say("kingdoms-page-ask-draw-hint") };
  const { piece, emblem } = introduce(held, about);
  if (ghostAt)
    return {
      emblem,
      text: capital(say("kingdoms-page-ask-here", { piece, square: ghostAt })),
      hint: say("kingdoms-page-ask-here-hint"),
    };
  return about.drawn
    ? { emblem, text: say("kingdoms-page-ask-drawn", { piece }), hint: say("kingdoms-page-ask-drawn-hint") }
    : { emblem, text: capital(say("kingdoms-page-ask-where", { piece })), hint: say("kingdoms-page-ask-where-hint") };
}

/** The last thing placed, if it still stands. @param {import("../../contract.js").Update} update @param {any} view */
function lastMove(update, view) {
  const last = update.events.findLast((event) => event.type === "played" || event.type === "undone");
  if (!last || last.type === "undone") return null;
  const { piece, square } = split(last.action);
  if (!square) return null;
  const there = pieceAt(view.present.board, square);
  const rank = /^r([1-4])$/.exec(piece);
  const isSame = rank
    ? there === `${COLOURS[last.seat]}${rank[1]}`
    : piece === "s"
      ? there !== "." && !castleOf(there)
      : there === piece;
  return isSame ? { square, seat: last.seat } : null;
}

/** Pieces come down, from their owner's shield if he is somebody else; values follow. */
/** @param {{ current: HTMLElement | null }} root @param {any} view @param {{ square: string, seat: number } | null} last @param {number | null} own */
function useMotion(root, view, last, own) {
  const before = useRef({ board: view.present.board, round: view.round, drawn: view.drawn_tile });
  useLayoutEffect(() => {
    const then = before.current;
    before.current = { board: view.present.board, round: view.round, drawn: view.drawn_tile };
    if (then.round !== view.round || !root.current) return;
    const isNew = last && pieceAt(then.board, last.square) === "." && pieceAt(view.present.board, last.square) !== ".";
    if (isNew && last) {
      const square = root.current.querySelector(`[data-square="${last.square}"]`);
      if (last.seat === own) land(square);
      else arrive(square, root.current.querySelectorAll(".player > .shield")[last.seat]);
      settle(root.current.querySelectorAll(".val"));
    }
    if (view.drawn_tile && !then.drawn) flip(root.current.querySelector(".kg-drawn"));
  }, [view]);
}

/** A field for those who would rather write what they do. @param {{ type: (text: string) => Promise<boolean> }} props */
function Typed({ type }) {
  const [text, setText] = useState("");
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (await type(text)) setText((now) => (now === text ? "" : now)); // something else may be written already
  };
  return html`<form class="kg-typed" onSubmit=${submit}>
    <label class="ask"><b>${say("kingdoms-page-type")}</b><span class="hint">${say("kingdoms-page-type-hint")}</span>
      <input type="text" value=${text} maxlength="40" autocomplete="off" autocapitalize="none" spellcheck=${false} onInput=${(/** @type {any} */ event) => setText(event.target.value)} /></label>
    <button type="submit" class="btn mid">${say("kingdoms-page-type-send")}</button></form>`;
}
