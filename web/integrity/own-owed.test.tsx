// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '../i18n/language.tsx';
import { loadMessages } from '../i18n/load-messages.ts';
import { tokenStored, userInfoStored } from '../session/session.ts';
import { testUserInfo } from '../session/test-user-info.ts';
import { walletHeadStored } from '../session/wallet-head.ts';
import { OwnOwed } from './own-owed.tsx';

const messages = await loadMessages('en', true);
const hash = 'a'.repeat(64);

beforeEach(() => {
  tokenStored.set('of-ada');
  userInfoStored.set(testUserInfo as never);
});
afterEach(() => {
  walletHeadStored.set(null);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const zero = '0.00';
const root = {
  ...{ no: 3, at: '2026-11-16T00:00:00Z', wallets: 1, root: hash, previous: hash, hash },
  ...{ liabilities: { root: hash, leaves: 1, owed: [] }, key: 'key', signature: 'signature' },
};
const answers: Record<string, object> = {
  '/api/ledger/liability': { network: 'Test Network', root, proof: null },
  '/api/user/property': {
    ...{ at: '2026-11-17T00:00:00Z', currency: 'SIM', totalAssets: '12.00', available: '12.00' },
    ...{ waitingSpent: zero, deposit: zero, toBeSettled: zero, discount: zero, startup: zero },
    ...{ startupDue: zero, recovery: zero, payout: zero, exchange: zero },
    head: { seq: 5, hash, at: '2026-11-15T00:00:00Z' },
  },
  '/api/statement/key': {
    algorithm: 'Ed25519',
    key: 'key',
    keys: [],
    verifier: 'v',
  },
};

/** The app starts, and the network answers with a root that omits this partner. */
function start() {
  const asked = vi.fn(async (url: string) =>
    Response.json({ code: 200, msg: 'ok', data: answers[url] ?? {} }),
  );
  vi.stubGlobal('fetch', asked);
  render(
    <LanguageProvider first={{ language: 'en', messages }}>
      <QueryClientProvider client={new QueryClient()}>
        <OwnOwed />
      </QueryClientProvider>
    </LanguageProvider>,
  );
  return asked;
}

test('a partner left out of a root is warned at the start, with the evidence to keep', async () => {
  const head = { seq: 5, hash, seenAt: '2026-11-15T12:00:00Z' };
  walletHeadStored.set({ [testUserInfo.id]: head });
  start();
  const alert = await screen.findByRole('alert');
  const proofs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((proof) => {
    proofs.push(proof as Blob);
    return '#proof';
  });
  alert.querySelector('button')?.click();
  const proof = JSON.parse((await proofs[0]?.text()) ?? '{}');
  expect(proof).toMatchObject({ owner: testUserInfo.id, kept: head, answer: { root: { no: 3 } } });
});

test('a root that no key of the network signed is reported, too', async () => {
  const asked = start();
  await screen.findByRole('alert');
  expect(asked.mock.calls.map(([url]) => url)).toContain('/api/statement/key');
});
