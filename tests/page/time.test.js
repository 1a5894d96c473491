// @ts-check
/** The server's time on a device whose clock is wrong. */

import assert from "node:assert/strict";
import { mock, test } from "node:test";

const { compareClocks, serverTime } = await import("../../src/regnum/web/js/time.js");

const HOUR = 3_600_000;
const told = (time) => new Date(time).toUTCString();
const isNear = (time) => assert.ok(Math.abs((serverTime() ?? 0) - time) < 2500, `${serverTime()} is not near ${time}`);
mock.timers.enable({ apis: ["Date"], now: 1_800_000_000_400 });

test("nothing is known before the first answer", () => assert.equal(serverTime(), null));

test("a header that something in between took away leaves us our own clock", () => {
  compareClocks(null, Date.now());
  isNear(Date.now());
});

test("a clock that is wrong is put right, and stays so without a header", () => {
  const now = Date.now();
  compareClocks(told(now + HOUR), now, now);
  isNear(now + HOUR);
  compareClocks(null, now);
  isNear(now + HOUR);
  compareClocks(told(now - HOUR), now, now);
  isNear(now - HOUR);
});

test("trifles do not count", () => {
  const now = Date.now();
  compareClocks(told(now + 1000), now, now);
  assert.equal(serverTime(), now);
});
