// @ts-check
/** What can be chosen before a game of Kingdoms. */

/** @type {import("../../contract.js").OptionGroup[]} */
export const options = [
  {
    title: "kingdoms-page-options",
    switches: [
      {
        name: "last_castle",
        title: "kingdoms-page-option-last-castle",
        about: "kingdoms-page-option-last-castle-about",
        first: false,
      },
      { name: "no_luck", title: "kingdoms-page-option-no-luck", about: "kingdoms-page-option-no-luck-about", first: false },
      {
        name: "continuous",
        title: "kingdoms-page-option-continuous",
        about: "kingdoms-page-option-continuous-about",
        first: "off",
        values: [
          { value: "off", title: "kingdoms-page-option-continuous-off" },
          { value: "parts", title: "kingdoms-page-option-continuous-parts" },
          { value: "lines", title: "kingdoms-page-option-continuous-lines" },
        ],
      },
      {
        name: "start_tie",
        title: "kingdoms-page-option-start-tie",
        about: "kingdoms-page-option-start-tie-about",
        first: "clockwise",
        values: [
          { value: "clockwise", title: "kingdoms-page-option-start-tie-clockwise" },
          { value: "random", title: "kingdoms-page-option-start-tie-random" },
        ],
      },
    ],
  },
];
