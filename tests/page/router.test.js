// @ts-check
/** Which screen an address means. */

import assert from "node:assert/strict";
import { test } from "node:test";

import "./browser.js";

const { addressOf, elsewhere, linkTo, routeOf } = await import("../../src/regnum/web/js/router.js");

const screen = (path) => {
  const { screen: name, params } = routeOf(path);
  return [name, params];
};

test("every screen has its address", () => {
  assert.deepEqual(screen("/"), ["home", {}]);
  assert.deepEqual(screen("/table/abc"), ["table", { table: "abc" }]);
  assert.deepEqual(screen("/table/abc/12"), ["table", { table: "abc", ply: "12" }]);
  assert.deepEqual(screen("/learn"), ["learn", {}]);
  assert.deepEqual(screen("/learn/kingdoms"), ["learn", { game: "kingdoms" }]);
  assert.deepEqual(screen("/learn/kingdoms/variants"), ["learn", { game: "kingdoms", lesson: "variants" }]);
  assert.deepEqual(screen("/player/p1"), ["player", { player: "p1" }]);
});

test("what is escaped is read, and what is broken is left as it is", () => {
  assert.deepEqual(screen("/table/a%20b"), ["table", { table: "a b" }]);
  assert.deepEqual(screen("/table/%zz"), ["table", { table: "%zz" }]);
});

test("a screen is found by what follows #, wherever the web app is", () => {
  for (const root of ["/", "/games/regnum/"]) {
    const at = (hash) => addressOf({ pathname: root, hash }, root);
    assert.deepEqual(at(""), { path: "/", more: "" });
    assert.deepEqual(at("#/"), { path: "/", more: "" });
    assert.deepEqual(at("#/table/abc/12"), { path: "/table/abc/12", more: "" });
    assert.deepEqual(at("#/score/one?k=a&n=?"), { path: "/score/one", more: "k=a&n=?" });
    assert.deepEqual(at("#main"), { path: "/", more: "" });
  }
});

test("addresses of earlier versions are read", () => {
  const at = (pathname, hash) => addressOf({ pathname, hash }, "/");
  assert.deepEqual(at("/table/abc/12", ""), { path: "/table/abc/12", more: "" });
  assert.deepEqual(at("/score/one", "#k=a"), { path: "/score/one", more: "k=a" });
  assert.deepEqual(at("/seat", "#token"), { path: "/seat", more: "token" });
  assert.deepEqual(addressOf({ pathname: "/table/abc/12", search: "?analysis", hash: "" }, "/"), {
    path: "/table/abc/12",
    more: "analysis",
  });
  assert.deepEqual(addressOf({ pathname: "/regnum/rules/one", hash: "#R-1" }, "/regnum/"), {
    path: "/rules/one",
    more: "R-1",
  });
});

test("links are whole addresses", () => {
  assert.equal(linkTo("/table/abc"), "http://localhost/#/table/abc");
  assert.equal(linkTo("/"), "http://localhost/");
});

test("anything else is nowhere", () => {
  for (const path of ["/nowhere", "/table", "/table/", "/table//3", "/lobby/", "/table/a/1/2"])
    assert.equal(screen(path)[0], "missing", path);
});

test("one can wait until another screen is shown", async () => {
  await elsewhere("table");
  let isElsewhere = false;
  void elsewhere("home").then(() => (isElsewhere = true));
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(isElsewhere, false);
});
