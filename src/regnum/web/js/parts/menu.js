// @ts-check
/** What can be done at a table besides playing. */

import { ask, isHere } from "../api.js";
import { useGames } from "../games.js";
import { html, useState } from "../html.js";
import { serverAt } from "../place.js";
import { go, linkTo } from "../router.js";
import { change } from "../settings.js";
import { play, useSound } from "../sounds.js";
import { tablePath } from "../tables.js";
import { useWords } from "../words.js";
import { Icon } from "./basics.js";
import { Confirm, Dialog } from "./dialog.js";
import { Languages } from "./languages.js";
import { Colours, Rivals } from "./newtable.js";
import { Chosen } from "./seats.js";
import { LinkToShare, Qr, svgAddress } from "./share.js";

/** @typedef {import("../contract.js").Update} Update */
/** @typedef {import("../contract.js").Name} Name */

/**
 * @param {{ update: Update, names: Name[], face: import("../contract.js").WholeFace,
 *   command: import("../contract.js").Commanding, onProblem: (text: string) =>
 *   void,
 *   canUndo: boolean, undo: () => Promise<void>, open: { rules: () => void, settings: () => void }, onClose: () => void }}
 *   props `open`: what opens over the table.
 */
export function TableMenu({ update, names, face, command, onProblem, canUndo, undo, open: openOver, onClose }) {
  const say = useWords();
  const sound = useSound();
  const [shown, setShown] = useState("");
  const [seat, setSeat] = useState(0);
  const { summary, your_seats: own } = update;
  const isPlaying = summary.status === "playing";
  const active = own.filter((one) => !summary.seats[one]?.is_resigned);
  const bots = summary.seats.filter(({ bot }) => bot !== null);
  const isHost = own.some((one) => summary.seats[one]?.player === summary.host);
  const nameOf = (/** @type {number} */ one) => names[one]?.name ?? "";
  const resign = async () => {
    try {
      await command({ type: "resign", seat });
      onClose();
    } catch (refused) {
      onProblem(/** @type {Error} */ (refused).message);
    }
  };
  if (shown === "invite") {
    return html`<${Dialog} title=${say("page-watch-link")} onClose=${onClose}><div class="body">
      <${LinkToShare} address=${linkTo(tablePath(update.table))} label=${say("page-watch-link-about")} />
      <${Qr} src=${serverAt(`/api/tables/${update.table}/qr`)} alt=${say("page-invite-qr")} />
    </div><//>`;
  }
  if (shown === "device")
    return html`<${Device} update=${update} seat=${seat} name=${nameOf(seat)} onClose=${onClose} />`;
  if (shown === "resign") {
    return html`<${Confirm} title=${say("page-resign")} yes=${say("page-resign")} onYes=${resign} onClose=${onClose}
      text=${own.length > 1 ? say("page-resign-seat-about", { name: nameOf(seat) }) : say("page-resign-about")} />`;
  }
  if (shown === "opponents") return html`<${Opponents} ...${{ update, command, onProblem, onClose }} />`;
  if (shown === "colour") return html`<${Colour} ...${{ update, names, face, seat, command, onProblem, onClose }} />`;
  const open = (/** @type {string} */ what, one = 0) => {
    setSeat(one);
    setShown(what);
  };
  const item = (/** @type {string} */ icon, /** @type {string} */ text, /** @type {() => void} */ act) =>
    html`<li key=${text}><button type="button" class="go" onClick=${act}><${Icon} name=${icon} />${text}</button></li>`;
  const over = (/** @type {string} */ icon, /** @type {string} */ text, /** @type {() => void} */ lay) =>
    item(icon, text, () => {
      onClose();
      lay();
    });
  const deviceOf = (/** @type {number} */ one) =>
    own.length > 1 ? say("page-device-of", { name: nameOf(one) }) : say("page-device");
  const colourOf = (/** @type {number} */ one) =>
    active.length > 1 ? say("page-colour-of", { name: nameOf(one) }) : say("page-colour");
  const resignOf = (/** @type {number} */ one) =>
    active.length > 1 ? say("page-resign-of", { name: nameOf(one) }) : say("page-resign");
  return html`<${Dialog} title=${say("page-menu")} onClose=${onClose} class="drawer"><div class="body">
    <ul class="list menu">
      ${
        canUndo &&
        item("undo", say("page-undo"), () => {
          onClose();
          void undo();
        })
      }
      ${!isHere(update.table) && item("link", say("page-watch-link"), () => open("invite"))}
      ${!isHere(update.table) && own.map((one) => item("qr", deviceOf(one), () => open("device", one)))}
      ${isHost && isPlaying && bots.length > 0 && item("bot", say("page-opponents-change"), () => open("opponents"))}
      ${summary.status !== "over" && active.map((one) => item("person", colourOf(one), () => open("colour", one)))}
      ${isPlaying && active.map((one) => item("flag", resignOf(one), () => open("resign", one)))}
      ${item(sound ? "sound-on" : "sound-off", say(sound ? "page-sound-off" : "page-sound-on"), () => {
        change({ sound: !sound });
        play("place");
      })}
      ${face.rules && over("learn", say("page-rules"), openOver.rules)}
      ${over("settings", say("page-settings"), openOver.settings)}
      ${item("leave", say(isPlaying && active.length > 0 ? "page-leave" : "page-home"), () => go("/"))}
    </ul>
    <${Languages} />
    <details class="fold"><summary><${Icon} name="info" />${say("page-what")}<${Icon} name="chevron" /></summary>
      <div class="stack"><${Chosen} update=${update} face=${face} />
        <p class="small soft">${say("page-commitment")} <span class="hash">${summary.commitment}</span></p></div>
    </details>
  </div><//>`;
}

/**
 * Which bots play, seat by seat; a new one takes over from the next move on.
 * @param {{ update: Update, command: import("../contract.js").Commanding, onProblem: (text: string) => void, onClose: ()
 *   => void }} props
 */
function Opponents({ update: { summary }, command, onProblem, onClose }) {
  const say = useWords();
  const levels = useGames()?.find(({ name }) => name === summary.game)?.levels ?? [];
  const places = summary.seats.flatMap(({ bot }, seat) => (bot === null ? [] : [{ seat, bot }]));
  const arrange = (/** @type {string[]} */ wanted) =>
    places.forEach(({ seat, bot }, at) => {
      if (wanted[at] === bot) return;
      command({ type: "arrange", seat, bot: wanted[at] ?? bot }).catch((refused) => onProblem(refused.message));
    });
  return html`<${Dialog} title=${say("page-opponents-change")} onClose=${onClose}><div class="body">
    <${Rivals} levels=${levels} bots=${places.map(({ bot }) => bot)} onChange=${arrange} />
    <p class="hint">${say("page-opponents-change-about")}</p>
  </div><//>`;
}

/**
 * @param {{ update: Update, names: Name[], face: import("../contract.js").WholeFace, seat: number, command:
 *   import("../contract.js").Commanding, onProblem: (text: string) => void, onClose: () => void }} props
 */
function Colour({ update: { summary, your_seats: own }, names, face, seat, command, onProblem, onClose }) {
  const say = useWords();
  const taken = summary.seats.flatMap(({ player, colour }, at) => (player && !own.includes(at) ? [colour] : []));
  const choose = (/** @type {number} */ colour) =>
    command({ type: "colour", seat, colour }).catch((refused) => onProblem(refused.message));
  return html`<${Dialog} title=${say("page-colour-of", { name: names[seat]?.name ?? "" })} onClose=${onClose}>
    <div class="body"><${Colours} colours=${face.colours} chosen=${summary.seats[seat]?.colour ?? null} taken=${taken}
      onChange=${choose} /></div>
  <//>`;
}

/** @typedef {import("../types.d.ts").SeatLink} SeatLink */

/**
 * Take a seat to another device: by a link that works once, for a quarter of an hour.
 * @param {{ update: Update, seat: number, name: string, onClose: () => void }} props
 */
function Device({ update, seat, name, onClose }) {
  const say = useWords();
  const [link, setLink] = useState(/** @type {SeatLink | null} */ (null));
  const [problem, setProblem] = useState("");
  const make = () =>
    /** @type {Promise<SeatLink>} */ (ask("POST", `/api/tables/${update.table}/seats/${seat}/link`)).then(
      setLink,
      (refused) => setProblem(refused.message),
    );
  return html`<${Dialog} title=${say("page-device-of", { name })} onClose=${onClose}><div class="body">
    <p>${say("page-device-about")}</p>
    ${
      link
        ? html`<${LinkToShare} address=${link.url} label=${say("page-device-link")} /><${Qr} src=${svgAddress(link.qr)}
          alt=${say("page-device-qr")} />`
        : html`<div><button type="button" class="btn main" data-first onClick=${make}>
          ${say("page-device-make")}</button></div>`
    }
    ${problem && html`<p class="error" role="alert">${problem}</p>`}
  </div><//>`;
}
