/** How long the phone is felt, in ms: one touch for what is done, two for what is wrong. */
const patterns = { done: [12], wrong: [30, 60, 30] } as const;

/** Felt as well as seen, where a device can be felt and nobody asked it to keep still. */
export function feel(what: keyof typeof patterns): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  navigator.vibrate?.([...patterns[what]]);
}
