// @ts-check
/** What is chosen before a table is opened: against the computer, with friends, or at one device. */

import { characterOf, charactersOf } from "../characters.js";
import { useFace, useGames } from "../games.js";
import { classes, html, useId, useState } from "../html.js";
import { callMe, useMe } from "../identity.js";
import { canHost, choiceOf, choose, passAndPlay, playNow, playWithFriends } from "../opening.js";
import { HAS_SERVER } from "../place.js";
import { change, useSettings } from "../settings.js";
import { botName } from "../tables.js";
import { canSay, useWords } from "../words.js";
import { Button, Level, Loading, Portrait, Shield } from "./basics.js";
import { Dialog } from "./dialog.js";
import { fitting, OptionGroups, Segments, Switch } from "./options.js";

/** @typedef {import("../opening.js").Way} Way */
/** @typedef {{ name: string, bot: string }} Person Or a bot, if it is not empty. */
/** @typedef {import("../html.js").Changed} Changed */
/**
 * @typedef {{ is_listed: boolean, has_chat: boolean, has_hints: boolean, move_seconds?: number | null }} House `move_seconds`: null for no
 *   clock; left out while nothing was chosen
 */

const MOST = 4;
/** Seconds for a decision. */
const CLOCKS = [30, 60, 180, 86_400, 259_200];
/** Seconds for a decision among strangers, unless the host chooses otherwise: nobody waits for those who have left. */
const AMONG_STRANGERS = 180;

/** The clock of a table. @param {House} house @returns {number | null} */
export const clockOf = ({ is_listed: isListed, move_seconds: chosen }) =>
  chosen === undefined ? (isListed ? AMONG_STRANGERS : null) : chosen;

/**
 * @param {{ way: Way, game: string, title: string, onClose: () => void }} props
 */
export function NewTable({ way, game, title, onClose }) {
  const say = useWords();
  const face = useFace(game);
  const known = useGames()?.find(({ name }) => name === game);
  const heading = say(`page-new-${way}`, { game: title });
  if (!known || !face)
    return html`<${Dialog} title=${heading} onClose=${onClose} class="broad"><div class="body">
      <${Loading} /></div><//>`;
  return html`<${Choosing} ...${{ way, game, heading, face, known, onClose }} />`;
}

/**
 * @param {{ way: Way, game: string, heading: string, face: import("../contract.js").Face, known:
 *   import("../games.js").Game, onClose: () => void }} props
 */
function Choosing({ way, game, heading, face, known, onClose }) {
  const say = useWords();
  const { guests, name: kept } = useSettings();
  const me = useMe();
  const first = choiceOf(game, way);
  const [chosen, setChosen] = useState(first.options);
  const [bots, setBots] = useState(first.bots);
  const [colour, setColour] = useState(first.colour);
  const [players, setPlayers] = useState(first.opponents + 1);
  const [name, setName] = useState(kept);
  const [people, setPeople] = useState(Array.from({ length: MOST }, (_, at) => ({ name: guests[at] ?? "", bot: "" })));
  const [house, setHouse] = useState(/** @type {House} */ ({ is_listed: false, has_chat: true, has_hints: false }));
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);

  const rivals = Array.from({ length: players - 1 }, (_, at) => bots[at] ?? bots.at(-1) ?? first.level);

  const start = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    setProblem("");
    const options = fitting(face.options ?? [], players, chosen);
    const level = bots[0] ?? first.level;
    choose(game, way, { options, level, bots: rivals, colour, opponents: players - 1 });
    try {
      if (way === "bots") {
        await playNow(game);
      } else if (way === "friends") {
        if (!me || !kept || name.trim() !== kept) await callMe(name.trim());
        await playWithFriends(game, players, { options, ...house, move_seconds: clockOf(house) });
      } else {
        const who = people.slice(0, players).map((person, at) => ({
          bot: person.bot || undefined,
          name: person.name.trim() || say("page-player", { number: at + 1 }),
        }));
        change({ guests: people.map((person) => person.name) });
        await passAndPlay(game, who, { options });
      }
    } catch (refused) {
      setProblem(/** @type {Error} */ (refused).message);
      setBusy(false);
    }
  };

  return html`<${Dialog} title=${heading} onClose=${onClose} class="broad">
    <form class="dialog-form" onSubmit=${start}>
      <div class="body">
      ${
        way === "friends" &&
        html`<div class="ask"><label for="new-name">${say("page-name-label")}</label>
        <input id="new-name" required maxlength="40" autocomplete="nickname" value=${name}
          data-first=${kept ? undefined : true}
          onInput=${(/** @type {Changed} */ event) => setName(event.target.value)} /></div>`
      }
      ${
        known.players.length > 1 &&
        html`<${Segments} title=${say(way === "bots" ? "page-opponents" : "page-players")} chosen=${players}
          onChange=${setPlayers}
        values=${known.players.map((value) => ({ value, title: way === "bots" ? value - 1 : value }))} />`
      }
      ${way === "bots" && html`<${Against} ...${{ levels: known.levels, bots: rivals, setBots, colour, setColour }} colours=${face.colours} />`}
      ${
        way === "pass" &&
        html`<${People} people=${people.slice(0, players)} levels=${known.levels}
        onChange=${(/** @type {Person[]} */ next) => setPeople([...next, ...people.slice(players)])} />`
      }
      ${way === "friends" && html`<${HouseRules} house=${house} onChange=${setHouse} />`}
      ${way !== "friends" && known.plays_here && html`<${Where} />`}
      <${Variants} ...${{ known, face, players, chosen, setChosen }} />
      </div>
      <div class="foot">
        ${problem && html`<p class="error" role="alert">${problem}</p>`}
        <button class=${classes("btn main", busy && "busy")} type="submit" disabled=${busy}
          data-first=${way === "friends" && !kept ? undefined : true}>${say(`page-new-${way}-start`)}</button>
      </div>
    </form>
  <//>`;
}

/**
 * @param {{ known: import("../games.js").Game, face: import("../contract.js").Face, players: number, chosen:
 *   import("../contract.js").Options, setChosen: (options: import("../contract.js").Options) => void }} props
 */
function Variants({ known, face, players, chosen, setChosen }) {
  const say = useWords();
  return html`<${OptionGroups} game=${known} groups=${face.options} players=${players} options=${chosen}
      onChange=${setChosen} />
    ${
      Object.keys(chosen).length > 0 &&
      html`<p><${Button} class="quiet" icon="rematch" onClick=${() => setChosen({})}>
        ${say("page-options-reset")}<//></p>`
    }`;
}

/** Where games alone and at one device are played; without a server there is no choice. */
export function Where() {
  const say = useWords();
  const { place } = useSettings();
  const isChoice = HAS_SERVER && useGames()?.some((game) => game.plays_here);
  if (!isChoice) return null;
  const values = ["server", "here"].map((value) => ({ value, title: say(`page-where-${value}`) }));
  const choice = html`<${Segments} title=${say("page-where")} values=${values} chosen=${place}
      onChange=${(/** @type {"server" | "here"} */ next) => change({ place: next })} />
    <p class="hint">${say("page-where-about")}</p>`;
  return html`<div class="ask where">${canHost() ? choice : html`<p class="hint">${say("page-here-insecure")}</p>`}</div>`;
}

/**
 * The opponents, and the player's colour.
 * @param {{ levels: string[], bots: string[], setBots: (bots: string[]) => void, colours: string[], colour: number |
 *   null, setColour: (colour: number) => void }} props
 */
const Against = ({ levels, bots, setBots, colours, colour, setColour }) =>
  html`<${Levels} levels=${levels} bots=${bots}
      onChange=${(/** @type {string} */ level) => setBots(bots.map(() => level))} />
    ${bots.length > 1 && html`<${Rivals} levels=${levels} bots=${bots} onChange=${setBots} />`}
    <${Colours} colours=${colours} chosen=${colour} onChange=${setColour} />`;

/**
 * One level for all opponents.
 * @param {{ levels: string[], bots: string[], onChange: (level: string) => void }} props
 */
function Levels({ levels, bots, onChange }) {
  const say = useWords();
  const isOnly = (/** @type {string} */ one) => bots.every((bot) => bot === one);
  return html`<fieldset class="group"><legend>${say("page-level")}</legend>
    <div class="levels">
      ${levels.map((one) => {
        const character = characterOf(one, 0);
        return html`<label class="level-pick" key=${one}>
          <input class="vh" type="radio" name="level" checked=${isOnly(one)} onChange=${() => onChange(one)} />
          <span>${character ? html`<${Portrait} bot=${one} face=${character.face} />` : html`<${Level} level=${one} />`}
            <b>${botName(one)}</b>${
              canSay(`level-${one}-about`) &&
              html`<small>
            ${say(`level-${one}-about`)}</small>`
            }</span>
        </label>`;
      })}
    </div>
  </fieldset>`;
}

/**
 * Opponents seat by seat: who they are, and how strong.
 * @param {{ levels: string[], bots: string[], onChange: (bots: string[]) => void }} props
 */
export function Rivals({ levels, bots, onChange }) {
  const say = useWords();
  const characters = charactersOf(bots);
  return html`<fieldset class="group rivals"><legend>${say("page-seat-by-seat")}</legend>
    ${bots.map((bot, at) => {
      const character = characters[at];
      const name = character?.name ?? botName(bot);
      return html`<label class="opponent" key=${at}>
        ${character && html`<${Portrait} bot=${bot} face=${character.face} />`}
        <b>${name}</b>
        <select value=${bot} aria-label=${say("page-level-of", { name })} onChange=${(/** @type {Changed} */ event) =>
          onChange(bots.map((one, other) => (other === at ? event.target.value : one)))}>
          ${[...new Set([...levels, bot])].map(
            (level) => html`<option key=${level} value=${level}>${botName(level)}</option>`,
          )}
        </select>
      </label>`;
    })}
  </fieldset>`;
}

/**
 * The colour of a player, as shields.
 * @param {{ colours: string[], chosen: number | null, onChange: (colour: number) => void, taken?: number[] }} props
 *   `taken`: colours of other people.
 */
export function Colours({ colours, chosen, onChange, taken = [] }) {
  const say = useWords();
  const id = useId();
  return html`<fieldset class="choice colours"><legend>${say("page-colour")}</legend>
    ${colours.map(
      (colour, number) => html`<label key=${colour}>
        <input class="vh" type="radio" name=${id} checked=${number === chosen} disabled=${taken.includes(number)}
          aria-label=${say("page-colour-name", { colour })} onChange=${() => onChange(number)} />
        <span><${Shield} colour=${colour} /></span>
      </label>`,
    )}
  </fieldset>`;
}

/** @param {{ people: Person[], levels: string[], onChange: (people: Person[]) => void }} props */
function People({ people, levels, onChange }) {
  const say = useWords();
  /** @param {number} at @param {Partial<Person>} changes */
  const set = (at, changes) =>
    onChange(people.map((person, other) => (other === at ? { ...person, ...changes } : person)));
  return html`<fieldset class="group"><legend>${say("page-who")}</legend>
    ${people.map(
      (person, at) => html`<div class="person" key=${at}>
        <label><span class="vh">${say("page-player", { number: at + 1 })}</span>
          <input maxlength="40" disabled=${Boolean(person.bot)} placeholder=${say("page-player", { number: at + 1 })}
            value=${person.bot ? botName(person.bot) : person.name}
            onInput=${(/** @type {Changed} */ event) => set(at, { name: event.target.value })} />
        </label>
        <label><span class="vh">${say("page-who-kind", { number: at + 1 })}</span>
          <select value=${person.bot}
            onChange=${(/** @type {Changed} */ event) => set(at, { bot: event.target.value })}>
            <option value="">${say("page-person")}</option>
            ${levels.map((level) => html`<option key=${level} value=${level}>${botName(level)}</option>`)}
          </select>
        </label>
      </div>`,
    )}
  </fieldset>`;
}

/** @param {{ house: House, onChange: (house: House) => void }} props */
function HouseRules({ house, onChange }) {
  const say = useWords();
  const id = useId();
  return html`<fieldset class="group"><legend>${say("page-house")}</legend>
    <${Switch} title=${say("page-listed")} about=${say("page-listed-about")} isOn=${house.is_listed}
      onChange=${(/** @type {boolean} */ isOn) => onChange({ ...house, is_listed: isOn })} />
    <${Switch} title=${say("page-chat")} about=${say("page-chat-about")} isOn=${house.has_chat}
      onChange=${(/** @type {boolean} */ isOn) => onChange({ ...house, has_chat: isOn })} />
    <${Switch} title=${say("page-hints")} about=${say("page-hints-about")} isOn=${house.has_hints}
      onChange=${(/** @type {boolean} */ isOn) => onChange({ ...house, has_hints: isOn })} />
    <label class="option wide" for=${id}>
      <span><b>${say("page-clock")}</b><small>${say("page-clock-about")}</small></span>
      <select id=${id} value=${clockOf(house) ?? ""}
        onChange=${(/** @type {Changed} */ { target }) => onChange({ ...house, move_seconds: Number(target.value) || null })}>
        <option value="">${say("page-clock-none")}</option>
        ${CLOCKS.map((seconds) => html`<option key=${seconds} value=${seconds}>${clockWords(say, seconds)}</option>`)}
      </select>
    </label>
  </fieldset>`;
}

/**
 * The time limit for a decision, in words.
 * @param {typeof import("../words.js").say} say
 * @param {number} seconds
 * @returns {string}
 */
export function clockWords(say, seconds) {
  if (seconds >= 86_400) return say("page-clock-days", { days: Math.round(seconds / 86_400) });
  return seconds >= 60 ? say("page-clock-minutes", { minutes: seconds / 60 }) : say("page-clock-seconds", { seconds });
}
