// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { returnStartup } from '#contract/payout.ts';
import { texts as messages } from '#texts/en/app.ts';
import { ActionsContext } from '../api/actions-context.ts';
import { ToastProvider } from '../parts/toast.tsx';
import { useMoneyCall } from './use-money-call.ts';

const reply = { fromLeft: '1.00', fromEarnings: '0.00', loss: '0.00' };
const told: string[] = [];
/** What the server did, and how much of it comes back. */
const server = { done: new Set<string>(), isReached: true, isHeard: true, loses: 0 };

const enveloped = (data: object) => Response.json({ code: 200, msg: 'ok', data });
const broken = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  localStorage.clear();
  told.length = 0;
  Object.assign(server, { done: new Set(), isReached: true, isHeard: true, loses: 0 });
  vi.stubGlobal('fetch', async (url: string, init: { body?: string }) => {
    if (!url.includes('/ledger/outcome')) {
      if (server.isReached) server.done.add(JSON.parse(init.body ?? '{}').requestId);
      return answerLost();
    }
    if (!server.isHeard || server.loses-- > 0) return broken();
    const id = new URL(url, 'http://app').searchParams.get('requestId') ?? '';
    const at = '2026-11-08T12:00:00.000Z';
    const known = { state: 'committed', call: 'returnStartup', at, reply };
    return enveloped(server.done.has(id) ? known : { state: 'unknown' });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

let answerLost: () => Promise<Response> = broken;

const actions = { fail: (_: string, otherwise: string) => told.push(otherwise) };
const lost = /checking whether this went through/;

function Around({ children }: { readonly children: ReactNode }) {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" messages={messages} timeZone="UTC">
        <ToastProvider>
          <ActionsContext value={actions as never}>{children}</ActionsContext>
        </ToastProvider>
      </IntlProvider>
    </QueryClientProvider>
  );
}

const waitsMs = { soon: [0, 0, 0], later: [50, 50] };

let lineOf: () => string | null = () => null;

const act = (name: string) => {
  const hook = renderHook(() => useMoneyCall(name, returnStartup, { waitsMs }), {
    wrapper: Around,
  });
  lineOf = () => hook.result.current.line;
  return hook.result.current.send({ due: '1.00', confirmation: 'x'.repeat(43) });
};

test.each([
  ['the connection broke', broken],
  ['a gateway answered 502', async () => new Response('<html></html>', { status: 502 })],
  ['the answer broke off', async () => new Response('{"code":200,"ms')],
])('an act that succeeded although %s still returns its reply', async (why, way) => {
  answerLost = way;
  expect(await act(why)).toEqual(reply);
  expect(told).toEqual([]);
  // It is settled: the next press is another request.
  await act(why);
  expect(server.done.size).toBe(2);
});

test('the outcome is requested again while the network is unstable', async () => {
  answerLost = broken;
  server.loses = 2;
  expect(await act('patient')).toEqual(reply);
  expect(told).toEqual([]);
});

test('an unknown outcome is not reported as a failure', async () => {
  answerLost = broken;
  server.isHeard = false;
  expect(await act('unknown')).toBeNull();
  expect(told).toEqual([]);
  await waitFor(() => expect(lineOf()).toBe(messages.wallet.act.unsure));
});

test('a partner who was told that the reply was lost gets it once the connection is back', async () => {
  answerLost = broken;
  server.loses = 4;
  const answer = act('late');
  await screen.findByText(lost);
  expect(await answer).toEqual(reply);
  await waitFor(() => expect(screen.queryByText(lost)).toBeNull());
  expect(told).toEqual([]);
});

test('an act that never reached the server is reported as failed', async () => {
  answerLost = broken;
  server.isReached = false;
  expect(await act('never')).toBeNull();
  expect(told).toEqual(['offline']);
  await waitFor(() => expect(lineOf()).toBe(messages.wallet.act.notReached));
});
