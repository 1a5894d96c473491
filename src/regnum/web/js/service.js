// @ts-check
/**
 * The service worker: keeps every file of one version of the web app, so that everything works without a network. It is
 * sent as `sw.js` beside the document, with the list of files before it. What is not on the list, such as what a server
 * answers, it never touches.
 *
 * Files are kept by their digest. Those that a new version has in common with the last are not fetched again, and a
 * version is complete before it can be used, but for large files that few need: those are kept when they are first
 * fetched. It takes over when every tab is closed, or when the reader says so.
 */

/**
 * @typedef {object} Scope What a service worker has around it, as far as it is used here.
 * @property {{ version: string, files: Record<string, string>, later: string[] }} regnum Digests by path; the empty path
 *   is the document. Those that are kept when they are first fetched are also in `later`.
 * @property {{ scope: string }} registration
 * @property {CacheStorage} caches
 * @property {{ claim(): Promise<void> }} clients
 * @property {() => Promise<void>} skipWaiting
 * @property {(type: string, listener: (event: Happening) => void) => void} addEventListener
 */
/**
 * @typedef {object} Happening
 * @property {(work: Promise<unknown>) => void} waitUntil
 * @property {(answer: Promise<Response>) => void} respondWith
 * @property {Request} request
 * @property {unknown} data
 */

{
  const worker = /** @type {Scope} */ (/** @type {unknown} */ (globalThis));
  const { files, later } = worker.regnum;
  const home = new URL(worker.registration.scope);
  /** Several copies of the web app at one host have a cache each. */
  const CACHE = `regnum ${home.pathname}`;
  /** Files fetched at a time: a game that is being played needs the network, too. */
  const LANES = 4;

  /** Under which address the file with a digest is kept. @param {string} digest */
  const keyOf = (digest) => new URL(`?digest=${digest}`, home).href;

  /** @param {ArrayBuffer} content */
  async function digestOf(content) {
    const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  }

  /**
   * A file of exactly this version; what the browser has may be older.
   * @param {string} path
   * @param {string} digest
   */
  async function fetched(path, digest) {
    for (const cache of /** @type {const} */ (["default", "reload"])) {
      const answer = await fetch(new URL(path || "./", home), { cache });
      if (!answer.ok) continue;
      const content = await answer.arrayBuffer();
      if ((await digestOf(content)) !== digest) continue;
      const headers = new Headers(answer.headers); // among them the security policy
      headers.delete("content-encoding");
      headers.delete("content-length");
      return new Response(content, { headers });
    }
    throw new Error(`${path || "the document"} is not that of version ${worker.regnum.version}`);
  }

  async function keepAll() {
    const cache = await worker.caches.open(CACHE);
    const wanted = Object.entries(files).filter(([path]) => !later.includes(path));
    const lane = async () => {
      for (let next = wanted.shift(); next; next = wanted.shift()) {
        const key = keyOf(next[1]);
        if (!(await cache.match(key))) await cache.put(key, await fetched(...next));
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  }

  /** Forget the files that only earlier versions had. */
  async function forgetOthers() {
    const cache = await worker.caches.open(CACHE);
    const needed = new Set(Object.values(files).map(keyOf));
    const others = (await cache.keys()).filter(({ url }) => !needed.has(url));
    await Promise.all(others.map((request) => cache.delete(request)));
  }

  /** The path of a file that is on the list. @param {Request} request @returns {string | undefined} */
  function pathFor({ method, url }) {
    const { origin, pathname } = new URL(url);
    if (method !== "GET" || origin !== home.origin || !pathname.startsWith(home.pathname)) return undefined;
    const path = pathname.slice(home.pathname.length);
    return Object.hasOwn(files, path) ? path : undefined;
  }

  /** @param {string} path @param {Request} request */
  async function kept(path, request) {
    const cache = await worker.caches.open(CACHE);
    const digest = files[path] ?? "";
    const found = await cache.match(keyOf(digest));
    if (found || !later.includes(path)) return found ?? fetch(request); // browsers may throw caches away
    const answer = await fetched(path, digest);
    await cache.put(keyOf(digest), answer.clone());
    return answer;
  }

  worker.addEventListener("install", (event) => event.waitUntil(keepAll()));
  worker.addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => worker.clients.claim())));
  worker.addEventListener("fetch", (event) => {
    const path = pathFor(event.request);
    if (path !== undefined) event.respondWith(kept(path, event.request));
  });
  worker.addEventListener("message", (event) => {
    if (event.data === "take over") event.waitUntil(worker.skipWaiting());
  });
}
