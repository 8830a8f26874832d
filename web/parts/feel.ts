/** Vibration patterns in ms: one pulse for success, two for an error. */
const patterns = { done: [12], wrong: [30, 60, 30] } as const;

/** Vibrates where the device can and the user has not asked for reduced motion. */
export function feel(pattern: keyof typeof patterns): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  navigator.vibrate?.([...patterns[pattern]]);
}
