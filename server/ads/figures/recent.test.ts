import { expect, test } from 'vitest';
import { cacheRecent } from './recent.ts';

const at = (ms: number) => new Date(Date.UTC(2026, 10, 15) + ms);

test('identical requests within a second share one answer, even while it is being made', async () => {
  const recent = cacheRecent<number>();
  let made = 0;
  const make = async () => {
    made += 1;
    return made;
  };
  const answers = await Promise.all([
    recent('one', at(0), make),
    recent('one', at(999), make),
    recent('other', at(0), make),
  ]);
  expect(answers).toEqual([1, 1, 2]);
  expect(await recent('one', at(1_000), make)).toBe(3);
  // A clock that was set back does not keep an answer cached forever.
  expect(await recent('one', at(-3_600_000), make)).toBe(4);
});

test('a failure reaches those who waited for it, and nobody after them', async () => {
  const recent = cacheRecent<string>();
  const failed = () => Promise.reject(new Error('the database is away'));
  await expect(recent('one', at(0), failed)).rejects.toThrow('away');
  expect(await recent('one', at(1), async () => 'back')).toBe('back');
});
