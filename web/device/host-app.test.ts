import { expect, test, vi } from 'vitest';
import { closeInHost, closeMessage } from './host-app.ts';

type Here = Parameters<typeof closeInHost>[0] & object;

const windowWith = (more: object): Here => {
  const here = { ...more } as { parent?: unknown };
  here.parent ??= here;
  return here as unknown as Here;
};

test('an iOS host gets the close message', () => {
  const postMessage = vi.fn();
  const here = windowWith({ webkit: { messageHandlers: { reachbook: { postMessage } } } });
  expect(closeInHost(here)).toBe(true);
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(closeMessage);
});

test('an Android host is asked to close', () => {
  const close = vi.fn();
  expect(closeInHost(windowWith({ ReachbookHost: { close } }))).toBe(true);
  expect(close).toHaveBeenCalledExactlyOnceWith();
});

test('a page that frames us gets the close message', () => {
  const postMessage = vi.fn();
  expect(closeInHost(windowWith({ parent: { postMessage } }))).toBe(true);
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(closeMessage, '*');
});

test('without a host nothing is closed', () => {
  expect(closeInHost(windowWith({}))).toBe(false);
});
