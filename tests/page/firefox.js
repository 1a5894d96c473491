// @ts-check
/**
 * A whole game in Firefox, over WebDriver BiDi and by mouse: node tests/page/firefox.js FIREFOX ADDRESS GAME.
 * It says at which table the game was played and what the page complained about, as JSON.
 */

import puppeteer from "puppeteer-core";

const [executablePath = "", address = "", game = ""] = process.argv.slice(2);
const PATIENCE = 60_000;
const OVER = "main.over";
const ACCOUNT = ".kg-counting-head button";
const OPTION = '[role="listbox"] [role="option"]:not([aria-disabled="true"])';
const PIECE = '[data-piece]:not([aria-disabled="true"], [aria-pressed="true"])';
const SQUARE = ".kg-sq.legal";
const CONFIRM = '.buttons:not([inert]) .btn.main:not([aria-disabled="true"])';
/** What is kept from an earlier visit: the game, the weakest opponent, and that nothing is waited for. */
const KEPT = { game, pace: "instant", motion: "less", choices: { [`${game} bots`]: { level: "page", opponents: 1 } } };

const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
/** @type {string[]} */
const complaints = [];
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on("pageerror", (problem) => complaints.push(String(problem)));
  page.on("console", (line) => line.type() === "error" && complaints.push(line.text()));
  await page.setViewport({ width: 1280, height: 720 });
  await page.goto(address);
  await page.evaluate((kept) => localStorage.setItem("regnum", JSON.stringify(kept)), KEPT);
  await (await page.waitForSelector(".way"))?.dispose();
  await page.reload();
  await (await page.waitForSelector(".way"))?.click();
  await play(page);
  await (await page.waitForSelector(OVER))?.dispose();
  process.stdout.write(JSON.stringify({ table: page.url().split("/").at(-1), complaints }));
} finally {
  await browser.close();
}

/** To the end, by whatever is offered. @param {import("puppeteer-core").Page} page */
async function play(page) {
  for (let deeds = 0; deeds < 1000; deeds++) {
    const sign = await offered(page);
    if (sign === OVER) return;
    await press(page, sign);
    if (sign === PIECE) await page.waitForSelector(`${SQUARE}, ${CONFIRM}`);
    if (sign === PIECE && (await page.$(SQUARE))) await press(page, SQUARE);
    if (sign === OPTION || sign === PIECE) await press(page, CONFIRM);
    await changed(page);
  }
  throw new Error("the game does not end");
}

/** What the reader has to do next. @param {import("puppeteer-core").Page} page @returns {Promise<string>} */
async function offered(page) {
  const signs = [ACCOUNT, OVER, OPTION, CONFIRM, SQUARE, PIECE];
  const found = await page.waitForFunction((all) => all.find((sign) => document.querySelector(sign)), {}, signs);
  return /** @type {string} */ (await found.jsonValue());
}

/** Press the first of them that can be seen. @param {import("puppeteer-core").Page} page @param {string} sign */
async function press(page, sign) {
  const found = await page.waitForSelector(sign, { visible: true });
  await found?.click();
}

/** Wait until what was done is drawn, and the others have played. @param {import("puppeteer-core").Page} page */
async function changed(page) {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  });
}
