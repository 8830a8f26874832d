// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { texts as messages } from '#texts/en/app.ts';
import { ActionsContext } from '../api/actions-context.ts';
import { findReturn } from '../location/return-address.ts';
import { md5 } from './md5.ts';
import { PayPasswordProvider } from './pay-password-provider.tsx';
import { usePayPassword } from './use-pay-password.ts';

const state = {
  ...{ isSet: true, setAt: '2026-11-15T12:00:00.000Z', pausedUntil: null },
  ...{ isDisabled: false, hasPasskey: false, reset: null },
};
const answers = { state, check: {} as object };
const sent: { password: string; action: string; about: string }[] = [];

beforeEach(() => {
  sent.length = 0;
  answers.state = state;
  vi.stubGlobal('fetch', async (url: string, init: { body?: string }) => {
    const isCheck = url.includes('/check/password');
    if (isCheck) sent.push(JSON.parse(init.body ?? '{}'));
    const body = isCheck ? await answers.check : { code: 200, msg: 'ok', data: answers.state };
    return new Response(JSON.stringify(body));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const confirmations: (string | null)[] = [];

function Asker() {
  const ask = usePayPassword();
  const press = async () => {
    confirmations.push(await ask({ action: 'pay-password' }));
  };
  return (
    <button onClick={press} type="button">
      Act
    </button>
  );
}

async function openDialog(): Promise<HTMLInputElement> {
  confirmations.length = 0;
  render(
    <IntlProvider locale="en" messages={messages as never} timeZone="UTC">
      <ActionsContext value={{ fail: () => {} } as never}>
        <QueryClientProvider client={new QueryClient()}>
          <PayPasswordProvider>
            <Asker />
          </PayPasswordProvider>
        </QueryClientProvider>
      </ActionsContext>
    </IntlProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Act' }));
  return screen.findByLabelText('Six digits');
}

const type = (input: HTMLInputElement, value: string) =>
  fireEvent.change(input, { target: { value } });

const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' });

test('with six digits entered, confirming sends their hash and returns the confirmation', async () => {
  const input = await openDialog();
  await waitFor(() => expect(document.activeElement).toBe(input));
  const expiresAt = '2026-11-15T12:00:00.000Z';
  answers.check = { code: 200, msg: 'ok', data: { confirmation: 'a confirmation', expiresAt } };
  type(input, '27491');
  expect(confirm().disabled).toBe(true);
  type(input, '274916');
  expect(sent).toEqual([]);
  fireEvent.click(confirm());
  await waitFor(() => expect(confirmations).toEqual(['a confirmation']));
  expect(sent).toEqual([{ password: md5('274916'), action: 'pay-password', about: '{}' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('while the digits are checked the dialog says so and sends nothing twice', async () => {
  const input = await openDialog();
  type(input, '274916');
  const { promise, resolve } = Promise.withResolvers<object>();
  answers.check = promise;
  fireEvent.click(confirm());
  expect(confirm().getAttribute('aria-busy')).toBe('true');
  fireEvent.click(confirm());
  type(input, '2');
  expect(input.value).toBe('274916');
  expect(sent).toHaveLength(1);
  const data = { confirmation: 'a confirmation', expiresAt: '2026-11-15T12:00:00.000Z' };
  resolve({ code: 200, msg: 'ok', data });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a wrong password shows the attempts left, and the error clears on typing', async () => {
  const input = await openDialog();
  answers.check = {
    code: 400,
    msg: 'wrong',
    data: { reason: 'pay_password_wrong', facts: { left: 3 } },
  };
  type(input, '830572');
  fireEvent.click(confirm());
  await screen.findByText('Wrong transaction password. 3 attempts left.');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.value).toBe('');
  type(input, '2');
  expect(screen.queryByText(/attempts left/)).toBeNull();
  expect(input.getAttribute('aria-invalid')).toBeNull();
  expect(confirmations).toEqual([]);
});

test.each([
  [
    'without a network',
    () => Promise.reject(new TypeError('Failed to fetch')),
    /no money has moved/,
  ],
  ['behind a failing gateway', async () => new Response('', { status: 502 }), /no money has moved/],
  [
    'by a failing server',
    async () => Response.json({ code: 500, msg: 'Server error.', data: null }),
    /^Nothing was done. Server error.$/,
  ],
])('a check that fails %s says in place that nothing was done', async (_, answer, line) => {
  const input = await openDialog();
  vi.stubGlobal('fetch', answer);
  type(input, '830572');
  fireEvent.click(confirm());
  await screen.findByText(line);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  type(input, '2');
  expect(screen.queryByText(line)).toBeNull();
  expect(confirmations).toEqual([]);
});

test('a partner who must set the digits first returns to the full address afterwards', async () => {
  window.location.hash = '#/plan/detail?planNo=P1&amount=40';
  answers.state = { ...state, isSet: false };
  await openDialog().catch(() => {});
  fireEvent.click(await screen.findByRole('button', { name: 'Set one now' }));
  const [path, query = ''] = window.location.hash.split('?');
  expect(path).toBe('#/wallet/set-password');
  expect(findReturn(query)).toEqual({ path: '/plan/detail', query: 'planNo=P1&amount=40' });
  window.location.hash = '';
});

test('closing the dialog or leaving the screen returns no confirmation', async () => {
  await openDialog();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(confirmations).toEqual([null]));
  cleanup();
  await openDialog();
  cleanup();
  await waitFor(() => expect(confirmations).toEqual([null]));
});

test.each([
  [{ ...state, isSet: false }, 'You have no transaction password yet'],
  [{ ...state, isDisabled: true }, /has been switched off/],
  [{ ...state, pausedUntil: '2026-11-15T12:15:00.000Z' }, /You can try again at 12:15/],
])('in the state %j the dialog says so in place of the digits', async (now, said) => {
  answers.state = now as typeof state;
  await openDialog().catch(() => {});
  await screen.findByText(said);
  expect(screen.queryByLabelText('Six digits')).toBeNull();
});
