// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import "./browser.js";

const device = { matches: true };
Object.assign(globalThis, { matchMedia: () => ({ ...device, addEventListener: () => {} }) });
Object.assign(globalThis, { document: { documentElement: { dataset: {} } }, navigator: {} });
/** What was sounded. @type {number[]} */
const heard = [];
const param = (/** @type {(value: number) => void} */ note) => ({
  setValueAtTime: note,
  linearRampToValueAtTime() {},
  exponentialRampToValueAtTime() {},
});
globalThis.AudioContext = /** @type {typeof AudioContext} */ (
  /** @type {unknown} */ (
    class {
      state = "running";
      currentTime = 0;
      createOscillator = () => ({
        frequency: param((hertz) => void heard.push(hertz)),
        connect: (/** @type {unknown} */ to) => to,
        start() {},
        stop() {},
      });
      createGain = () => ({ gain: param(() => {}), connect: (/** @type {unknown} */ to) => to });
    }
  )
);

const { change } = await import("../../src/regnum/web/js/settings.js");
const { hasSound, play } = await import("../../src/regnum/web/js/sounds.js");

test("a phone is quiet until its reader asks for sound, and then every event has its own", () => {
  assert.equal(hasSound(), false);
  play("place");
  assert.deepEqual(heard, []);
  change({ sound: true });
  assert.equal(hasSound(), true);
  const sounds = ["place", "claim", "pay", "turn", "end", "chat", "late"].map((name) => {
    heard.length = 0;
    play(name);
    return heard.join();
  });
  assert.equal(new Set(sounds).size, sounds.length);
  assert.ok(sounds.every(Boolean));
  change({ sound: false });
  assert.equal(hasSound(), false);
});

test("a sound that comes before the browser has found its loudspeakers is heard then, and stops nothing", async () => {
  let found = () => {};
  const looked = new Promise((resolve) => (found = () => resolve([])));
  const mediaDevices = { enumerateDevices: () => looked };
  Object.assign(globalThis, { navigator: { mediaDevices } });
  const address = "../../src/regnum/web/js/sounds.js?second";
  const { play: sound } = /** @type {typeof import("../../src/regnum/web/js/sounds.js")} */ (await import(address));
  change({ sound: true });
  heard.length = 0;
  sound("chat");
  assert.deepEqual(heard, []);
  found();
  await looked;
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(heard, [740]);
  sound("chat");
  assert.deepEqual(heard, [740, 740]);
});
