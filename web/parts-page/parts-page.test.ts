import { expect, test } from 'vitest';

const texts = import.meta.glob<string>(['../parts/*.tsx', './*.tsx', '!**/*.test.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const shown = Object.entries(texts)
  .filter(([path]) => path.startsWith('./'))
  .map(([, text]) => text)
  .join('\n');
const parts = Object.entries(texts)
  .filter(([path, text]) => path.startsWith('../') && /^export (function|const) [A-Z]/m.test(text))
  .map(([path]) => path);

/** Parts that are shown inside others, and which those are. */
const seenInside: Readonly<Record<string, string>> = {
  '../parts/chart-frame.tsx': 'the line chart and the bar chart',
};

test('every part stands on the page of parts, by itself or inside of another', () => {
  expect(parts.length).toBeGreaterThan(40);
  const missing = parts.filter((path) => !shown.includes(`'${path}'`));
  expect(missing).toEqual(Object.keys(seenInside));
});
