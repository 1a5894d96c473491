// @ts-check
/** What a table of Kingdomino needs. */

import { moments } from "./log.js";
import { parse } from "./notation.js";
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
  sound: ({ event }) => (parse(event.action)?.kind === "claim" ? "claim" : "place"),
  moments,
  Result,
  Thumbnail,
  Progress,
  hasRanking: () => true,
  hasSecrets: () => false,
  places: ["sentence", "log", "chat", "pace"],
};
