// @ts-check
/** What a table of Kingdoms needs. */

import { split } from "./notation.js";
import { Result } from "./result.js";
import { Progress, Thumbnail } from "./summary.js";
import { Table } from "./table.js";
import { brought, describe, sentence } from "./words.js";

/** @type {import("../../contract.js").TableFace<import("./types.js").View>} */
export const play = {
  Table,
  sentence,
  describe,
  gain: brought,
  sound: ({ event }) => (split(event.action).square ? "place" : "claim"),
  Result,
  Thumbnail,
  Progress,
  hasRanking: (update) => Boolean(update.view.result),
  hasSecrets: (update) => !update.view?.options.no_luck,
  places: ["sentence", "log", "chat", "pace"],
};
