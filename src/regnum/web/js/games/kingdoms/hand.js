// @ts-check
/** What the player may place: castles by rank, the starting tile, the drawn tile or the face-up supply; and the supply. */

import { classes, html, useContext } from "../../html.js";
import { Disc } from "../../parts/disc.js";
import { memo } from "../../same.js";
import { hasShortcuts } from "../../settings.js";
import { say, useWords } from "../../words.js";
import { KINDS, Worn } from "./components.js";
import { Back, CastleArt, Drawing, Piece } from "./pieces.js";
import { tileName } from "./words.js";

const RANKS = [1, 2, 3, 4];

/** @param {string | number} key */
const shortcut = (key) => (hasShortcuts() ? String(key) : undefined);

/**
 * @typedef {{ view: import("./types.js").View, seat: number | null, offered: Map<string, Set<string>>, held: string |
 *   null, isOnBoard: boolean,
 *   variantOf: (word: string, isStart?: boolean) => number, isCovered: boolean, toggleCover: () => void, choose:
 *   (piece: string, event: PointerEvent) => void,
 *   grab: (event: PointerEvent, piece: string) => void, isPlacing: boolean, mark?: import("../../contract.js").Marked }} Props
 *   `isOnBoard`: the piece held is on the board for now; `mark`: to draw is shown without being played
 */

/** @param {Props} props */
export function Hand(props) {
  const { view, seat, held } = props;
  const isOpen = view.options.no_luck;
  return html`<section class=${classes("kg-hand", isOpen && "kg-open")} aria-label=${say("kingdoms-page-hand")}>
    ${seat !== null && html`<${Castles} ...${props} />`}
    ${seat !== null && !isOpen && html`<${Secret} ...${props} />`}
    ${isOpen ? html`<${Supply} ...${props} />` : html`<${Pile} ...${props} held=${held} />`}
  </section>`;
}

/** @param {Props & { seat: number }} props */
function Castles({ view, seat, offered, held, isOnBoard, choose, grab, isPlacing }) {
  const player = view.players[seat];
  const worn = useContext(Worn);
  return html`<div class="kg-castles"><h2>${say("kingdoms-page-your-castles")}</h2>
    <div class="kg-slots">
      ${RANKS.map((rank) => {
        const piece = `r${rank}`;
        const left = player.castles[rank - 1];
        const isHeld = held === piece;
        const looks = [!left && "none", isHeld && (isOnBoard ? "out" : "picked"), left > 0 && isPlacing && "kg-waits"];
        return html`<button key=${rank} type="button" data-piece=${piece} aria-pressed=${isHeld}
          aria-disabled=${!offered.has(piece)}
          class=${classes("kg-held kg-castle", `p-${worn(player.colour)}`, ...looks)}
          aria-label=${say("kingdoms-page-castle-slot", { rank, left })}
            title=${say("kingdoms-page-castle-slot", { rank, left })} aria-keyshortcuts=${shortcut(rank)}
          onClick=${(/** @type {PointerEvent} */ event) => choose(piece, event)}
            onPointerDown=${(/** @type {PointerEvent} */ event) => grab(event, piece)}>
          <${CastleArt} colour=${player.colour} rank=${rank} /><b class="kg-count" aria-hidden="true">
            ${left}</b></button>`;
      })}
    </div></div>`;
}

/** @param {Props & { seat: number }} props */
function Secret({ view, seat, offered, held, isOnBoard, isCovered, toggleCover, choose, grab, variantOf, isPlacing }) {
  const tile = view.players[seat].starting_tile;
  const isHeld = held === "s";
  const hint = isCovered ? "kingdoms-page-secret-hint-covered" : "kingdoms-page-secret-hint";
  const name =
    tile &&
    (isCovered || tile === "?"
      ? say("kingdoms-page-secret-covered")
      : say("kingdoms-page-secret-is", { tile: tileName(tile, variantOf(tile, true)) }));
  return html`<div class="kg-source kg-secret">
    <span class="kg-box">${
      tile
        ? html`<button type="button" data-piece="s" aria-pressed=${isHeld} aria-disabled=${!offered.has("s")}
          aria-label=${name} title=${name} aria-keyshortcuts=${shortcut("s")}
          class=${classes("kg-held secret", isHeld && (isOnBoard ? "out" : "picked"), isPlacing && "kg-waits")}
          onClick=${(/** @type {PointerEvent} */ event) => choose("s", event)}
            onPointerDown=${(/** @type {PointerEvent} */ event) => grab(event, "s")}>
          ${
            isCovered || tile === "?"
              ? html`<${Back} />`
              : html`<${Piece} word=${tile}
            variant=${variantOf(tile, true)} />`
          }</button>`
        : html`<span class="kg-held secret none" role="img" aria-label=${say("kingdoms-page-secret-played")}></span>`
    }
    ${
      tile &&
      tile !== "?" &&
      html`<button type="button" class="icon kg-cover" onClick=${toggleCover}
      aria-label=${say(isCovered ? "kingdoms-page-uncover" : "kingdoms-page-cover")}
        title=${say(isCovered ? "kingdoms-page-uncover" : "kingdoms-page-cover")}>
      <${Drawing} id=${isCovered ? "icon-eye-off" : "icon-eye"} box="0 0 24 24" /></button>`
    }</span>
    <div><h2><span class="kg-wide">${say("kingdoms-page-secret")}</span><span class="kg-narrow">
    ${say("kingdoms-page-secret-short")}</span></h2>
      <p>${say(tile ? hint : "kingdoms-page-secret-played")}</p></div>
  </div>`;
}

/** @param {Props} props */
function Pile({ view, offered, held, choose, variantOf, isOnBoard, grab, mark }) {
  const drawn = view.drawn_tile;
  const isKnown = drawn && drawn !== "?";
  const left = say("kingdoms-page-tiles-left", { tiles: view.supply });
  if (isKnown)
    return html`<div class="kg-source"><button type="button" data-piece=${drawn} aria-pressed=${held === drawn}
      class=${classes("kg-held kg-drawn", held === drawn && (isOnBoard ? "out" : "picked"))}
        aria-label=${say("kingdoms-page-drawn-is", { tile: tileName(drawn, variantOf(drawn)) })}
          title=${say("kingdoms-page-drawn-is", { tile: tileName(drawn, variantOf(drawn)) })}
        onClick=${(/** @type {PointerEvent} */ event) => choose(drawn, event)}
          onPointerDown=${(/** @type {PointerEvent} */ event) => grab(event, drawn)}>
        <${Piece} word=${drawn} variant=${variantOf(drawn)} /></button>
      <div><h2><span class="kg-wide">${say("kingdoms-page-drawn")}</span><span class="kg-narrow">
        ${say("kingdoms-page-drawn-short")}</span></h2><p>${left}</p></div></div>`;
  return html`<div class="kg-source"><button type="button" data-piece="draw" aria-pressed=${held === "draw"}
    aria-disabled=${!offered.has("draw")} aria-keyshortcuts=${shortcut("d")}
      class=${classes("kg-held pile", !view.supply && "none", held === "draw" && "picked")}
        aria-label=${say("kingdoms-page-draw-slot", { tiles: view.supply })} title=${left}
      onClick=${(/** @type {PointerEvent} */ event) => choose("draw", event)}>${view.supply > 0 && html`<${Back} />`}${mark && html`<${Disc} mark=${mark} />`}<b
        class="kg-count" aria-hidden="true">${view.supply}</b></button>
    <div><h2><span class="kg-wide">${say("kingdoms-page-pile")}</span><span class="kg-narrow">
      ${say("kingdoms-page-pile-short")}</span></h2><p>
      ${drawn === "?" ? say("kingdoms-page-drawn-hidden") : left}</p></div></div>`;
}

/** The supply face up. @param {Props} props */
function Supply({ view, offered, held, choose, grab, isOnBoard, variantOf }) {
  return html`<div class="kg-supply"><h2>${say("kingdoms-page-supply-open")} <small>
    ${say("kingdoms-page-tiles-left", { tiles: view.supply })}</small></h2>
    <div class="kg-tiles">
      ${KINDS.map((kind) => {
        const left = view.unseen[kind] ?? 0;
        const isHeld = held === kind;
        const said = say("kingdoms-page-supply-slot", { tile: tileName(kind, variantOf(kind)), left });
        return html`<button key=${kind} type="button" data-piece=${kind} aria-pressed=${isHeld}
          aria-disabled=${!offered.has(kind)} aria-label=${said} title=${said}
          class=${classes("kg-held", !left && "none", isHeld && (isOnBoard ? "out" : "picked"))}
          onClick=${(/** @type {PointerEvent} */ event) => choose(kind, event)}
            onPointerDown=${(/** @type {PointerEvent} */ event) => grab(event, kind)}>
          <${Piece} word=${kind} variant=${variantOf(kind)} />${
            left !== 1 &&
            html`<b class="kg-count"
            aria-hidden="true">${left}</b>`
          }</button>`;
      })}
    </div></div>`;
}

/**
 * What may still come: the tiles that this player has not seen in this round.
 * @param {{ unseen: import("./types.js").View["unseen"] }} props
 */
function UnseenDrawn({ unseen }) {
  useWords();
  const kinds = KINDS.filter((kind) => unseen[kind]);
  return html`<section><h3>${say("kingdoms-page-unseen")}</h3>
    <p>${say("kingdoms-page-unseen-hint")}</p>
    <ul class="kg-unseen">${kinds.map(
      (kind) => html`<li key=${kind} title=${tileName(kind)}><span class="kg-held"><${Piece} word=${kind} />
        ${unseen[kind] > 1 && html`<b class="kg-count" aria-hidden="true">${unseen[kind]}</b>`}</span>
        <span class="vh">${say("kingdoms-page-supply-slot", { tile: tileName(kind), left: unseen[kind] })}</span></li>`,
    )}</ul></section>`;
}

export const Unseen = memo(UnseenDrawn);
