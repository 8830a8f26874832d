import { expect, test, vi } from 'vitest';
import { closeMessage, findCloseCommand } from './host-app.ts';

type Here = Parameters<typeof findCloseCommand>[0] & object;

const windowWith = (more: object): Here => {
  const here = { ...more } as { parent?: unknown };
  here.parent ??= here;
  return here as unknown as Here;
};

test('an iOS host gets the close message', () => {
  const postMessage = vi.fn();
  const here = windowWith({ webkit: { messageHandlers: { reachbook: { postMessage } } } });
  findCloseCommand(here)?.();
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(closeMessage);
});

test('an Android host is asked to close', () => {
  const close = vi.fn();
  findCloseCommand(windowWith({ ReachbookHost: { close } }))?.();
  expect(close).toHaveBeenCalledExactlyOnceWith();
});

test('a page that frames us gets the close message', () => {
  const postMessage = vi.fn();
  findCloseCommand(windowWith({ parent: { postMessage } }))?.();
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(closeMessage, '*');
});

test('without a host nothing is closed', () => {
  expect(findCloseCommand(windowWith({}))).toBeNull();
});
