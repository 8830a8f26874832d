// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setPayPassword } from '#contract/pay-password.ts';
import { texts as messages } from '#texts/en/app.ts';
import { ActionsContext } from '../api/actions-context.ts';
import { CallFailure } from '../api/call.ts';
import { ToastProvider } from '../parts/toast.tsx';
import { refusedFor, useSureSend } from './use-sure-send.ts';

const told: string[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  told.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => answer());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const actions = { fail: (_: string, otherwise: string) => told.push(otherwise) };

const Around = ({ children }: { readonly children: ReactNode }) => (
  <IntlProvider locale="en" messages={messages as never} timeZone="UTC">
    <ToastProvider>
      <ActionsContext value={actions as never}>{children}</ActionsContext>
    </ToastProvider>
  </IntlProvider>
);

async function act(isDone: () => Promise<boolean>) {
  const done = vi.fn();
  const { result } = renderHook(useSureSend, { wrapper: Around });
  const sent = result.current(setPayPassword, { password: 'a'.repeat(64) }, isDone, done);
  await vi.runAllTimersAsync();
  return { refused: await sent, isDone: done.mock.calls.length === 1 };
}

const lostWays = [
  ['the connection broke', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a gateway answered 502', async () => new Response('<html></html>', { status: 502 })],
] as const;

test.each(lostWays)('an act that succeeded although %s is reported as done', async (_why, way) => {
  answer = way;
  // It reaches the server after the first look.
  const looks = [false, true];
  expect(await act(async () => looks.shift() === true)).toEqual({ refused: null, isDone: true });
  expect(told).toEqual([]);
});

test('an act that did not happen is reported as failed, once', async () => {
  [, answer] = lostWays[0];
  expect(await act(async () => false)).toEqual({ refused: null, isDone: false });
  expect(told).toEqual(['offline']);
});

test('a refusal goes to the form without a look-up of the outcome', async () => {
  const data = { reason: 'field_empty', facts: { field: 'password' } };
  answer = async () => Response.json({ code: 400, msg: 'Too easy.', data });
  const look = vi.fn(async () => true);
  expect(await act(look)).toEqual({ refused: data, isDone: false });
  expect(look).not.toHaveBeenCalled();
});

test('only the expected refusal proves that an act was done', () => {
  const made = refusedFor('dispute_made_already');
  expect(made(new CallFailure(400, 'dispute_made_already', ''))).toBe(true);
  expect(() => made(new CallFailure(400, 'busy', ''))).toThrow();
});
