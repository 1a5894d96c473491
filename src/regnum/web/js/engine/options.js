// @ts-check
/**
 * The options of a game: which of them there are, what is a number, a flag or a choice, and the message for what is
 * wrong. What makes sense is decided by the game's module. As `games/options.py` and a game's own `options.py`.
 */

import { Refusal, message } from "./refusal.js";

/** @typedef {import("./contract.js").OptionsData} OptionsData */
/** @typedef {import("./contract.js").Message} Message */

/**
 * @typedef {object} OptionsTold What a game's module tells about its options.
 * @property {string[]} fields In the order in which they are stored, which is also that of their numbers.
 * @property {string[]} required Those without a default.
 * @property {string[]} numbers
 * @property {string[]} flags
 * @property {Record<string, string[]>} choices By field.
 * @property {OptionsData} variants Those with a default, and the default.
 * @property {string[]} switches What can be chosen, by name.
 * @property {number} UNKNOWN The number of a choice that is none.
 * @property {number} TOO_MUCH Larger numbers are as wrong as this one.
 */

/** @param {string} id @param {Message["args"]} args */
export const refused = (id, args) => new Refusal("options", message(id, args));

export class Fields {
  /** @param {OptionsTold} told */
  constructor(told) {
    this.told = told;
  }

  /** Refuse switches that the game does not have, as `Game.chosen`. @param {OptionsData} switches */
  checkSwitches(switches) {
    const known = this.told.switches;
    const unknown = Object.keys(switches)
      .filter((name) => !known.includes(name))
      .sort();
    if (unknown.length > 0)
      throw refused("error-option-unknown", {
        option: [...unknown.join(", ")].slice(0, 100).join(""),
        known: known.join(", "),
      });
  }

  /** Data with every field, in order; unknown fields are refused, and so is the lack of one. @param {OptionsData} data */
  complete(data) {
    const { fields, required, variants } = this.told;
    for (const name of Object.keys(data))
      if (!fields.includes(name)) throw refused("error-option-unknown", { option: name, known: fields.join(", ") });
    for (const name of required) if (!(name in data)) throw refused("error-option-missing", { option: name });
    const whole = Object.fromEntries(fields.map((name) => [name, name in data ? data[name] : variants[name]]));
    this.checkTypes(whole);
    return whole;
  }

  /** Refuse what is no number or no flag. @param {OptionsData} data */
  checkTypes(data) {
    const { numbers, flags } = this.told;
    for (const name of numbers)
      if (!Number.isInteger(data[name])) throw refused("error-option-number", { option: name });
    for (const name of flags)
      if (typeof data[name] !== "boolean") throw refused("error-option-switch", { option: name });
  }

  /** The numbers of the fields; one that is missing is 0. @param {OptionsData} data */
  numbers(data) {
    const { fields, choices, UNKNOWN, TOO_MUCH } = this.told;
    return fields.map((name) => {
      const value = data[name] ?? 0;
      const places = choices[name];
      if (!places) return Math.min(Math.max(Number(value), -1), TOO_MUCH);
      const place = typeof value === "string" ? places.indexOf(value) : -1;
      return place < 0 ? UNKNOWN : place;
    });
  }

  /** The value of a field, from its number. @param {string} name @param {number} number */
  value(name, number) {
    const { choices, flags } = this.told;
    return choices[name] ? choices[name][number] : flags.includes(name) ? number !== 0 : number;
  }
}
