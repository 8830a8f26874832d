import { afterEach, expect, test, vi } from 'vitest';
import { listPayoutQueue } from '#contract/desk/payouts.ts';
import { showMeans } from '#contract/desk/proof.ts';
import { ask } from './ask.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('on a network that never replies, a call ends as offline', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    const { promise, reject } = Promise.withResolvers();
    signal?.addEventListener('abort', () => reject(signal.reason));
    return promise;
  });
  const asked = ask(showMeans, {});
  limit.abort();
  await expect(asked).rejects.toMatchObject({ reason: 'offline' });
});

test('filters that are undefined or empty are not sent', async () => {
  const urls: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(url);
    return Response.json({ code: 200, msg: 'ok', data: { list: [], next: null } });
  });
  await ask(listPayoutQueue, { state: undefined, cursor: '' });
  await ask(listPayoutQueue, { state: 'requested' });
  expect(urls).toEqual(['/desk/api/payouts', '/desk/api/payouts?state=requested']);
});
