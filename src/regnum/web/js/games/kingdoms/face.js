// @ts-check
/**
 * How Kingdoms is drawn and played by hand. No rule of the game is here: what is legal, worth and why comes from the
 * server.
 */

import { COLOURS } from "./components.js";
import { options } from "./options.js";
import { Scene } from "./scene.js";

/** @type {import("../../contract.js").Face} */
export const face = {
  colours: COLOURS,
  options,
  Scene,
  art: "art.svg",
  styles: ["colours", "style", "learn"],
  play: () => import("./play.js").then(({ play }) => play),
  lessons: () => import("./lessons.js").then(({ lessons }) => lessons),
  desk: () => import("./desk.js").then(({ desk }) => desk),
  rules: () => import("./rules.js").then(({ rules }) => rules),
  study: () => import("./moment.js").then(({ study }) => study),
  setup: () => import("./setup.js").then(({ setup }) => setup),
  Sheet: () => import("./sheet.js").then(({ Sheet }) => Sheet),
};
