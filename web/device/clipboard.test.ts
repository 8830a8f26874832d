// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { copyText, pasteText } from './clipboard.ts';

afterEach(() => vi.unstubAllGlobals());

const refuse = () => Promise.reject(new Error('closed'));

test.each([
  ['missing, as without https', undefined],
  ['closed', { writeText: refuse, readText: refuse }],
])('a clipboard that is %s never reports success', async (_, clipboard) => {
  vi.stubGlobal('navigator', { clipboard });
  expect(await copyText('R-1')).toBe(false);
  expect(await pasteText()).toBe('');
});
