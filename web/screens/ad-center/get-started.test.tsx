// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { firstSteps } from '#contract/first-steps.ts';
import type { Output } from '#contract/route.ts';
import { LanguageProvider } from '../../i18n/language.tsx';
import { loadMessages } from '../../i18n/load-messages.ts';
import { GetStarted } from './get-started.tsx';

const messages = await loadMessages('en', true);
const { start } = messages;

type FirstSteps = Output<typeof firstSteps>;

afterEach(() => vi.unstubAllGlobals());

async function open(taken: Partial<FirstSteps> = {}): Promise<FirstSteps> {
  const data: FirstSteps = {
    ...{ coupon: null, hasPayPassword: false, hasMoney: false },
    offers: { count: 0, first: null },
    ...taken,
  };
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, msg: 'ok', data }));
  render(
    <LanguageProvider first={{ language: 'en', messages }}>
      <QueryClientProvider client={new QueryClient()}>
        <GetStarted />
      </QueryClientProvider>
    </LanguageProvider>,
  );
  await screen.findByText(start.payPassword);
  return data;
}

test('the first open step leads on, and what is done is not a link', async () => {
  await open({ coupon: { name: 'Welcome', isClaimed: true } });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#/wallet/set-password?from=%2Fad-center', '#/wallet?open=deposit']);
});

test('an offer that arrives with the first count of notices, which is no news, is found', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const data = await open();
    data.offers = { count: 1, first: '4021' };
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await screen.findByText('1 offer is waiting for you')).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
});
