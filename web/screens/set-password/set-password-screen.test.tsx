// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { texts as messages } from '#texts/en/app.ts';
import { ActionsContext } from '../../api/actions-context.ts';
import { ToastProvider } from '../../parts/toast.tsx';
import { SetPasswordScreen } from './set-password-screen.tsx';

beforeEach(() => {
  window.location.hash = '#/wallet/set-password';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const isSetText = /You need the current one to change it/;

function open(state: { isDisabled: boolean; reset: object | null }) {
  const data = { isSet: true, setAt: null, pausedUntil: null, hasPasskey: false, ...state };
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, msg: 'ok', data }));
  render(
    <IntlProvider locale="en" messages={messages as never} timeZone="UTC">
      <ActionsContext value={{ fail: () => {} } as never}>
        <ToastProvider>
          <QueryClientProvider client={new QueryClient()}>
            <SetPasswordScreen />
          </QueryClientProvider>
        </ToastProvider>
      </ActionsContext>
    </IntlProvider>,
  );
}

const usableAt = '2026-11-08T12:00:00.000Z';

test.each([null, { usableAt, isUsable: false, isApprovalMissing: false }])(
  'after too many wrong attempts the screen leads to the reset instead of asking again (reset %j)',
  async (reset) => {
    open({ isDisabled: true, reset });
    await waitFor(() => expect(window.location.hash).toBe('#/ad-center/edit-pay-password'));
    expect(screen.queryByText(isSetText)).toBeNull();
  },
);

test('after the wait a new password can be set, even after too many wrong attempts', async () => {
  open({ isDisabled: true, reset: { usableAt, isUsable: true, isApprovalMissing: false } });
  await screen.findByLabelText(/New transaction password/);
  expect(window.location.hash).toBe('#/wallet/set-password');
});

test('a partner with a working password is told that changing it takes the current one', async () => {
  open({ isDisabled: false, reset: null });
  await screen.findByText(isSetText);
  expect(window.location.hash).toBe('#/wallet/set-password');
});

async function enterDigits(digits: string) {
  const field = await screen.findByLabelText(/New transaction password/);
  fireEvent.change(field, { target: { value: digits } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
}

test('weak digits are refused on confirmation, with the reason', async () => {
  open({ isDisabled: false, reset: { usableAt, isUsable: true, isApprovalMissing: false } });
  await enterDigits('123456');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled).toBe(false);
});

test('a late reply does not navigate away from another screen', async () => {
  open({ isDisabled: false, reset: { usableAt, isUsable: true, isApprovalMissing: false } });
  await enterDigits('274916');
  let answer = (_: Response) => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  fireEvent.change(await screen.findByLabelText('Enter the same six digits again'), {
    target: { value: '274916' },
  });
  fireEvent.change(screen.getByLabelText('Login password'), { target: { value: 'a password' } });
  fireEvent.click(screen.getByRole('button', { name: 'Set transaction password' }));
  window.location.hash = '#/plan';
  answer(Response.json({ code: 200, msg: 'ok', data: {} }));
  await screen.findByText('Transaction password set');
  expect(window.location.hash).toBe('#/plan');
});
