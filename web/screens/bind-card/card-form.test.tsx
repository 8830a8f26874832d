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
import { CardForm } from './card-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (content: ReactNode, askPassword = async () => 'a confirmation') =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" messages={messages as never} timeZone="UTC">
        <ActionsContext value={{ fail: () => {} } as never}>
          <ToastProvider>
            <PayPasswordContext value={askPassword}>{content}</PayPasswordContext>
          </ToastProvider>
        </ActionsContext>
      </IntlProvider>
    </QueryClientProvider>,
  );

const asked = { required: true } as const;
const wallet = {
  ...{ id: 'wallet', label: 'Wallet', kind: 'wallet-address' as const },
  fields: [
    { name: 'network', ...asked },
    { name: 'walletAddress', ...asked, pattern: 'hex-address' },
  ],
} as const;
const bound = {
  ...{ id: 'c', method: 'wallet', label: 'Wallet', kind: 'wallet-address', last4: 'aaaa' },
  ...{ fields: [], boundAt: '2026-11-16T12:00:00.000Z' },
} as const;

test('details that are already bound are refused before the confirmation', async () => {
  const facts = { reason: 'card_same', facts: {} };
  vi.stubGlobal('fetch', async () => Response.json({ code: 400, msg: 'Said.', data: facts }));
  const askPassword = vi.fn(async () => 'a confirmation');
  show(<CardForm bound={bound as never} methods={[wallet]} onDone={() => {}} />, askPassword);
  const network = screen.getByRole('combobox');
  expect(network.textContent).toContain('Ethereum (ERC-20)');
  expect(network.textContent).not.toContain('TRON');
  fireEvent.change(network, { target: { value: 'Ethereum (ERC-20)' } });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: `0x${'a'.repeat(40)}` } });
  fireEvent.click(screen.getByRole('button', { name: messages.card.submit['wallet-address'] }));
  expect(await screen.findByText(messages.refusal.card_same)).toBeDefined();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(askPassword).not.toHaveBeenCalled();
});
