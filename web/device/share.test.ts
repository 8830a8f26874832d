import { afterEach, expect, test, vi } from 'vitest';
import { canShare, shareFile } from './share.ts';

const file = new File(['<!doctype html>'], 'statement.html', { type: 'text/html' });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
});

const equip = (parts: object) => Object.assign(navigator, parts);

test('a browser without a share sheet offers none', () => {
  expect(canShare(file)).toBe(false);
});

test('the share sheet is given the file itself, with its name', async () => {
  const share = vi.fn(async () => {});
  equip({ canShare: ({ files }: { files: File[] }) => files[0]?.type === file.type, share });
  expect(canShare(file)).toBe(true);
  expect(canShare(new File(['{}'], 'check.jsonl', { type: 'application/jsonl' }))).toBe(false);
  await shareFile(file);
  expect(share).toHaveBeenCalledWith({ files: [file], title: 'statement.html' });
});

test('closing the share sheet is not an error', async () => {
  equip({ share: async () => Promise.reject(new DOMException('', 'AbortError')) });
  await expect(shareFile(file)).resolves.toBeUndefined();
});
