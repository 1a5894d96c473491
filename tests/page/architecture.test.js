// @ts-check
/** The architecture of the web app: imports point down only, no game is named outside its folder, and all games have the same files. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path/posix";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const WEB = fileURLToPath(new URL("../../src/regnum/web", import.meta.url));
/** From the top down; a folder ends with a slash, and the empty name is every other module. */
const LAYERS = [
  "js/main.js",
  "js/screens/",
  "js/games/",
  "js/lessons/",
  "js/sheets/",
  "js/study/",
  "js/parts/",
  "js/",
  "vendor/",
];

/** All files under a folder, by their paths from `web`. @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  readdirSync(join(WEB, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath.slice(WEB.length + 1), entry.name));

const FILES = filesIn("js");
const MODULES = FILES.filter((path) => path.endsWith(".js"));
const SHEETS = filesIn("css");
/** What the names of a game's own classes begin with. @type {Record<string, string>} */
const PREFIXES = { kingdomino: "kd-", kingdoms: "kg-" };
const GAMES = readdirSync(join(WEB, "js/games"));

/** @param {string} path */
const textOf = (path) => readFileSync(join(WEB, path), "utf-8");

/** The game whose folder a file is in; none for the core. @param {string} path */
const gameOf = (path) => /^js\/games\/([^/]+)\//.exec(path)?.[1];

/** @param {string} path */
const layerOf = (path) => LAYERS.findIndex((layer) => (layer.endsWith("/") ? path.startsWith(layer) : path === layer));

/**
 * The files that a module refers to.
 * @param {string} path
 * @param {RegExp} form Whose first group is a relative path.
 */
const referred = (path, form) =>
  [...textOf(path).matchAll(form)].map(([, to = ""]) => normalize(join(dirname(path), to)));

/** What has to be there before a module runs. @param {string} path */
const imported = (path) => referred(path, /^(?:import|export|\}) [^;]*?from "(\.[^"]+)";/gm);

/** The same, and what it fetches later, and whose types it uses. @param {string} path */
const mentioned = (path) => [...imported(path), ...referred(path, /import\("(\.[^"]+)"\)/g)];

test("there are modules of both games to look at", () => {
  assert.ok(GAMES.length >= 2);
  assert.ok(MODULES.length > 80);
  assert.ok(MODULES.flatMap(imported).length > 400);
});

test("every import leads to a file", () => {
  const known = new Set([...FILES, ...filesIn("vendor")]);
  for (const path of MODULES) for (const to of mentioned(path)) assert.ok(known.has(to), `${path}: ${to}`);
});

test("imports point down only", () => {
  for (const path of MODULES)
    for (const to of imported(path)) assert.ok(layerOf(path) <= layerOf(to), `${path} imports ${to}`);
});

test("no module needs itself", () => {
  /** @type {Set<string>} */
  const done = new Set();
  const visit = (/** @type {string} */ path, /** @type {string[]} */ way) => {
    assert.ok(!way.includes(path), [...way, path].join(" → "));
    if (done.has(path)) return;
    done.add(path);
    for (const to of imported(path)) if (to.startsWith("js/")) visit(to, [...way, path]);
  };
  for (const path of MODULES) visit(path, []);
});

test("the core names no game and imports none", () => {
  const modules = MODULES.filter((path) => !gameOf(path));
  for (const path of [...modules, ...SHEETS])
    for (const game of GAMES) assert.ok(!textOf(path).toLowerCase().includes(game), `${path} names ${game}`);
  for (const path of modules) for (const to of mentioned(path)) assert.equal(gameOf(to), undefined, `${path}: ${to}`);
});

test("no game imports another", () => {
  for (const path of MODULES.filter(gameOf))
    for (const to of mentioned(path)) assert.ok([undefined, gameOf(path)].includes(gameOf(to)), `${path}: ${to}`);
});

test("all games have the same files", () => {
  const [first, ...others] = GAMES.map((game) =>
    FILES.filter((path) => gameOf(path) === game)
      .map((path) => path.split(`/${game}/`)[1] ?? "")
      .sort(),
  );
  for (const other of others) assert.deepEqual(other, first);
});

test("the colours of a game are in one sheet", () => {
  for (const path of FILES.filter((one) => /^js\/games\/.*\.css$/.test(one) && !one.endsWith("/colours.css")))
    assert.deepEqual(textOf(path).match(/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(/gi) ?? [], [], path);
});

/** All selectors of a style sheet. @param {string} path */
function selectorsOf(path) {
  const heads = [
    ...textOf(path)
      .replace(/\/\*.*?\*\//gs, "")
      .matchAll(/([^{}]+)\{/g),
  ].map(([, head = ""]) => head.split(";").at(-1)?.trim() ?? "");
  return heads
    .filter((head) => !/^(@|from|to|\d)/.test(head))
    .flatMap((head) => head.split(/,(?![^(]*\))/).map((one) => one.trim()));
}

test("no style sheet of a game reaches beyond the game", () => {
  for (const path of FILES.filter((one) => /^js\/games\/.*\.css$/.test(one))) {
    const game = gameOf(path) ?? "";
    const own = new RegExp(`\\.(${PREFIXES[game]}|${game}\\b)`);
    const found = selectorsOf(path);
    assert.ok(found.length > 10, path);
    for (const selector of found) assert.ok(selector === ":root" || own.test(selector), `${path}: ${selector}`);
  }
});

/** The types that are written in the comments of a text, without the prose around them. @param {string} text */
function typesIn(text) {
  const types = [];
  for (const [comment] of text.matchAll(/\/\*\*.*?\*\//gs))
    for (const { index, 0: tag } of comment.matchAll(/@\w+\s+(?=\{)/g)) {
      const braces = [...comment.slice(index + tag.length).matchAll(/[{}]/g)];
      let depth = 0;
      const end = braces.find(([brace]) => (depth += brace === "{" ? 1 : -1) === 0);
      types.push(comment.slice(index + tag.length, index + tag.length + (end?.index ?? 0) + 1));
    }
  return types;
}

test("types are found in comments, prose is not", () => {
  const text =
    "/** If any. @type {any} Of any kind. */ any\n/**\n * @param {{ a: Map<string, {}> }} one\n * @returns {b} */";
  assert.deepEqual(typesIn(text), ["{any}", "{{ a: Map<string, {}> }}", "{b}"]);
});

test("every type says something, and nothing is hidden from the compiler", () => {
  assert.ok(MODULES.map(textOf).flatMap(typesIn).length > 1000);
  for (const path of MODULES) {
    for (const type of typesIn(textOf(path))) assert.ok(!/(?<!["\w-])any\b(?!["\w-])/.test(type), `${path}: ${type}`);
    assert.ok(!/@ts-(ignore|nocheck|expect-error)/.test(textOf(path)), path);
  }
});
