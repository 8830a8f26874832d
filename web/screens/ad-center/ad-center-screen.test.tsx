import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { adData } from '#contract/ad-center-figures.ts';
import { firstSteps } from '#contract/first-steps.ts';
import { figureNames } from '#domain/delivery/ad-center-figures.ts';
import { texts as messages } from '#texts/en/app.ts';
import { LanguageProvider } from '../../i18n/language.tsx';
import { loadMessages } from '../../i18n/load-messages.ts';
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
  const none = {
    from: null,
    to: '',
    completeTo: null,
    figures: [],
    networkCost: null,
    pendingRevenue: null,
  };
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

test('the figures of the chosen period are read every 30 seconds: today, this week, this month, all', async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  const known = { name: 'invested', value: '40.00', previous: null, series: [] };
  const at = '2026-11-15T12:00:00.000Z';
  const reply = {
    from: null,
    to: at,
    completeTo: at,
    figures: [known],
    networkCost: null,
    pendingRevenue: null,
  };
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes(`${adData.path}?`)) return new Promise(() => {});
    asked.push(url.slice(url.indexOf('?')));
    return Response.json({ code: 200, msg: 'ok', data: reply });
  });
  render(
    <LanguageProvider first={{ language: 'en', messages: await loadMessages('en', true) }}>
      <QueryClientProvider client={new QueryClient()}>
        <AdCenterScreen />
      </QueryClientProvider>
    </LanguageProvider>,
  );
  const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1_000));
  const zone = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const of = (type: string) => `?type=${type}&user_time_zone=${zone}`;
  await seconds(0);
  expect(asked).toEqual([of('1')]);
  await seconds(29);
  expect(asked).toHaveLength(1);
  await seconds(1);
  expect(asked).toHaveLength(2);
  for (const [name, type] of [
    ['Week', '2'],
    ['Month', '3'],
    ['All', '4'],
    ['Today', '1'],
  ] as const) {
    fireEvent.click(screen.getByRole('tab', { name }));
    await seconds(1);
    expect(asked.at(-1)).toBe(of(type));
    await seconds(30);
    expect(asked.slice(-2)).toEqual([of(type), of(type)]);
  }
  vi.useRealTimers();
});

test('a newcomer starts with the next steps, and has the periods and all figures below', async () => {
  const at = '2026-11-15T12:00:00.000Z';
  const figures = figureNames.map((name) => ({ name, value: null, previous: null, series: [] }));
  const amounts = { networkCost: null, pendingRevenue: null };
  const reply = { from: null, to: at, completeTo: null, figures, ...amounts };
  const steps = {
    ...{ coupon: null, hasPayPassword: false, hasMoney: false },
    offers: { count: 0, first: null },
  };
  vi.stubGlobal('fetch', async (url: string) => {
    const data = url.includes(`${adData.path}?`) ? reply : steps;
    const isAnswered = data === reply || url.includes(firstSteps.path);
    return isAnswered ? Response.json({ code: 200, msg: 'ok', data }) : new Promise(() => {});
  });
  render(
    <LanguageProvider first={{ language: 'en', messages: await loadMessages('en', true) }}>
      <QueryClientProvider client={new QueryClient()}>
        <AdCenterScreen />
      </QueryClientProvider>
    </LanguageProvider>,
  );
  const start = await screen.findByText(messages.start.payPassword);
  const today = screen.getByRole('tab', { name: 'Today' });
  expect(start.compareDocumentPosition(today)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  for (const name of figureNames) screen.getByText(messages.figures.name[name]);
  expect(screen.getAllByText(messages.figures.none)).toHaveLength(figureNames.length);
  // The steps stay while another period is loaded.
  fireEvent.click(screen.getByRole('tab', { name: 'Month' }));
  expect(screen.getByText(messages.start.payPassword)).toBeDefined();
});
