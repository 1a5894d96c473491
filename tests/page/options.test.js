// @ts-check
/** What can be chosen before a game: the server lists the choices, the face names the messages. */

import assert from "node:assert/strict";
import { test } from "node:test";

import "./browser.js";

const { fitting, titleOf } = await import("../../src/regnum/web/js/parts/options.js");

test("a choice is titled by its switch, unless the face says otherwise", () => {
  const item = { name: "edition", title: "a-option-edition" };
  assert.equal(titleOf(item, "classic"), "a-option-edition-classic");
  assert.equal(titleOf({ ...item, values: [{ value: "classic", title: "other" }] }, "classic"), "other");
});

test("what is not for so many players is left out", () => {
  const groups = [
    {
      title: "",
      switches: [
        { name: "duel", title: "", players: [2] },
        { name: "harmony", title: "" },
      ],
    },
  ];
  assert.deepEqual(fitting(groups, 3, { duel: true, harmony: true }), { harmony: true });
});
