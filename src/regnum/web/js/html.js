// @ts-check
/** The one place from which modules take `html`, `render` and the hooks. */

import * as preact from "../vendor/preact.js";
import * as hooks from "../vendor/hooks.js";
import htm from "../vendor/htm.js";
import { follow } from "./frames.js";

/** @typedef {import("preact").ComponentChildren} Children */
/** @typedef {import("preact").VNode} Drawn What a component returns. */
/**
 * @typedef {{ target: HTMLInputElement, currentTarget: HTMLInputElement }} Changed What happens to a field in which
 *   something is written, ticked or chosen.
 */

// Preact itself waits for a frame for 35 ms: on a slow device effects would then make a long frame longer
preact.options.requestAnimationFrame = follow;

/** @type {(parts: TemplateStringsArray, ...values: unknown[]) => Drawn} */
export const html = htm.bind(preact.h);
export const createContext = /** @type {typeof import("preact").createContext} */ (preact.createContext);
export const render = /** @type {typeof import("preact").render} */ (preact.render);
export const Fragment = /** @type {typeof import("preact").Fragment} */ (preact.Fragment);
export const Component = /** @type {typeof import("preact").Component} */ (/** @type {unknown} */ (preact.Component));

export const useState = /** @type {typeof import("preact/hooks").useState} */ (hooks.useState);
export const useEffect = /** @type {typeof import("preact/hooks").useEffect} */ (hooks.useEffect);
export const useLayoutEffect = /** @type {typeof import("preact/hooks").useLayoutEffect} */ (hooks.useLayoutEffect);
export const useRef = /** @type {typeof import("preact/hooks").useRef} */ (hooks.useRef);
export const useMemo = /** @type {typeof import("preact/hooks").useMemo} */ (hooks.useMemo);
export const useCallback = /** @type {typeof import("preact/hooks").useCallback} */ (hooks.useCallback);
export const useReducer = /** @type {typeof import("preact/hooks").useReducer} */ (hooks.useReducer);
export const useContext = /** @type {typeof import("preact/hooks").useContext} */ (hooks.useContext);
export const useId = /** @type {typeof import("preact/hooks").useId} */ (hooks.useId);

/**
 * Several class names as one; whatever is false is left out.
 * @param {...(string | false | null | undefined)} names
 * @returns {string}
 */
export const classes = (...names) => names.filter(Boolean).join(" ");
