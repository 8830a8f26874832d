import { expect, test } from 'vitest';
import { phoneIndex, slowdownFor } from './pace.ts';

test('the emulated phone is equally fast on a fast, a slow and a busy machine', () => {
  expect(slowdownFor(1_750)).toBe(4);
  for (const index of [600, 875, 1_500]) {
    expect(index / slowdownFor(index)).toBeCloseTo(phoneIndex, -1);
  }
});

test('no machine is slowed down more than by Lighthouse, and none is sped up', () => {
  expect(slowdownFor(4_000)).toBe(4);
  expect(slowdownFor(200)).toBe(1);
});
