import { expect, test, vi } from 'vitest';
import type { Language } from '#domain/language.ts';
import { loadFirst } from './load-first.ts';

const words = (failures: number) => {
  let asked = 0;
  return vi.fn(async (language: Language) => {
    asked += 1;
    if (asked <= failures) throw new TypeError('Failed to fetch');
    return { language, messages: {} as never };
  });
};

test.each([
  [0, 'de'],
  [1, 'de'],
  [2, 'en'],
] as const)(
  'after %i failed loads of the texts the app starts in %s',
  async (failures, language) => {
    expect(await loadFirst('de', words(failures))).toMatchObject({ language });
  },
);

test('if no texts load at all, the page is told so', async () => {
  await expect(loadFirst('de', words(9))).rejects.toThrow('Failed to fetch');
});
