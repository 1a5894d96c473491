// @ts-check
/** How Kingdomino is drawn and played by hand. No rule of the game is here: what is legal, worth and why comes from the server. */

import { COLOURS } from "./components.js";
import { moments } from "./log.js";
import { options } from "./options.js";
import { Result } from "./result.js";
import { Progress, Thumbnail } from "./summary.js";
import { Table } from "./table.js";
import { describe, sentence } from "./words.js";

/** @type {import("../../contract.js").Face} */
export const face = {
  colours: COLOURS,
  hasSecrets: () => false,
  places: ["sentence", "log", "chat"],
  Table,
  sentence,
  describe,
  moments,
  Result,
  hasRanking: () => true,
  Thumbnail,
  Progress,
  options,
};
