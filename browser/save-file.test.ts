import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from './save-file.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a file keeps its address for a browser that starts to read later, and then gives it back', async () => {
  vi.useFakeTimers();
  const links: HTMLAnchorElement[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    links.push(this);
  });
  const givenBack = vi.spyOn(URL, 'revokeObjectURL');
  saveFile('roots.json', new Blob(['{}']));
  expect(links.map(({ download }) => download)).toEqual(['roots.json']);
  vi.advanceTimersByTime(30_000);
  expect(givenBack).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_000);
  expect(givenBack).toHaveBeenCalledWith(links[0]?.href);
});
