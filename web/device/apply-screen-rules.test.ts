import { expect, test } from 'vitest';
import { applyScreenRules } from './apply-screen-rules.ts';

const isHeld = (ctrlKey: boolean): boolean => {
  // The test environment has no modifier keys on wheel events.
  const turn = new Event('wheel', { cancelable: true, bubbles: true });
  return !document.body.dispatchEvent(Object.assign(turn, { ctrlKey }));
};

test('a trackpad pinch does not zoom, and the wheel scrolls as usual', () => {
  applyScreenRules();
  expect(isHeld(true)).toBe(true);
  expect(isHeld(false)).toBe(false);
});

test.each(['gesturestart', 'gesturechange', 'gestureend'])('Safari’s %s does not zoom', (type) => {
  applyScreenRules();
  expect(document.body.dispatchEvent(new Event(type, { cancelable: true, bubbles: true }))).toBe(
    false,
  );
});
