// @ts-check
/** What can be chosen before a game of Kingdoms; the choices themselves are the server's. */

/** The name of the message about an option. @param {string} option */
const name = (option) => `kingdoms-page-option-${option.replaceAll("_", "-")}`;

/** @type {(option: string, first: string | boolean) => import("../../contract.js").Choosable} */
const item = (option, first) => ({ name: option, title: name(option), about: `${name(option)}-about`, first });

/** @type {import("../../contract.js").OptionGroup[]} */
export const options = [
  {
    title: "kingdoms-page-options",
    switches: [
      item("last_castle", false),
      item("no_luck", false),
      item("continuous", "off"),
      item("start_tie", "clockwise"),
    ],
  },
];
