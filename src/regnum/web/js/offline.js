// @ts-check
/** Keeps the web app for times without a network, tells when there is a new version, and can have it installed. */

import { ROOT } from "./place.js";
import { store, useStore } from "./store.js";

/** Milliseconds after which it is kept even if nobody plays: readers of the rules may want them on a train. */
const PATIENCE = 30_000;
/** Milliseconds between two questions whether there is a new version. */
const PAUSE = 3_600_000;

/** The service worker of a new version, which waits to be told to take over. */
const waiting = store(/** @type {ServiceWorker | null} */ (null));
/** @typedef {Event & { prompt(): Promise<unknown> }} InstallEvent What browsers offer that can install the web app. */
const offer = store(/** @type {InstallEvent | null} */ (null));
/** None where the page came by an unsafe way. */
const workers = globalThis.navigator?.serviceWorker;
let isRegistered = false;

/** Whether everything was kept at an earlier visit, so that nothing has to be fetched. */
export const isKept = () => Boolean(workers?.controller);

/** Whether a new version is ready. */
export const useNewVersion = () => useStore(waiting) !== null;

/** Have the new version take over: every tab loads again, and games are where they were. */
export const takeOver = () => waiting.get()?.postMessage("take over");

/** Go on with this version until the next visit. */
export const postpone = () => waiting.set(null);

/** @returns {(() => void) | null} Has the browser ask whether to install the web app; null where it cannot. */
export function useInstall() {
  const offered = useStore(offer);
  return (
    offered &&
    (() => {
      offer.set(null); // it works once
      void offered.prompt();
    })
  );
}

/** @param {ServiceWorkerRegistration} registration */
function watch(registration) {
  const look = () => {
    if (registration.waiting && workers?.controller) waiting.set(registration.waiting);
  };
  look();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  let last = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - last < PAUSE) return;
    last = Date.now();
    registration.update().catch(() => {}); // without a network there is none
  });
}

/** Keep every file from now on. Called after the first move, so that nothing competes with what it needs. */
export function keepOffline() {
  if (isRegistered || !workers) return;
  isRegistered = true;
  const registered = workers.register(new URL("sw.js", ROOT), { scope: ROOT, updateViaCache: "none" });
  // the web app works without it; where service workers are blocked, a browser may pretend and give nothing
  registered.then((registration) => registration && watch(registration)).catch(() => (isRegistered = false));
}

/** Called once, when the web app starts. */
export function prepare() {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // so that nobody is asked in the middle of something; the settings have a button
    offer.set(/** @type {InstallEvent} */ (event));
  });
  addEventListener("appinstalled", () => offer.set(null));
  let isControlled = isKept();
  if (isControlled) keepOffline();
  else setTimeout(keepOffline, PATIENCE);
  workers?.addEventListener("controllerchange", () => {
    if (isControlled) location.reload(); // a new version has taken over; the first one comes without any change
    isControlled = true;
  });
}
