// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { firstSteps } from '#contract/first-steps.ts';
import type { Output } from '#contract/route.ts';
import { LanguageProvider } from '../../i18n/language.tsx';
import { loadMessages } from '../../i18n/load-messages.ts';
import { GetStarted } from './get-started.tsx';

const messages = await loadMessages('en', ['for-all']);
const { start } = await loadMessages('en', ['for-newcomers']);

afterEach(() => vi.unstubAllGlobals());

async function open(isRecoveryCodeSaved: boolean): Promise<Output<typeof firstSteps>> {
  const data: Output<typeof firstSteps> = {
    isRecoveryCodeSaved,
    ...{ coupon: null, hasPayPassword: false, hasMoney: false },
    offers: { count: 0, first: null },
  };
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, msg: 'ok', data }));
  render(
    <LanguageProvider first={{ language: 'en', messages }}>
      <QueryClientProvider client={new QueryClient()}>
        <GetStarted />
      </QueryClientProvider>
    </LanguageProvider>,
  );
  await screen.findByText(start.recovery);
  return data;
}

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

const toCode = '#/ad-center/edit-login-password?open=recovery';

test('a partner who skipped the recovery code is reminded, with a link to make another', async () => {
  await open(false);
  expect(links()[0]).toBe(toCode);
});

test('a saved recovery code is ticked off and is not a link', async () => {
  await open(true);
  expect(screen.getByText(start.recovery)).toBeTruthy();
  expect(links()).not.toContain(toCode);
  expect(links()).toHaveLength(2);
});

test('an offer that arrives with the first count of notices, which is no news, is found', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const data = await open(true);
    data.offers = { count: 1, first: '4021' };
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await screen.findByText('1 offer is waiting for you')).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
});
