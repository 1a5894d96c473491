// @ts-check
/** How Kingdoms is drawn and played by hand. */

import { COLOURS } from "./components.js";
import { options } from "./options.js";
import { Result } from "./result.js";
import { Progress, Thumbnail } from "./summary.js";
import { Table } from "./table.js";
import { describe, sentence } from "./words.js";

/** @type {import("../../contract.js").Face} */
export const face = {
  colours: COLOURS,
  Table,
  sentence,
  describe,
  Result,
  Thumbnail,
  Progress,
  hasRanking: (update) => Boolean(update.view.result),
  hasSecrets: (update) => !update.view?.options.no_luck,
  places: ["sentence", "log", "chat"],
  options,
};
