import { expect, test } from 'vitest';
import { phoneIndex, slowdownFor } from './pace.ts';

test('the phone that is played is the same on a fast machine, a slow one and a busy one', () => {
  expect(slowdownFor(1_750)).toBe(4);
  for (const index of [600, 875, 1_500]) {
    expect(index / slowdownFor(index)).toBeCloseTo(phoneIndex, -1);
  }
});

test('no machine is slowed more than Lighthouse would, and none is made faster', () => {
  expect(slowdownFor(4_000)).toBe(4);
  expect(slowdownFor(200)).toBe(1);
});
