import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { texts as messages } from '#texts/en/app.ts';
import { ToastProvider } from '../../parts/toast.tsx';
import { ServiceContext } from '../../service/service-context.ts';
import { DepositSheet } from './deposit-sheet.tsx';

const { deposit } = messages;
const openService = vi.fn();

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(instructions: readonly string[]) {
  const data = { reference: 'R-7K2M-4QXD', instructions, list: [] };
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, msg: 'ok', data }));
  render(
    <IntlProvider locale="en" messages={messages} timeZone="UTC">
      <QueryClientProvider client={new QueryClient()}>
        <ToastProvider>
          <ServiceContext value={openService}>
            <DepositSheet onClose={() => {}} open />
          </ServiceContext>
        </ToastProvider>
      </QueryClientProvider>
    </IntlProvider>,
  );
}

test('a deposit names the account that the network published', async () => {
  show(['Transfer to IBAN SI00 0000.', 'Name your reference.']);
  expect(await screen.findByText('Transfer to IBAN SI00 0000.')).toBeDefined();
  expect(screen.queryByText(deposit.noAccount)).toBeNull();
});

test('without an account nobody is asked to pay, and customer service gets the reference', async () => {
  show([]);
  expect(await screen.findByText(deposit.noAccount)).toBeDefined();
  fireEvent.click(screen.getByText(deposit.service));
  expect(JSON.stringify(openService.mock.calls)).toContain('R-7K2M-4QXD');
});
