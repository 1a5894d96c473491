// @ts-check
/** Where the drawings of a shared picture go. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { placesOf } from "../../src/regnum/web/js/picture.js";

test("notes have room between scores and the foot", () => {
  for (const count of [1, 2, 3, 4])
    for (const { y, size } of placesOf(count, true)) assert.ok(y + size + 110 < 630 - 46 - 20);
});

test("up to four drawings are side by side, centred, and inside the frame", () => {
  for (const count of [1, 2, 3, 4]) {
    const places = placesOf(count);
    const [first, last] = [places[0], places.at(-1)];
    assert.equal(places.length, count);
    assert.ok(first && last && first.x >= 24 && last.x + last.size <= 1200 - 24 && last.y + last.size < 540);
    assert.ok(Math.abs(first.x + (last.x + last.size) - 1200) < 0.001);
    for (const [at, place] of places.slice(1).entries()) assert.ok(place.x > (places[at]?.x ?? 0) + place.size);
  }
});
