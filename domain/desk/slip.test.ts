import { expect, test } from 'vitest';
import { similarNames, similarNumbers } from './slip.ts';

const means = (typed: string, name: string): boolean => {
  const similar = similarNames(typed);
  return similar?.patterns.every((pattern) => new RegExp(pattern).test(name)) ?? false;
};

test.each([
  ['brandt', 'lukas brandt'],
  ['brendt', 'lukas brandt'],
  ['rbandt', 'lukas brandt'],
  ['bradnt', 'lukas brandt'],
  ['brndt', 'lukas brandt'],
  ['brannd', 'lukas brandt'],
  ['lucas brandt', 'lukas brandt'],
  ['xlukas', 'lukas brandt'],
  ['wilhelmnia', 'wilhelmina van der berg'],
  ['wilhemin', 'wilhelmina van der berg'],
])('%s is taken for %s', (typed, name) => {
  expect(means(typed, name)).toBe(true);
  const { begins, endsBackwards } = similarNames(typed) ?? { begins: '', endsBackwards: '' };
  const backwards = [...name].reverse().join('');
  const has = (text: string, start: string) => ` ${text}`.includes(` ${start}`);
  expect(has(name, begins) || has(backwards, endsBackwards)).toBe(true);
});

test.each([
  ['brenbt', 'lukas brandt'],
  ['luk', 'lukas brandt'],
  ['lux brandt', 'lukas brandt'],
  ['lukx', 'lukas brandt'],
  ['o’%_', 'lukas brandt'],
])('%s is not taken for %s', (typed, name) => {
  expect(means(typed, name)).toBe(false);
});

test('a number is found despite a wrong, missing, extra or swapped character', () => {
  for (const typed of ['R-GB3B-97GY', 'R-GB3B-97G', 'R-GB3B-97GXX', 'R-BG3B-97GX']) {
    expect(similarNumbers(typed), typed).toContain('R-GB3B-97GX');
  }

  expect(similarNumbers('R-GB3B-97GX')).not.toContain('R-GB3B-97GX');
  expect(similarNumbers('harbour')).toEqual([]);
  expect(similarNumbers('1'.repeat(40)).length).toBeLessThan(3_500);
});
