import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { adData } from '#contract/figures.ts';
import { texts as messages } from '#texts/en/app.ts';
import { keepUserInfo } from '../../session/session.ts';
import { testUserInfo } from '../../session/test-user-info.ts';
import { AdCenterScreen } from './ad-center-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['register', 0],
  ['shop-app', 3],
])(
  'a partner who entered by %s, where the host may have a bar, sees %i links to screens',
  (entry, ways) => {
    const none = { customer_service_url: [], recharge_customer_service_url: [] };
    keepUserInfo({ ...testUserInfo, ...none, entry });
    // This test is not about the figures, so they never finish loading.
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const { container } = render(
      <QueryClientProvider client={new QueryClient()}>
        <IntlProvider locale="en" messages={messages} timeZone="UTC">
          <AdCenterScreen />
        </IntlProvider>
      </QueryClientProvider>,
    );
    const found = ['plan', 'wallet', 'more'].flatMap((to) => [
      ...container.querySelectorAll(`a[href="#/${to}"]`),
    ]);
    expect(found).toHaveLength(ways);
  },
);

test('returning to the screen reads the figures again, since the wallet may have newer ones', () => {
  keepUserInfo({ ...testUserInfo, customer_service_url: [], recharge_customer_service_url: [] });
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return new Promise(() => {});
  });
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 5_000 } } });
  const none = { from: null, to: '', completeTo: null, figures: [], pendingRevenue: null };
  queries.setQueryData(['figures', '1'], none);
  render(
    <QueryClientProvider client={queries}>
      <IntlProvider locale="en" messages={messages} timeZone="UTC">
        <AdCenterScreen />
      </IntlProvider>
    </QueryClientProvider>,
  );
  expect(asked.filter((url) => url.includes(`${adData.path}?`))).toHaveLength(1);
});
