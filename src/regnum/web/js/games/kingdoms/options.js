// @ts-check
/** What can be chosen before a game of Kingdoms. */

/** @type {import("../../contract.js").OptionGroup[]} */
export const options = [
  {
    title: "page-kingdoms-options",
    switches: [
      {
        name: "last_castle",
        title: "page-kingdoms-option-last-castle",
        about: "page-kingdoms-option-last-castle-about",
        first: false,
      },
      { name: "no_luck", title: "page-kingdoms-option-no-luck", about: "page-kingdoms-option-no-luck-about", first: false },
      {
        name: "continuous",
        title: "page-kingdoms-option-continuous",
        about: "page-kingdoms-option-continuous-about",
        first: "off",
        values: [
          { value: "off", title: "page-kingdoms-option-continuous-off" },
          { value: "parts", title: "page-kingdoms-option-continuous-parts" },
          { value: "lines", title: "page-kingdoms-option-continuous-lines" },
        ],
      },
      {
        name: "start_tie",
        title: "page-kingdoms-option-start-tie",
        about: "page-kingdoms-option-start-tie-about",
        first: "clockwise",
        values: [
          { value: "clockwise", title: "page-kingdoms-option-start-tie-clockwise" },
          { value: "random", title: "page-kingdoms-option-start-tie-random" },
        ],
      },
    ],
  },
];
