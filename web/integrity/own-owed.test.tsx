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

const messages = await loadMessages('en', ['for-all']);
const hash = 'a'.repeat(64);

beforeEach(() => {
  tokenStored.set('of-ada');
  userInfoStored.set(testUserInfo as never);
});
afterEach(() => {
  walletHeadStored.set(null);
  vi.unstubAllGlobals();
});

const zero = '0.00';
const answers: Record<string, object> = {
  '/api/ledger/liability': {
    network: 'Test Network',
    root: { no: 3, at: '2026-11-16T00:00:00Z', hash },
    proof: null,
  },
  '/api/user/property': {
    ...{ available: '12.00', deposit: zero, payout: zero, exchange: zero },
    head: { seq: 5, hash, at: '2026-11-15T00:00:00Z' },
  },
};

/** The app starts, and the network answers with a root that leaves this partner out. */
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

test('a partner whom a root leaves out is told at the start, unasked, with the proof to keep', async () => {
  const head = { seq: 5, hash, seenAt: '2026-11-15T12:00:00Z' };
  walletHeadStored.set({ [testUserInfo.id]: head });
  start();
  const alert = await screen.findByRole('alert');
  const proofs: Blob[] = [];
  vi.stubGlobal('URL', {
    createObjectURL: (proof: Blob) => proofs.push(proof) && 'blob:proof',
    revokeObjectURL() {},
  });
  alert.querySelector('button')?.click();
  const proof = JSON.parse((await proofs[0]?.text()) ?? '{}');
  expect(proof).toMatchObject({ owner: testUserInfo.id, kept: head, answer: { root: { no: 3 } } });
});

test('who had nothing on this device before the root is not alarmed', async () => {
  const asked = start();
  await vi.waitFor(() =>
    expect(asked).toHaveBeenCalledWith('/api/user/property', expect.anything()),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});
