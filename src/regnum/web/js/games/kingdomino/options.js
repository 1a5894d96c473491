// @ts-check
/** What can be chosen before a game: an edition, variants, and the finer switches behind an edition. */

/** @typedef {import("../../contract.js").OptionGroup} OptionGroup */
/** @typedef {import("../../contract.js").Choosable} Choosable */

/** The name of the message about an option or one of its values. @param {string} option */
const name = (option) => `kingdomino-page-option-${option.replaceAll("_", "-")}`;

/**
 * A switch whose rule comes with the edition unless something is chosen.
 * @type {(option: string, values: (string | number)[], more?: object) => Choosable}
 */
const finer = (option, values, more = {}) => ({
  name: option,
  title: name(option),
  about: `${name(option)}-about`,
  first: "",
  values: [
    { value: "", title: name("as-edition") },
    ...values.map((value) => ({ value, title: `${name(option)}-${value}` })),
  ],
  ...more,
});

/** @type {(option: string, more?: object) => Choosable} */
const flag = (option, more = {}) => ({ name: option, title: name(option), about: `${name(option)}-about`, ...more });

/** @type {OptionGroup[]} */
export const options = [
  {
    title: name("rules"),
    switches: [
      {
        name: "edition",
        title: name("edition"),
        about: `${name("edition")}-about`,
        first: "classic",
      },
      flag("mighty_duel", { players: [2] }),
    ],
  },
  {
    title: name("variants"),
    switches: [
      {
        name: "middle_kingdom",
        title: name("middle_kingdom"),
        about: `${name("middle_kingdom")}-about`,
        first: "off",
      },
      flag("harmony"),
      flag("dynasty"),
    ],
  },
  {
    title: name("more"),
    switches: [
      finer("deck", [24, 36, 48]),
      finer("row", [3, 4]),
      finer("size", [5, 7], { players: [2] }),
      finer("two_player_draft", ["random", "abba"], { players: [2] }),
      flag("discard_unclaimed"),
    ],
  },
];
