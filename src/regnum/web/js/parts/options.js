// @ts-check
/** What can be chosen before a game. */

import { html, useId } from "../html.js";
import { canSay, useWords } from "../words.js";

/** @typedef {import("../html.js").Changed} Changed */
/** @typedef {import("../contract.js").OptionGroup} OptionGroup */
/** @typedef {import("../contract.js").Choosable} Choosable */
/** @typedef {import("../contract.js").OptionValue} OptionValue */
/** @typedef {import("../contract.js").Preset} Preset */
/** @typedef {import("../contract.js").Options} Options */
/** @typedef {import("../games.js").Game} Game */

/**
 * The switches of the face that the game really has, and those of the game that the face does not know.
 * @param {Game} game
 * @param {OptionGroup[]} groups
 * @returns {OptionGroup[]}
 */
function knownGroups(game, groups) {
  const names = new Set(game.switches.map(({ name }) => name));
  return groups
    .map((group) => ({ ...group, switches: (group.switches ?? []).filter(({ name }) => names.has(name)) }))
    .filter((group) => group.switches.length || group.presets?.length);
}

/**
 * The options without those that are not for so many players.
 * @param {OptionGroup[]} groups
 * @param {number} players
 * @param {Options} options
 * @returns {Options}
 */
export function fitting(groups, players, options) {
  const items = groups.flatMap((group) => group.switches ?? []);
  const isFor = (/** @type {string} */ name) =>
    items.find((item) => item.name === name)?.players?.includes(players) ?? true;
  return Object.fromEntries(Object.entries(options).filter(([name]) => isFor(name)));
}

/**
 * Whether two sets of options mean the same.
 * @param {Options} one
 * @param {Options} other
 */
const isSame = (one, other) => {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
};

/**
 * @param {{ game: Game, groups: OptionGroup[], players: number, options: Options, onChange: (options: Options) => void
 *   }} props
 */
export function OptionGroups({ game, groups, players, options, onChange }) {
  const say = useWords();
  /** @param {{ players?: number[] }} thing */
  const isFor = (thing) => !thing.players || thing.players.includes(players);
  const shown = knownGroups(game, groups);
  return shown.map(
    (group) => html`<fieldset class="group" key=${group.title}>
      <legend>${say(group.title)}</legend>
      ${group.presets?.filter(isFor).map(
        (preset) => html`<${PresetChoice} key=${preset.name} group=${group.title} preset=${preset}
          isChosen=${isSame(preset.options, options)} onChoose=${() => onChange({ ...preset.options })} />`,
      )}
      ${group.switches?.filter(isFor).map(
        (item) =>
          html`<${SwitchChoice} key=${item.name} item=${item} game=${game} options=${options}
              onChange=${onChange} />`,
      )}
    </fieldset>`,
  );
}

/**
 * Something that is on or off.
 * @param {{ title: string, about?: string, isOn: boolean, onChange: (isOn: boolean) => void }} props
 */
export const Switch = ({ title, about, isOn, onChange }) =>
  html`<label class="switch">
    <span><b>${title}</b>${about && html`<small>${about}</small>`}</span>
    <input class="vh" type="checkbox" role="switch" checked=${isOn}
      onChange=${(/** @type {Changed} */ event) => onChange(event.target.checked)} />
    <span class="track" aria-hidden="true"></span>
  </label>`;

/**
 * A few things of which one holds, side by side.
 * @template {string | number} T
 * @param {{ title: string, values: { value: T, title: string | number }[], chosen: T, onChange: (value: T) => void }}
 *   props
 */
export function Segments({ title, values, chosen, onChange }) {
  const id = useId();
  return html`<fieldset class="choice"><legend>${title}</legend>
    ${values.map(
      ({ value, title: name }) => html`<label key=${value}>
        <input class="vh" type="radio" name=${id} checked=${value === chosen} onChange=${() => onChange(value)} /><span>
          ${name}</span>
      </label>`,
    )}
  </fieldset>`;
}

/** @param {{ group: string, preset: Preset, isChosen: boolean, onChoose: () => void }} props */
function PresetChoice({ group, preset, isChosen, onChoose }) {
  const say = useWords();
  return html`<label class="option">
    <input type="radio" name=${group} checked=${isChosen} onChange=${onChoose} />
    <span><b>${say(preset.title)}</b>${preset.about && html`<small>${say(preset.about)}</small>`}</span>
  </label>`;
}

/** The message about a value of a choice. @param {Choosable} item @param {OptionValue} value */
export const titleOf = (item, value) =>
  item.values?.find((one) => one.value === value)?.title ?? `${item.title}-${String(value).replaceAll("_", "-")}`;

/**
 * What differs from the usual rules, in words.
 * @param {typeof import("../words.js").say} say
 * @param {OptionGroup[]} groups
 * @param {Options} options
 * @returns {string[]}
 */
export const variantWords = (say, groups, options) =>
  groups.flatMap((group) =>
    (group.switches ?? []).flatMap((item) => {
      const value = options[item.name];
      if (value === undefined || value === false || value === item.first) return [];
      const word = titleOf(item, value);
      return [value === true ? say(item.title) : `${say(item.title)}: ${canSay(word) ? say(word) : value}`];
    }),
  );

/** @param {{ item: Choosable, game: Game, options: Options, onChange: (options: Options) => void }} props */
function SwitchChoice({ item, game, options, onChange }) {
  const say = useWords();
  const id = useId();
  const known = game.switches.find(({ name }) => name === item.name);
  const about = item.about && canSay(item.about) ? html`<small id=${`${id}-about`}>${say(item.about)}</small>` : null;
  const set = (/** @type {OptionValue | undefined} */ value) => {
    const next = { ...options };
    if (value === undefined || value === item.first || value === "") delete next[item.name];
    else next[item.name] = value;
    onChange(next);
  };
  if (known?.kind === "flag") {
    return html`<${Switch} title=${say(item.title)} about=${item.about && canSay(item.about) ? say(item.about) : ""}
      isOn=${Boolean(options[item.name] ?? item.first)}
      onChange=${(/** @type {boolean} */ isOn) => set(isOn === Boolean(item.first) ? undefined : isOn)} />`;
  }
  const values = item.values ?? (known?.choices ?? []).map((value) => ({ value, title: titleOf(item, value) }));
  const setFound = (/** @type {string} */ text) => set(values.find(({ value }) => String(value) === text)?.value);
  const chosen = options[item.name] ?? item.first ?? values[0]?.value ?? "";
  return html`<label class="option wide" for=${id}>
    <span><b>${say(item.title)}</b>${about}</span>
    ${
      values.length
        ? html`<select id=${id} value=${String(chosen)}
          onChange=${(/** @type {Changed} */ { target }) => setFound(target.value)}>
          ${values.map(
            ({ value, title }) => html`<option key=${value} value=${String(value)}>
            ${canSay(title) ? say(title) : value}</option>`,
          )}
        </select>`
        : html`<input id=${id} type="number" inputmode="numeric" value=${chosen}
          onChange=${(/** @type {Changed} */ { target }) => set(target.value === "" ? undefined : Number(target.value))} />`
    }
  </label>`;
}
