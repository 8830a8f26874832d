// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { texts as messages } from '#texts/en/app.ts';
import { ActionsContext } from '../../api/actions-context.ts';
import { ToastProvider } from '../../parts/toast.tsx';
import { PayPasswordContext } from '../../wallet/use-pay-password.ts';
import type { Acceptor } from './acceptor-found.tsx';
import { HoldForm } from './hold-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const askPassword = async () => 'a confirmation';
const show = (content: ReactNode, queries = new QueryClient()) =>
  render(
    <QueryClientProvider client={queries}>
      <IntlProvider locale="en" messages={messages as never} timeZone="UTC">
        <ActionsContext value={{ fail: () => {} } as never}>
          <ToastProvider>
            <PayPasswordContext value={askPassword}>{content}</PayPasswordContext>
          </ToastProvider>
        </ActionsContext>
      </IntlProvider>
    </QueryClientProvider>,
  );

const acceptor = {
  ...{ id: 'a', quoteId: 'q', rate: '36.50', limit: '500.00', available: '300.00' },
  ...{ currency: 'THB', validUntil: '2036-11-16T12:00:00.000Z', validForSeconds: 600 },
};

test('an exchange of 0 says why it cannot be held once the field is left', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const never = async () => null;
  show(
    <HoldForm
      acceptor={acceptor as unknown as Acceptor}
      currency="SIM"
      onDone={() => {}}
      onRenew={never}
    />,
  );
  const amount = screen.getByRole('textbox');
  fireEvent.change(amount, { target: { value: '0' } });
  expect(screen.queryByText(messages.refusal.exchange_zero)).toBeNull();
  fireEvent.blur(amount);
  expect(screen.getByText(messages.refusal.exchange_zero)).toBeDefined();
});

test('money that is returned while an amount is typed can be exchanged at once', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const queries = new QueryClient();
  const never = async () => null;
  const found = { ...acceptor, available: '642.82', limit: '900.00' } as unknown as Acceptor;
  show(<HoldForm acceptor={found} currency="SIM" onDone={() => {}} onRenew={never} />, queries);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '650' } });
  expect(screen.queryByRole('button', { name: /^Exchange SIM\s650\.00$/ })).toBeNull();
  queries.setQueryData(['wallet'], { available: '662.82' });
  expect(await screen.findByRole('button', { name: /^Exchange SIM\s650\.00$/ })).toBeDefined();
});
