// @ts-check
/** As much of a browser as the page's modules ask for when they are loaded. */

Object.assign(globalThis, {
  addEventListener: () => {},
  localStorage: { getItem: () => null, setItem: () => {} },
  location: { pathname: "/", search: "", hash: "" },
});
