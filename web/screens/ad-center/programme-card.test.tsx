import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userInfo } from '#contract/account.ts';
import { LanguageProvider } from '../../i18n/language.tsx';
import { loadMessages } from '../../i18n/load-messages.ts';
import { testUserInfo } from '../../session/test-user-info.ts';
import { ProgrammeCard } from './programme-card.tsx';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['known', testUserInfo, /^Shop level 1 Credit score 100 VIP Off Security deposit 0\.00/],
  ['missing', null, /^Shop level ?No user data$/],
])('where user data is %s, the ad centre says so beside the level', async (_, data, shown) => {
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith(userInfo.path)
      ? Response.json({ code: data ? 200 : 405, msg: 'No user data', data })
      : new Promise(() => {}),
  );
  const messages = await loadMessages('en', true);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <LanguageProvider first={{ language: 'en', messages }}>
      <QueryClientProvider client={client}>
        <ProgrammeCard />
      </QueryClientProvider>
    </LanguageProvider>,
  );
  const level = await screen.findByRole('link', { name: shown });
  expect(level.getAttribute('href')).toBe('#/ad-center/level');
});
