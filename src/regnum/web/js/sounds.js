// @ts-check
/**
 * Short, quiet sounds, made here from waves: there are no files. Everything that sounds can also be seen. On phones it is
 * quiet until the reader wants to hear something.
 */

import { current, useSettings } from "./settings.js";

/**
 * @typedef {[from: number, to: number, at: number, length: number, type?: OscillatorType]} Voice A wave that glides from one
 *   frequency to another, in hertz; when it begins and how long it takes to fade, in seconds.
 */

/** By what happens. @type {Record<string, Voice[]>} */
const SOUNDS = {
  place: [
    [210, 95, 0, 0.11],
    [640, 300, 0, 0.03, "square"],
  ],
  claim: [
    [392, 392, 0, 0.12],
    [523, 523, 0.07, 0.16],
  ],
  pay: [
    [1319, 1319, 0, 0.09, "sine"],
    [1568, 1568, 0.07, 0.09, "sine"],
    [1976, 1976, 0.14, 0.18, "sine"],
  ],
  turn: [
    [587, 587, 0, 0.2],
    [880, 880, 0.13, 0.28],
  ],
  end: [
    [523, 523, 0, 0.24],
    [659, 659, 0.14, 0.24],
    [784, 784, 0.28, 0.24],
    [1047, 1047, 0.42, 0.5],
  ],
  chat: [[740, 740, 0, 0.14, "sine"]],
  late: [
    [440, 440, 0, 0.16],
    [440, 440, 0.2, 0.16],
  ],
};
const LOUD = 0.09;

/** Phones, where a sound may disturb others. */
const phone = globalThis.matchMedia?.(
  "(pointer: coarse) and (max-width: 719px), (pointer: coarse) and (max-height: 519px)",
);

/** @type {AudioContext | null} */
let context = null;

/** Whether sounds are heard: as the reader chose, otherwise not on phones. */
export const hasSound = () => current().sound ?? !phone?.matches;

/** The same; the component draws again when it changes. */
export function useSound() {
  useSettings();
  return hasSound();
}

/** Whether the browser knows what sounds are played with. */
let isFound = !globalThis.navigator?.mediaDevices;
/** Resolves when it has looked. @type {Promise<unknown> | null} */
let search = null;

/** Have the browser look for loudspeakers while the page goes on: with the first sound it would stop the page for that. */
export function tune() {
  if (isFound || !hasSound()) return;
  search ??= navigator.mediaDevices
    .enumerateDevices()
    .catch(() => {}) // then it looks for them with the first sound
    .finally(() => (isFound = true));
}

/** Get ready to be heard. */
function open() {
  // browsers allow no sound before the reader has done something, and complain about the attempt
  if (!hasSound() || typeof AudioContext === "undefined" || navigator.userActivation?.hasBeenActive === false) return;
  try {
    context ??= new AudioContext();
  } catch {
    // a browser that will not: it stays quiet
  }
}

/** @param {string} what One of the sounds; another is not heard. */
export function play(what) {
  tune();
  if (!isFound) return void search?.then(() => play(what));
  open();
  if (!hasSound() || !context) return;
  try {
    if (context.state === "suspended") void context.resume();
    for (const voice of SOUNDS[what] ?? []) sound(context, voice);
  } catch {
    // a browser that will not: it stays quiet
  }
}

/** @param {AudioContext} audio @param {Voice} voice */
function sound(audio, [from, to, at, length, type = "triangle"]) {
  const begin = audio.currentTime + at;
  const wave = audio.createOscillator();
  const volume = audio.createGain();
  wave.type = type;
  wave.frequency.setValueAtTime(from, begin);
  wave.frequency.exponentialRampToValueAtTime(to, begin + length);
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(type === "square" ? LOUD / 4 : LOUD, begin + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
  wave.connect(volume).connect(audio.destination);
  wave.start(begin);
  wave.stop(begin + length + 0.02);
}
