import { expect, test } from 'vitest';
import { applyScreenRules } from './apply-screen-rules.ts';

const isHeld = (ctrlKey: boolean): boolean => {
  // The page of the tests knows no keys on a wheel.
  const turn = new Event('wheel', { cancelable: true, bubbles: true });
  return !document.body.dispatchEvent(Object.assign(turn, { ctrlKey }));
};

test('a pinch on a trackpad zooms nothing, and a wheel scrolls as ever', () => {
  applyScreenRules();
  expect(isHeld(true)).toBe(true);
  expect(isHeld(false)).toBe(false);
});
