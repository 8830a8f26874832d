import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
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

const at = '2026-11-08T12:00:00.000Z';
const depositOf = (reference: string, state: 'recorded' | 'confirmed') => ({
  ...{ reference, state, at, createdAt: at, amount: '40.00', reason: null },
});

function show(instructions: readonly string[], list: object[] = [], client = new QueryClient()) {
  const data = { reference: 'R-7K2M-4QXD', instructions, list };
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, msg: 'ok', data }));
  return render(
    <IntlProvider locale="en" messages={messages} timeZone="UTC">
      <QueryClientProvider client={client}>
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

test('a deposit has its receipt if it comes in while the sheet is open, and never again', async () => {
  const client = new QueryClient();
  const list = [depositOf('R-1', 'recorded'), depositOf('R-2', 'recorded')];
  const { unmount } = show([], list, client);
  await screen.findAllByText(/40\.00/);
  unmount();
  // It came in while the sheet was closed, and its notice has said so.
  list[0] = depositOf('R-1', 'confirmed');
  show([], list, client);
  await screen.findByText(new RegExp(deposit.state.confirmed));
  expect(screen.queryByText(deposit.arrivedText)).toBeNull();
  list[1] = depositOf('R-2', 'confirmed');
  await act(() => client.invalidateQueries());
  await screen.findByText(deposit.arrivedText);
  cleanup();
  show([], list, client);
  await screen.findAllByText(new RegExp(deposit.state.confirmed));
  await act(() => client.invalidateQueries());
  expect(screen.queryByText(deposit.arrivedText)).toBeNull();
});
