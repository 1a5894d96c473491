// @ts-check
/** Positions that are set up: written deals last for whole games, chosen pieces come when they were chosen for. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { Engine } from "../../src/regnum/web/js/engine/engine.js";
import { addressed, exchanged, positionIn, withDraw } from "../../src/regnum/web/js/setup.js";

/** @type {Record<string, import("../../src/regnum/web/js/engine/contract.js").OptionsData[]>} */
const VARIANTS = {
  kingdomino: [{ players: 2 }, { players: 3 }, { players: 4, dynasty: true }, { players: 2, edition: "modern" }],
  kingdoms: [{ players: 2 }, { players: 4, last_castle: true }, { players: 3, no_luck: true }],
};

/** @param {string} game */
async function refereeOf(game) {
  const { referee } = await import(`../../src/regnum/web/js/games/${game}/referee.js`);
  const module = new URL(`../../src/regnum/engine/modules/web/${game}.wasm`, import.meta.url);
  return /** @type {import("../../src/regnum/web/js/engine/contract.js").Referee} */ (
    referee(await Engine.load(readFileSync(module)))
  );
}

for (const [game, variants] of Object.entries(VARIANTS))
  test(`a deal of ${game} that is written out lasts for a whole game`, async () => {
    const rules = await refereeOf(game);
    for (const variant of variants) {
      const options = rules.options(variant);
      let state = rules.start(options, { draws: rules.draws(options, "a seed") });
      for (let i = 0; !state.isOver; i++) {
        const legal = state.legal();
        state = state.play(legal[(i * 7) % legal.length] ?? "");
      }
      assert.ok(state.result().scores.length === options.players);
    }
  });

test("dominoes and tiles that were chosen come next, and every piece is there as often as before", async () => {
  const kingdomino = await refereeOf("kingdomino");
  const options = kingdomino.options({ players: 4 });
  const draws = kingdomino.draws(options, "a seed");
  const deck = draws[0]?.[1] ?? [];
  const last = deck.at(-1) ?? 0;
  const chosen = withDraw(draws, 0, 1, (all) => exchanged(all, 0, last));
  const view = /** @type {import("../../src/regnum/web/js/types.d.ts").KingdominoView} */ (
    kingdomino.start(options, { draws: chosen }).view(null)
  );
  assert.ok(view.next_row.some(({ domino }) => domino === last));
  assert.deepEqual([...(chosen[0]?.[1] ?? [])].sort(), [...deck].sort());

  const kingdoms = await refereeOf("kingdoms");
  const chosenOptions = kingdoms.options({ players: 2 });
  const tiles = withDraw(kingdoms.draws(chosenOptions, "a seed"), 0, -1, (all) => exchanged(all, 2, 14, 2));
  const state = kingdoms.start(chosenOptions, { draws: tiles });
  const drawn = /** @type {import("../../src/regnum/web/js/types.d.ts").KingdomsView} */ (
    state.play("draw").view(state.seat)
  );
  assert.equal(drawn.drawn_tile, "dragon");
});

test("an entry that is not in the list takes the place, one that is there changes places", () => {
  assert.deepEqual(exchanged([1, 2, 3], 0, 9), [9, 2, 3]);
  assert.deepEqual(exchanged([1, 2, 3], 0, 3), [3, 2, 1]);
  assert.deepEqual(exchanged([1, 5, 3, 5], 2, 5, 2), [1, 5, 5, 3]);
  assert.deepEqual(exchanged([1, 2], 0, 1), [1, 2]);
});

test("a position is whole in its address", () => {
  const record = {
    ...{ regnum: 1, game: "g", options: { players: 2 }, deal: { draws: [[[1], [2, 3]]] } },
    ...{ players: [{ name: "Ánna & co." }, { name: "?" }], actions: ["k1"], result: null },
  };
  const more = addressed(/** @type {any} */ (record));
  assert.deepEqual(JSON.parse(positionIn("g", more) ?? ""), record);
  assert.equal(positionIn("g", "position={"), "{");
  assert.equal(positionIn("g", ""), null);
});
