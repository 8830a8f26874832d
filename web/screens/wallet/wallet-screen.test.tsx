// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { wallet } from '#contract/wallet.ts';
import { LanguageProvider } from '../../i18n/language.tsx';
import { loadMessages } from '../../i18n/load-messages.ts';
import { leavingStored, tokenStored } from '../../session/session.ts';
import { WalletScreen } from './wallet-screen.tsx';

const names = ['totalAssets', 'available', 'waitingSpent', 'deposit', 'toBeSettled', 'discount'];
const others = ['startup', 'startupDue', 'recovery', 'payout', 'exchange'];
const balances = {
  ...Object.fromEntries([...names, ...others].map((name) => [name, '0.00'])),
  ...{ at: '2026-11-18T06:31:51.782Z', currency: 'SIM' },
  head: { seq: 0, hash: 'a'.repeat(64), at: null },
};
const messages = await loadMessages('en', true);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a blocked partner can log out even if the wallet cannot be read', async () => {
  tokenStored.set('of-a-leaver');
  leavingStored.set('register');
  window.location.hash = '#/wallet';
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <LanguageProvider first={{ language: 'en', messages }}>
      <QueryClientProvider client={client}>
        <WalletScreen />
      </QueryClientProvider>
    </LanguageProvider>,
  );
  await screen.findByText('Request failed, tap to reload');
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(tokenStored.get()).toBeNull();
  expect(leavingStored.get()).toBeNull();
  expect(window.location.hash).toBe('#/login');
});

test('what needs no balance is there before the balances are', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  render(
    <LanguageProvider first={{ language: 'en', messages }}>
      <QueryClientProvider client={new QueryClient()}>
        <WalletScreen />
      </QueryClientProvider>
    </LanguageProvider>,
  );
  expect(screen.queryByText('Available funds')).toBeNull();
  screen.getByRole('link', { name: 'Exchange' });
});

test('returning to the wallet reads the balances again, since the ad centre may have newer ones', () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return new Promise(() => {});
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 5_000 } } });
  client.setQueryData(['wallet'], balances);
  render(
    <LanguageProvider first={{ language: 'en', messages }}>
      <QueryClientProvider client={client}>
        <WalletScreen />
      </QueryClientProvider>
    </LanguageProvider>,
  );
  expect(asked.filter((url) => url.endsWith(wallet.path))).toHaveLength(1);
});

test('the wallet shows its six balances, and leads to everything that can be done with it', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const client = new QueryClient();
  client.setQueryData(['wallet'], balances);
  render(
    <LanguageProvider first={{ language: 'en', messages }}>
      <QueryClientProvider client={client}>
        <WalletScreen />
      </QueryClientProvider>
    </LanguageProvider>,
  );
  for (const name of [
    ...[/^Total assets/, /^Available funds/, /^To be consumed/, /^To be settled/, /^Discount/],
    ...[/^Security deposit/, 'Withdraw', 'Deposit'],
  ]) {
    expect(screen.getByRole('button', { name })).toBeDefined();
  }
  for (const [name, path] of [
    ['Card', '#/wallet/bind-card'],
    ['Exchange', '#/wallet/foreign-exchange'],
    ['Six digits', '#/wallet/set-password'],
    ['Public report', '#/integrity'],
  ] as const) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
  }
  expect(screen.getByRole('heading', { name: 'Funding details' })).toBeDefined();
});
