import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ActionsContext } from '../../api/actions-context.ts';
import { keepWaiting, waitingOf } from '../../session/chat-outbox.ts';
import { userInfoStored } from '../../session/session.ts';
import { testUserInfo } from '../../session/test-user-info.ts';
import { useOutbox } from './use-outbox.ts';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const around = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>
    <ActionsContext value={{ fail: () => {} } as never}>{children}</ActionsContext>
  </QueryClientProvider>
);

test('a refused message no longer blocks later ones once it is dropped', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { text } = JSON.parse(body);
    const isRefused = text === 'With an image that is gone';
    if (!isRefused) sent.push(text);
    const refusal = { code: 400, msg: 'no', data: { reason: 'chat_attachment_not_found' } };
    const done = { code: 200, msg: 'ok', data: { seq: 1, at: '2026-11-15T12:00:00.000Z' } };
    return new Response(JSON.stringify(isRefused ? refusal : done));
  });
  const at = '2026-11-15T12:00:00.000Z';
  for (const text of ['With an image that is gone', 'Hello']) {
    keepWaiting({ owner: '', requestId: text, at, text, attachment: null });
  }
  const { result } = renderHook(() => useOutbox(), { wrapper: around });
  await waitFor(() => expect(result.current.failure?.reason).toBe('chat_attachment_not_found'));
  expect(sent).toEqual([]);
  act(() => result.current.drop('With an image that is gone'));
  await waitFor(() => expect(sent).toEqual(['Hello']));
  await waitFor(() => expect(result.current.waiting).toEqual([]));
});

test('messages of one partner are not sent by the next one who logs in', async () => {
  const sent: string[] = [];
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body).text);
    await arrived;
    const data = { seq: 1, at: '2026-11-15T12:00:00.000Z' };
    return new Response(JSON.stringify({ code: 200, msg: 'ok', data }));
  });
  const at = '2026-11-15T12:00:00.000Z';
  const owner = testUserInfo.id;
  for (const text of ['First', 'Second']) {
    keepWaiting({ owner, requestId: text, at, text, attachment: null });
  }
  const info = { ...testUserInfo, customer_service_url: [], recharge_customer_service_url: [] };
  userInfoStored.set(info);
  const { unmount } = renderHook(() => useOutbox(), { wrapper: around });
  await waitFor(() => expect(sent).toEqual(['First']));
  unmount();
  userInfoStored.set({ ...info, id: 'another' });
  arrive();
  await waitFor(() => expect(waitingOf(owner).map(({ text }) => text)).toEqual(['Second']));
  // Whatever the first answer starts would have been sent by then.
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toEqual(['First']);
});
