// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import "./browser.js";

const { clockOf } = await import("../../src/regnum/web/js/parts/newtable.js");

test("a table among strangers has a clock, unless the host wants none", () => {
  const house = { is_listed: true, has_chat: true };
  assert.equal(clockOf(house), 180);
  assert.equal(clockOf({ ...house, move_seconds: null }), null);
  assert.equal(clockOf({ ...house, move_seconds: 30 }), 30);
  assert.equal(clockOf({ ...house, is_listed: false }), null);
});
